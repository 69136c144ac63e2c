// PostgreSQL: a friend and the buyer pay at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { atCashier } from '../../../gateway/src/areas/payment/service'
import { markTaken, refundsOf } from '../../../gateway/src/areas/payment/store'
import { detail, order, startPay, startShop, type TestShop, type TestShopper } from './journey-shop'

const LINK = 'POST /o2ord-b2c/v1/order-trades/pay-links'
const SHOW = 'GET /o2ord-b2c/v1/pub/order-trades/detail/{id}'
const PAY = 'POST /o2ord-b2c/v1/pub/order-trades/pay'
const ASK = 'GET /o2ord-b2c/v1/order-trades/pay'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** A buyer's unpaid order of 40.00 with its link, and a friend. */
async function askFriend() {
  const [buyer, friend] = [await shop.shopper(), await shop.shopper()]
  const [orderCode = ''] = await order(buyer, { POT: 1 })
  const { code } = await buyer.must(LINK, { body: { orderCodes: [orderCode] } })
  return { buyer, friend, orderCode, code }
}

const payBy = (payLink: string, expectedFen = 4_000) => ({
  body: {
    payLink,
    expectedFen,
    channel: 'ALIPAY' as const,
    host: 'H5' as const,
    returnPath: '/pagesB/pay/appCheckstand'
  }
})
const show = (shopper: TestShopper, code: string) => shopper.must(SHOW, { path: { id: code } })
/** What who paid without a login is told of their payment. */
async function byKey(who: Pick<TestShopper, 'must'>, code: string, payKey: string) {
  const { payment } = await who.must(SHOW, { path: { id: code }, query: { payKey } })
  assert.ok(payment)
  return payment
}
const statusOf = async (shopper: TestShopper, paymentId: string) =>
  (await shopper.must(ASK, { query: { paymentId } })).status
const messagesTo = async ({ userId }: TestShopper) => {
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return shop.core.db.selectFrom('outbox').selectAll().where('recipient', '=', phone).execute()
}

test('a link shows a stranger what is paid for and a masked name, and nothing of address, phone or number', async () => {
  const { orderCode, code } = await askFriend()
  const answer = await shop.must(SHOW, { path: { id: code } })
  assert.deepEqual([answer.state, answer.own, answer.paidByMe, answer.buyer], ['OPEN', false, false, '客**'])
  assert.deepEqual([answer.amountFen, answer.shops[0]?.rows[0]?.title], [4_000, '电热水壶'])
  const text = JSON.stringify(answer)
  for (const secret of [orderCode, '林知夏', '6021', '栖禾路', '330106', 'POT'])
    assert.ok(!text.includes(secret), secret)
})

test('a link cannot be guessed, is the same for the same orders, and no stranger can make one', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  assert.match(code, /^pl_[\w-]{16}$/)
  assert.equal((await buyer.must(LINK, { body: { orderCodes: [orderCode] } })).code, code)
  assert.equal((await friend.ask(LINK, { body: { orderCodes: [orderCode] } })).code, 'order.missing')
  assert.equal((await shop.ask(SHOW, { path: { id: 'pl_0000000000000000' } })).code, 'pay-link.missing')
})

test('a link is valid until the first of its orders closes', async () => {
  const { buyer, orderCode, code } = await askFriend()
  const { payBefore } = await detail(buyer, orderCode)
  assert.equal((await show(buyer, code)).validUntil, payBefore)
})

test('a friend pays without an account, hears what became of it, and learns nothing else', async () => {
  const { buyer, orderCode, code } = await askFriend()
  const { paymentId } = await shop.must(PAY, payBy(code))
  const ask = () => byKey(shop, code, paymentId)
  assert.equal((await ask()).status, 'PENDING')
  await shop.settle(paymentId, 'SUCCEEDED')
  const { status, orderCodes, returnedFen } = await ask()
  assert.deepEqual([status, orderCodes, returnedFen], ['SUCCEEDED', [], 0])
  const order = await detail(buyer, orderCode)
  assert.deepEqual([order.status, order.paidBy], ['WAIT_SHIP', '朋友'])
  const [message] = await messagesTo(buyer)
  assert.ok(message?.body.startsWith('朋友 帮你付了订单'))
  const reply = await shop.must(SHOW, { path: { id: code } })
  assert.deepEqual([reply.state, reply.own, reply.paidByMe, reply.orderCodes], ['PAID', false, false, undefined])
  await buyer.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
  const [refund] = await refundsOf(shop.core.db, orderCode)
  assert.deepEqual([refund?.payment_id, refund?.amount_fen], [paymentId, 4_000])
  assert.equal((await ask()).refundedFen, 4_000)
})

test('without an account nobody asks about a payment that somebody started with one', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  const { paymentId } = await friend.must(PAY, payBy(code))
  const own = await startPay(buyer, [orderCode])
  for (const id of [paymentId, own, 'pay_0000000000000000'])
    assert.equal((await shop.ask(SHOW, { path: { id: code }, query: { payKey: id } })).code, 'payment.missing')
  const other = await askFriend()
  const elsewhere = await shop.must(PAY, payBy(other.code))
  const wrong = { path: { id: code }, query: { payKey: elsewhere.paymentId } }
  assert.equal((await shop.ask(SHOW, wrong)).code, 'payment.missing')
  assert.equal((await friend.ask(ASK, { query: { paymentId: elsewhere.paymentId } })).code, 'payment.missing')
})

test('who logs in after they paid without an account still hears what became of it', async () => {
  const { friend, code } = await askFriend()
  const { paymentId } = await shop.must(PAY, payBy(code))
  assert.equal((await byKey(friend, code, paymentId)).status, 'PENDING')
})

test('two friends without an account have a payment each, and money that comes too late goes back', async () => {
  const { code, orderCode } = await askFriend()
  const first = await shop.must(PAY, payBy(code))
  const second = await shop.must(PAY, payBy(code))
  assert.notEqual(first.paymentId, second.paymentId)
  await shop.settle(second.paymentId, 'SUCCEEDED')
  await shop.settle(first.paymentId, 'SUCCEEDED')
  assert.deepEqual(
    (await refundsOf(shop.core.db, orderCode)).map((refund) => [refund.payment_id, refund.reason]),
    [[first.paymentId, 'SUPERFLUOUS']]
  )
  assert.equal((await byKey(shop, code, first.paymentId)).returnedFen, 4_000)
})

test('a link starts ten payments in ten minutes for one address, and one that was refused is none of them', async (t) => {
  const { code } = await askFriend()
  assert.equal((await shop.ask(PAY, payBy(code, 1))).code, 'pay-link.changed')
  for (let turn = 0; turn < 10; turn += 1) await shop.must(PAY, payBy(code))
  const often = await shop.ask(PAY, { ...payBy(code), locale: 'en-US' })
  assert.equal(often.code, 'pay-link.often')
  assert.match(often.message, /again in ten minutes/)
  // the payment that was begun last is still open, and others are not kept from theirs
  const from = (remoteAddress: string) => ({ method: 'POST' as const, url: PAY.slice(5), remoteAddress })
  const elsewhere = await shop.app.inject({ ...from('192.0.2.7'), payload: payBy(code).body })
  assert.equal(elsewhere.json<{ code: string }>().code, 'S')
  await shop.must(PAY, payBy((await askFriend()).code))
  const now = shop.core.clock.now()
  t.mock.method(shop.core.clock, 'now', () => now + 10 * 60_000)
  await shop.must(PAY, payBy(code))
})

test('who starts again after they paid without an account is not told that they were not charged', async () => {
  const { orderCode, code } = await askFriend()
  const { paymentId } = await shop.must(PAY, payBy(code))
  await atCashier(shop.core, paymentId, (tx) => markTaken(tx, paymentId, shop.core.clock.date()))
  const paying = await shop.ask(PAY, payBy(code))
  assert.deepEqual(
    [paying.code, paying.message],
    ['payment.being-paid', '这一单刚刚有人付了款，正在确认结果，这次没有扣款']
  )
  await shop.settle(paymentId, 'SUCCEEDED')
  const reply = await shop.ask(PAY, { ...payBy(code), locale: 'en-US' })
  assert.deepEqual(
    [reply.code, reply.message],
    ['pay-link.paid', 'This has been paid already. Nothing was charged this time']
  )
  assert.deepEqual(await refundsOf(shop.core.db, orderCode), [])
})

test('what a friend pays is the order’s payment, the buyer is told, and their order says who', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  const { paymentId } = await friend.must(PAY, payBy(code))
  await shop.settle(paymentId, 'SUCCEEDED')
  const order = await detail(buyer, orderCode)
  assert.deepEqual([order.status, order.paidBy], ['WAIT_SHIP', '客**'])
  assert.deepEqual([(await show(friend, code)).state, (await show(friend, code)).paidByMe], ['PAID', true])
  assert.equal((await show(buyer, code)).paidByMe, false)
  const [message] = await messagesTo(buyer)
  assert.equal(message?.title, '朋友已帮你付款')
  assert.ok(message.body.includes(orderCode))
})

test('a friend who pays learns no order number from the payment', async () => {
  const { friend, code } = await askFriend()
  const { paymentId } = await friend.must(PAY, payBy(code))
  assert.deepEqual((await friend.must(ASK, { query: { paymentId } })).orderCodes, [])
})

test('the buyer cannot ask about a friend’s payment, nor the friend see the order', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  const { paymentId } = await friend.must(PAY, payBy(code))
  assert.equal((await buyer.ask(ASK, { query: { paymentId } })).code, 'payment.missing')
  const reply = await friend.ask('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })
  assert.equal(reply.code, 'order.missing')
})

test('of a friend and the buyer at the cashier only the later one can pay', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  const own = await startPay(buyer, [orderCode])
  const { paymentId } = await friend.must(PAY, payBy(code))
  assert.equal(await statusOf(buyer, own), 'CLOSED')
  assert.deepEqual(await atCashier(shop.core, own, 'SUCCEEDED'), { done: false, status: 'CLOSED' })
  assert.deepEqual(await atCashier(shop.core, paymentId, 'SUCCEEDED'), { done: true, status: 'SUCCEEDED' })
  assert.deepEqual(await refundsOf(shop.core.db, orderCode), [])
})

test('two friends by the same channel have a payment each', async () => {
  const { friend, code } = await askFriend()
  const other = await shop.shopper()
  const first = await friend.must(PAY, payBy(code))
  const second = await other.must(PAY, payBy(code))
  assert.notEqual(first.paymentId, second.paymentId)
  assert.equal(await statusOf(friend, first.paymentId), 'CLOSED')
})

test('of a friend’s and the buyer’s money that come at once one pays, the other goes back and is told', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { buyer, friend, orderCode, code } = await askFriend()
    const own = await startPay(buyer, [orderCode])
    const { paymentId } = await friend.must(PAY, payBy(code))
    await Promise.all([own, paymentId].map((id) => shop.settle(id, 'SUCCEEDED')))
    assert.equal((await detail(buyer, orderCode)).status, 'WAIT_SHIP')
    const [refund, ...more] = await refundsOf(shop.core.db, orderCode)
    assert.deepEqual([refund?.amount_fen, refund?.reason, more], [4_000, 'SUPERFLUOUS', []])
    if (refund?.payment_id !== paymentId) continue
    assert.ok((await messagesTo(friend)).some(({ body }) => body.includes('40.00') && !body.includes(orderCode)))
  }
})

test('five taps of a friend are one payment', async () => {
  const { friend, code } = await askFriend()
  const taps = await Promise.all([1, 2, 3, 4, 5].map(() => friend.must(PAY, payBy(code))))
  assert.equal(new Set(taps.map((tap) => tap.paymentId)).size, 1)
})

test('a link that is paid, closed or asks for another amount takes no payment, in words that say why', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  assert.equal((await friend.ask(PAY, payBy(code, 3_999))).code, 'pay-link.changed')
  await shop.settle(await startPay(buyer, [orderCode]), 'SUCCEEDED')
  assert.equal((await friend.ask(PAY, payBy(code))).code, 'pay-link.paid')
  const late = await askFriend()
  await late.buyer.must(CANCEL, { body: { orderCode: late.orderCode, reasonCode: 'MIND' } })
  assert.equal((await late.friend.ask(PAY, payBy(late.code))).code, 'pay-link.closed')
  assert.equal((await show(late.friend, late.code)).state, 'CLOSED')
})

test('a link of two orders asks for what is still to be paid', async () => {
  const buyer = await shop.shopper()
  const codes = await order(buyer, { POT: 1, LAMP: 1 })
  const { code } = await buyer.must(LINK, { body: { orderCodes: codes } })
  assert.deepEqual([(await show(buyer, code)).amountFen, (await show(buyer, code)).own], [7_300, true])
  await shop.settle(await startPay(buyer, codes.slice(0, 1)), 'SUCCEEDED')
  const { payFen } = await detail(buyer, codes[1] ?? '')
  const link = await show(buyer, code)
  assert.deepEqual([link.state, link.amountFen, link.shops.length], ['OPEN', payFen, 1])
})

test('what a friend paid goes back to the friend when the buyer cancels', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  const { paymentId } = await friend.must(PAY, payBy(code))
  await shop.settle(paymentId, 'SUCCEEDED')
  await buyer.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
  const [refund] = await refundsOf(shop.core.db, orderCode)
  assert.deepEqual([refund?.payment_id, refund?.reason], [paymentId, 'CANCELLED'])
  await shop.landRefunds(orderCode)
  assert.ok((await messagesTo(friend)).some(({ title }) => title === '退款成功通知'))
  const link = await show(friend, code)
  assert.deepEqual([link.state, link.paidByMe, link.refundedFen, link.returnedFen], ['CLOSED', false, 4_000, undefined])
  const payment = await friend.must(ASK, { query: { paymentId } })
  assert.deepEqual([payment.refundedFen, payment.returnedFen], [4_000, 0])
})

test('what went back of a friend’s money is told to nobody else', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  await shop.settle((await friend.must(PAY, payBy(code))).paymentId, 'SUCCEEDED')
  await buyer.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
  for (const link of [await show(buyer, code), await shop.must(SHOW, { path: { id: code } })]) {
    assert.deepEqual([link.state, link.paidByMe, link.refundedFen], ['CLOSED', false, undefined])
  }
})

test('a friend whose money paid one of two orders hears of the one that was cancelled', async () => {
  const [buyer, friend] = [await shop.shopper(), await shop.shopper()]
  const codes = await order(buyer, { POT: 1, LAMP: 1 })
  const { code } = await buyer.must(LINK, { body: { orderCodes: codes } })
  await shop.settle((await friend.must(PAY, payBy(code, 7_300))).paymentId, 'SUCCEEDED')
  const { payFen } = await detail(buyer, codes[0] ?? '')
  await buyer.must(CANCEL, { body: { orderCode: codes[0] ?? '', reasonCode: 'MIND' } })
  const link = await show(friend, code)
  assert.deepEqual([link.state, link.paidByMe, link.refundedFen], ['PAID', true, payFen])
})

test('a friend whose money came too late is told so by the link on any device', async () => {
  const { buyer, friend, orderCode, code } = await askFriend()
  const { paymentId } = await friend.must(PAY, payBy(code))
  await buyer.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
  await shop.settle(paymentId, 'SUCCEEDED')
  const link = await show(friend, code)
  assert.deepEqual([link.state, link.paidByMe, link.returnedFen, link.refundedFen], ['CLOSED', false, 4_000, undefined])
})
