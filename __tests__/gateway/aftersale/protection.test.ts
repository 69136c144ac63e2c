// PostgreSQL: claims of one row at once
/** A price that fell after an order: claimed once a row, paid back to its payer, and told. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { cheapenOrder } from '../../../gateway/src/areas/protection'
import { bookInvoice } from '../../../gateway/src/areas/invoice'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { balance, spend } from '../../../gateway/src/areas/points'
import { STAFF } from '../../../gateway/src/console/staff'
import { APPLY, applyFor, CONFIRM, INVOICE, INVOICES, SPECIAL } from '../orders/invoices'
import { detail, order, paidOrder, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

const ASK = 'GET /o2ord-b2c/v1/price-protection'
const CLAIM = 'POST /o2ord-b2c/v1/price-protection'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const DAY = 86_400_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** Prices of a test are its own. */
const cheaper = async (prices: Record<string, number>) => {
  for (const [sku, fen] of Object.entries({ POT: 3_000, POT2: 5_000, ...prices })) await shop.setPrice(sku, fen)
}
const look = (shopper: TestShopper, orderCode: string) => shopper.must(ASK, { query: { orderCode } })
const claim = (shopper: TestShopper, orderCode: string, refundFen: number, position = 0) =>
  shopper.ask(CLAIM, { body: { orderCode, position, refundFen } })
const refunds = async (orderCode: string) =>
  (await refundsOf(shop.core.db, orderCode)).map((refund) => [refund.amount_fen, refund.reason, refund.subject])
const buy = async (goods: Record<string, number> = { POT: 2 }) => {
  await cheaper({})
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, goods)
  return { shopper, orderCode }
}

test('a price that fell is claimed row by row, and the order says what went back', async () => {
  const { shopper, orderCode } = await buy({ POT: 2, POT2: 1 })
  const before = await look(shopper, orderCode)
  assert.deepEqual(
    before.rows.map(({ state, refundFen }) => [state, refundFen]),
    [
      ['SAME', 0],
      ['SAME', 0]
    ]
  )
  assert.equal((await claim(shopper, orderCode, 0)).code, 'protection.none')
  await cheaper({ POT: 2_600, POT2: 4_999 })
  assert.equal((await look(shopper, orderCode)).claimableFen, 801)
  const position = before.rows.find(({ quantity }) => quantity === 2)?.position ?? -1
  const after = await claim(shopper, orderCode, 800, position)
  assert.deepEqual([after.data.claimedFen, after.data.claimableFen], [800, 1])
  assert.deepEqual(await refunds(orderCode), [[800, 'LOWERED', `row:${position}`]])
  assert.equal((await detail(shopper, orderCode)).refundFen, 800)
  // and never again, however far it falls
  await cheaper({ POT: 1, POT2: 4_999 })
  assert.equal((await claim(shopper, orderCode, 5_998, position)).code, 'protection.none')
  assert.equal((await look(shopper, orderCode)).rows[position]?.nowFen, 2_600)
})

test('claims of one row at once, and one that is sent again, give one refund', async () => {
  const { shopper, orderCode } = await buy()
  await cheaper({ POT: 2_500 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => claim(shopper, orderCode, 1_000)))
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.deepEqual(await refunds(orderCode), [[1_000, 'LOWERED', 'row:0']])
  const other = await buy()
  await cheaper({ POT: 2_500 })
  const body = { orderCode: other.orderCode, position: 0, refundFen: 1_000 }
  for (let time = 0; time < 2; time += 1) await other.shopper.must(CLAIM, { body, key: 'the-same-key-for-both-0001' })
  assert.equal((await refunds(other.orderCode)).length, 1)
})

test('an amount that is another by now is refused with the way to look again', async () => {
  const { shopper, orderCode } = await buy()
  await cheaper({ POT: 2_500 })
  assert.equal((await claim(shopper, orderCode, 999)).code, 'protection.changed')
  assert.deepEqual(await refunds(orderCode), [])
})

test('after seven days, before the payment, when it is no longer sold, or is somebody else’s, nothing is claimed', async () => {
  const { shopper, orderCode } = await buy()
  await cheaper({ POT: 2_500 })
  const stranger = await shop.shopper()
  assert.equal((await claim(stranger, orderCode, 1_000)).code, 'order.missing')
  const sell = (on_sale: boolean) =>
    shop.core.db.updateTable('product').set({ on_sale }).where('spu_code', '=', 'P_POT').execute()
  await sell(false)
  assert.equal((await look(shopper, orderCode)).rows[0]?.state, 'GONE')
  await sell(true)
  const [unpaid = ''] = await order(shopper, { POT2: 1 })
  assert.equal((await look(shopper, unpaid)).rows[0]?.state, 'UNPAID')
  await shop.core.clock.advance(7 * DAY)
  assert.deepEqual((await look(shopper, orderCode)).rows[0]?.state, 'OVER')
  assert.match((await claim(shopper, orderCode, 1_000)).message, /7 天/)
})

test('a cancel afterwards gives back the rest, and both together what was paid', async () => {
  const { shopper, orderCode } = await buy()
  await cheaper({ POT: 2_500 })
  await claim(shopper, orderCode, 1_000)
  await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['refundSuccess'] } })
  const reply = await shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
  assert.equal(reply.refundFen, 7_000)
  assert.deepEqual(await refunds(orderCode), [
    [1_000, 'LOWERED', 'row:0'],
    [6_000, 'CANCELLED', '']
  ])
  await shop.landRefunds(orderCode)
  const rows = await shop.core.db.selectFrom('outbox').select('body').where('body', 'like', `%${orderCode}%`).execute()
  assert.match(rows.map(({ body }) => body).join('\n'), /¥60\.00 已原路退回/)
  assert.equal((await look(shopper, orderCode)).rows[0]?.state, 'CLAIMED')
})

test('it is told to who allowed it, and what was spent counts for less', async () => {
  const { shopper, orderCode } = await buy()
  await cheaper({ POT: 2_500 })
  await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['refundSuccess'] } })
  await claim(shopper, orderCode, 1_000)
  const rows = await shop.core.db.selectFrom('outbox').select('body').where('body', 'like', `%${orderCode}%`).execute()
  assert.match(rows.map(({ body }) => body).join('\n'), /差价 ¥10\.00 已原路退回/)
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'complete')
  const { spent_fen: spentFen } = await shop.core.db
    .selectFrom('customer')
    .select('spent_fen')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  assert.equal(spentFen, 6_000)
})

/** What a shopper spent, and the points of an order's rows. */
async function earnings({ userId }: TestShopper, orderCode: string) {
  const { db } = shop.core
  const customer = db.selectFrom('customer').select('spent_fen').where('user_id', '=', userId)
  const { spent_fen: spentFen } = await customer.executeTakeFirstOrThrow()
  const entries = db.selectFrom('point_entry').select('points').where('user_id', '=', userId)
  const rows = await entries.where('source', '=', 'ORDER').where('reference', '=', orderCode).execute()
  return [spentFen, rows.map(({ points }) => points).reduce((sum, points) => sum + points, 0), rows.length]
}

/** An order that was received, whose goods are cheaper now. */
async function receivedThenCheaper() {
  const { shopper, orderCode } = await buy({ POT: 2, POT2: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'complete')
  await cheaper({ POT: 2_500, POT2: 4_000 })
  return { shopper, orderCode }
}

test('what an order earned follows what was paid in the end, also where its price fell after the receipt', async () => {
  const { shopper, orderCode } = await receivedThenCheaper()
  const { payFen } = await detail(shopper, orderCode)
  assert.deepEqual(await earnings(shopper, orderCode), [payFen, Math.floor(payFen / 100), 1])
  // the level that a shopper has reached since counts for nothing
  await shop.core.db.updateTable('customer').set({ spent_fen: 900_000 }).where('user_id', '=', shopper.userId).execute()
  assert.equal((await claim(shopper, orderCode, 1_000)).code, 'S')
  assert.deepEqual(await earnings(shopper, orderCode), [899_000, Math.floor((payFen - 1_000) / 100), 2])
  assert.equal((await claim(shopper, orderCode, 1_000, 1)).code, 'S')
  assert.deepEqual(await earnings(shopper, orderCode), [898_000, Math.floor((payFen - 2_000) / 100), 3])
  assert.notEqual((await claim(shopper, orderCode, 1_000)).code, 'S')
  assert.deepEqual(await earnings(shopper, orderCode), [898_000, Math.floor((payFen - 2_000) / 100), 3])
})

test('the extra points of a level are taken back with the rest', async () => {
  const { shopper, orderCode } = await buy({ POT: 2 })
  await shop.core.db.updateTable('customer').set({ spent_fen: 900_000 }).where('user_id', '=', shopper.userId).execute()
  const { payFen } = await detail(shopper, orderCode)
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'complete')
  const [, earnedFen = 0] = await earnings(shopper, orderCode)
  assert.ok(earnedFen > payFen / 100)
  await cheaper({ POT: 2_500 })
  await claim(shopper, orderCode, 1_000)
  const [, keptFen = 0] = await earnings(shopper, orderCode)
  assert.equal(keptFen, Math.floor((earnedFen * (payFen - 1_000)) / payFen))
})

test('who has spent the points of an order owes none', async () => {
  const { shopper, orderCode } = await receivedThenCheaper()
  const { userId } = shopper
  const about = { userId, source: 'EXCHANGE' as const, reference: `spent-${userId}`, now: shop.core.clock.date() }
  const all = await balance(shop.core.db, userId)
  assert.ok(await spend(shop.core.db, { ...about, points: all - 3 }))
  await claim(shopper, orderCode, 1_000)
  assert.equal(await balance(shop.core.db, userId), 0)
})

test('an invoice of it is over less: one that was issued is taken back first', async () => {
  const { shopper, orderCode } = await buy()
  const reply = await applyFor(shopper, orderCode)
  assert.equal(reply.amountFen, 7_000)
  await cheaper({ POT: 2_500 })
  await claim(shopper, orderCode, 1_000)
  const list = async (who: TestShopper) =>
    (await who.must(INVOICES, { query: {} })).list.map(({ state, amountFen }) => `${state} ${amountFen}`).sort()
  assert.deepEqual(await list(shopper), ['SUBMITTED 6000', 'VOID 7000'])
  const special = await buy()
  const { invoiceCode } = await applyFor(special.shopper, special.orderCode, SPECIAL)
  await shop.core.clock.advance(120_000)
  for (let rounds = 0; rounds < 6; rounds += 1) await shop.sweep()
  await bookInvoice(shop.core, STAFF, invoiceCode)
  await cheaper({ POT: 2_500 })
  await claim(special.shopper, special.orderCode, 1_000)
  const waiting = await special.shopper.must(INVOICE, { query: { invoiceCode } })
  assert.deepEqual([waiting.state, waiting.redReason], ['RED_REQUESTED', 'LOWERED'])
  const next = await special.shopper.must(CONFIRM, { body: { invoiceCode } })
  assert.deepEqual([next.amountFen, next.kind, next.state], [6_000, 'SPECIAL', 'SUBMITTED'])
  // rows that were not invoiced before are invoiced for what is left
  const later = await buy()
  await cheaper({ POT: 2_500 })
  await claim(later.shopper, later.orderCode, 1_000)
  const body = {
    orderCode: later.orderCode,
    positions: [0],
    party: { kind: 'PERSONAL', name: '林知夏' },
    keepTitle: false
  }
  assert.equal((await later.shopper.must(APPLY, { body })).amountFen, 6_000)
})

test('the console lowers what the goods of an order cost', async () => {
  const { shopper, orderCode } = await buy()
  await cheapenOrder(shop.core, STAFF, orderCode)
  assert.equal((await look(shopper, orderCode)).claimableFen, 600)
})
