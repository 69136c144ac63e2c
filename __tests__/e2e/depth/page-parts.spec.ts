// covers config/, src/app, src/start, src/routes/firstCalls, src/platform/pageParts, gateway/src/core/app/first-view, gateway/src/core/app/app-page
/** How a page comes: its parts, its first view, and what it asks first. */
import type { Request, Route } from '@playwright/test'
import { routeOf } from '../../../src/routes/table'
import { expect, test } from '../fixtures'
import { onItsWay } from '../shop'
import { linkTo, newShopper, onTop, somethingToBuy, startAs } from '../shopper'

const part = /\/static\/(?:js|css)\//

test('a first page whose part fails says so, and starts again on a tap', async ({ page, request }) => {
  // what the page itself names starts the app; the rest are parts of pages
  const start = await (await request.get('/')).text()
  await page.route(part, (route) =>
    start.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort()
  )
  await page.goto('/pages/classification/classification')
  const again = page.getByRole('button', { name: /重试|重新加载/ })
  await expect(again).toBeVisible()
  await page.unroute(part)
  await again.click()
  await expect(page.getByText('电饭煲').first()).toBeVisible()
})

test('a page shows its shape and first picture before its scripts, in their places, and then itself', async ({
  page
}) => {
  const product = `/pagesB/productDetail/index?params=${encodeURIComponent(JSON.stringify({ spuCode: 'QFC4083' }))}`
  for (const [address, picture] of [
    ['/', '.cms-banner img'],
    [product, '.gallery img'],
    [linkTo('productList', { keyword: '电饭煲' }), '.product-tile img']
  ] as const) {
    let go = (): void => undefined
    const pending = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route(/\/static\/js\//, async (route) => {
      await pending
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
    const early = page.locator('#first-view img').first()
    await expect(early).toBeVisible()
    const [source, place] = [await early.getAttribute('src'), await early.boundingBox()]
    go()
    await expect(page.locator('#first-view')).toHaveCount(0)
    const late = page.locator(picture).first()
    await expect(late).toBeVisible()
    expect([await late.getAttribute('src'), await late.boundingBox()]).toEqual([source, place])
    await page.unroute(/\/static\/js\//)
  }
})

test('a list left in one column begins in one column, where its rows then stand', async ({ page }) => {
  const address = linkTo('productList', { keyword: '电饭煲' })
  await page.goto(address)
  await page.getByRole('button', { name: '改为单列显示' }).click()
  await expect(onTop(page).locator('.product-row').first()).toBeVisible()
  let go = (): void => undefined
  const pending = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route(/\/static\/js\//, async (route) => {
    await pending
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const early = page.locator('#first-view .ui-skeleton__square')
  await expect(early.first()).toBeVisible()
  const places = async (of: typeof early) => [await of.nth(0).boundingBox(), await of.nth(1).boundingBox()]
  const before = await places(early)
  go()
  await expect(page.locator('#first-view')).toHaveCount(0)
  const after = await places(onTop(page).locator('.ui-row__picture'))
  expect(after[0]).toEqual(before[0])
  expect(after[1]?.x).toBe(before[1]?.x)
  await page.unroute(/\/static\/js\//)
})

test('the first view of a page whose part or data fail makes way for what says so', async ({ page }) => {
  await page.route(/product\/detail/, (route) => route.abort())
  await page.goto(`/pagesB/productDetail/index?params=${encodeURIComponent(JSON.stringify({ spuCode: 'QFC4083' }))}`)
  await expect(page.getByRole('button', { name: /重试|重新加载/ }).first()).toBeVisible()
  await expect(page.locator('#first-view')).toHaveCount(0)
  const parts = (await (await page.request.get('/parts.json')).json()) as {
    pages: Record<string, { scripts: string[] }>
  }
  const own = parts.pages['/pages/cart/cart']?.scripts.at(-1) ?? 'none'
  await page.route(`**/${own}`, (route) => route.abort())
  await page.goto('/pages/cart/cart')
  await expect(page.getByRole('button', { name: /重试|重新加载/ }).first()).toBeVisible()
  await expect(page.locator('#first-view')).toHaveCount(0)
})

test('a first view lies over no other page, and lets taps through to its own', async ({ page }) => {
  let go = (): void => undefined
  const pending = new Promise<void>((resolve) => {
    go = resolve
  })
  const hold = async (route: Route) => {
    await pending
    await route.continue()
  }
  await page.route('**/storage/bbccms/pages/*.json', hold)
  await page.route('**/product/detail?*', hold)
  await page.goto('/')
  await page.getByRole('navigation').getByRole('link', { name: '购物车' }).click()
  await expect(onTop(page).getByText('购物车还是空的')).toBeVisible()
  await expect(page.locator('#first-view')).toHaveCount(0)
  await page.goto(linkTo('productDetail', { spuCode: 'QFC4083' }))
  const home = onTop(page).getByRole('button', { name: '首页', exact: true })
  await expect(home).toBeAttached()
  await expect(page.locator('#first-view')).toHaveCount(1)
  await home.click()
  await expect(page).toHaveURL(/\/(pages\/index\/index)?$/)
  await expect(page.locator('#first-view')).toHaveCount(0)
  go()
})

test('what a page asks first is asked once, before its part is there', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await startAs(page, shopper)
  const { spuCode } = await somethingToBuy(shopper)
  const parts = (await (await request.get('/parts.json')).json()) as { pages: Record<string, { scripts: string[] }> }
  for (const [key, params, path] of [
    ['cart', {}, '/o2cart/v1/carts/list'],
    ['cart', {}, '/o2pcm/v1/pub/product/recommend'],
    ['myOrder', {}, '/o2ord-b2c/v1/order-trades'],
    ['productDetail', { spuCode }, '/o2pcm/v1/pub/product/detail'],
    ['productList', { keyword: '电饭煲' }, '/o2srh/v1/pub/platform-products/search']
  ] as const) {
    const settling = onItsWay(page)
    const urls: string[] = []
    const note = (sentRequest: Request) =>
      void (new URL(sentRequest.url()).pathname.endsWith(path) && urls.push(sentRequest.url()))
    page.on('request', note)
    let go = (): void => undefined
    const pending = new Promise<void>((resolve) => {
      go = resolve
    })
    const own = `**/${parts.pages[routeOf(key).path]?.scripts.at(-1) ?? 'none'}`
    await page.route(own, async (route) => {
      await pending
      await route.continue()
    })
    await page.goto(linkTo(key, params), { waitUntil: 'commit' })
    await expect.poll(() => urls.length, `${key} asks before its part is there`).toBe(1)
    go()
    await expect(onTop(page).getByRole('button').first()).toBeVisible()
    await settling()
    expect(urls, `${key} asks once`).toHaveLength(1)
    page.off('request', note)
    await page.unroute(own)
  }
})

test('every part of a first view has its look in the page that shows it', async ({ request }) => {
  // what a component is called when it is as usual has no rule of its own
  const usual = /^(?:ui-icon--24|ui-screen--(?:plain|clear)|ui-tabs--line|ui-skeleton__row--gap)$/
  const { pages } = (await (await request.get('/parts.json')).json()) as {
    pages: Record<string, { first?: { html: string } }>
  }
  const views = Object.entries(pages).flatMap(([path, { first }]) => (first ? [{ path, html: first.html }] : []))
  expect(views.length).toBeGreaterThanOrEqual(5)
  for (const { path, html } of views) {
    const page = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const styles = [...page.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('')
    const names = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, value = '']) => value.split(' ')))
    const bare = [...names].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(styles) && !usual.test(name))
    expect(bare, path).toEqual([])
  }
})

test('a start whose script does not come says so by itself, and starts anew on a tap', async ({ page, context }) => {
  const start = /\/static\/js\/(?:app|vendors|taro|runtime)\./
  await page.route(start, (route) => (route.request().url().includes('/app.') ? route.abort() : route.continue()))
  await page.goto('/')
  const anew = page.getByRole('link', { name: '重新加载' })
  await expect(anew).toBeHidden()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 20 })
  await expect(anew).toBeVisible()
  await page.unroute(start)
  await anew.click()
  await expect(page.getByRole('link', { name: /¥|元/ }).first()).toBeVisible()
  await expect(anew).toBeHidden()
})
