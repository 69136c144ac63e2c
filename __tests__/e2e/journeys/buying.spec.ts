// covers src/features/product/, src/features/cart/, src/features/settlement/, src/features/payment/, src/features/order/, domain/orders/order
import { expect, test } from '../fixtures'
import {
  submitKey,
  payKey,
  submitButton,
  payButton,
  tapFiveTimes,
  paymentsStarted,
  paidOnce,
  atCashier,
  toCashier,
  count,
  openConfirmation
} from '../paying'
import {
  newShopper,
  onTop,
  openSettlement,
  ordersOf,
  pathOf,
  somethingToBuy,
  startAs,
  submitSettlement,
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

test('five fast taps on submit and on pay leave one order and one payment', async ({ page }) => {
  const submits = count(page, submitKey)
  const payments = count(page, payKey)
  await openConfirmation(page, settlementId)
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

test('a reload on every step goes on where it was', async ({ page }) => {
  const payments = paymentsStarted(page)
  await openConfirmation(page, settlementId)
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
  await paidOnce(shopper, payments)
})

test('two tabs with the same settlement leave one set of orders, and paying in both takes money once', async ({
  page,
  context
}) => {
  await openConfirmation(page, settlementId)
  const other = await context.newPage()
  await startAs(other, shopper)
  await openConfirmation(other, settlementId)
  await Promise.all([submitButton(page).click(), submitButton(other).click()])
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/pagesB\/pay\/pay\?/, { timeout: 20_000 })
    await expect(payButton(tab)).toBeEnabled()
  }
  expect(await ordersOf(shopper)).toHaveLength(1)
  const payments = paymentsStarted(page, other)
  await Promise.all([toCashier(page), toCashier(other)])
  expect(payments.size).toBe(1)
  await Promise.all([atCashier(page).click(), atCashier(other).click()])
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/paySuccess/)
    await expect(onTop(tab).getByText('支付成功').first()).toBeVisible()
  }
  await paidOnce(shopper, payments)
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
  const sku = details
    .flatMap(({ skus }) => skus)
    .find((candidate) => candidate.available > 0 && candidate.purchaseLimit === undefined)
  if (!sku) throw new Error('nothing without a limit')
  settlementId = await openSettlement(shopper, sku.skuCode)
  await openConfirmation(page, settlementId)
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
