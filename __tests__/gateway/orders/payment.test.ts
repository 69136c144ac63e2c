// PostgreSQL: a payment that is told twice at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { cashierView } from '../../../gateway/src/areas/payment'
import { startPayment } from '../../../gateway/src/areas/payment/service'
import { detail, order, paidOrder, startPay, startShop, type TestShop, type TestShopper } from './journey-shop'

const PAY = 'POST /o2ord-b2c/v1/order-trades/pay'
const ASK = 'GET /o2ord-b2c/v1/order-trades/pay'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const statusOf = async (shopper: TestShopper, paymentId: string) =>
  (await shopper.must(ASK, { query: { paymentId } })).status
const refundsOfOrder = async (orderCode: string) =>
  (await refundsOf(shop.core.db, orderCode)).map((refund) => [refund.amount_fen, refund.reason])

test('one payment covers the orders of several shops and sends the host to the cashier', async () => {
  const shopper = await shop.shopper()
  const orderCodes = await order(shopper, { POT: 1, LAMP: 1 })
  const reply = await shopper.must(PAY, {
    body: { orderCodes, channel: 'ALIPAY', host: 'H5', returnPath: '/pagesB/pay/pay?params=%7B%7D' }
  })
  assert.equal(reply.amountFen, 7_300)
  assert.deepEqual(reply.cashier, {
    kind: 'REDIRECT',
    url: `/demo/cashier?paymentId=${reply.paymentId}&lang=zh-CN`
  })
  assert.equal(await statusOf(shopper, reply.paymentId), 'PENDING')
  assert.equal(await shop.settle(reply.paymentId, 'SUCCEEDED'), 'SUCCEEDED')
  for (const code of orderCodes) {
    const order = await detail(shopper, code)
    assert.deepEqual([order.status, order.payChannel], ['WAIT_SHIP', '支付宝'])
    assert.ok(order.paidAt && order.arrivesOn)
  }
})

test('the mini-program gets parameters for its own payment call', async () => {
  const shopper = await shop.shopper()
  const orderCodes = await order(shopper, { POT: 1 })
  const { paymentId, cashier } = await shopper.must(PAY, { body: { orderCodes, channel: 'WECHAT', host: 'WEAPP' } })
  assert.ok(cashier.kind === 'WEAPP')
  assert.equal(cashier.package, `prepay_id=${paymentId}`)
  assert.match(cashier.timeStamp, /^\d{10}$/)
  assert.ok(cashier.nonceStr.length >= 16 && cashier.paySign.length > 16)
})

test('a success told twice, also at once, has one effect', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 1 })
  const paymentId = await startPay(shopper, [code])
  await Promise.all([shop.settle(paymentId, 'SUCCEEDED'), shop.settle(paymentId, 'SUCCEEDED')])
  assert.equal(await shop.settle(paymentId, 'SUCCEEDED'), 'SUCCEEDED')
  assert.equal(await shop.settle(paymentId, 'FAILED'), 'SUCCEEDED')
  assert.equal((await detail(shopper, code)).status, 'WAIT_SHIP')
  assert.deepEqual(await refundsOfOrder(code), [])
})

test('after a failure the order still waits and a new payment pays it', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 1 })
  const payment = await startPay(shopper, [code])
  assert.equal(await shop.settle(payment, 'FAILED'), 'FAILED')
  const answer = await shopper.must(ASK, { query: { paymentId: payment } })
  assert.ok(answer.failReason)
  assert.equal((await detail(shopper, code)).status, 'WAIT_PAY')
  await shop.settle(await startPay(shopper, [code]), 'SUCCEEDED')
  assert.equal((await detail(shopper, code)).status, 'WAIT_SHIP')
})

test('a success that follows a failure of the same payment counts', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 1 })
  const paymentId = await startPay(shopper, [code])
  await shop.settle(paymentId, 'FAILED')
  assert.equal(await shop.settle(paymentId, 'SUCCEEDED'), 'SUCCEEDED')
  assert.equal((await detail(shopper, code)).status, 'WAIT_SHIP')
})

const startBy = async (shopper: TestShopper, orderCodes: string[], channel: 'WECHAT' | 'ALIPAY', host = 'H5') =>
  (await shopper.must(PAY, { body: { orderCodes, channel, host } })).paymentId
const statusesOf = (shopper: TestShopper, payments: string[]) =>
  Promise.all(payments.map((id) => statusOf(shopper, id)))

test('started again for the same orders, channel and host an open payment is gone on with', async () => {
  const shopper = await shop.shopper()
  const codes = await order(shopper, { POT: 1, LAMP: 1 })
  const first = await startPay(shopper, codes)
  const again = await shopper.must(PAY, {
    body: { orderCodes: [...codes].reverse(), channel: 'WECHAT', host: 'H5', returnPath: '/pagesB/pay/pay?params=2' }
  })
  assert.equal(again.paymentId, first)
  assert.deepEqual(again.cashier, { kind: 'REDIRECT', url: `/demo/cashier?paymentId=${first}&lang=zh-CN` })
  assert.equal((await cashierView(shop.core.db, first))?.returnPath, '/pagesB/pay/pay?params=2')
  await shop.settle(first, 'FAILED')
  assert.notEqual(await startPay(shopper, codes), first)
})

for (const [name, channel, host] of [
  ['channel', 'ALIPAY', 'H5'],
  ['host', 'WECHAT', 'WEAPP']
] as const) {
  test(`a payment by another ${name} closes the open one, whose money goes back when it comes after all`, async () => {
    const shopper = await shop.shopper()
    const [code = ''] = await order(shopper, { POT: 1 })
    const first = await startPay(shopper, [code])
    const second = await startBy(shopper, [code], channel, host)
    assert.deepEqual(await statusesOf(shopper, [first, second]), ['CLOSED', 'PENDING'])
    await shop.settle(second, 'SUCCEEDED')
    await shop.settle(first, 'SUCCEEDED')
    assert.deepEqual(await statusesOf(shopper, [first, second]), ['SUCCEEDED', 'SUCCEEDED'])
    const returnedFen = async (paymentId: string) => (await shopper.must(ASK, { query: { paymentId } })).returnedFen
    assert.deepEqual([await returnedFen(first), await returnedFen(second)], [4_000, 0])
  })
}

test('a closed payment whose money comes first pays its order and closes the one that took its place', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 1 })
  const first = await startPay(shopper, [code])
  const second = await startBy(shopper, [code], 'ALIPAY')
  await shop.settle(first, 'SUCCEEDED')
  assert.deepEqual(await statusesOf(shopper, [first, second]), ['SUCCEEDED', 'CLOSED'])
  assert.equal((await detail(shopper, code)).status, 'WAIT_SHIP')
  assert.deepEqual(await refundsOfOrder(code), [])
})

test('a payment of some of the orders, or of more, closes the older one that shares an order with it', async () => {
  const shopper = await shop.shopper()
  const [pot = '', lamp = ''] = await order(shopper, { POT: 1, LAMP: 1 })
  const both = await startPay(shopper, [pot, lamp])
  const payment = await startPay(shopper, [pot])
  const other = await startPay(shopper, [lamp])
  assert.deepEqual(await statusesOf(shopper, [both, payment, other]), ['CLOSED', 'PENDING', 'PENDING'])
  const bothAgain = await startPay(shopper, [pot, lamp])
  assert.deepEqual(await statusesOf(shopper, [payment, other, bothAgain]), ['CLOSED', 'CLOSED', 'PENDING'])
  await shop.settle(bothAgain, 'SUCCEEDED')
  assert.deepEqual([await refundsOfOrder(pot), await refundsOfOrder(lamp)], [[], []])
})

test('starting and succeeding at once never takes money twice', async () => {
  for (let round = 0; round < 6; round += 1) {
    const shopper = await shop.shopper()
    const codes = await order(shopper, { POT: 1, LAMP: 1 })
    const first = await startPay(shopper, codes)
    const [, again] = await Promise.all([
      shop.settle(first, 'SUCCEEDED'),
      shopper.ask(PAY, { body: { orderCodes: codes, channel: 'ALIPAY', host: 'H5' } })
    ])
    assert.equal(await statusOf(shopper, first), 'SUCCEEDED')
    if (again.success) assert.equal(await statusOf(shopper, again.data.paymentId), 'CLOSED')
    else assert.equal(again.code, 'order.not-payable')
    for (const code of codes) assert.deepEqual(await refundsOfOrder(code), [])
  }
})

test('of two payments that succeed at once one pays the order, the other is refunded', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 2 })
  const payments = [await startPay(shopper, [code]), await startBy(shopper, [code], 'ALIPAY')]
  await Promise.all(payments.map((paymentId) => shop.settle(paymentId, 'SUCCEEDED')))
  assert.equal((await detail(shopper, code)).status, 'WAIT_SHIP')
  assert.deepEqual(await refundsOfOrder(code), [[7_000, 'SUPERFLUOUS']])
  const row = await shop.core.db
    .selectFrom('payment_order')
    .selectAll()
    .where('order_code', '=', code)
    .where('effective', '=', true)
    .execute()
  assert.equal(row.length, 1)
})

test('an order can never have two payments that count', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 1 })
  const payments = [await startPay(shopper, [code]), await startBy(shopper, [code], 'ALIPAY')]
  const mark = (paymentId: string) =>
    shop.core.db.updateTable('payment_order').set({ effective: true }).where('payment_id', '=', paymentId).execute()
  await mark(payments[0] ?? '')
  await assert.rejects(mark(payments[1] ?? ''), { code: '23505' })
})

test('money for a cancelled order goes back and the order stays cancelled', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 1 })
  const paymentId = await startPay(shopper, [code])
  await shopper.must(CANCEL, { body: { orderCode: code, reasonCode: 'MIND' } })
  assert.equal(await statusOf(shopper, paymentId), 'CLOSED')
  assert.equal(await shop.settle(paymentId, 'SUCCEEDED'), 'SUCCEEDED')
  assert.equal((await detail(shopper, code)).status, 'CANCELLED')
  assert.deepEqual(await refundsOfOrder(code), [[4_000, 'SUPERFLUOUS']])
})

test('when one of two orders is cancelled, the money for the other one counts', async () => {
  const shopper = await shop.shopper()
  const [pot = '', lamp = ''] = await order(shopper, { LAMP: 1, POT: 1 })
  const paymentId = await startPay(shopper, [pot, lamp])
  await shopper.must(CANCEL, { body: { orderCode: lamp, reasonCode: 'MIND' } })
  assert.equal(await statusOf(shopper, paymentId), 'PENDING')
  await shop.settle(paymentId, 'SUCCEEDED')
  assert.deepEqual(
    [(await detail(shopper, pot)).status, (await detail(shopper, lamp)).status],
    ['WAIT_SHIP', 'CANCELLED']
  )
  assert.equal((await refundsOfOrder(lamp)).length, 1)
  assert.deepEqual(await refundsOfOrder(pot), [])
})

test('paying and cancelling at once ends in one of the two, with the money where it belongs', async () => {
  for (let round = 0; round < 4; round += 1) {
    const shopper = await shop.shopper()
    const [code = ''] = await order(shopper, { POT: 1 })
    const paymentId = await startPay(shopper, [code])
    await Promise.all([
      shop.settle(paymentId, 'SUCCEEDED'),
      shopper.ask(CANCEL, { body: { orderCode: code, reasonCode: 'MIND' } })
    ])
    // A cancel after the payment refunds it as a cancel, before it as superfluous; either way once and whole.
    assert.equal((await detail(shopper, code)).status, 'CANCELLED')
    const refunds = await refundsOfOrder(code)
    assert.deepEqual(
      refunds.map(([amount]) => amount),
      [4_000]
    )
  }
})

test('what is paid, closed or too late can’t be paid', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const [waiting = ''] = await order(shopper, { POT: 1 })
  const pay = (orderCodes: string[]) => shopper.ask(PAY, { body: { orderCodes, channel: 'WECHAT', host: 'H5' } })
  assert.equal((await pay([orderCode])).code, 'order.not-payable')
  assert.equal((await pay([waiting, orderCode])).code, 'order.not-payable')
  await shop.core.clock.advance(30 * 60_000)
  assert.equal((await pay([waiting])).code, 'order.not-payable')
})

test('nobody can pay, or ask about, what another shopper ordered', async () => {
  const [owner, stranger] = [await shop.shopper(), await shop.shopper()]
  const orderCodes = await order(owner, { POT: 1 })
  const paymentId = await startPay(owner, orderCodes)
  const answer = await stranger.ask(PAY, { body: { orderCodes, channel: 'WECHAT', host: 'H5' } })
  assert.equal(answer.code, 'order.missing')
  assert.equal((await stranger.ask(ASK, { query: { paymentId } })).code, 'payment.missing')
})

test('in production, without a payment provider, paying is refused in words', async () => {
  const shopper = await shop.shopper()
  const orderCodes = await order(shopper, { POT: 1 })
  const by = {
    userId: shopper.userId,
    nowMs: shop.core.clock.now(),
    mode: 'production' as const,
    locale: 'zh-CN' as const
  }
  await assert.rejects(startPayment(shop.core.db, by, { orderCodes, channel: 'WECHAT', host: 'H5' }), {
    code: 'payment.unavailable'
  })
})

test('a paid order counts as sold and ends the first-order flag', async () => {
  const shopper = await shop.shopper()
  const soldCount = async () =>
    (
      await shop.core.db
        .selectFrom('product')
        .select('sold_count')
        .where('spu_code', '=', 'P_FRIDGE')
        .executeTakeFirstOrThrow()
    ).sold_count
  const before = await soldCount()
  await paidOrder(shop, shopper, { FRIDGE: 2 })
  assert.equal(await soldCount(), before + 2)
  const customer = await shop.core.db
    .selectFrom('customer')
    .select('first_order_flag')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  assert.equal(customer.first_order_flag, 0)
})
