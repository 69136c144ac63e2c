import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { cashierView } from '../../../gateway/src/areas/payment'
import { atDesk, combinedPayment, DESK, give, balanceLeft, moves, PAY, sumsUp } from './desks'
import { detail, order, startPay, startShop, type TestShop, type TestShopper } from './journey-shop'

const ASK = 'GET /o2ord-b2c/v1/order-trades/pay'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const desk = (shopper: TestShopper, codes: string[]) => shopper.must(DESK, { query: { orderCodes: codes.join(',') } })
const cancel = (shopper: TestShopper, orderCode = '') =>
  shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
const refunds = async (orderCode = '') =>
  (await refundsOf(shop.core.db, orderCode)).map((refund) => [refund.amount_fen, refund.balance_fen, refund.reason])

test('the desk offers the balance and each plan with its cost, limit and why not', async () => {
  const { shopper, orderCodes } = await atDesk(shop, { FRIDGE: 1 })
  const view = await desk(shopper, orderCodes)
  const { payFen } = await detail(shopper, orderCodes[0] ?? '')
  assert.deepEqual([view.amountFen, view.balanceFen, view.creditFen], [payFen, 1_500, 300_000])
  assert.deepEqual(
    view.splits.map(({ balanceFen, restFen }) => [balanceFen, restFen]),
    [
      [1_500, payFen - 1_500],
      [0, payFen]
    ]
  )
  for (const { restFen, plans } of view.splits) {
    for (const plan of plans) {
      assert.equal(plan.monthFen * (plan.months - 1) + plan.lastFen, restFen + plan.feeFen)
      assert.equal(plan.totalFen, restFen + plan.feeFen)
    }
    assert.deepEqual(
      plans.map(({ months, refusal }) => [months, refusal]),
      [
        [3, undefined],
        [6, undefined],
        [12, undefined],
        [24, 'SHORT']
      ]
    )
  }
  assert.equal(view.dueDays.length, 24)
})

test('a shopper without balance or limit is offered neither, and a stranger nothing', async () => {
  const shopper = await shop.shopper()
  const codes = await order(shopper, { POT: 1 })
  const view = await desk(shopper, codes)
  assert.deepEqual(view.splits, [{ balanceFen: 0, restFen: 4_000, plans: [] }])
  const stranger = await shop.shopper()
  assert.equal((await stranger.ask(DESK, { query: { orderCodes: codes.join(',') } })).code, 'order.missing')
  assert.equal((await shopper.ask(DESK, { query: { orderCodes: ',' } })).code, 'order.missing')
})

test('of a combined payment the cashier asks for the rest, and both parts are posted together', async () => {
  const { shopper, orderCodes } = await atDesk(shop)
  const startReply = await shopper.must(PAY, combinedPayment(orderCodes))
  assert.deepEqual([startReply.status, startReply.cashier?.kind], ['PENDING', 'REDIRECT'])
  assert.equal((await cashierView(shop.core.db, startReply.paymentId))?.amountFen, 2_500)
  assert.deepEqual(await moves(shop, shopper), [['RESERVE', -1_500]])
  await shop.settle(startReply.paymentId, 'SUCCEEDED')
  const order = await detail(shopper, orderCodes[0] ?? '')
  assert.deepEqual([order.status, order.payChannel], ['WAIT_SHIP', '余额 + 微信支付'])
  assert.deepEqual(await moves(shop, shopper), [
    ['RESERVE', -1_500],
    ['POST', 0]
  ])
  const askReply = await shopper.must(ASK, { query: { paymentId: startReply.paymentId } })
  assert.deepEqual([askReply.amountFen, askReply.balanceFen, askReply.channel], [4_000, 1_500, 'WECHAT'])
})

test('a combined payment that fails lets go of the balance, and the order still waits', async () => {
  const { shopper, orderCodes } = await atDesk(shop)
  const { paymentId } = await shopper.must(PAY, combinedPayment(orderCodes))
  await shop.settle(paymentId, 'FAILED')
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 1_500)
  assert.equal((await detail(shopper, orderCodes[0] ?? '')).status, 'WAIT_PAY')
})

test('what an open payment of the same order holds can be spent otherwise, and is let go then', async () => {
  const { shopper, orderCodes } = await atDesk(shop)
  await shopper.must(PAY, combinedPayment(orderCodes))
  assert.equal((await desk(shopper, orderCodes)).balanceFen, 1_500)
  await shopper.must(PAY, combinedPayment(orderCodes, { channel: 'ALIPAY' }))
  await startPay(shopper, orderCodes)
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 1_500)
  assert.deepEqual(await moves(shop, shopper), [
    ['RESERVE', -1_500],
    ['VOID', 1_500],
    ['RESERVE', -1_500],
    ['VOID', 1_500]
  ])
})

test('the balance alone pays at once, and gets it all back when the order is cancelled', async () => {
  const { shopper, orderCodes } = await atDesk(shop)
  await give(shop, shopper, 'BALANCE', 5_000)
  const body = { orderCodes, expectedFen: 4_000, balanceFen: 4_000, host: 'WEAPP' as const }
  const reply = await shopper.must(PAY, { body })
  assert.deepEqual([reply.status, reply.cashier], ['SUCCEEDED', undefined])
  assert.equal((await detail(shopper, orderCodes[0] ?? '')).payChannel, '余额')
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 2_500)
  await cancel(shopper, orderCodes[0])
  assert.deepEqual(await refunds(orderCodes[0]), [[4_000, 4_000, 'CANCELLED']])
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 6_500)
})

test('balance and months pay at once, and each gets back what came from it', async () => {
  const { shopper, orderCodes } = await atDesk(shop, { FRIDGE: 1 })
  const { amountFen } = await desk(shopper, orderCodes)
  const body = { orderCodes, expectedFen: amountFen, balanceFen: 1_500, months: 6, host: 'H5' as const }
  const sixMonthPlan = (await desk(shopper, orderCodes)).splits[0]?.plans.find(({ months }) => months === 6)
  const { paymentId, status } = await shopper.must(PAY, { body })
  assert.equal(status, 'SUCCEEDED')
  const { plan, balanceFen } = await shopper.must('GET /o2ord-b2c/v1/order-trades/pay', { query: { paymentId } })
  assert.ok(plan && sixMonthPlan)
  assert.deepEqual(
    [plan.monthFen, plan.lastFen, plan.totalFen],
    [sixMonthPlan.monthFen, sixMonthPlan.lastFen, sixMonthPlan.totalFen]
  )
  assert.equal(plan.monthFen * 5 + plan.lastFen, plan.totalFen)
  assert.equal(balanceFen, 1_500)
  const free = await balanceLeft(shop, shopper)
  assert.deepEqual([free.balanceFen, free.creditFen], [0, 300_000 - (amountFen - 1_500)])
  await cancel(shopper, orderCodes[0])
  const again = await balanceLeft(shop, shopper)
  assert.deepEqual([again.balanceFen, again.creditFen], [1_500, 300_000])
  await sumsUp(shop)
})

test('of several orders paid together each gives back its own part to the fen', async () => {
  const { shopper, orderCodes } = await atDesk(shop, { POT: 1, LAMP: 1 })
  const { paymentId } = await shopper.must(PAY, combinedPayment(orderCodes, { expectedFen: 7_300, balanceFen: 1_499 }))
  await shop.settle(paymentId, 'SUCCEEDED')
  for (const code of orderCodes) await cancel(shopper, code)
  const back = (await Promise.all(orderCodes.map((code) => refunds(code)))).flat()
  assert.equal(
    back.reduce((total, [fen]) => total + Number(fen), 0),
    7_300
  )
  assert.equal(
    back.reduce((total, [, fen]) => total + Number(fen), 0),
    1_499
  )
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 1_500)
})

test('what was not on the screen is refused in words, and takes nothing', async () => {
  const { shopper, orderCodes } = await atDesk(shop)
  const refusalOf = async (over: object) => (await shopper.ask(PAY, combinedPayment(orderCodes, over))).code
  assert.equal(await refusalOf({ expectedFen: 3_999 }), 'desk.changed')
  assert.equal(await refusalOf({ balanceFen: 4_001 }), 'desk.changed')
  assert.equal(await refusalOf({ balanceFen: 1_501 }), 'desk.balance')
  assert.equal(await refusalOf({ channel: undefined, months: 3 }), 'desk.plan')
  assert.equal(await refusalOf({ channel: undefined, months: 5 }), 'desk.plan')
  assert.equal((await shopper.ask(PAY, combinedPayment(orderCodes, { months: 3 }))).status, 400)
  assert.equal((await shopper.ask(PAY, combinedPayment(orderCodes, { channel: undefined }))).status, 400)
  assert.deepEqual(await moves(shop, shopper), [])
})

test('no more is owed than the limit', async () => {
  const { shopper, orderCodes } = await atDesk(shop, { FRIDGE: 2 })
  const { amountFen, splits } = await desk(shopper, orderCodes)
  assert.deepEqual([...new Set(splits.flatMap(({ plans }) => plans.map(({ refusal }) => refusal)))], ['OVER'])
  const body = { orderCodes, expectedFen: amountFen, balanceFen: 0, months: 3, host: 'H5' as const }
  assert.equal((await shopper.ask(PAY, { body })).code, 'desk.credit')
  assert.deepEqual(await moves(shop, shopper, 'CREDIT'), [])
})

test('money of a combined payment that comes after its end goes back, and pays nothing', async () => {
  const { shopper, orderCodes } = await atDesk(shop)
  const { paymentId } = await shopper.must(PAY, combinedPayment(orderCodes))
  await startPay(shopper, orderCodes)
  await shop.settle(paymentId, 'SUCCEEDED')
  assert.equal((await detail(shopper, orderCodes[0] ?? '')).status, 'WAIT_PAY')
  assert.deepEqual(await refunds(orderCodes[0]), [[2_500, 0, 'SUPERFLUOUS']])
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 1_500)
  assert.equal((await shopper.must(ASK, { query: { paymentId } })).returnedFen, 2_500)
})

test('no writer of its row overdraws an account', async () => {
  const { shopper } = await atDesk(shop)
  const overdrawn = sql`update ledger_account set balance = balance - 1501 where account = ${`wallet:BALANCE:${shopper.userId}`}`
  await assert.rejects(overdrawn.execute(shop.core.db), /check constraint/)
})
