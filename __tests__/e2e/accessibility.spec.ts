import { readFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { AxeResults, RunOptions } from 'axe-core'
import { routes, type RouteKey } from '../../src/routes/table'
import { speak } from './shop'
import {
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

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const built = routes.filter((route) => route.built)

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    // a name that does not hold the words to see can't be spoken to; still marked experimental, and Lighthouse counts it
    'label-content-name-mismatch': { enabled: true },
    // what is tapped at the head and the foot of a screen belongs to no landmark; everything that is read is in `main`
    region: { enabled: false }
  }
}

/** What is wrong with the page as it stands, a line each. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = (await page.evaluate(
    (given) => (Reflect.get(window, 'axe') as { run: (o: object) => unknown }).run(given),
    options
  )) as AxeResults
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`)
      // what lies half under a bar at the moment can be scrolled free
      .filter((fault) => !/^target-size: .*partially obscured/s.test(fault))
      // spec 2.1 names the selected tab's colour, #187BFF: 3.95:1 on white
      .filter((fault) => !/^color-contrast: .*tab-bar__words.*#187bff/s.test(fault))
  )
}

/** Waits until what was asked for is there; what lies under the window comes when it is scrolled to. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(onTop(page).locator('button:visible, a:visible, input:visible').first()).toBeVisible()
}

/** Parameters with which a screen shows something; a screen that is not named here is opened without. */
async function paramsOf(shopper: Shopper, request: APIRequestContext): Promise<Partial<Record<RouteKey, object>>> {
  const { spuCode, skuCode } = await somethingToBuy(shopper)
  await shopper.call('POST /o2cart/v1/carts/save-by-product', { body: { skuCode, quantity: 1 } })
  const orderCodes = await submitSettlement(shopper, await openSettlement(shopper, skuCode))
  const paid = await submitSettlement(shopper, await openSettlement(shopper, skuCode))
  const pay = (codes: string[]) =>
    shopper.call<{ paymentId: string }>('POST /o2ord-b2c/v1/order-trades/pay', {
      body: { orderCodes: codes, channel: 'WECHAT', host: 'H5' }
    })
  const failed = await pay(orderCodes)
  const { paymentId } = await pay(paid)
  // its screen is for a payment that failed; another one is taken on to the pay screen
  const decided = await request.post('/demo/cashier', {
    form: { paymentId: failed.paymentId, result: 'FAILED' },
    maxRedirects: 0
  })
  expect(decided.status()).toBe(303)
  const { list } = await shopper.call<{ list: { addressId: string }[] }>('GET /o2cum/v1/bp-address')
  return {
    productList: { keyword: '电饭煲' },
    productDetail: { spuCode },
    loginForPhoneCode: { phone: '13800006021', captchaKey: 'k', resendAt: Date.now() + 50_000 },
    addAddress: { addressId: list[0]?.addressId },
    confirmation: { settlementId: await openSettlement(shopper, skuCode) },
    pay: { orderCodes },
    payFailure: { orderCodes, paymentId: failed.paymentId },
    paySuccess: { orderCodes: paid, paymentId },
    orderDetail: { orderCode: orderCodes[0] }
  }
}

/** One visitor a way of looking, so that files are fetched once. */
interface Visitor {
  page: Page
  /** Parameters by screen. */
  params: Partial<Record<RouteKey, object>>
  shopper: Shopper
}

for (const loggedIn of [false, true]) {
  test.describe(`axe finds no fault, logged ${loggedIn ? 'in' : 'out'}, on`, () => {
    let visitor: Visitor
    test.beforeAll(async ({ browser, playwright, baseURL }) => {
      const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL ?? '' } })
      const shopper = await newShopper(request)
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      if (loggedIn) await startAs(page, shopper)
      visitor = { page, shopper, params: await paramsOf(shopper, request) }
    })
    test.afterAll(() => visitor.page.close())

    for (const { key, path, auth, tab } of built) {
      // a screen anybody may see is looked at as a stranger sees it, the tabs in both ways
      if ((auth === 'login') !== loggedIn && !(loggedIn && tab !== undefined)) continue
      test(key, async () => {
        const { page, params } = visitor
        await page.goto(linkTo(key, params[key]))
        await settle(page)
        expect(pathOf(page)).toBe(path)
        expect(await faultsOf(page)).toEqual([])
      })
    }

    if (loggedIn) return
    test('a product whose price ends soon, which has colours of its own', async () => {
      const { page, shopper } = visitor
      const { spuCode } = await somethingToBuy(shopper, true)
      await page.goto(linkTo('productDetail', { spuCode }))
      await settle(page)
      expect(await faultsOf(page)).toEqual([])
    })
  })
}

/** Tabs on until the element has the focus, which must then be seen. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isThere = () => wanted.first().evaluate((element) => element === document.activeElement)
  await wanted.first().waitFor()
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  expect(await isThere(), `Tab reaches ${String(wanted)}`).toBe(true)
  const seen = await page.evaluate(() => {
    const element = document.activeElement
    if (!element) return 'nothing'
    // a field shows its focus by its frame
    for (let at: Element | null = element, up = 0; at && up < 3; at = at.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
      if ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none') return 'marked'
      if (at.matches(':focus-within') && !at.matches(':focus')) {
        if (getComputedStyle(at).borderTopColor === 'rgb(24, 123, 255)') return 'marked'
      }
    }
    return element.outerHTML.slice(0, 120)
  })
  expect(seen, 'focus can be seen').toBe('marked')
}

test('with the keyboard alone: search, product, sheet, cart and a number changed', async ({ page, request }) => {
  const shopper = await newShopper(request)
  const { spuCode } = await somethingToBuy(shopper)
  await speak(page, 'zh-CN')
  await startAs(page, shopper)
  await page.goto(linkTo('productSearch'))
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('电饭煲')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/productList\/productList/)
  await tabTo(page, onTop(page).locator('.results').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/productDetail/)

  // the sheet takes the focus, keeps it, and gives it back
  await page.goto(linkTo('productDetail', { spuCode }))
  const opener = onTop(page).getByRole('button', { name: '加入购物车' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()

  await page.reload()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: '加入购物车' }))
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await page.goto(linkTo('cart'))
  const more = onTop(page).getByRole('button', { name: '增加数量' })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await expect(onTop(page).getByRole('button', { name: /^结算/ })).toContainText('2')
  await expect(more).toBeFocused()
})
