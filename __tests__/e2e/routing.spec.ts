import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { routes, type Route } from '../../src/routes/table'
import { bag } from '../crawl/params'
import { checkParams } from '../../src/routes/params'
import { complaints } from './shop'
import {
  expectLife,
  linkTo,
  newShopper,
  onTop,
  openSettlement,
  pathOf,
  somethingToBuy,
  startAs,
  submitSettlement,
  type Shopper
} from './shopper'

const built = routes.filter((route) => route.built)
const planned = routes.filter((route) => !route.built)

/** What a shopper really has, in place of the samples. */
async function belongings(shopper: Shopper): Promise<Record<string, unknown>> {
  const { spuCode, skuCode } = await somethingToBuy(shopper)
  const settlementId = await openSettlement(shopper, skuCode)
  const orderCodes = await submitSettlement(shopper, await openSettlement(shopper, skuCode))
  const { list } = await shopper.call<{ list: { addressId: string }[] }>('GET /o2cum/v1/bp-address')
  return {
    ...bag,
    spuCode,
    skuCode,
    settlementId,
    orderCodes,
    orderCode: orderCodes[0],
    addressId: list[0]?.addressId,
    paymentId: undefined,
    categoryCode: undefined,
    shopCode: undefined
  }
}
const link = ({ key }: Route, held: Record<string, unknown>) => linkTo(key, checkParams(key, held))

test.describe('by a link, logged in:', () => {
  let context: BrowserContext
  let held: Record<string, unknown>
  test.beforeAll(async ({ browser, playwright, baseURL }) => {
    const shopper = await newShopper(await playwright.request.newContext({ baseURL }))
    held = await belongings(shopper)
    // one visitor, so that files are fetched once
    context = await browser.newContext()
    await startAs(context, shopper)
  })
  test.afterAll(() => context.close())

  built.forEach((route, index) => {
    test(`refresh, back to the link before, forward, and back after a refresh: ${route.key}`, async () => {
      const page = await context.newPage()
      const heard = complaints(page)
      const land = async (to: Route) => {
        await page.goto(link(to, held), { waitUntil: 'commit' })
        await expectLife(page)
        return pathOf(page)
      }
      const shows = async (landed: string) => {
        await expectLife(page)
        await expect(page.locator('.taro_page')).toHaveCount(1)
        expect(pathOf(page)).toBe(landed)
      }
      const before = await land(built.at(index - 1) ?? route)
      const landed = await land(route)
      await expect(page).toHaveTitle('栖禾商城')
      await page.reload({ waitUntil: 'commit' })
      await shows(landed)
      await page.goBack({ waitUntil: 'commit' })
      await shows(before)
      await page.goForward({ waitUntil: 'commit' })
      await shows(landed)
      expect(heard).toEqual([])
      await page.close()
    })
  })

  // paying is left by a question of its own, and its failure to the orders: no way home in the bar there
  for (const route of built.filter(({ tab, key }) => tab === undefined && key !== 'pay' && key !== 'payFailure')) {
    test(`back from a link from outside goes home: ${route.key}`, async () => {
      const page = await context.newPage()
      await page.goto(link(route, held), { waitUntil: 'commit' })
      await expectLife(page)
      await onTop(page).getByRole('button', { name: '首页', exact: true }).first().click()
      await expect(page).toHaveURL(/\/(pages\/index\/index)?$/)
      await expectLife(page)
      await page.close()
    })
  }
})

test.describe('a link from outside, logged out:', () => {
  let context: BrowserContext
  test.beforeAll(async ({ browser }) => void (context = await browser.newContext()))
  test.afterAll(() => context.close())

  for (const route of built) {
    const asks = route.auth === 'login' ? ' asks for a login and knows the way back' : ''
    test(`${route.key}${asks}`, async () => {
      const page = await context.newPage()
      await page.goto(link(route, bag))
      if (route.auth === 'login') {
        await expect(page).toHaveURL(/\/pagesC\/login\/login\?/)
        const value = new URL(page.url()).searchParams.get('params') ?? ''
        expect((JSON.parse(value) as { from: string }).from.split('?')[0]).toBe(route.path)
      } else if (route.key !== 'productDetail') expect(pathOf(page)).toBe(route.path)
      await expectLife(page)
      await page.close()
    })
  }
})

const odd = ['/nowhere', '/pagesB/nowhere/nowhere', '/pages/index/index/more', '/a.b', '/pages/cart/cart.x']
const broken = ['/pages/index/index%00', '/%E0%A4%A', '/pages/cart/cart%', '/x%zz?params=%7B%7D']
const nowhere = [...odd, ...broken, ...planned.map((route) => route.path)]
/** Paths that one test opens: opening the browser anew for each takes longer than the path. */
const atATime = 10
for (let from = 0; from < nowhere.length; from += atATime) {
  const paths = nowhere.slice(from, from + atATime)
  test(`the 404 screen is shown for odd paths and those of planned screens: ${paths[0]} and what follows`, async ({
    page
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'commit' })
        await expect(onTop(page).getByText('这个页面不见了')).toBeVisible()
        await expect(onTop(page).getByRole('button', { name: /首页/ }).first()).toBeVisible()
      })
    }
  })
}

test.describe('browser back and forward', () => {
  const list = linkTo('productList', { keyword: '电饭煲' })
  const openProduct = async (page: Page) => {
    await onTop(page).getByRole('link', { name: /¥/ }).first().click()
    await expect(page).toHaveURL(/productDetail/)
    await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  }

  test('back returns to the list where it was, forward to the product, and again', async ({ page }) => {
    await page.goto(list)
    await openProduct(page)
    const product = page.url()
    await page.goBack()
    await expect(page).toHaveURL(/productList/)
    await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(product)
    await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/productList/)
    await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
    await expect(page.locator('.taro_page')).toHaveCount(1)
  })

  test('back at once, while the product still slides in, leaves the list on the screen', async ({ page }) => {
    for (const wait of [0, 20, 60, 200]) {
      await page.goto(list)
      await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
      await page.evaluate((ms) => {
        const push = history.pushState
        history.pushState = function (...state) {
          history.pushState = push
          push.apply(this, state)
          setTimeout(() => history.back(), ms)
        }
      }, wait)
      await onTop(page).getByRole('link', { name: /¥/ }).first().click()
      // the router hides what lies below 350 ms after a page opened
      await page.waitForTimeout(wait + 900)
      await expect(page).toHaveURL(/productList/)
      await expect(page.locator('.taro_page:visible')).toHaveCount(1)
      await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
    }
  })

  test('refresh, then the browser’s back: one page, the list', async ({ page }) => {
    await page.goto(list)
    await openProduct(page)
    await page.reload()
    await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/productList/)
    await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
    await expect(page.locator('.taro_page')).toHaveCount(1)
    await openProduct(page)
  })

  test('refresh, then the app’s own back: the list it was opened from, not home', async ({ page }) => {
    await page.goto(list)
    await openProduct(page)
    await page.reload()
    await onTop(page).getByRole('button', { name: '返回', exact: true }).first().click()
    await expect(page).toHaveURL(/productList/)
    await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
  })

  test('two links in a row are two documents: back leads from one to the other', async ({ page }) => {
    await page.goto(list)
    await expectLife(page)
    await page.goto(linkTo('classification'))
    await expectLife(page)
    await page.goBack()
    await expect(page).toHaveURL(/productList/)
    await expectLife(page)
    await page.goForward()
    await expect(page).toHaveURL(/classification/)
    await expectLife(page)
  })

  test('forward to another list shows that one, not the one below of the same screen', async ({ page }) => {
    await page.goto(list)
    await onTop(page)
      .getByRole('link', { name: /^修改搜索词/ })
      .click()
    await expect(page).toHaveURL(/productSearch/)
    await page.getByRole('searchbox').fill('空气炸锅')
    await page.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(/productList/)
    const second = page.url()
    await expect(
      onTop(page)
        .getByRole('link', { name: /空气炸锅/ })
        .first()
    ).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(second)
    await expectLife(page)
    await page.goForward()
    await expect(page).toHaveURL(second)
    await expect(
      onTop(page)
        .getByRole('link', { name: /空气炸锅/ })
        .first()
    ).toBeVisible()
  })

  test('forward while the page before is still leaving shows it again', async ({ page }) => {
    const goods = () => onTop(page).getByRole('link', { name: /空气炸锅/ })
    await page.goto(list)
    await onTop(page)
      .getByRole('link', { name: /^修改搜索词/ })
      .click()
    await page.getByRole('searchbox').fill('空气炸锅')
    await page.getByRole('searchbox').press('Enter')
    await expect(goods().first()).toBeVisible()
    const second = page.url()
    // ms after which the shopper changes their mind: at once, on its way, almost gone
    for (const pause of [0, 100, 280]) {
      await page.evaluate((ms) => {
        addEventListener('popstate', () => setTimeout(() => history.forward(), ms), { once: true })
        history.back()
      }, pause)
      await page.waitForTimeout(1000) // each page has come and gone by then, rightly or not
      await expect(page).toHaveURL(second)
      await expect(goods().first()).toBeVisible()
    }
    await page.goBack()
    await expect(page).not.toHaveURL(second)
    await expect(goods()).toHaveCount(0)
    await expectLife(page)
  })

  const heard = (page: Page, part: string) => {
    const urls: string[] = []
    page.on('request', (request) => void (request.url().includes(part) && urls.push(request.url())))
    return urls
  }

  test('to home they fetch the site and its pages again, as a jump there does', async ({ page }) => {
    const site = heard(page, 'website-WECHAT.json')
    const decoration = heard(page, '/bbccms/pages/')
    await page.goto('/')
    await expectLife(page)
    await onTop(page).getByRole('link', { name: /¥/ }).first().click()
    await expect(page).toHaveURL(/productDetail/)
    await expectLife(page)
    await page.waitForLoadState('networkidle')
    const before = [site.length, decoration.length]
    await page.goBack()
    await expect.poll(() => [site.length, decoration.length]).toEqual(before.map((times) => times + 1))
    await expectLife(page)
  })

  test('from the confirmation they ask for the product again', async ({ page, request }) => {
    const shopper = await newShopper(request)
    await startAs(page, shopper)
    const details = heard(page, '/product/detail')
    const card = await somethingToBuy(shopper)
    await page.goto(linkTo('productDetail', { spuCode: card.spuCode, skuCode: card.skuCode }))
    const buy = onTop(page).getByRole('button', { name: '立即购买' })
    await expect(buy).toBeEnabled()
    await page.waitForLoadState('networkidle')
    const opened = details.length
    await buy.click()
    const sheet = page.getByRole('dialog', { name: '选择规格' })
    await expect(sheet.or(onTop(page).getByRole('button', { name: '提交订单' })).first()).toBeVisible()
    if (await sheet.isVisible()) await sheet.getByRole('button', { name: '立即购买' }).click()
    await expect(page).toHaveURL(/confirmation/)
    await expect(onTop(page).getByRole('button', { name: '提交订单' })).toBeVisible()
    expect(details).toHaveLength(opened)
    await page.goBack()
    await expect(page).toHaveURL(/productDetail/)
    await expect.poll(() => details.length).toBe(opened + 1)
    await expect(buy).toBeEnabled()
  })

  test('a tab is a page of the history: back from the cart shows the product again, asked for anew', async ({
    page
  }) => {
    const details = heard(page, '/product/detail')
    await page.goto(list)
    await openProduct(page)
    const product = page.url()
    await page.waitForLoadState('networkidle')
    const opened = details.length
    await onTop(page)
      .getByRole('link', { name: /^购物车/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/pages\/cart\/cart/)
    await expectLife(page)
    await page.goBack()
    await expect(page).toHaveURL(product)
    await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
    expect(details.length).toBeGreaterThan(opened)
    await page.goBack()
    await expect(page).toHaveURL(/productList/)
    await expectLife(page)
    await expect(page.locator('.taro_page')).toHaveCount(1)
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL(/\/pages\/cart\/cart/)
    await expectLife(page)
  })

  test('list, product, all of the shop’s goods; back and forward show each its own', async ({ page }) => {
    const goods = () => onTop(page).getByRole('link', { name: /¥/ })
    // a list goes on loading by itself, so its first rows tell which one it is
    const first = async () => (await goods().allTextContents()).slice(0, 10)
    await page.goto(list)
    await expect(goods().nth(9)).toBeVisible()
    const found = await first()
    await openProduct(page)
    const product = page.url()
    await onTop(page)
      .getByRole('button', { name: /全部商品$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/productList.*shopCode/)
    const address = page.url()
    await expect(goods().nth(9)).toBeVisible()
    const ofShop = await first()
    expect(ofShop).not.toEqual(found)
    await page.goBack()
    await expect(page).toHaveURL(product)
    await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL(address)
    await expect.poll(first).toEqual(ofShop)
    await page.goBack()
    await expect(page).toHaveURL(product)
    await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
    await page.goBack()
    await expect(page).not.toHaveURL(product)
    await expect.poll(first).toEqual(found)
    await expect(page.locator('.taro_page')).toHaveCount(1)
  })
})
