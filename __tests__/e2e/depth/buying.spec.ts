// covers src/features/settlement/, src/features/payment/, src/pagesB/settlement/, src/pagesB/pay/, gateway/src/areas/checkout/, gateway/src/areas/payment/
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  submitKey,
  payKey,
  submitButton,
  payButton,
  loseReply,
  paymentsStarted,
  paidOnce,
  atCashier,
  toCashier,
  choose,
  count,
  openConfirmation
} from '../paying'
import {
  fault,
  linkTo,
  newShopper,
  onTop,
  openSettlement,
  ordersOf,
  pathOf,
  somethingToBuy,
  startAs,
  submitSettlement,
  type Card,
  type Shopper
} from '../shopper'

let shopper: Shopper
let settlementId: string

test.beforeEach(async ({ page, request }) => {
  shopper = await newShopper(request)
  await startAs(page, shopper)
  const { skuCode } = await somethingToBuy(shopper)
  settlementId = await openSettlement(shopper, skuCode)
})
test.afterEach(async ({ request }) => {
  await request.delete('/demo/api/faults')
})

test('a submit whose reply is lost, and its repetition, leave one order', async ({ page, request }) => {
  await openConfirmation(page, settlementId)
  await fault(request, submitKey, 'COMMIT_THEN_DROP')
  await submitButton(page).click()
  // the app asks for itself what became of it
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/, { timeout: 20_000 })
  await expect(payButton(page)).toBeEnabled()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a submit that took effect unheard leads on to paying its one order', async ({ page }) => {
  await openConfirmation(page, settlementId)
  await loseReply(page, submitKey)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/, { timeout: 20_000 })
  await expect(payButton(page)).toBeEnabled()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a submit that never arrived, tapped again, leaves one order', async ({ page, request }) => {
  await openConfirmation(page, settlementId)
  await fault(request, submitKey, 'DROPPED')
  await submitButton(page).click()
  await expect(async () => {
    if (pathOf(page) === '/pagesB/settlement/confirmation') await submitButton(page).click({ timeout: 1000 })
    expect(pathOf(page)).toBe('/pagesB/pay/pay')
  }).toPass({ timeout: 25_000 })
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a payment whose reply is lost, tapped again, is one payment', async ({ page }) => {
  await openConfirmation(page, settlementId)
  await submitButton(page).click()
  await expect(payButton(page)).toBeEnabled()
  const keys: (string | undefined)[] = []
  page.on('request', (sent) => {
    if (`${sent.method()} ${new URL(sent.url()).pathname}` === payKey) keys.push(sent.headers()['idempotency-key'])
  })
  await loseReply(page, payKey)
  await payButton(page).click()
  await expect(async () => {
    if (pathOf(page) === '/pagesB/pay/pay') await payButton(page).click({ timeout: 1000 })
    expect(pathOf(page)).toBe('/demo/cashier')
  }).toPass({ timeout: 25_000 })
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('back and submit again: the orders there are go on to be paid, none is added', async ({ page }) => {
  await openConfirmation(page, settlementId)
  const before = page.url()
  await submitButton(page).click()
  await expect(payButton(page)).toBeEnabled()
  await page.goto(before)
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/)
  await expect(payButton(page)).toBeEnabled()
  await page.goBack()
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/)
  await expect(payButton(page)).toBeEnabled()
  expect(await ordersOf(shopper)).toHaveLength(1)
  // to the cashier, back from it, and to it again: the same payment
  const started = paymentsStarted(page)
  await toCashier(page)
  await page.clock.install()
  await page.getByRole('button', { name: '不付款，直接返回' }).click()
  // «not paid» is offered when half a minute of questions has brought no answer
  const anew = onTop(page).getByText('没有付款，重新支付')
  await expect(async () => {
    await page.clock.runFor(7000)
    await expect(anew).toBeVisible({ timeout: 300 })
  }).toPass()
  await anew.click()
  await payButton(page).click()
  await atCashier(page).click()
  await expect(page).toHaveURL(/paySuccess/)
  expect(started.size).toBe(1)
  await paidOnce(shopper, started)
})

test('a reload while the submit is on its way leaves one order', async ({ page }) => {
  await openConfirmation(page, settlementId)
  const sent = count(page, submitKey)
  await submitButton(page).evaluate((element: HTMLElement) => {
    element.click()
    location.reload()
  })
  await expect.poll(sent, { message: 'the submit went though the page was left in the same breath' }).toBeGreaterThan(0)
  await expect(async () => {
    if (pathOf(page) === '/pagesB/settlement/confirmation') await submitButton(page).click({ timeout: 1000 })
    expect(pathOf(page)).toBe('/pagesB/pay/pay')
  }).toPass({ timeout: 25_000 })
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('two tabs with one cart leave one order, and the tab that came second says where to look', async ({
  page,
  context
}) => {
  const { skuCode } = await somethingToBuy(shopper)
  await shopper.call('POST /o2cart/v1/carts/save-by-product', { body: { skuCode, quantity: 1 } })
  const other = await context.newPage()
  await startAs(other, shopper)
  const tabs = [page, other]
  for (const tab of tabs) {
    await tab.goto(linkTo('cart'))
    await onTop(tab).getByRole('button', { name: /^结算/ }).click()
    await expect(submitButton(tab)).toBeEnabled()
  }
  await Promise.all(tabs.map((tab) => submitButton(tab).click()))
  const soldIn = (tab: Page) => onTop(tab).getByText('购物车里已没有这些商品')
  const standing = async (tab: Page) => ((await soldIn(tab).isVisible()) ? 'sold' : pathOf(tab))
  await expect
    .poll(async () => (await Promise.all(tabs.map(standing))).sort(), { timeout: 20_000 })
    .toEqual(['/pagesB/pay/pay', 'sold'])
  expect(await ordersOf(shopper)).toHaveLength(1)
  for (const tab of tabs) {
    if ((await standing(tab)) !== 'sold') continue
    await expect(submitButton(tab)).toHaveCount(0)
    await onTop(tab).getByRole('button', { name: '查看我的订单' }).click()
    await expect(tab).toHaveURL(/myOrder/)
  }
})

test('two tabs that pay by two channels: the older cashier takes no money and says so', async ({ page, context }) => {
  await openConfirmation(page, settlementId)
  await submitButton(page).click()
  await expect(payButton(page)).toBeEnabled()
  const other = await context.newPage()
  await startAs(other, shopper)
  await other.goto(page.url())
  // a tab that opens later finds the payment of the first and asks after it
  await expect(payButton(other)).toBeEnabled()
  const started = paymentsStarted(page, other)
  await toCashier(page)
  await choose(other, '支付宝')
  await toCashier(other)
  expect(started.size).toBe(2)
  await atCashier(page).click()
  await expect(page.getByRole('heading', { name: '这笔支付已关闭' })).toBeVisible()
  await atCashier(other).click()
  await expect(other).toHaveURL(/paySuccess/)
  await page.getByRole('link', { name: '查看订单' }).click()
  await expect(page).toHaveURL(/orderDetail/)
  await expect(onTop(page).getByText('待发货').first()).toBeVisible()
  await paidOnce(shopper, started)
})

test('back from the paid screen the cashier says «paid», asks for nothing and leads to the order', async ({ page }) => {
  await openConfirmation(page, settlementId)
  await submitButton(page).click()
  await toCashier(page)
  await atCashier(page).click()
  await expect(page).toHaveURL(/paySuccess/)
  await expect(onTop(page).getByText('支付成功').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: '已支付' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page).toHaveURL(/orderDetail/)
  await expect(onTop(page).getByText('待发货').first()).toBeVisible()
})

test('back from a failed payment the cashier says so; a cashier out of the browser’s memory asks anew', async ({
  page
}) => {
  await openConfirmation(page, settlementId)
  await submitButton(page).click()
  await toCashier(page)
  const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? ''
  const failed = await page.request.post('/demo/cashier', {
    headers: { origin: new URL(page.url()).origin },
    form: { paymentId, result: 'FAILED' },
    maxRedirects: 0
  })
  expect(failed.status()).toBe(303)
  await expect(atCashier(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page.getByRole('heading', { name: '这次没付成功' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: '查看订单' }).click()
  await expect(page).toHaveURL(/orderDetail/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: '这次没付成功' })).toBeVisible()
})

// the last ones: they move the shop's clock

/** The shop's clock goes past the end of a flash sale, and no page hears of it yet. */
async function endSale(request: APIRequestContext, endAt: number): Promise<void> {
  const { now } = (await (await request.get('/demo/api/state')).json()) as { now: number }
  await request.post('/demo/api/clock', { data: { advanceMs: endAt - now + 1000 } })
}

test('money of a closed payment that comes after all goes back, and its result says how much', async ({
  page,
  request
}) => {
  const orderCodes = await submitSettlement(shopper, settlementId)
  const start = async (channel: string) =>
    (await shopper.call<{ paymentId: string }>(payKey, { body: { orderCodes, channel, host: 'H5' } })).paymentId
  const settle = (paymentId: string, result: string) =>
    request.post(`/demo/api/payments/${paymentId}`, { data: { result } })
  const first = await start('WECHAT')
  await settle(await start('ALIPAY'), 'SUCCEEDED')
  await settle(first, 'AFTER_CLOSING')
  await expect(async () => {
    await page.goto(linkTo('paySuccess', { orderCodes, paymentId: first }))
    await expect(onTop(page).getByText(/这次多付的 ¥[\d,.]+ 会原路退回/)).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 45_000 })
  await expect(onTop(page).getByText('订单已支付')).toBeVisible()
})

for (const [from, show, settle] of [
  [
    'cart',
    async (page: Page, card: Card) => {
      await shopper.call('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: card.skuCode, quantity: 1 } })
      await page.goto(linkTo('cart'))
      await expect(onTop(page).getByRole('button', { name: '结算 (1)' })).toBeEnabled()
    },
    (page: Page) => onTop(page).getByRole('button', { name: '结算 (1)' }).click()
  ],
  [
    'product',
    async (page: Page, card: Card) => {
      await page.goto(linkTo('productDetail', { spuCode: card.spuCode, skuCode: card.skuCode }))
      const buy = onTop(page).getByRole('button', { name: '立即购买' })
      await expect(buy).toBeEnabled()
    },
    async (page: Page) => {
      await onTop(page).getByRole('button', { name: '立即购买' }).click()
      const sheet = page.getByRole('dialog', { name: '选择规格' })
      if (await sheet.isVisible()) await sheet.getByRole('button', { name: '立即购买' }).click()
    }
  ]
] as const) {
  test(`a flash price that ended between ${from} and settlement is told by the settlement`, async ({
    page,
    request
  }) => {
    const card = await somethingToBuy(shopper, true)
    await show(page, card)
    // it ends with the request on its way: a reply between would bring the new time, and with it the new price
    await page.route(/order-settlements\/(buy-now|submit-cart)/, async (route) => {
      await endSale(request, card.flash?.endAt ?? 0)
      await route.fallback()
    })
    await settle(page)
    await expect(page).toHaveURL(/confirmation/)
    await expect(onTop(page).getByText(/价格已由 .* 变为/)).toBeVisible()
    await submitButton(page).click()
    await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/)
    const [order] = await ordersOf(shopper)
    expect(order?.payFen).toBeGreaterThan(card.priceFen)
  })
}

test('a flash price that ended between settlement and submit is said before anything is ordered', async ({
  page,
  request
}) => {
  const card = await somethingToBuy(shopper, true)
  settlementId = await openSettlement(shopper, card.skuCode)
  await openConfirmation(page, settlementId)
  await endSale(request, card.flash?.endAt ?? 0)
  await submitButton(page).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('价格有变动')
  await expect(dialog).toContainText('→')
  expect(await ordersOf(shopper)).toHaveLength(0)
  await dialog.getByRole('button', { name: '按新价提交' }).click()
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/)
  const [order] = await ordersOf(shopper)
  expect(order?.payFen).toBeGreaterThan(card.priceFen)
})
