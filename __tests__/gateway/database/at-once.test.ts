// PostgreSQL: races of the cart, of orders and of payments
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { lockRowsOf } from '../../../gateway/src/areas/cart/store'
import { closeOrder } from '../../../gateway/src/areas/closing'
import { lockOrder } from '../../../gateway/src/areas/order/store'
import { atCashier, startPayment } from '../../../gateway/src/areas/payment/service'
import { inTransaction, type Db } from '../../../gateway/src/core/database/database'
import { addGift, leftOf, noGifts } from '../rewards/gifts'
import {
  order,
  overOrWaiting,
  readSettlement,
  startPay,
  startShop,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'

const ADD = 'POST /o2cart/v1/carts/save-by-product'
const MERGE = 'POST /o2cart/v1/carts/save-all'
const CHANGE = 'PUT /o2cart/v1/carts'
const TAKE_OUT = 'DELETE /o2cart/v1/carts'
/** On PGlite, which has one connection, calls at once wait for one another before they reach a row. */
const onePlace = process.env['TEST_DATABASE_URL'] ? false : 'needs two connections'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const soldOf = async (spuCode: string): Promise<number> => {
  const row = await sql<{ n: number }>`select sold_count as n from product where spu_code = ${spuCode}`.execute(
    shop.core.db
  )
  return row.rows[0]?.n ?? 0
}

test('twenty payments over the orders of two shops succeed at once', { timeout: 60_000 }, async () => {
  await shop.setStock('FRIDGE', 50)
  const payments: string[] = []
  for (let turn = 0; turn < 20; turn += 1) {
    const shopper = await shop.shopper()
    payments.push(await startPay(shopper, await order(shopper, { POT: 1, FRIDGE: 1, FAN: 1, LAMP: 2 })))
  }
  const spus = ['P_POT', 'P_FRIDGE', 'P_FAN', 'P_LAMP']
  const before = await Promise.all(spus.map(soldOf))
  const results = await Promise.allSettled(payments.map((paymentId) => shop.settle(paymentId, 'SUCCEEDED')))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  assert.deepEqual(failures, [])
  const after = await Promise.all(spus.map(soldOf))
  assert.deepEqual(
    after.map((count, index) => count - (before[index] ?? 0)),
    [20, 20, 20, 40]
  )
})

const line = (skuCode: string, quantity: number) => ({ skuCode, quantity, selected: true, addedPriceFen: 3_000 })
const piecesOf = async (shopper: TestShopper) => (await shopper.must('GET /o2cart/v1/carts/entryRows')).count

/** Forty times with a cart of its own: a race is lost now and then only. */
async function fortyTimes<T>(round: (shopper: TestShopper) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let turn = 0; turn < 40; turn += 1) results.push(await round(await shop.shopper()))
  return results
}

test('a merge beside an addition loses no piece', { timeout: 60_000 }, async () => {
  const counts = await fortyTimes(async (shopper) => {
    await Promise.all([
      shopper.must(MERGE, { body: { rows: [line('POT', 1)] } }),
      shopper.must(ADD, { body: { skuCode: 'POT', quantity: 2 } })
    ])
    return piecesOf(shopper)
  })
  assert.deepEqual(
    counts.filter((count) => count !== 3),
    []
  )
})

test('two merges at once into an empty cart lose no piece', { timeout: 60_000 }, async () => {
  const counts = await fortyTimes(async (shopper) => {
    await Promise.all([1, 2].map((quantity) => shopper.must(MERGE, { body: { rows: [line('POT', quantity)] } })))
    return piecesOf(shopper)
  })
  assert.deepEqual(
    counts.filter((count) => count !== 3),
    []
  )
})

test(
  'a version chosen in the cart beside an addition of that version: both are done',
  { timeout: 60_000 },
  async () => {
    const results = await fortyTimes(async (shopper) => {
      const { rowId } = await shopper.must(ADD, { body: { skuCode: 'POT', quantity: 1 } })
      const answers = await Promise.all([
        shopper.ask(CHANGE, { body: { rows: [{ rowId, skuCode: 'POT2' }] } }),
        shopper.ask(ADD, { body: { skuCode: 'POT2', quantity: 2 } })
      ])
      const { shops } = await shopper.must('GET /o2cart/v1/carts/list')
      const rows = shops.flatMap((group) => group.rows.map((row) => `${row.sku.skuCode}×${row.quantity}`))
      return [...answers.map(({ status }) => status), ...rows].join(' ')
    })
    assert.deepEqual([...new Set(results)], ['200 200 POT2×3'])
  }
)

const changes: [string, (shopper: TestShopper, rowId: string) => Promise<unknown>][] = [
  ['an addition', (shopper) => shopper.must(ADD, { body: { skuCode: 'POT', quantity: 1 } })],
  ['a merge', (shopper) => shopper.must(MERGE, { body: { rows: [line('POT', 1)] } })],
  ['a change', (shopper, rowId) => shopper.must(CHANGE, { body: { rows: [{ rowId, quantity: 5 }] } })],
  ['taking a line out', (shopper, rowId) => shopper.must(TAKE_OUT, { body: { rowIds: [rowId] } })]
]
for (const [name, change] of changes) {
  test(`${name} waits while the cart changes elsewhere`, { skip: onePlace, timeout: 60_000 }, async () => {
    const shopper = await shop.shopper()
    const { rowId } = await shopper.must(ADD, { body: { skuCode: 'POT', quantity: 2 } })
    let chain: Promise<unknown> = Promise.resolve()
    await inTransaction(shop.core.db, async (tx) => {
      await lockRowsOf(tx, shopper.userId)
      chain = change(shopper, rowId)
      assert.equal(await overOrWaiting(shop, chain), 'waiting')
    })
    await chain
    assert.notEqual(await piecesOf(shopper), 2)
  })
}

/** One white pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVQImWP4////fwAJ+wP9CNHoHgAAAABJRU5ErkJggg==',
  'base64'
)

test('twelve pictures sent at once, as many as one shopper may, leave one', { timeout: 60_000 }, async () => {
  const shopper = await shop.shopper()
  const payload = Buffer.concat([
    Buffer.from('--x7\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    PNG,
    Buffer.from('\r\n--x7--\r\n')
  ])
  const headers = { 'content-type': 'multipart/form-data; boundary=x7', authorization: `Bearer ${shopper.token}` }
  const url = '/o2cum/v1/customer-info/upload-avatar'
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => shop.app.inject({ method: 'POST', url, payload, headers }))
  )
  assert.deepEqual([...new Set(replies.map(({ statusCode }) => statusCode))], [200])
  const rows = await shop.core.db
    .selectFrom('stored_file')
    .select('path')
    .where('user_id', '=', shopper.userId)
    .execute()
  const { avatar } = await shopper.must('GET /o2cum/v1/customer-info')
  assert.deepEqual(
    rows.map(({ path }) => path),
    [avatar]
  )
})

const place = { provinceCode: '330000', cityCode: '330100', districtCode: '330106' }
const asDefault = { receiver: '李雷', phone: '13800006021', ...place, detail: '文三路 90 号', isDefault: true }
const waysToDefault: [string, (shopper: TestShopper, addressId: string) => Promise<unknown>][] = [
  [
    'chosen in the list',
    (shopper, addressId) => shopper.must('POST /o2cum/v1/bp-address/set-default-address', { body: { addressId } })
  ],
  [
    'chosen in the form',
    (shopper, addressId) => shopper.must('PUT /o2cum/v1/bp-address', { body: { ...asDefault, addressId } })
  ]
]
for (const [name, make] of waysToDefault) {
  test(`defaults ${name} at once are all done, and leave one`, { timeout: 60_000 }, async () => {
    const shopper = await shop.shopper()
    for (let more = 0; more < 7; more += 1) await shop.addAddress(shopper.userId, 'HANGZHOU')
    const { list } = await shopper.must('GET /o2cum/v1/bp-address')
    assert.equal(list.length, 8)
    for (let turn = 0; turn < 5; turn += 1) {
      await Promise.all(list.map(({ addressId }) => make(shopper, addressId)))
      const { list: after } = await shopper.must('GET /o2cum/v1/bp-address')
      assert.equal(after.filter(({ isDefault }) => isDefault).length, 1)
    }
  })
}

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const SUBMIT_CART = 'POST /o2cht/v1/order-settlements/submit-cart'

/** Settlements of the same line of a cart, `count` of them. */
async function settlementsOfOneLine(shopper: TestShopper, count: number) {
  const { rowId } = await shopper.must(ADD, { body: { skuCode: 'POT', quantity: 1 } })
  const ids: string[] = []
  for (let turn = 0; turn < count; turn += 1) {
    ids.push((await shopper.must(SUBMIT_CART, { body: { rowIds: [rowId] } })).settlementId)
  }
  const { payFen } = await readSettlement(shopper, ids[0] ?? '')
  return ids.map((settlementId) => ({ settlementId, expectedPayFen: payFen }))
}

test('settlements of one line of the cart submitted at once are one order', { timeout: 60_000 }, async () => {
  const answers = await fortyTimes(async (shopper) => {
    const bodies = await settlementsOfOneLine(shopper, 3)
    const codes = await Promise.all(bodies.map(async (body) => (await shopper.ask(SUBMIT, { body })).code))
    return [...codes.sort(), (await shopper.must('GET /o2ord-b2c/v1/order-trades')).total].join(' ')
  })
  assert.deepEqual([...new Set(answers)], ['S cart.changed cart.changed 1'])
})

test('an addition beside a submit loses no piece', { timeout: 60_000 }, async () => {
  const counts = await fortyTimes(async (shopper) => {
    const [body] = await settlementsOfOneLine(shopper, 1)
    await Promise.all([
      shopper.must(SUBMIT, { body: body ?? assert.fail() }),
      shopper.must(ADD, { body: { skuCode: 'POT', quantity: 2 } })
    ])
    return piecesOf(shopper)
  })
  assert.deepEqual(
    counts.filter((count) => count !== 2),
    []
  )
})

test('a submit waits while the cart changes elsewhere', { skip: onePlace, timeout: 60_000 }, async () => {
  const shopper = await shop.shopper()
  const [body] = await settlementsOfOneLine(shopper, 1)
  let chain: Promise<unknown> = Promise.resolve()
  await inTransaction(shop.core.db, async (tx) => {
    await lockRowsOf(tx, shopper.userId)
    chain = shopper.must(SUBMIT, { body: body ?? assert.fail() })
    assert.equal(await overOrWaiting(shop, chain), 'waiting')
  })
  await chain
  assert.equal(await piecesOf(shopper), 0)
})

type Meanwhile = (tx: Db, order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>) => Promise<unknown>

/** Money is taken at the cashier while somebody else holds the order and does something to it. */
async function paidMeanwhile(meanwhile: Meanwhile): Promise<Awaited<ReturnType<typeof atCashier>>> {
  const shopper = await shop.shopper()
  const [code = ''] = await order(shopper, { POT: 1 })
  const paymentId = await startPay(shopper, [code])
  return inTransaction(shop.core.db, async (tx) => {
    const order = (await lockOrder(tx, code)) ?? assert.fail()
    const done = atCashier(shop.core, paymentId, 'SUCCEEDED')
    assert.equal(await overOrWaiting(shop, done), 'waiting')
    await meanwhile(tx, order)
    return { done }
  }).then(({ done }) => done)
}
const now = () => shop.core.clock.date()

test('no cashier takes money for an order that is being cancelled', { skip: onePlace, timeout: 60_000 }, async () => {
  const reason = { zh: '不想要了', en: 'Changed my mind' }
  const outcome = await paidMeanwhile((tx, order) => closeOrder(tx, order, { event: 'CANCEL', reason, now: now() }))
  assert.deepEqual(outcome, { done: false, status: 'CLOSED' })
})

test(
  'a payment started beside the money for another waits for nobody, and takes its place',
  { skip: onePlace, timeout: 60_000 },
  async () => {
    const outcome = await paidMeanwhile(async (tx, { order_code, user_id }) => {
      await sql`set local lock_timeout = '300ms'`.execute(tx)
      const by = { userId: user_id, nowMs: now().getTime(), mode: 'demonstration', locale: 'zh-CN' } as const
      await startPayment(tx, by, { orderCodes: [order_code], channel: 'ALIPAY', host: 'H5' })
    })
    assert.deepEqual(outcome, { done: false, status: 'CLOSED' })
  }
)

const GIFT = { activityCode: 'LAST', shopCode: 'S2', spuCode: 'P_FRIDGE' }

/** A settlement of a fridge, as its shopper sees it and agrees to it. */
async function agreedPurchase(shopper: TestShopper) {
  const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode: 'FRIDGE', quantity: 1 }
  })
  const { payFen, digest } = await readSettlement(shopper, settlementId)
  return { settlementId, expectedPayFen: payFen, expectedDigest: digest }
}

const givenOf = async (shopper: TestShopper): Promise<number> => {
  const { list } = await shopper.must('GET /o2ord-b2c/v1/order-trades', { query: { size: 50 } })
  return list.flatMap(({ rows }) => rows.filter(({ gift }) => gift)).length
}

test(
  'of two who submit at once one gets the last gift, the other is told and orders without',
  { timeout: 60_000 },
  async (t) => {
    await shop.setStock('FRIDGE', 500)
    await shop.setStock('LAMP', 500)
    await addGift(shop, { ...GIFT, gifts: [['LAMP', 0]] })
    t.after(() => noGifts(shop))
    const stock = await shop.stockOf('LAMP')
    for (let turn = 1; turn <= 15; turn += 1) {
      await shop.core.db.updateTable('gift_item').set({ left_over: 1 }).execute()
      const pair = [await shop.shopper(), await shop.shopper()]
      const bodies = await Promise.all(pair.map(agreedPurchase))
      const codes = await Promise.all(
        pair.map(async (shopper, index) => (await shopper.ask(SUBMIT, { body: bodies[index] ?? assert.fail() })).code)
      )
      assert.deepEqual([...codes].sort(), ['S', 'gift.changed'])
      const late = pair[codes.indexOf('gift.changed')] ?? assert.fail()
      const { settlementId } = bodies[pair.indexOf(late)] ?? assert.fail()
      const { payFen, digest } = await readSettlement(late, settlementId)
      await late.must(SUBMIT, { body: { settlementId, expectedPayFen: payFen, expectedDigest: digest } })
      assert.deepEqual((await Promise.all(pair.map(givenOf))).sort(), [0, 1])
      assert.equal(await leftOf(shop, 'LAST', 'LAMP'), 0)
      assert.equal(await shop.stockOf('LAMP'), stock - turn)
    }
  }
)

test('one settlement submitted five times at once takes one gift', { timeout: 60_000 }, async (t) => {
  await shop.setStock('LAMP', 500)
  await addGift(shop, { ...GIFT, gifts: [['LAMP', 100]] })
  t.after(() => noGifts(shop))
  const shopper = await shop.shopper()
  for (let turn = 1; turn <= 10; turn += 1) {
    const body = await agreedPurchase(shopper)
    await Promise.all(Array.from({ length: 5 }, () => shopper.must(SUBMIT, { body })))
    assert.equal(await leftOf(shop, 'LAST', 'LAMP'), 100 - turn)
    assert.equal(await givenOf(shopper), turn)
  }
})

test(
  'submits that buy what others give, beside orders that are cancelled, wait for nobody in a ring',
  { timeout: 60_000 },
  async (t) => {
    await shop.setStock('LAMP', 500)
    await addGift(shop, { ...GIFT, gifts: [['LAMP', 100]] })
    await addGift(shop, { activityCode: 'BACK', shopCode: 'S2', spuCode: 'P_LAMP', gifts: [['FRIDGE', 100]] })
    t.after(() => noGifts(shop))
    const before = [await shop.stockOf('LAMP'), await shop.stockOf('FRIDGE')]
    for (let turn = 0; turn < 5; turn += 1) {
      const four = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()))
      const codes = await Promise.all(
        four.map((shopper, index) => order(shopper, index % 2 === 0 ? { FRIDGE: 1 } : { LAMP: 1 }))
      )
      await Promise.all(
        four.map((shopper, index) =>
          shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', {
            body: { orderCode: codes[index]?.[0] ?? '', reasonCode: 'MIND' }
          })
        )
      )
    }
    assert.deepEqual([await shop.stockOf('LAMP'), await shop.stockOf('FRIDGE')], before)
    assert.deepEqual([await leftOf(shop, 'LAST', 'LAMP'), await leftOf(shop, 'BACK', 'FRIDGE')], [100, 100])
  }
)
