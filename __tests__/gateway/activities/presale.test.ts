// PostgreSQL: two submits for the last piece
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { failPresaleOrder } from '../../../gateway/src/areas/closing'
import { shopDay } from '../../../domain/day'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { endPresale, presaleOrderOf } from '../../../gateway/src/areas/presale'
import { available } from '../../../gateway/src/areas/wallet'
import * as desk from '../../../gateway/src/areas/afterSales'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { ANSWER_CASE, applyForCase, backFor, evidence, NUMBER, see, SEND } from '../aftersale/cases'
import {
  detail,
  readSettlement,
  startPay,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { ask, bookPresale, DAY_MS, HOUR_MS, pay, place, publish, ready } from './presales'
import { givePacket } from '../rewards/redPackets'

const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const PAY = 'POST /o2ord-b2c/v1/order-trades/pay'
const PAY_BALANCE = 'POST /o2ord-b2c/v1/balancet-redpacket'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const LIST = 'GET /o2mkt-b2c/v1/activity/pub/presale'
const OWN = 'GET /o2mkt-b2c/v1/activity/presale'
const LINK = 'POST /o2ord-b2c/v1/order-trades/pay-links'
const MINUTE_MS = 60_000
/** ¥27 and ¥10 for delivery, less the deposit. */
const BALANCE = 3_500

let shop: TestShop
let activityCode: string
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** A presale of its own for each test: an SKU has one at a time. */
async function opened(plan: Parameters<typeof publish>[1] = {}): Promise<string> {
  activityCode = await publish(shop, plan)
  return activityCode
}
afterEach(async () => {
  if (activityCode !== '') await endPresale(shop.core, TESTER, activityCode)
  activityCode = ''
})

const refundsIn = (orderCode: string) => refundsOf(shop.core.db, orderCode)
const to = (ms: number) => shop.core.clock.advance(ms)
const cancel = (shopper: TestShopper, orderCode: string) =>
  shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
const balanceOf = async ({ userId }: TestShopper) => (await available(shop.core.db, userId)).balanceFen
const paying = (shopper: TestShopper, orderCode: string) =>
  shopper.ask(PAY, { body: { orderCodes: [orderCode], channel: 'WECHAT', host: 'H5' } })
const payingBalance = (shopper: TestShopper, orderCode: string) =>
  shopper.ask(PAY_BALANCE, { body: { orderCode, channel: 'WECHAT', host: 'H5' } })
/** An order that was paid in full, in the second day of its window. */
async function paidInFull(shopper: TestShopper) {
  const orderCode = await bookPresale(shop, shopper, { activityCode })
  await to(3 * DAY_MS)
  await pay(shop, shopper, orderCode)
  return orderCode
}

test('a settlement names no coupon that a presale does not take, and a day after what was promised', async () => {
  await opened()
  const shopper = await shop.shopper()
  await shop.addAddress(shopper.userId, 'HANGZHOU')
  const { settlementId } = await ready(shopper, { activityCode, quantity: 2 })
  const { unclaimed, shops } = await readSettlement(shopper, settlementId)
  assert.equal(unclaimed, undefined)
  const day = shopDay(shop.core.clock.now() - HOUR_MS + 8 * DAY_MS)
  assert.ok((shops[0]?.arrivesOn ?? '') >= day, shops[0]?.arrivesOn)
})

test('a deposit is paid, then in its window the balance, and the order ships', async () => {
  const had = await shop.stockOf('POT')
  await opened()
  assert.equal(await shop.stockOf('POT'), had - 10)
  const shopper = await shop.shopper()
  const { settlementId, expectedPayFen } = await ready(shopper, { activityCode })
  assert.equal(expectedPayFen, 3_700)
  const { presale } = await readSettlement(shopper, settlementId)
  assert.deepEqual([presale?.depositFen, presale?.savedFen, presale?.balanceFen], [200, 200, BALANCE])
  const placed = await shopper.must(SUBMIT, { body: { settlementId, expectedPayFen } })
  assert.equal(placed.payFen, 200)
  assert.deepEqual(await shopper.must(SUBMIT, { body: { settlementId, expectedPayFen } }), placed)
  const [orderCode = ''] = placed.orderCodes
  // it waits for its deposit, which is no balance
  assert.equal((await payingBalance(shopper, orderCode)).code, 'order.not-payable')
  const first = await pay(shop, shopper, orderCode)
  assert.equal(
    (await shopper.must('GET /o2ord-b2c/v1/order-trades/pay', { query: { paymentId: first } })).amountFen,
    200
  )
  const waits = await detail(shopper, orderCode)
  assert.equal(waits.status, 'WAIT_BALANCE')
  assert.equal(waits.paidAt, undefined)
  assert.equal(waits.payBefore, waits.presale?.balanceTo)
  // nothing is asked for before the window
  assert.equal((await paying(shopper, orderCode)).code, 'order.not-payable')
  assert.equal((await payingBalance(shopper, orderCode)).code, 'order.not-payable')
  await to(3 * DAY_MS)
  const second = await startPay(shopper, [orderCode])
  const same = await shopper.must(PAY_BALANCE, { body: { orderCode, channel: 'WECHAT', host: 'H5' } })
  assert.deepEqual([same.paymentId, same.amountFen], [second, BALANCE])
  await shop.settle(second, 'SUCCEEDED')
  const paid = await detail(shopper, orderCode)
  assert.equal(paid.status, 'WAIT_SHIP')
  assert.equal(paid.payFen, 3_700)
  // it arrives after it was promised to leave, not some days after the payment
  assert.ok(Date.parse(paid.arrivesOn ?? '') >= (paid.presale?.shipBy ?? Infinity) - DAY_MS)
  assert.equal(
    (await shopper.must('GET /o2ord-b2c/v1/order-trades/pay', { query: { paymentId: second } })).amountFen,
    BALANCE
  )
  await advanceOrder(shop.core, orderCode, 'ship')
  assert.equal((await detail(shopper, orderCode)).status, 'WAIT_RECEIVE')
})

test('an order without its deposit ends after half an hour, and its piece can be booked again', async () => {
  await opened({ allotment: 1 })
  const shopper = await shop.shopper()
  const orderCode = await place(shopper, { activityCode })
  assert.equal((await ask(await shop.shopper(), { activityCode })).code, 'presale.sold-out')
  await to(30 * MINUTE_MS)
  await shop.sweep()
  assert.equal((await detail(shopper, orderCode)).status, 'CANCELLED')
  assert.equal((await presaleOrderOf(shop.core.db, orderCode))?.outcome, 'UNPAID')
  assert.equal((await refundsIn(orderCode)).length, 0)
  await place(await shop.shopper(), { activityCode })
})

test('who gives up after the deposit leaves it, and their piece goes back', async () => {
  await opened({ allotment: 1 })
  const shopper = await shop.shopper()
  const orderCode = await bookPresale(shop, shopper, { activityCode })
  await cancel(shopper, orderCode)
  const order = await detail(shopper, orderCode)
  assert.deepEqual([order.status, order.presale?.outcome, order.refundFen], ['CANCELLED', 'FORFEITED', 0])
  assert.equal((await refundsIn(orderCode)).length, 0)
  assert.equal(await balanceOf(shopper), 0)
  await place(await shop.shopper(), { activityCode })
})

test('a balance that does not come in its window leaves the deposit and returns the piece to the stock', async () => {
  // what others left unpaid is back
  await to(HOUR_MS)
  await shop.sweep()
  const had = await shop.stockOf('POT')
  await opened()
  const shopper = await shop.shopper()
  const orderCode = await bookPresale(shop, shopper, { activityCode })
  await to(3 * DAY_MS)
  await shop.sweep()
  // the rest of the allotment is back, what was booked is not
  assert.equal(await shop.stockOf('POT'), had - 1)
  await to(2 * DAY_MS)
  await shop.sweep()
  const order = await detail(shopper, orderCode)
  assert.deepEqual([order.status, order.presale?.outcome, order.refundFen], ['CANCELLED', 'FORFEITED', 0])
  assert.equal(await shop.stockOf('POT'), had)
})

test('money of a balance that was taken in time counts, though the shop hears of it later', async () => {
  await opened()
  const shopper = await shop.shopper()
  const orderCode = await bookPresale(shop, shopper, { activityCode })
  await to(3 * DAY_MS)
  const paymentId = await startPay(shopper, [orderCode])
  await shop.core.db
    .updateTable('payment')
    .set({ taken_at: shop.core.clock.date() })
    .where('payment_id', '=', paymentId)
    .execute()
  await to(2 * DAY_MS)
  await shop.sweep()
  assert.equal((await detail(shopper, orderCode)).status, 'WAIT_SHIP')
})

test('a shop that has none pays the deposit back and as much into the balance', async () => {
  await opened()
  const shopper = await shop.shopper()
  const orderCode = await bookPresale(shop, shopper, { activityCode })
  await failPresaleOrder(shop.core, TESTER, orderCode)
  const order = await detail(shopper, orderCode)
  assert.deepEqual([order.status, order.presale?.outcome, order.refundFen], ['CANCELLED', 'SHOP_FAILED', 200])
  assert.deepEqual(
    (await refundsIn(orderCode)).map((refund) => refund.amount_fen),
    [200]
  )
  assert.equal(await balanceOf(shopper), 200)
  assert.equal((await presaleOrderOf(shop.core.db, orderCode))?.failed_by, 'staff_test')
  // once
  await assert.rejects(failPresaleOrder(shop.core, TESTER, orderCode))
  assert.equal(await balanceOf(shopper), 200)
})

test('the shop can say so between the two payments alone', async () => {
  await opened()
  const shopper = await shop.shopper()
  const unpaid = await place(shopper, { activityCode })
  await assert.rejects(failPresaleOrder(shop.core, TESTER, unpaid))
  const orderCode = await paidInFull(await shop.shopper())
  await assert.rejects(failPresaleOrder(shop.core, TESTER, orderCode))
})

test('what is paid in full and not shipped gives both payments back, each to what paid it', async () => {
  await opened()
  const shopper = await shop.shopper()
  const orderCode = await paidInFull(shopper)
  await cancel(shopper, orderCode)
  const order = await detail(shopper, orderCode)
  assert.deepEqual([order.status, order.presale?.outcome, order.refundFen], ['CANCELLED', 'RETURNED', 3_700])
  const refunds = await refundsIn(orderCode)
  assert.deepEqual(
    refunds.map((refund) => refund.amount_fen).sort((a, b) => a - b),
    [200, BALANCE]
  )
  assert.equal(new Set(refunds.map((refund) => refund.payment_id)).size, 2)
})

test('the platform is told of both payments that the goods left', async () => {
  await opened()
  const orderCode = await paidInFull(await shop.shopper())
  await advanceOrder(shop.core, orderCode, 'ship')
  const notices = await shop.core.db
    .selectFrom('shipping_notice')
    .select('payment_id')
    .where('order_code', '=', orderCode)
    .execute()
  assert.equal(new Set(notices.map((notice) => notice.payment_id)).size, 2)
})

test('a return refunds both payments, and is over when both have arrived', async () => {
  await opened()
  const shopper = await shop.shopper()
  const orderCode = await paidInFull(shopper)
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'deliver')
  await shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
  const { caseCode } = await applyForCase(shopper, backFor(orderCode, 'DAMAGED'), [await evidence(shopper)])
  await desk.agree(shop.core, TESTER, caseCode)
  await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await desk.inspect(shop.core, TESTER, caseCode, { found: [] })
  const sent = await see(shopper, caseCode)
  assert.deepEqual(sent.refunds.map(({ fen, state }) => [fen, state]).sort(), [
    [200, 'SENT'],
    [BALANCE, 'SENT']
  ])
  await desk.hearRefund(shop.core, caseCode, 'FAILED')
  assert.equal((await see(shopper, caseCode)).state, 'REFUNDING')
  await desk.hearRefund(shop.core, caseCode, 'DONE')
  assert.equal((await see(shopper, caseCode)).state, 'REFUND_FAILED')
  await shopper.must(ANSWER_CASE, { body: { caseCode, answer: 'AGAIN' } })
  await desk.hearRefund(shop.core, caseCode, 'DONE')
  assert.equal((await see(shopper, caseCode)).state, 'COMPLETED')
  assert.equal((await detail(shopper, orderCode)).refundFen, 3_700)
})

test('of two submits for the last piece one is placed', async () => {
  await opened({ allotment: 1 })
  const [buyer, other] = [await shop.shopper(), await shop.shopper()]
  const wishes = [await ready(buyer, { activityCode }), await ready(other, { activityCode })]
  const codes = await Promise.all([
    buyer.ask(SUBMIT, { body: wishes[0] as never }),
    other.ask(SUBMIT, { body: wishes[1] as never })
  ])
  assert.equal(codes.filter(({ code }) => code === 'S').length, 1)
  assert.deepEqual(
    codes.map(({ code }) => code).filter((code) => code !== 'S'),
    ['presale.sold-out']
  )
})

test('a second payment of the deposit goes back, and never counts as the balance', async () => {
  await opened()
  const shopper = await shop.shopper()
  const orderCode = await place(shopper, { activityCode })
  const first = await startPay(shopper, [orderCode])
  // the provider took it before it was told to close
  await shop.core.db.updateTable('payment').set({ status: 'CLOSED' }).where('payment_id', '=', first).execute()
  await pay(shop, shopper, orderCode)
  await to(3 * DAY_MS)
  await shop.settle(first, 'SUCCEEDED')
  assert.equal((await detail(shopper, orderCode)).status, 'WAIT_BALANCE')
  const [back] = await refundsIn(orderCode)
  assert.deepEqual([back?.reason, back?.amount_fen, back?.payment_id], ['SUPERFLUOUS', 200, first])
})

test('a red packet lowers the balance and never the deposit', async () => {
  await opened()
  const shopper = await shop.shopper()
  await givePacket(shop, shopper.userId, { amountFen: 300 })
  const { settlementId, expectedPayFen } = await ready(shopper, { activityCode })
  assert.equal(expectedPayFen, 3_400)
  const { presale } = await readSettlement(shopper, settlementId)
  assert.deepEqual([presale?.depositFen, presale?.balanceFen], [200, BALANCE - 300])
})

test('a presale is booked in its time, within its limit, by its buyer alone', async () => {
  const coming = await opened({ startsIn: 1 })
  const shopper = await shop.shopper()
  assert.equal((await ask(shopper, { activityCode: coming })).code, 'presale.not-yet')
  await to(HOUR_MS)
  assert.equal((await ask(shopper, { activityCode: coming, quantity: 3 })).code, 'presale.limit')
  const orderCode = await place(shopper, { activityCode: coming, quantity: 2 })
  assert.equal((await ask(shopper, { activityCode: coming })).code, 'presale.limit')
  assert.equal((await shopper.ask(LINK, { body: { orderCodes: [orderCode] } })).code, 'pay-link.presale')
  assert.equal((await ask(shopper, { activityCode: 'ps_none' })).code, 'presale.missing')
  await to(2 * DAY_MS)
  assert.equal((await ask(await shop.shopper(), { activityCode: coming })).code, 'presale.over')
})

test('a presale that asks for too much ahead is not published', async () => {
  const refused = async (plan: Parameters<typeof publish>[1]) => assert.rejects(publish(shop, plan))
  await refused({ depositFen: 541, worthFen: 541, priceFen: 2_700 })
  await refused({ depositFen: 200, worthFen: 199 })
  await refused({ priceFen: 3_300 })
  await refused({ endAt: shop.core.clock.now() + 4 * DAY_MS })
})

test('everybody sees what takes deposits, and who has paid one what waits', async () => {
  await opened()
  const shopper = await shop.shopper()
  const orderCode = await bookPresale(shop, shopper, { activityCode })
  const { list, open, coming } = await shop.must(LIST, { query: {} })
  assert.deepEqual([open, coming], [1, 0])
  const [row] = list
  assert.deepEqual([row?.activityCode, row?.booked, row?.left, row?.mine, row?.soloFen], [activityCode, 1, 9, 0, 3_000])
  assert.equal((await shopper.must(LIST, { query: {} })).list[0]?.mine, 1)
  const own = await shopper.must(OWN, { query: {} })
  assert.deepEqual(
    own.list.map((order) => [order.orderCode, order.depositFen, order.balanceFen]),
    [[orderCode, 200, BALANCE]]
  )
  assert.equal((await shop.ask(OWN, { query: {} })).code, 'login.required')
})

test('reminders come half an hour before the window and two hours before its end, once each', async () => {
  await opened({ startsIn: 0 })
  const shopper = await shop.shopper()
  const orderCode = await bookPresale(shop, shopper, { activityCode })
  const titles = async () =>
    (
      await shop.core.db
        .selectFrom('user_message')
        .select('event')
        .where('user_id', '=', shopper.userId)
        .where('event', 'like', `order:${orderCode}:BALANCE%`)
        .execute()
    ).map(({ event }) => event.split('_').at(-1))
  await to(3 * DAY_MS - 31 * MINUTE_MS)
  await shop.sweep()
  assert.deepEqual(await titles(), [])
  await to(MINUTE_MS)
  await shop.sweep()
  await shop.sweep()
  assert.deepEqual(await titles(), ['BEGINS'])
  await to(2 * DAY_MS + 30 * MINUTE_MS - 2 * HOUR_MS)
  await shop.sweep()
  await shop.sweep()
  assert.deepEqual((await titles()).sort(), ['BEGINS', 'ENDS'])
})
