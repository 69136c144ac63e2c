// covers src/features/settlement/, src/features/payment/, src/pagesB/settlement/, src/pagesB/pay/, gateway/src/areas/checkout/, gateway/src/areas/payment/
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import {
  submitKey,
  submitButton,
  payButton,
  paymentsStarted,
  paidOnce,
  atCashier,
  toCashier,
  count,
  openConfirmation
} from '../paying'
import {
  linkTo,
  newShopper,
  onTop,
  openSettlement,
  ordersOf,
  pathOf,
  somethingToBuy,
  startAs,
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
  const payments = paymentsStarted(page)
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
  expect(payments.size).toBe(1)
  await paidOnce(shopper, payments)
})

test('a reload while the submit is on its way leaves one order', async ({ page }) => {
  await openConfirmation(page, settlementId)
  const submitCount = count(page, submitKey)
  await submitButton(page).evaluate((element: HTMLElement) => {
    element.click()
    location.reload()
  })
  await expect
    .poll(submitCount, { message: 'the submit went though the page was left in the same breath' })
    .toBeGreaterThan(0)
  await expect(async () => {
    if (pathOf(page) === '/pagesB/settlement/confirmation') await submitButton(page).click({ timeout: 1000 })
    expect(pathOf(page)).toBe('/pagesB/pay/pay')
  }).toPass({ timeout: 25_000 })
  expect(await ordersOf(shopper)).toHaveLength(1)
})

test('back from a failed payment the cashier says so; a cashier out of the browser’s memory asks anew', async ({
  page
}) => {
  await openConfirmation(page, settlementId)
  await submitButton(page).click()
  await toCashier(page)
  const paymentId = new URL(page.url()).searchParams.get('paymentId') ?? ''
  const failure = await page.request.post('/demo/cashier', {
    headers: { origin: new URL(page.url()).origin },
    form: { paymentId, result: 'FAILED' },
    maxRedirects: 0
  })
  expect(failure.status()).toBe(303)
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
