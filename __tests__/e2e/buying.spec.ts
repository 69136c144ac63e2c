import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from './fixtures'
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
} from './shopper'

const submitKey = 'POST /o2cht/v1/order-settlements/submit'
const payKey = 'POST /o2ord-b2c/v1/order-trades/pay'

const submitButton = (page: Page) => onTop(page).getByRole('button', { name: '提交订单' })
const payButton = (page: Page) => onTop(page).getByRole('button', { name: /^确认支付/ })

/** Taps as fast as a thumb can and faster: all of them in one frame. */
async function tapFiveTimes(button: ReturnType<typeof submitButton>): Promise<void> {
  await expect(button).toBeEnabled()
  await button.evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) element.click()
  })
}

/** The next call of this endpoint takes effect, and the page never hears of it. */
async function loseReply(page: Page, key: string): Promise<void> {
  await page.route(
    (url) => url.pathname === key.split(' ')[1],
    async (route) => {
      if (route.request().method() !== key.split(' ')[0]) return route.fallback()
      await route.fetch()
      return route.abort('connectionreset')
    },
    { times: 1 }
  )
}

/** Notes the payments that pages of this browser are sent to pay. */
function paymentsStarted(...tabs: Page[]): Set<string> {
  const started = new Set<string>()
  for (const tab of tabs) {
    tab.on('framenavigated', (frame) => {
      const { pathname, searchParams } = new URL(frame.url())
      const paymentId = searchParams.get('paymentId')
      if (pathname === '/demo/cashier' && paymentId) started.add(paymentId)
    })
  }
  return started
}

/** The orders are paid, by one of the payments, and nothing of any of them goes back. */
async function paidOnce(started: Iterable<string>): Promise<void> {
  const told = await Promise.all(
    [...started].map((paymentId) =>
      shopper.call<{ status: string; returnedFen: number }>('GET /o2ord-b2c/v1/order-trades/pay', {
        query: { paymentId }
      })
    )
  )
  expect(told.filter(({ status }) => status === 'SUCCEEDED')).toHaveLength(1)
  expect(told.map(({ returnedFen }) => returnedFen)).toEqual(told.map(() => 0))
  expect((await ordersOf(shopper)).map(({ status }) => status)).toEqual(['WAIT_SHIP'])
}

const atCashier = (page: Page) => page.getByRole('button', { name: /^确认支付/ })
/** Goes to the cashier, whose button has the same words as the pay screen's. */
async function toCashier(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(page).toHaveURL(/\/demo\/cashier/)
  await expect(atCashier(page)).toBeVisible()
}
const choose = (page: Page, channel: string) => onTop(page).getByRole('radio', { name: channel }).click()

/** How often a page called a path with POST. */
function count(page: Page, key: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    const [method, path = ''] = key.split(' ')
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}

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

const openConfirmation = async (page: Page) => {
  await page.goto(linkTo('confirmation', { settlementId }))
  await expect(submitButton(page)).toBeEnabled()
}

test('five fast taps on submit and on pay leave one order and one payment', async ({ page }) => {
  const submits = count(page, submitKey)
  const payments = count(page, payKey)
  await openConfirmation(page)
  await tapFiveTimes(submitButton(page))
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/)
  await tapFiveTimes(payButton(page))
  await expect(page).toHaveURL(/\/demo\/cashier/)
  expect([submits(), payments()]).toEqual([1, 1])
  await page.getByRole('button', { name: /^确认支付/ }).click()
  await expect(page).toHaveURL(/paySuccess/)
  const orders = await ordersOf(shopper)
  expect(orders.map(({ status }) => status)).toEqual(['WAIT_SHIP'])
})

test('a submit whose reply is lost, and its repetition, leave one order', async ({ page, request }) => {
  await openConfirmation(page)
  await fault(request, submitKey, 'COMMIT_THEN_DROP')
  await submitButton(page).click()
  // the app asks for itself what became of it
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/, { timeout: 20_000 })
  await expect(payButton(page)).toBeEnabled()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a submit that took effect unheard leads on to paying its one order', async ({ page }) => {
  await openConfirmation(page)
  await loseReply(page, submitKey)
  await submitButton(page).click()
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/, { timeout: 20_000 })
  await expect(payButton(page)).toBeEnabled()
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a submit that never arrived, tapped again, leaves one order', async ({ page, request }) => {
  await openConfirmation(page)
  await fault(request, submitKey, 'DROPPED')
  await submitButton(page).click()
  await expect(async () => {
    if (pathOf(page) === '/pagesB/settlement/confirmation') await submitButton(page).click({ timeout: 1000 })
    expect(pathOf(page)).toBe('/pagesB/pay/pay')
  }).toPass({ timeout: 25_000 })
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('a payment whose reply is lost, tapped again, is one payment', async ({ page }) => {
  await openConfirmation(page)
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
  await openConfirmation(page)
  const before = page.url()
  await submitButton(page).click()
  await expect(payButton(page)).toBeEnabled()
  await page.goto(before)
  await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/)
  await expect(payButton(page)).toBeEnabled()
  await page.goBack()
  await page.waitForTimeout(500)
  if (pathOf(page) === '/pagesB/settlement/confirmation') await expect(page).toHaveURL(/\/pagesB\/pay\/pay\?/)
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
  await paidOnce(started)
})

test('a reload on every step goes on where it was', async ({ page }) => {
  const started = paymentsStarted(page)
  await openConfirmation(page)
  await page.reload()
  await expect(submitButton(page)).toBeEnabled()
  await submitButton(page).click()
  await expect(payButton(page)).toBeEnabled()
  await page.reload()
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).click()
  await expect(page).toHaveURL(/\/demo\/cashier/)
  await page.reload()
  await page.getByRole('button', { name: '支付失败' }).click()
  await expect(page).toHaveURL(/payFailure/)
  await page.reload()
  await onTop(page)
    .getByRole('button', { name: /^再付一次/ })
    .click()
  await expect(page).toHaveURL(/\/demo\/cashier/)
  await page.reload()
  await atCashier(page).click()
  await expect(page).toHaveURL(/paySuccess/)
  await page.reload()
  await expect(
    onTop(page)
      .getByText(/支付成功/)
      .first()
  ).toBeVisible()
  await paidOnce(started)
})

test('a reload while the submit is on its way leaves one order', async ({ page }) => {
  await openConfirmation(page)
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

test('two tabs with the same settlement leave one set of orders, and paying in both takes money once', async ({
  page,
  context
}) => {
  await openConfirmation(page)
  const other = await context.newPage()
  await startAs(other, shopper)
  await openConfirmation(other)
  await Promise.all([submitButton(page).click(), submitButton(other).click()])
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/pagesB\/pay\/pay\?/, { timeout: 20_000 })
    await expect(payButton(tab)).toBeEnabled()
  }
  expect(await ordersOf(shopper)).toHaveLength(1)
  const started = paymentsStarted(page, other)
  await Promise.all([toCashier(page), toCashier(other)])
  expect(started.size).toBe(1)
  await Promise.all([atCashier(page).click(), atCashier(other).click()])
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/paySuccess/)
    await expect(onTop(tab).getByText('支付成功').first()).toBeVisible()
  }
  await paidOnce(started)
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
  await openConfirmation(page)
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
  await paidOnce(started)
})

test('back from the paid screen the cashier says «paid», asks for nothing and leads to the order', async ({ page }) => {
  await openConfirmation(page)
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
  await openConfirmation(page)
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

test('stock that another shopper took between settlement and submit is said, and nothing is ordered', async ({
  page,
  request
}) => {
  const { list } = await shopper.call<{ list: { spuCode: string }[] }>('GET /o2srh/v1/pub/platform-products/search', {
    query: { keyword: '净水', inStock: 'true', size: '20' }
  })
  type Sku = { skuCode: string; available: number; purchaseLimit?: number }
  const details = await Promise.all(
    list.map(({ spuCode }) => shopper.call<{ skus: Sku[] }>('GET /o2pcm/v1/pub/product/detail', { query: { spuCode } }))
  )
  const sku = details.flatMap(({ skus }) => skus).find((one) => one.available > 0 && one.purchaseLimit === undefined)
  if (!sku) throw new Error('nothing without a limit')
  settlementId = await openSettlement(shopper, sku.skuCode)
  await openConfirmation(page)
  const other = await newShopper(request)
  await submitSettlement(other, await openSettlement(other, sku.skuCode, sku.available))
  await submitButton(page).click()
  await expect(
    onTop(page)
      .getByText(/售罄|库存/)
      .first()
  ).toBeVisible()
  expect(pathOf(page)).toBe('/pagesB/settlement/confirmation')
  expect(await ordersOf(shopper)).toHaveLength(0)
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
  await settle(first, 'CALLBACK_LOST') // paid, and the shop hears of it a minute later
  await settle(await start('ALIPAY'), 'SUCCEEDED')
  await request.post('/demo/api/clock', { data: { advanceMs: 61_000 } })
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
    // a reply on its way would bring the new time, and with it the new price: nothing would be left to tell
    await page.waitForLoadState('networkidle')
    await endSale(request, card.flash?.endAt ?? 0)
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
  await openConfirmation(page)
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
