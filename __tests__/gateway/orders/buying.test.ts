// PostgreSQL: submits and payments at once, also of two means together, over two gateways
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { areas } from '../../../gateway/src/areas'
import { atCashier, settlePayment } from '../../../gateway/src/areas/payment/service'
import { createGateway, type Gateway } from '../../../gateway/src/gateway'
import { atDesk, combinedPayment, give, balanceLeft, PAY as DESK_PAY, sumsUp } from './desks'
import { APPLY, PERSON } from './invoices'
import { isFull, openDoor, ownPage, type Answer } from '../support'
import {
  detail,
  order,
  readSettlement,
  settlementOf,
  startPay,
  startShop,
  type TestShop,
  type TestShopper
} from './journey-shop'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const PAY = 'POST /o2ord-b2c/v1/order-trades/pay'
const BUY_NOW = 'POST /o2cht/v1/order-settlements/buy-now'
const FIVE = [0, 1, 2, 3, 4]

let shop: TestShop
/** The gateways of the shop: on PostgreSQL two processes' worth share one database, PGlite has room for one. */
let gateways: Gateway[]
let bases: string[]
before(async () => {
  shop = await startShop()
  gateways = [shop]
  const { databaseUrl } = shop
  if (databaseUrl !== undefined) {
    const options = { mode: 'demonstration', logLevel: 'silent', sweeps: false, seeds: false, door: openDoor } as const
    gateways.push(await createGateway({ ...options, areas, databaseUrl }))
  }
  bases = await Promise.all(gateways.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))
})
after(async () => {
  await gateways[1]?.close()
  await shop.close()
})

/** A submit over the network to one of the gateways, as a phone sends it; rejects when the connection is cut. */
async function submit(
  turn: number,
  token: string,
  body: { settlementId: string; expectedPayFen: number },
  key: string = randomUUID()
): Promise<Answer<{ orderCodes: string[]; payFen: number; payBefore: number }>> {
  const answer = await fetch(`${bases[turn % bases.length] ?? ''}${SUBMIT.split(' ')[1] ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body)
  })
  return (await answer.json()) as Answer<{ orderCodes: string[]; payFen: number; payBefore: number }>
}

async function ready(shopper: TestShopper, goods: Record<string, number>) {
  const settlementId = await settlementOf(shopper, goods)
  const { payFen } = await readSettlement(shopper, settlementId)
  return { token: shopper.token, body: { settlementId, expectedPayFen: payFen } }
}

async function ordersOf(userId: string): Promise<string[]> {
  const rows = await shop.core.db.selectFrom('trade_order').select('order_code').where('user_id', '=', userId).execute()
  return rows.map((row) => row.order_code).sort()
}

/** Pieces of a SKU in orders that were not cancelled. */
async function soldOf(skuCode: string): Promise<number> {
  const row = await sql<{ pieces: number }>`select coalesce(sum(r.quantity), 0) as pieces from order_row r
    join trade_order o on o.order_code = r.order_code
    where r.sku_code = ${skuCode} and o.status <> 'CANCELLED'`.execute(shop.core.db)
  return row.rows[0]?.pieces ?? 0
}

for (const [name, keyOf] of [
  ['one key', () => 'submit-one-key'],
  ['five keys', (turn: number) => `submit-key-${turn}`]
] as const) {
  test(`a settlement submitted five times at once with ${name} becomes one set of orders`, async () => {
    const shopper = await shop.shopper()
    const { token, body } = await ready(shopper, { POT: 2, LAMP: 1 })
    const [pot, lamp] = [await shop.stockOf('POT'), await shop.stockOf('LAMP')]
    const answers = await Promise.all(FIVE.map((turn) => submit(turn, token, body, keyOf(turn))))
    for (const answer of answers) {
      assert.ok(answer.success, `${answer.code} ${answer.message}`)
      assert.deepEqual(answer.data, answers[0]?.data)
    }
    assert.deepEqual(await ordersOf(shopper.userId), answers[0]?.data.orderCodes.sort())
    assert.equal(answers[0]?.data.orderCodes.length, 2)
    assert.deepEqual([await shop.stockOf('POT'), await shop.stockOf('LAMP')], [pot - 2, lamp - 1])
  })
}

test('the reply to a submit is lost after the orders were written: the same key gets the reply, no second order', async () => {
  const shopper = await shop.shopper()
  const { token, body } = await ready(shopper, { POT: 1, LAMP: 1 })
  const stock = await shop.stockOf('POT')
  const fault = { endpoint: SUBMIT, kind: 'COMMIT_THEN_DROP', remaining: 1 }
  await shop.app.inject({ method: 'POST', url: '/demo/api/faults', payload: fault, headers: ownPage(shop) })
  await assert.rejects(submit(0, token, body, 'submit-lost-reply'))
  const orders = await ordersOf(shopper.userId)
  assert.equal(orders.length, 2)
  // The next try may reach another gateway.
  const again = await Promise.all(FIVE.map((turn) => submit(turn + 1, token, body, 'submit-lost-reply')))
  for (const answer of again) assert.deepEqual(answer.data.orderCodes.sort(), orders)
  assert.deepEqual(await ordersOf(shopper.userId), orders)
  assert.equal(await shop.stockOf('POT'), stock - 1)
})

/** Far more than there are connections, each time. */
const BUYERS = isFull ? 500 : 120
test(`${BUYERS} buyers at once for fifty pieces leave fifty orders and no stock`, { timeout: 240_000 }, async () => {
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => shop.shopper()))
  await shop.setStock('LAMP', 50)
  const before = await soldOf('LAMP')
  const wishes = await Promise.all(
    buyers.map(async (buyer) => {
      const { settlementId } = await buyer.must(BUY_NOW, { body: { skuCode: 'LAMP', quantity: 1 } })
      return { token: buyer.token, body: { settlementId, expectedPayFen: 3_300 } }
    })
  )
  const answers = await Promise.all(wishes.map(({ token, body }, turn) => submit(turn, token, body)))
  const codes = new Map<string, number>()
  for (const { code } of answers) codes.set(code, (codes.get(code) ?? 0) + 1)
  assert.deepEqual(Object.fromEntries(codes), { S: 50, 'stock.short': BUYERS - 50 })
  assert.equal(await shop.stockOf('LAMP'), 0)
  assert.equal((await soldOf('LAMP')) - before, 50)
  assert.equal(new Set(answers.flatMap(({ data }) => data?.orderCodes ?? [])).size, 50)
  await shop.setStock('LAMP', 50)
})

test('a buyer who submits ten settlements at once, beside others, stays within the purchase limit', async () => {
  const versions = ['FAN', 'FAN2']
  for (const version of versions) await shop.setStock(version, 50)
  const buyers = await Promise.all(FIVE.map(() => shop.shopper()))
  const soldCount = async () => (await soldOf('FAN')) + (await soldOf('FAN2'))
  const before = await soldCount()
  const wishes = await Promise.all(
    buyers.flatMap((buyer) =>
      Array.from({ length: 10 }, async (_, turn) => {
        const { settlementId } = await buyer.must(BUY_NOW, {
          body: { skuCode: turn % 2 ? 'FAN' : 'FAN2', quantity: 1 }
        })
        const { payFen } = await readSettlement(buyer, settlementId)
        return { buyer, token: buyer.token, body: { settlementId, expectedPayFen: payFen } }
      })
    )
  )
  const answers = await Promise.all(wishes.map(({ token, body }, turn) => submit(turn, token, body)))
  assert.deepEqual([...new Set(answers.map(({ code }) => code))].sort(), ['S', 'limit.exceeded'])
  for (const buyer of buyers) assert.equal((await ordersOf(buyer.userId)).length, 2)
  assert.equal((await soldCount()) - before, 10)
  assert.equal((await shop.stockOf('FAN')) + (await shop.stockOf('FAN2')), 90)
})

test('a coupon used in five settlements at once takes its amount off one', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C5')
  const open = async () => {
    const { settlementId } = await shopper.must(BUY_NOW, { body: { skuCode: 'POT', quantity: 1 } })
    return { settlementId, expectedPayFen: (await readSettlement(shopper, settlementId)).payFen }
  }
  const { token } = shopper
  const bodies = await Promise.all(FIVE.map(open))
  assert.deepEqual([...new Set(bodies.map((body) => body.expectedPayFen))], [3_500])
  const answers = await Promise.all(bodies.map((body, turn) => submit(turn, token, body)))
  assert.deepEqual(answers.map(({ code }) => code).sort(), ['S', ...Array<string>(4).fill('price.changed')])
})

/** A payment started over the network through one of the gateways. */
async function pay(turn: number, token: string, body: { orderCodes: string[]; channel: string; host: string }) {
  const answer = await fetch(`${bases[turn % bases.length] ?? ''}${PAY.split(' ')[1] ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: JSON.stringify(body)
  })
  return (await answer.json()) as Answer<{ paymentId: string }>
}

const paymentsOf = (userId: string) =>
  shop.core.db.selectFrom('payment').selectAll().where('user_id', '=', userId).execute()

test('five tabs that start to pay at once, on any gateway, get one payment', async () => {
  const shopper = await shop.shopper()
  const { token } = shopper
  const orderCodes = await order(shopper, { POT: 1, FRIDGE: 1 })
  const answers = await Promise.all(
    FIVE.map((turn) => {
      const codes = turn % 2 === 0 ? orderCodes : [...orderCodes].reverse()
      return pay(turn, token, { orderCodes: codes, channel: 'WECHAT', host: 'H5' })
    })
  )
  for (const answer of answers) assert.ok(answer.success, `${answer.code} ${answer.message}`)
  assert.equal(new Set(answers.map(({ data }) => data.paymentId)).size, 1)
  assert.equal((await paymentsOf(shopper.userId)).length, 1)
})

test('of any payments started at once for the same orders, one is open, and one takes money', async () => {
  const shopper = await shop.shopper()
  const { token } = shopper
  const [first = '', other = ''] = await order(shopper, { POT: 1, FRIDGE: 1 })
  const wishes = [
    { orderCodes: [first, other], channel: 'WECHAT', host: 'H5' },
    { orderCodes: [other, first], channel: 'ALIPAY', host: 'H5' },
    { orderCodes: [first, other], channel: 'WECHAT', host: 'WEAPP' },
    { orderCodes: [first, other], channel: 'WECHAT', host: 'H5' }
  ]
  const answers = await Promise.all(wishes.map((wish, turn) => pay(turn, token, wish)))
  for (const answer of answers) assert.ok(answer.success, `${answer.code} ${answer.message}`)
  const openPayments = await paymentsOf(shopper.userId)
  assert.equal(openPayments.filter(({ status }) => status === 'PENDING').length, 1)
  // every tab presses «pay» at its cashier at the same moment
  await Promise.all(
    openPayments.map(({ payment_id: paymentId }, turn) =>
      atCashier((gateways[turn % gateways.length] ?? shop).core, paymentId, 'SUCCEEDED')
    )
  )
  const settledPayments = await paymentsOf(shopper.userId)
  assert.equal(settledPayments.filter(({ status }) => status === 'SUCCEEDED').length, 1)
  const refunds = await shop.core.db
    .selectFrom('refund')
    .selectAll()
    .where('order_code', 'in', [first, other])
    .execute()
  assert.deepEqual(refunds, [])
  for (const code of [first, other]) assert.equal((await detail(shopper, code)).status, 'WAIT_SHIP')
})

test('a success and two starts of overlapping orders at once never wait in a ring nor take money twice', async () => {
  const answerCodes: string[] = []
  const LAST = 7
  for (let round = 0; round <= LAST; round += 1) {
    const shopper = await shop.shopper()
    const { token } = shopper
    const [firstCode = '', other = ''] = await order(shopper, { POT: 1, FRIDGE: 1 })
    const first = await startPay(shopper, [firstCode, other])
    const succeed = () => settlePayment((gateways[round % gateways.length] ?? shop).core, first, 'SUCCEEDED')
    const start = () =>
      Promise.all([
        pay(round + 1, token, { orderCodes: [other], channel: 'WECHAT', host: 'H5' }),
        pay(round, token, { orderCodes: [firstCode], channel: 'ALIPAY', host: 'H5' })
      ])
    // Over before the two start in the first round, after them in the last; between, a little later in each round, so
    // that it meets the two in every state.
    if (round === 0) await succeed()
    const starting = start()
    if (round === LAST) await starting
    const [answers] = await Promise.all([starting, round === 0 ? undefined : delay(round * 3).then(succeed)])
    // started in time, or told that it is paid
    for (const { success, code } of answers) {
      assert.ok(success || code === 'order.not-payable', code)
      if (round === 0 || round === LAST) answerCodes.push(success ? 'started' : code)
    }
    const payments = await paymentsOf(shopper.userId)
    assert.deepEqual(
      payments.filter(({ status }) => status === 'PENDING'),
      []
    )
    assert.equal(payments.find(({ payment_id }) => payment_id === first)?.status, 'SUCCEEDED')
    const refunds = await shop.core.db.selectFrom('refund').selectAll().where('payment_id', '=', first).execute()
    assert.deepEqual(refunds, [])
  }
  assert.deepEqual(answerCodes, ['order.not-payable', 'order.not-payable', 'started', 'started'])
})

test('a success told five times at once, to every gateway, pays an order once', async () => {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { FRIDGE: 1 })
  const paymentId = await startPay(shopper, [code])
  const soldCount = async () =>
    (await sql<{ n: number }>`select sold_count as n from product where spu_code = 'P_FRIDGE'`.execute(shop.core.db))
      .rows[0]?.n ?? 0
  const before = await soldCount()
  const results = await Promise.all(
    FIVE.map((turn) => settlePayment((gateways[turn % gateways.length] ?? shop).core, paymentId, 'SUCCEEDED'))
  )
  assert.deepEqual(results, Array<string>(5).fill('SUCCEEDED'))
  assert.equal((await detail(shopper, code)).status, 'WAIT_SHIP')
  assert.equal(await soldCount(), before + 1)
  const { db } = shop.core
  const rows = await db.selectFrom('payment_order').selectAll().where('order_code', '=', code).execute()
  assert.deepEqual(
    rows.map((row) => row.effective),
    [true]
  )
  assert.deepEqual(await db.selectFrom('refund').selectAll().where('order_code', '=', code).execute(), [])
})

test('time closes an order once on every gateway, and money that comes afterwards goes back once', async () => {
  const shopper = await shop.shopper()
  const stock = await shop.stockOf('POT')
  const [code = ''] = await order(shopper, { POT: 3 })
  const paymentId = await startPay(shopper, [code])
  assert.equal(await shop.stockOf('POT'), stock - 3)
  await shop.core.clock.advance(31 * 60_000)
  for (const { core } of gateways) await core.clock.forget()
  await Promise.all(FIVE.map((turn) => (gateways[turn % gateways.length] ?? shop).sweep()))
  assert.equal((await detail(shopper, code)).status, 'CANCELLED')
  const { payFen } = await detail(shopper, code)
  await Promise.all(
    FIVE.map((turn) => settlePayment((gateways[turn % gateways.length] ?? shop).core, paymentId, 'SUCCEEDED'))
  )
  const after = await detail(shopper, code)
  assert.deepEqual([after.status, after.paidAt], ['CANCELLED', undefined])
  const refunds = await shop.core.db.selectFrom('refund').selectAll().where('order_code', '=', code).execute()
  assert.deepEqual(
    refunds.map((refund) => [refund.amount_fen, refund.reason]),
    [[payFen, 'SUPERFLUOUS']]
  )
})

type DeskBody = ReturnType<typeof combinedPayment>['body']
async function payAtDesk(turn: number, token: string, body: DeskBody, key: string = randomUUID()) {
  const answer = await fetch(`${bases[turn % bases.length] ?? ''}${DESK_PAY.split(' ')[1] ?? ''}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body)
  })
  return (await answer.json()) as Answer<{ paymentId: string; status: string }>
}
const coreOf = (turn: number) => (gateways[turn % gateways.length] ?? shop).core
const refundsOf = async (orderCode: string) =>
  (await shop.core.db.selectFrom('refund').selectAll().where('order_code', '=', orderCode).execute()).map((refund) => [
    refund.amount_fen,
    refund.balance_fen
  ])

test('five taps at the desk from two devices are one payment, and the balance is held once', async () => {
  const { shopper, orderCodes } = await atDesk(shop)
  const { body } = combinedPayment(orderCodes)
  const answers = await Promise.all(FIVE.map((turn) => payAtDesk(turn, shopper.token, body)))
  for (const answer of answers) assert.ok(answer.success, `${answer.code} ${answer.message}`)
  assert.equal(new Set(answers.map(({ data }) => data.paymentId)).size, 1)
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 0)
  await Promise.all(FIVE.map((turn) => settlePayment(coreOf(turn), answers[0]?.data.paymentId ?? '', 'SUCCEEDED')))
  assert.deepEqual([await refundsOf(orderCodes[0] ?? ''), (await balanceLeft(shop, shopper)).balanceFen], [[], 0])
})

test('five taps that pay from the balance alone take it once; the others are told that it is paid', async () => {
  const { shopper, orderCodes } = await atDesk(shop, { POT: 1, LAMP: 1 })
  const whole = { orderCodes: [orderCodes[1] ?? ''], channel: undefined }
  const { payFen } = await detail(shopper, orderCodes[1] ?? '')
  await give(shop, shopper, 'BALANCE', 2 * payFen)
  const { body } = combinedPayment([], { ...whole, expectedFen: payFen, balanceFen: payFen })
  const answers = await Promise.all(FIVE.map((turn) => payAtDesk(turn, shopper.token, body)))
  assert.deepEqual(answers.map(({ code, success }) => (success ? 'S' : code)).sort(), [
    'S',
    ...Array<string>(4).fill('order.not-payable')
  ])
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 1_500 + payFen)
})

test('a lost reply asked for again with its key is the same payment', async () => {
  const { shopper, orderCodes } = await atDesk(shop)
  const { body } = combinedPayment(orderCodes)
  const key = randomUUID()
  const [first, again] = [await payAtDesk(0, shopper.token, body, key), await payAtDesk(1, shopper.token, body, key)]
  assert.deepEqual(again.data, first.data)
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 0)
})

test('one balance pays one of two orders that want all of it at once', async () => {
  const { shopper, orderCodes } = await atDesk(shop, { POT: 1, LAMP: 1 })
  const bodies = await Promise.all(
    orderCodes.map(async (code) => {
      const { payFen } = await detail(shopper, code)
      return combinedPayment([code], { expectedFen: payFen, balanceFen: 1_500 }).body
    })
  )
  const answers = await Promise.all(bodies.map((body, turn) => payAtDesk(turn, shopper.token, body)))
  assert.deepEqual(answers.map(({ code, success }) => (success ? 'S' : code)).sort(), ['S', 'desk.balance'])
  assert.equal((await balanceLeft(shop, shopper)).balanceFen, 0)
})

const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'

test('a cancel beside the money of a combined payment: everything goes back once, each part to its means', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shopper, orderCodes } = await atDesk(shop)
    const [orderCode = ''] = orderCodes
    const { data } = await payAtDesk(round, shopper.token, combinedPayment(orderCodes).body)
    await Promise.all([
      settlePayment(coreOf(round), data.paymentId, 'SUCCEEDED'),
      shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
    ])
    assert.equal((await detail(shopper, orderCode)).status, 'CANCELLED')
    const [refund, ...more] = await refundsOf(orderCode)
    // cancelled first: the balance was let go before the rest came, and the rest alone goes back
    assert.ok(String(refund) === '4000,1500' || String(refund) === '2500,0', String(refund))
    assert.deepEqual([more, (await balanceLeft(shop, shopper)).balanceFen], [[], 1_500])
  }
})

test('a friend’s money beside that of a combined payment: one pays, the other goes back', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { shopper, orderCodes } = await atDesk(shop)
    const friend = await shop.shopper()
    const { code } = await shopper.must('POST /o2ord-b2c/v1/order-trades/pay-links', { body: { orderCodes } })
    const { data } = await payAtDesk(round, shopper.token, combinedPayment(orderCodes).body)
    const theirs = await friend.must('POST /o2ord-b2c/v1/pub/order-trades/pay', {
      body: { payLink: code, expectedFen: 4_000, channel: 'ALIPAY', host: 'H5' }
    })
    // the later start closes the other's: the balance is free again before any money comes
    assert.equal((await balanceLeft(shop, shopper)).balanceFen, 1_500)
    await Promise.all(
      [data.paymentId, theirs.paymentId].map((id, turn) => settlePayment(coreOf(turn + round), id, 'SUCCEEDED'))
    )
    assert.equal((await detail(shopper, orderCodes[0] ?? '')).status, 'WAIT_SHIP')
    assert.deepEqual(await refundsOf(orderCodes[0] ?? ''), [[2_500, 0]])
    assert.equal((await balanceLeft(shop, shopper)).balanceFen, 1_500)
  }
})

test('time on one gateway beside the money on the other: the order is paid, or closed and its money goes back once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const shopper = await shop.shopper()
    const [code = ''] = await order(shopper, { POT: 1 })
    const paymentId = await startPay(shopper, [code])
    await shop.core.clock.advance(31 * 60_000)
    for (const { core } of gateways) await core.clock.forget()
    await Promise.all([
      (gateways[round % gateways.length] ?? shop).sweep(),
      settlePayment(coreOf(round + 1), paymentId, 'SUCCEEDED')
    ])
    const { status } = await detail(shopper, code)
    assert.ok(status === 'WAIT_SHIP' || status === 'CANCELLED', status)
    assert.deepEqual(await refundsOf(code), status === 'WAIT_SHIP' ? [] : [[4_000, 0]])
  }
})

test('five taps for an invoice from two devices, on any gateway, are one invoice', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await order(shopper, { POT: 1 })
  await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
  const body = { orderCode, positions: [0], party: PERSON, keepTitle: false }
  const answers = await Promise.all(
    FIVE.map(async (turn) => {
      const answer = await fetch(`${bases[turn % bases.length] ?? ''}${APPLY.split(' ')[1] ?? ''}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${shopper.token}`,
          'idempotency-key': randomUUID()
        },
        body: JSON.stringify(body)
      })
      return (await answer.json()) as Answer<unknown>
    })
  )
  assert.deepEqual(answers.map(({ code, success }) => (success ? 'S' : code)).sort(), [
    'S',
    ...Array<string>(4).fill('invoice.taken')
  ])
})

test('after all of this, every row of the balances sums up', () => sumsUp(shop))

test('after all of this, stock, purchase limits and orders agree', async () => {
  const counts = await sql<{ user_id: string; spu_code: string; bought: number; ordered: number }>`
    select b.user_id, b.spu_code, b.bought, coalesce((
      select sum(r.quantity) from order_row r join trade_order o on o.order_code = r.order_code
      where o.user_id = b.user_id and r.spu_code = b.spu_code and o.status <> 'CANCELLED'), 0) as ordered
    from product_bought b`.execute(shop.core.db)
  assert.ok(counts.rows.length > 50)
  assert.deepEqual(
    counts.rows.filter((row) => row.bought !== row.ordered),
    []
  )
  // POT began with 1000 pieces and was never set anew.
  assert.equal((await shop.stockOf('POT')) + (await soldOf('POT')), 1000)
})
