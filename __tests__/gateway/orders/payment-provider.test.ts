// PostgreSQL: the expiry of an order and its payment at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hearCallback, signCallback } from '../../../gateway/src/areas/payment'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { decidePayment } from '../../../gateway/src/console/service'
import { detail, order, startPay, startShop, type TestShop, type TestShopper } from './journey-shop'

const PAY = 'POST /o2ord-b2c/v1/order-trades/pay'
const ASK = 'GET /o2ord-b2c/v1/order-trades/pay'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const HALF_AN_HOUR = 30 * 60_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** An order of 40.00 whose payment is open. */
async function atCashier(): Promise<{ shopper: TestShopper; orderCode: string; paymentId: string }> {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await order(shopper, { POT: 1 })
  return { shopper, orderCode, paymentId: await startPay(shopper, [orderCode]) }
}
const statusOf = async (shopper: TestShopper, orderCode: string) => (await detail(shopper, orderCode)).status
const refunds = async (orderCode: string) =>
  (await refundsOf(shop.core.db, orderCode)).map((refund) => [refund.amount_fen, refund.reason])

test('a callback under a wrong signature is refused and changes nothing', async () => {
  const { shopper, orderCode, paymentId } = await atCashier()
  const forged = { ...signCallback(paymentId, 'FAILED'), result: 'SUCCEEDED' as const }
  for (const signature of [forged.signature, '', 'x'.repeat(43)]) {
    await assert.rejects(hearCallback(shop.core, { ...forged, signature }), { code: 'payment.signature' })
  }
  assert.deepEqual(await decidePayment(shop.core, paymentId, 'FORGED'), { done: true, status: 'PENDING' })
  assert.equal(await statusOf(shopper, orderCode), 'WAIT_PAY')
  assert.equal(await hearCallback(shop.core, signCallback(paymentId, 'SUCCEEDED')), 'SUCCEEDED')
})

test('a callback that comes twice pays once', async () => {
  const { shopper, orderCode, paymentId } = await atCashier()
  assert.deepEqual(await decidePayment(shop.core, paymentId, 'CALLBACK_TWICE'), { done: true, status: 'SUCCEEDED' })
  assert.equal(await statusOf(shopper, orderCode), 'WAIT_SHIP')
  assert.deepEqual(await refunds(orderCode), [])
})

test('money that comes after the order was closed goes back, and the order stays closed', async () => {
  const { shopper, orderCode, paymentId } = await atCashier()
  assert.deepEqual(await decidePayment(shop.core, paymentId, 'AFTER_CLOSING'), { done: true, status: 'SUCCEEDED' })
  assert.equal(await statusOf(shopper, orderCode), 'CANCELLED')
  assert.deepEqual(await refunds(orderCode), [[4_000, 'SUPERFLUOUS']])
  assert.equal((await shopper.must(ASK, { query: { paymentId } })).returnedFen, 4_000)
})

test('an order is not expired over a payment whose money the provider has taken', async () => {
  const { shopper, orderCode, paymentId } = await atCashier()
  await decidePayment(shop.core, paymentId, 'CALLBACK_LOST')
  await shop.core.clock.advance(HALF_AN_HOUR)
  await shop.sweep()
  assert.equal(await statusOf(shopper, orderCode), 'WAIT_SHIP')
  await hearCallback(shop.core, signCallback(paymentId, 'SUCCEEDED'))
  assert.deepEqual(await refunds(orderCode), [])
})

test('an order whose money the provider has taken is cancelled as a paid one, with one refund', async () => {
  const { shopper, orderCode, paymentId } = await atCashier()
  await decidePayment(shop.core, paymentId, 'CALLBACK_LOST')
  const cancelled = await shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
  assert.deepEqual([cancelled.status, cancelled.refundFen], ['CANCELLED', 4_000])
  await hearCallback(shop.core, signCallback(paymentId, 'SUCCEEDED'))
  assert.deepEqual(await refunds(orderCode), [[4_000, 'CANCELLED']])
})

test('a payment whose money the provider has taken is gone on with, whichever way is wished for', async () => {
  const { shopper, orderCode, paymentId } = await atCashier()
  await decidePayment(shop.core, paymentId, 'CALLBACK_LOST')
  const again = await shopper.must(PAY, { body: { orderCodes: [orderCode], channel: 'ALIPAY', host: 'H5' } })
  assert.equal(again.paymentId, paymentId)
})

test('a friend is told that it is being paid when the provider has the buyer’s money', async () => {
  const { shopper, orderCode, paymentId } = await atCashier()
  const friend = await shop.shopper()
  const { code } = await shopper.must('POST /o2ord-b2c/v1/order-trades/pay-links', {
    body: { orderCodes: [orderCode] }
  })
  await decidePayment(shop.core, paymentId, 'CALLBACK_LOST')
  const body = { payLink: code, expectedFen: 4_000, channel: 'WECHAT' as const, host: 'H5' as const }
  const answer = await friend.ask('POST /o2ord-b2c/v1/pub/order-trades/pay', { body })
  assert.equal(answer.code, 'payment.being-paid')
})

test('expiring and paying at once ends in one of the two, with the money where it belongs', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shopper, orderCode, paymentId } = await atCashier()
    await shop.core.clock.advance(HALF_AN_HOUR)
    await Promise.all([shop.sweep(), hearCallback(shop.core, signCallback(paymentId, 'SUCCEEDED'))])
    const status = await statusOf(shopper, orderCode)
    const expected = status === 'WAIT_SHIP' ? [] : [[4_000, 'SUPERFLUOUS']]
    assert.ok(status === 'WAIT_SHIP' || status === 'CANCELLED')
    assert.deepEqual(await refunds(orderCode), expected)
  }
})

test('two devices that start the same payment at once get one cashier', async () => {
  const shopper = await shop.shopper()
  const orderCodes = await order(shopper, { POT: 1 })
  const body = { orderCodes, channel: 'WECHAT' as const, host: 'H5' as const }
  const [first, second] = await Promise.all([shopper.must(PAY, { body }), shopper.must(PAY, { body })])
  assert.equal(first.paymentId, second.paymentId)
})
