// covers src/routes/, src/platform/pageStack, src/platform/transition, package-lock.json node_modules/@tarojs/router
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { onItsWay } from '../shop'
import { expectLife, linkTo, newShopper, onTop, somethingToBuy, startAs } from '../shopper'

const list = linkTo('productList', { keyword: '电饭煲' })
const openProduct = async (page: Page) => {
  await onTop(page).getByRole('link', { name: /¥/ }).first().click()
  await expect(page).toHaveURL(/productDetail/)
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
}

/** How often the history went back or forward from now on, in this document. */
async function pops(page: Page): Promise<() => Promise<number>> {
  const popCounter = await page.evaluateHandle(() => {
    const counter = { times: 0 }
    addEventListener('popstate', () => (counter.times += 1))
    return counter
  })
  return () => popCounter.evaluate(({ times }) => times)
}

test('back at once, while the product still slides in, leaves the list on the screen', async ({ page }) => {
  await page.clock.install()
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
    const backs = await pops(page)
    await onTop(page).getByRole('link', { name: /¥/ }).first().click()
    await expect.poll(backs).toBeGreaterThan(0)
    // the router hides what lies below 350 ms after a page opened
    await page.clock.fastForward(1000)
    await expect(page).toHaveURL(/productList/)
    await expect(page.locator('.taro_page:visible')).toHaveCount(1)
    await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
  }
})

test('a narrowed list stays so behind a product, and over a reload', async ({ page }) => {
  await page.goto(list)
  await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
  const inStock = () => onTop(page).getByRole('button', { name: '仅看有货' }).first()
  await inStock().click()
  await expect(page).toHaveURL(/inStock/)
  await expect(inStock()).toHaveAttribute('aria-pressed', 'true')
  const mark = await onTop(page).elementHandle()
  await openProduct(page)
  await page.goBack()
  await expect(page).toHaveURL(/productList.*inStock/)
  await expect(inStock()).toHaveAttribute('aria-pressed', 'true')
  // the very page that was left, not another of the same address
  expect(await mark?.evaluate((element) => element.isConnected)).toBe(true)
  await page.reload()
  await expect(inStock()).toHaveAttribute('aria-pressed', 'true')
})

test('a page that is pushed slides over the one below, and not over nothing', async ({ page }) => {
  await page.goto(list)
  await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
  const counter = await page.evaluateHandle(() => {
    const counts = { slides: 0, bare: 0 }
    const look = () => {
      const [below, top] = [...document.querySelectorAll('.taro_page')].slice(-2)
      if (below && top && !top.classList.contains('taro_page_stationed')) {
        counts.slides += 1
        if (getComputedStyle(below).display === 'none') counts.bare += 1
      }
      requestAnimationFrame(look)
    }
    look()
    return counts
  })
  await openProduct(page)
  await expect(page.locator('.taro_page:visible')).toHaveCount(1)
  const { slides, bare } = await counter.jsonValue()
  expect(slides).toBeGreaterThan(0)
  expect(bare).toBe(0)
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
  await page.clock.install()
  // ms after which the shopper changes their mind: at once, on its way, almost gone
  for (const pause of [0, 100, 280]) {
    const turns = await pops(page)
    await page.evaluate((ms) => {
      addEventListener('popstate', () => setTimeout(() => history.forward(), ms), { once: true })
      history.back()
    }, pause)
    await expect.poll(turns).toBeGreaterThan(1)
    // each page has come and gone by then, rightly or not
    await page.clock.fastForward(1000)
    await expect(page).toHaveURL(second)
    await expect(goods().first()).toBeVisible()
  }
  await page.goBack()
  await expect(page).not.toHaveURL(second)
  await expect(goods()).toHaveCount(0)
  await expectLife(page)
})

const listenFor = (page: Page, part: string) => {
  const urls: string[] = []
  page.on('request', (request) => void (request.url().includes(part) && urls.push(request.url())))
  return urls
}

test('to home they fetch the site and its pages again, as a jump there does', async ({ page }) => {
  const settling = onItsWay(page)
  const site = listenFor(page, 'website-WECHAT.json')
  const decoration = listenFor(page, '/bbccms/pages/')
  await page.goto('/')
  await expectLife(page)
  await onTop(page).getByRole('link', { name: /¥/ }).first().click()
  await expect(page).toHaveURL(/productDetail/)
  await expectLife(page)
  await settling()
  const before = [site.length, decoration.length]
  await page.goBack()
  await expect.poll(() => [site.length, decoration.length]).toEqual(before.map((times) => times + 1))
  await expectLife(page)
})

test('from the confirmation they ask for the product again', async ({ page, request }) => {
  const shopper = await newShopper(request)
  await startAs(page, shopper)
  const settling = onItsWay(page)
  const details = listenFor(page, '/product/detail')
  const card = await somethingToBuy(shopper)
  await page.goto(linkTo('productDetail', { spuCode: card.spuCode, skuCode: card.skuCode }))
  const buy = onTop(page).getByRole('button', { name: '立即购买' })
  await expect(buy).toBeEnabled()
  await settling()
  const openCount = details.length
  await buy.click()
  const sheet = page.getByRole('dialog', { name: '选择规格' })
  await expect(sheet.or(onTop(page).getByRole('button', { name: '提交订单' })).first()).toBeVisible()
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: '立即购买' }).click()
  await expect(page).toHaveURL(/confirmation/)
  await expect(onTop(page).getByRole('button', { name: '提交订单' })).toBeVisible()
  expect(details).toHaveLength(openCount)
  await page.goBack()
  await expect(page).toHaveURL(/productDetail/)
  await expect.poll(() => details.length).toBe(openCount + 1)
  await expect(buy).toBeEnabled()
})

test('a tab is a page of the history: back from home shows the product again, asked for anew', async ({ page }) => {
  const settling = onItsWay(page)
  const details = listenFor(page, '/product/detail')
  await page.goto(list)
  await openProduct(page)
  const product = page.url()
  await settling()
  const openCount = details.length
  await onTop(page).getByRole('link', { name: '首页' }).first().click()
  await expect(page).toHaveURL(/\/(pages\/index\/index)?$/)
  await expectLife(page)
  await page.goBack()
  await expect(page).toHaveURL(product)
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  expect(details.length).toBeGreaterThan(openCount)
  await page.goBack()
  await expect(page).toHaveURL(/productList/)
  await expectLife(page)
  await expect(page.locator('.taro_page')).toHaveCount(1)
  await page.goForward()
  await page.goForward()
  await expect(page).toHaveURL(/\/(pages\/index\/index)?$/)
  await expectLife(page)
})
