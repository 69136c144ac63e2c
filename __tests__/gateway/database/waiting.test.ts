// PostgreSQL: who waits for a row that another connection holds
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { lockSettlement } from '../../../gateway/src/areas/checkout/store'
import { sweepOrders } from '../../../gateway/src/areas/closing/sweep'
import { inTransaction } from '../../../gateway/src/core/database/database'
import {
  detail,
  order,
  overOrWaiting,
  paidOrder,
  readSettlement,
  settlementOf,
  startPay,
  startShop,
  type TestShop
} from '../orders/journey-shop'
import { until } from '../support'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
/** On PGlite, which has one connection, calls at once wait for one another before they reach a row. */
const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs two connections'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const keys = { product: 'spu_code', stock: 'sku_code', trade_order: 'order_code' } as const
type Place = keyof typeof keys

/** Whether somebody holds a row. */
async function isHeld(table: Place, key: string): Promise<boolean> {
  const free = await sql`select 1 from ${sql.table(table)} where ${sql.ref(keys[table])} = ${key}
    for update skip locked`.execute(shop.core.db)
  return free.rows.length === 0
}

/** Runs `work` while a row is held elsewhere, looks at another row of the table, lets go and waits for both. */
async function whileHeld(table: Place, key: string, work: () => Promise<unknown>, other: string): Promise<boolean> {
  let start: Promise<unknown> = Promise.resolve()
  const rows = await inTransaction(shop.core.db, async (tx) => {
    await sql`select 1 from ${sql.table(table)} where ${sql.ref(keys[table])} = ${key} for update`.execute(tx)
    start = work()
    const isWaitedFor = async () => {
      // databases that are copies of one name their tables by the same numbers
      const waiting = await sql`select 1 from pg_locks where relation = ${table}::text::regclass
        and database = (select oid from pg_database where datname = current_database())
        and locktype = 'tuple' and granted`.execute(shop.core.db)
      return waiting.rows.length > 0
    }
    await until(isWaitedFor, `somebody who waits for ${key}`)
    return await isHeld(table, other)
  })
  await start
  return rows
}

test(
  'counting what was sold takes the products in one order, by no name of a version',
  {
    skip,
    timeout: 60_000
  },
  async () => {
    // By its name this version of the pot comes before the fan, by its product after it.
    await sql`insert into sku select 'A_POT', spu_code, 9, spec_values, attr_values, price_fen, list_price_fen, picture,
    weight_grams from sku where sku_code = 'POT'`.execute(shop.core.db)
    await sql`insert into stock (sku_code, available) values ('A_POT', 50)`.execute(shop.core.db)
    const shopper = await shop.shopper()
    const [orderCode = ''] = await paidOrder(shop, shopper, { A_POT: 1, FAN: 1 })
    const cancel = () =>
      shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
    assert.equal(
      await whileHeld('product', 'P_FAN', cancel, 'P_POT'),
      false,
      'a cancel holds the pot while it waits for the fan'
    )
    const [unpaid = ''] = await order(shopper, { A_POT: 1, FAN: 1 })
    const paymentId = await startPay(shopper, [unpaid])
    const pay = () => shop.settle(paymentId, 'SUCCEEDED')
    assert.equal(
      await whileHeld('product', 'P_FAN', pay, 'P_POT'),
      false,
      'a payment holds the pot while it waits for the fan'
    )
  }
)

test('stock is taken and given back in one order, for lines in any order', { skip, timeout: 60_000 }, async () => {
  const shopper = await shop.shopper()
  // the cart begins with what came last: the pot is the first line, by its code it comes after the fan
  const settlementId = await settlementOf(shopper, { FAN: 1, POT: 1 })
  const { shops, payFen } = await readSettlement(shopper, settlementId)
  assert.deepEqual(
    shops.flatMap((shop) => shop.rows.map((row) => row.sku.skuCode)),
    ['POT', 'FAN']
  )
  const submit = () => shopper.must(SUBMIT, { body: { settlementId, expectedPayFen: payFen } })
  assert.equal(await whileHeld('stock', 'FAN', submit, 'POT'), false, 'a submit holds the pot, waiting for the fan')
  const [orderCode = ''] = (await readSettlement(shopper, settlementId)).orderCodes
  const cancel = () => shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
  assert.equal(await whileHeld('stock', 'FAN', cancel, 'POT'), false, 'a cancel holds the pot, waiting for the fan')
})

test('a payment holds its orders in one order, for codes in any order', { skip, timeout: 60_000 }, async () => {
  const shopper = await shop.shopper()
  const [first = '', second = ''] = (await order(shopper, { POT: 1, LAMP: 1 })).sort()
  const start = () => startPay(shopper, [second, first])
  assert.equal(await whileHeld('trade_order', first, start, second), false)
  const paymentId = await startPay(shopper, [second, first])
  const pay = () => shop.settle(paymentId, 'SUCCEEDED')
  assert.equal(await whileHeld('trade_order', first, pay, second), false)
})

test('every change of a settlement waits while another transaction holds it', { skip, timeout: 60_000 }, async () => {
  const base = 'POST /o2cht/v1/order-settlements'
  const shopper = await shop.shopper()
  const { addressId } = shopper
  const changes = [
    (settlementId: string) => shopper.must(`${base}/modify-settlement-address`, { body: { settlementId, addressId } }),
    (settlementId: string) =>
      shopper.must(`${base}/modify-settlement-remark`, { body: { settlementId, shopCode: 'S1', remark: '轻放' } }),
    async (settlementId: string) =>
      shopper.must(SUBMIT, {
        body: { settlementId, expectedPayFen: (await readSettlement(shopper, settlementId)).payFen }
      })
  ]
  for (const change of changes) {
    const { settlementId } = await shopper.must(`${base}/buy-now`, { body: { skuCode: 'POT', quantity: 1 } })
    let chain: Promise<unknown> = Promise.resolve()
    await inTransaction(shop.core.db, async (tx) => {
      await lockSettlement(tx, shopper.userId, settlementId)
      chain = change(settlementId)
      assert.equal(await overOrWaiting(shop, chain), 'waiting')
    })
    await chain
  }
})

test('two orders that used one coupon, cancelled at once: it is free again', { timeout: 60_000 }, async () => {
  const free: number[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const shopper = await shop.shopper()
    await shop.giveCoupon(shopper.userId, 'C10')
    const codes = await order(shopper, { POT: 2, LAMP: 1 })
    const answers = await Promise.all(
      codes.map((orderCode) => shopper.ask(CANCEL, { body: { orderCode, reasonCode: 'MIND' } }))
    )
    // the lamp's order ends with the pots', without which it had no coupon
    const refusalCodes = answers.filter(({ success }) => !success).map(({ code }) => code)
    assert.ok(refusalCodes.length < 2 && refusalCodes.every((code) => code === 'order.state'), refusalCodes.join())
    for (const code of codes) assert.equal((await detail(shopper, code)).status, 'CANCELLED')
    const { coupons } = await readSettlement(shopper, await settlementOf(shopper, { POT: 2, LAMP: 1 }))
    free.push(coupons.filter(({ usable }) => usable).length)
  }
  assert.deepEqual([...new Set(free)], [1])
})

test('the sweep passes over an order that somebody deals with', { skip, timeout: 60_000 }, async () => {
  const shopper = await shop.shopper()
  const [busy = ''] = await order(shopper, { POT: 1 })
  const [due = ''] = await order(shopper, { POT: 1 })
  await sql`update trade_order set pay_before = ${new Date(shop.core.clock.now() - 2_000)}
    where order_code = ${busy}`.execute(shop.core.db)
  await sql`update trade_order set pay_before = ${new Date(shop.core.clock.now() - 1_000)}
    where order_code = ${due}`.execute(shop.core.db)
  let sweep: Promise<unknown> = Promise.resolve()
  await inTransaction(shop.core.db, async (tx) => {
    await sql`select 1 from trade_order where order_code = ${busy} for update`.execute(tx)
    sweep = sweepOrders(shop.core)
    await overOrWaiting(shop, sweep)
    assert.equal((await detail(shopper, due)).status, 'CANCELLED')
  })
  await sweep
})
