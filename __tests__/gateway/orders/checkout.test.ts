// PostgreSQL: settlements that are submitted at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { flashSale } from '../activities/flashSales'
import { detail, order, readSettlement, settlementOf, startShop, type TestShop, type TestShopper } from './journey-shop'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const BUY_NOW = 'POST /o2cht/v1/order-settlements/buy-now'
const SUBMIT_CART = 'POST /o2cht/v1/order-settlements/submit-cart'
const SET_ADDRESS = 'POST /o2cht/v1/order-settlements/modify-settlement-address'
const SET_COUPON = 'POST /o2cht/v1/order-settlements/modify-settlement-activities'
const SET_REMARK = 'POST /o2cht/v1/order-settlements/modify-settlement-remark'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** The coupons that a settlement uses. */
const usedCoupons = ({ coupons }: { coupons: readonly { userCouponId: string; chosen: boolean }[] }) =>
  coupons.filter(({ chosen }) => chosen).map(({ userCouponId }) => userCouponId)
const submit = (shopper: TestShopper, settlementId: string, expectedPayFen: number, key?: string) =>
  shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen }, ...(key === undefined ? {} : { key }) })

test('a settlement adds up goods, freight and the best coupons by shop, to the fen', async () => {
  const shopper = await shop.shopper()
  const best = await shop.giveCoupon(shopper.userId, 'C10')
  await shop.giveCoupon(shopper.userId, 'C1LEFT')
  const settlement = await readSettlement(shopper, await settlementOf(shopper, { POT: 2, LAMP: 1 }))
  const shops = Object.fromEntries(settlement.shops.map((group) => [group.shopCode, group]))
  assert.deepEqual(usedCoupons(settlement), [best])
  assert.deepEqual(
    [shops['S1']?.goodsFen, shops['S1']?.freightFen, shops['S1']?.discountFen, shops['S1']?.payFen],
    [6_000, 1_000, 706, 6_294]
  )
  assert.deepEqual(
    [shops['S2']?.goodsFen, shops['S2']?.freightFen, shops['S2']?.discountFen, shops['S2']?.payFen],
    [2_500, 800, 294, 3_006]
  )
  assert.deepEqual(
    [settlement.goodsFen, settlement.freightFen, settlement.discountFen, settlement.payFen],
    [8_500, 1_800, 1_000, 9_300]
  )
  assert.match(shops['S1']?.arrivesOn ?? '', /^\d{4}-\d{2}-\d{2}$/)
})

test('a coupon can be exchanged or left out, and one that does not apply is refused', async () => {
  const shopper = await shop.shopper()
  const small = await shop.giveCoupon(shopper.userId, 'C5')
  const large = await shop.giveCoupon(shopper.userId, 'C10')
  const settlementId = await settlementOf(shopper, { POT: 1 })
  const choose = (id: string | null) =>
    shopper.ask(SET_COUPON, { body: { settlementId, userCouponIds: id === null ? [] : [id] } })
  assert.deepEqual(usedCoupons(await readSettlement(shopper, settlementId)), [small])
  assert.equal((await choose(null)).data.payFen, 4_000)
  const reply = await choose(large)
  assert.equal(reply.code, 'coupon.unusable')
  assert.deepEqual(usedCoupons(await readSettlement(shopper, settlementId)), [])
  const view = await choose(small)
  assert.equal(view.data.payFen, 3_500)
  assert.deepEqual(
    view.data.coupons.map((coupon) => [coupon.userCouponId, coupon.usable, coupon.shortFen]),
    [
      [small, true, 0],
      [large, false, 3_000]
    ]
  )
})

test('the address decides freight, arrival and where goods may be sold', async () => {
  const shopper = await shop.shopper()
  const far = await shop.addAddress(shopper.userId, 'URUMQI')
  const settlementId = await settlementOf(shopper, { POT: 1, LAMP: 1 })
  const near = await shopper.must(SET_ADDRESS, { body: { settlementId, addressId: shopper.addressId } })
  const there = await shopper.must(SET_ADDRESS, { body: { settlementId, addressId: far } })
  assert.equal(there.freightFen - near.freightFen, 4_000)
  assert.ok((there.shops[0]?.arrivesOn ?? '') > (near.shops[0]?.arrivesOn ?? ''))
  const problems = there.shops.flatMap((group) => group.rows.map((row) => [row.sku.skuCode, row.problem]))
  assert.deepEqual(Object.fromEntries(problems), { POT: undefined, LAMP: 'RESTRICTED' })
  assert.equal((await submit(shopper, settlementId, there.payFen)).code, 'sku.restricted')
})

test('large goods travel free, and their order is installed at home', async () => {
  const shopper = await shop.shopper()
  const { data } = await shopper.ask(BUY_NOW, { body: { skuCode: 'FRIDGE', quantity: 1 } })
  const { freightFen, payFen } = await readSettlement(shopper, data.settlementId)
  assert.deepEqual(freightFen, 0)
  const { orderCodes } = (await submit(shopper, data.settlementId, payFen)).data
  assert.equal((await detail(shopper, orderCodes[0] ?? '')).installed, true)
})

test('a remark reaches the order of its shop', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 1, LAMP: 1 })
  await shopper.must(SET_REMARK, { body: { settlementId, shopCode: 'S2', remark: ' 请放门口 ' } })
  assert.equal(
    (await shopper.ask(SET_REMARK, { body: { settlementId, shopCode: 'S9', remark: 'x' } })).code,
    'shop.missing'
  )
  const { payFen } = await readSettlement(shopper, settlementId)
  const { data } = await submit(shopper, settlementId, payFen)
  const remarks = await Promise.all(
    data.orderCodes.map(async (code) => {
      const { shopCode, remark, installed } = await detail(shopper, code)
      assert.equal(installed, undefined)
      return [shopCode, remark]
    })
  )
  assert.deepEqual(Object.fromEntries(remarks), { S1: '', S2: '请放门口' })
})

test('submitting makes one order a shop, takes the stock, empties those cart lines and uses the coupon', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C10')
  await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: 'POT2', quantity: 1 } })
  const [pot, lamp] = [await shop.stockOf('POT'), await shop.stockOf('LAMP')]
  const settlementId = await settlementOf(shopper, { POT: 2, LAMP: 3 })
  const before = await readSettlement(shopper, settlementId)
  const { data } = await submit(shopper, settlementId, before.payFen)
  assert.equal(data.orderCodes.length, 2)
  assert.equal(data.payFen, before.payFen)
  assert.ok(data.payBefore > shop.core.clock.now() + 29 * 60_000)
  assert.deepEqual([await shop.stockOf('POT'), await shop.stockOf('LAMP')], [pot - 2, lamp - 3])
  assert.deepEqual(await shopper.must('GET /o2cart/v1/carts/entryRows'), { count: 1 })
  const orders = await Promise.all(data.orderCodes.map((code) => detail(shopper, code)))
  assert.equal(
    orders.reduce((sum, order) => sum + order.payFen, 0),
    before.payFen
  )
  assert.equal(
    orders.reduce((sum, order) => sum + order.discountFen, 0),
    1_000
  )
  const next = await readSettlement(shopper, await settlementOf(shopper, { POT: 2 }))
  assert.deepEqual(next.coupons, [])
  const after = await readSettlement(shopper, settlementId)
  assert.deepEqual([after.orderCodes.length, after.payFen], [2, before.payFen])
})

test('the same settlement submitted again, with the same key or another, gives the same orders', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 1, LAMP: 1 })
  const { payFen } = await readSettlement(shopper, settlementId)
  const stock = await shop.stockOf('POT')
  const [first, two, three] = await Promise.all([
    submit(shopper, settlementId, payFen, 'submit-key-1'),
    submit(shopper, settlementId, payFen, 'submit-key-1'),
    submit(shopper, settlementId, payFen, 'submit-key-2')
  ])
  const later = await submit(shopper, settlementId, payFen, 'submit-key-3')
  for (const answer of [two, three, later]) assert.deepEqual(answer.data, first.data)
  assert.equal(await shop.stockOf('POT'), stock - 1)
  const { total } = await shopper.must('GET /o2ord-b2c/v1/order-trades')
  assert.equal(total, 2)
})

test('a price that moved since the shopper looked is refused, shown, and then accepted', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT2: 1 })
  const { payFen } = await readSettlement(shopper, settlementId)
  await shop.setPrice('POT2', 4_000)
  const reply = await submit(shopper, settlementId, payFen)
  assert.deepEqual([reply.status, reply.failed, reply.code], [200, true, 'price.changed'])
  const now = await readSettlement(shopper, settlementId)
  const row = now.shops[0]?.rows[0]
  assert.deepEqual([row?.openedPriceFen, row?.sku.priceFen, now.payFen], [5_000, 4_000, payFen - 1_000])
  assert.ok((await submit(shopper, settlementId, now.payFen)).success)
  await shop.setPrice('POT2', 5_000)
})

test('a price that moved, and stock that fell, between cart or product and settlement are told by it', async () => {
  const shopper = await shop.shopper()
  const add = async (skuCode: string, quantity: number) =>
    (await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode, quantity } })).rowId
  const rowIds = [await add('POT2', 1), await add('LAMP', 4)]
  await shop.setPrice('POT2', 6_500)
  await shop.setStock('LAMP', 3)
  const openSettlement = async (body: { rowIds: string[]; seenPricesFen?: number[] }) => {
    const { settlementId } = await shopper.must(SUBMIT_CART, { body })
    const rows = (await readSettlement(shopper, settlementId)).shops.flatMap((group) => group.rows)
    return Object.fromEntries(
      rows.map(({ sku, openedPriceFen, problem }) => [sku.skuCode, [openedPriceFen, sku.priceFen, problem]])
    )
  }
  const prices = { POT2: [5_000, 6_500, undefined], LAMP: [2_500, 2_500, 'OVER_STOCK'] }
  assert.deepEqual(await openSettlement({ rowIds, seenPricesFen: [5_000, 2_500] }), prices)
  // each price belongs to its line, for lines asked for in any order
  assert.deepEqual(await openSettlement({ rowIds: [...rowIds].reverse(), seenPricesFen: [2_500, 5_000] }), prices)
  assert.deepEqual((await openSettlement({ rowIds }))['POT2'], [6_500, 6_500, undefined])
  const uneven = { rowIds, seenPricesFen: [5_000] }
  assert.equal((await shopper.ask(SUBMIT_CART, { body: uneven })).status, 400)

  const wish = { skuCode: 'POT2', quantity: 1, seenPriceFen: 5_000 }
  const { settlementId } = await shopper.must(BUY_NOW, { body: wish })
  const settlement = await readSettlement(shopper, settlementId)
  assert.equal(settlement.shops[0]?.rows[0]?.openedPriceFen, 5_000)
  assert.equal(settlement.goodsFen, 6_500)
  // what was seen charges nothing: the old sum is refused
  assert.equal((await submit(shopper, settlementId, settlement.payFen - 1_500)).code, 'price.changed')
  await shop.setPrice('POT2', 5_000)
  await shop.setStock('LAMP', 50)
})

test('opens no settlement with a line that has left the cart or is another shopper’s', async () => {
  const shopper = await shop.shopper()
  const stranger = await shop.shopper()
  const add = async (who: TestShopper, skuCode: string) =>
    (await who.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode, quantity: 1 } })).rowId
  const [pot, lamp] = [await add(shopper, 'POT'), await add(shopper, 'LAMP')]
  const theirs = await add(stranger, 'LAMP')
  await shopper.must('DELETE /o2cart/v1/carts', { body: { rowIds: [lamp] } })
  for (const other of [lamp, theirs]) {
    for (const seenPricesFen of [undefined, [3_000, 2_500]]) {
      const body = { rowIds: [pot, other], ...(seenPricesFen && { seenPricesFen }) }
      assert.equal((await shopper.ask(SUBMIT_CART, { body })).code, 'cart.row-missing')
    }
  }
  const row = await shop.core.db
    .selectFrom('settlement')
    .select('settlement_id')
    .where('user_id', '=', shopper.userId)
    .execute()
  assert.deepEqual(row, [])
  await shopper.must(SUBMIT_CART, { body: { rowIds: [pot] } })
})

test('a refused submit changes nothing and leaves its key free', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 3, LAMP: 4 })
  const { payFen } = await readSettlement(shopper, settlementId)
  const pot = await shop.stockOf('POT')
  await shop.setStock('LAMP', 3)
  assert.deepEqual(
    (await readSettlement(shopper, settlementId)).shops.flatMap((group) =>
      group.rows.flatMap((row) => row.problem ?? [])
    ),
    ['OVER_STOCK']
  )
  const reply = await submit(shopper, settlementId, payFen, 'submit-short')
  assert.equal(reply.code, 'stock.short')
  assert.match(reply.message, /仅剩 3 件/)
  assert.equal(await shop.stockOf('POT'), pot)
  assert.equal((await shopper.must('GET /o2ord-b2c/v1/order-trades')).total, 0)
  await shop.setStock('LAMP', 50)
  assert.ok((await submit(shopper, settlementId, payFen, 'submit-short')).success)
})

test('without an address, or with one that is gone, there is no order', async () => {
  const shopper = await shop.shopper()
  await shop.core.db.deleteFrom('address').where('user_id', '=', shopper.userId).execute()
  const settlementId = await settlementOf(shopper, { POT: 1 })
  const settlement = await readSettlement(shopper, settlementId)
  assert.equal(settlement.address, null)
  const reply = await shopper.ask(SUBMIT, {
    body: { settlementId, expectedPayFen: settlement.payFen },
    locale: 'en-US'
  })
  assert.deepEqual([reply.code, reply.message], ['address.missing', 'Please choose a shipping address'])
})

test('a delisted product is refused at every door', async () => {
  const shopper = await shop.shopper()
  assert.equal((await shopper.ask(BUY_NOW, { body: { skuCode: 'OLD', quantity: 1 } })).code, 'sku.delisted')
  const settlementId = await settlementOf(shopper, { LAMP: 1 })
  const { payFen } = await readSettlement(shopper, settlementId)
  const setOnSale = (on_sale: boolean) =>
    shop.core.db.updateTable('product').set({ on_sale }).where('spu_code', '=', 'P_LAMP').execute()
  await setOnSale(false)
  assert.equal((await readSettlement(shopper, settlementId)).shops[0]?.rows[0]?.problem, 'DELISTED')
  assert.equal((await submit(shopper, settlementId, payFen)).code, 'sku.delisted')
  await setOnSale(true)
})

test('a purchase limit counts all orders of a shopper', async () => {
  const shopper = await shop.shopper()
  const first = await settlementOf(shopper, { FAN: 2 })
  const { data: second } = await shopper.ask(BUY_NOW, { body: { skuCode: 'FAN', quantity: 1 } })
  const pay = async (settlementId: string) =>
    submit(shopper, settlementId, (await readSettlement(shopper, settlementId)).payFen)
  assert.ok((await pay(first)).success)
  assert.equal((await readSettlement(shopper, second.settlementId)).shops[0]?.rows[0]?.problem, 'OVER_LIMIT')
  assert.equal((await pay(second.settlementId)).code, 'limit.exceeded')
  assert.equal((await shopper.ask(BUY_NOW, { body: { skuCode: 'FAN', quantity: 1 } })).code, 'limit.exceeded')
})

test('a purchase limit counts all versions of a product, ordered or about to be', async () => {
  const shopper = await shop.shopper()
  // the cart would refuse it: its lines came before the limit did
  const setLimit = (purchase_limit: number | null) =>
    shop.core.db.updateTable('product').set({ purchase_limit }).where('spu_code', '=', 'P_FAN').execute()
  await setLimit(null)
  const both = await settlementOf(shopper, { FAN: 2, FAN2: 1 })
  await setLimit(2)
  const { payFen, shops } = await readSettlement(shopper, both)
  assert.deepEqual(shops[0]?.rows.map(({ sku, problem }) => [sku.skuCode, problem]).sort(), [
    ['FAN', 'OVER_LIMIT'],
    ['FAN2', 'OVER_LIMIT']
  ])
  assert.equal((await submit(shopper, both, payFen)).code, 'limit.exceeded')

  const buy = async (skuCode: string) => {
    const { settlementId } = await shopper.must(BUY_NOW, { body: { skuCode, quantity: 1 } })
    return submit(shopper, settlementId, (await readSettlement(shopper, settlementId)).payFen)
  }
  const first = await buy('FAN')
  assert.ok(first.success)
  assert.ok((await buy('FAN2')).success)
  assert.equal((await shopper.ask(BUY_NOW, { body: { skuCode: 'FAN2', quantity: 1 } })).code, 'limit.exceeded')
  // both versions say what was bought of the product
  const detail = await shopper.must('GET /o2pcm/v1/pub/product/detail', { query: { spuCode: 'P_FAN' } })
  assert.deepEqual(
    detail.skus.map(({ purchaseLimit, bought }) => [purchaseLimit, bought]),
    [
      [2, 2],
      [2, 2]
    ]
  )
  // an order that is cancelled gives its piece back, to either version
  const [orderCode = ''] = first.data.orderCodes
  await shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', {
    body: { orderCode, reasonCode: 'MIND' }
  })
  assert.ok((await buy('FAN2')).success)
})

test('two settlements at once can’t pass the limit nor use one coupon twice', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C5')
  const open = async () => (await shopper.must(BUY_NOW, { body: { skuCode: 'FAN', quantity: 2 } })).settlementId
  const ids = [await open(), await open()]
  const { payFen } = await readSettlement(shopper, ids[0] ?? '')
  const answers = await Promise.all(ids.map((id) => submit(shopper, id, payFen)))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  const coupons = await shop.core.db
    .selectFrom('user_coupon')
    .select('settlement_id')
    .where('user_id', '=', shopper.userId)
    .execute()
  assert.equal(coupons.filter((coupon) => coupon.settlement_id !== null).length, 1)
})

test('thirty buyers at once for five pieces leave five orders and no stock', async () => {
  const shoppers = await Promise.all(Array.from({ length: 30 }, () => shop.shopper()))
  await shop.setStock('LAMP', 5)
  const wishes = await Promise.all(
    shoppers.map(async (shopper) => {
      const { settlementId } = await shopper.must(BUY_NOW, { body: { skuCode: 'LAMP', quantity: 1 } })
      return { shopper, settlementId, payFen: (await readSettlement(shopper, settlementId)).payFen }
    })
  )
  const answers = await Promise.all(wishes.map((wish) => submit(wish.shopper, wish.settlementId, wish.payFen)))
  assert.equal(answers.filter((answer) => answer.success).length, 5)
  assert.deepEqual(
    [...new Set(answers.filter((answer) => !answer.success).map((answer) => answer.code))],
    ['stock.short']
  )
  assert.equal(await shop.stockOf('LAMP'), 0)
  const orders = await shop.core.db
    .selectFrom('order_row')
    .innerJoin('trade_order', 'trade_order.order_code', 'order_row.order_code')
    .select('order_row.order_code')
    .where('order_row.sku_code', '=', 'LAMP')
    .where(
      'trade_order.user_id',
      'in',
      shoppers.map((shopper) => shopper.userId)
    )
    .execute()
  assert.equal(orders.length, 5)
  await shop.setStock('LAMP', 50)
})

test('buyers of the same goods in opposite order never wait for each other in a ring', async () => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, () => shop.shopper()))
  const ids = await Promise.all(
    shoppers.map((shopper, index) => settlementOf(shopper, index % 2 ? { POT: 1, POT2: 1 } : { POT2: 1, POT: 1 }))
  )
  const answers = await Promise.all(
    shoppers.map(async (shopper, index) => {
      const settlementId = ids[index] ?? ''
      return submit(shopper, settlementId, (await readSettlement(shopper, settlementId)).payFen)
    })
  )
  assert.deepEqual([...new Set(answers.map((answer) => answer.code))], ['S'])
})

const inCart = async (shopper: TestShopper) => {
  const { shops } = await shopper.must('GET /o2cart/v1/carts/list')
  return shops.flatMap((group) => group.rows.map((row) => `${row.sku.skuCode}×${row.quantity}`))
}

/** A settlement of one kettle in the cart beside a fan, and a change of the cart after it. */
async function changedSince(
  shopper: TestShopper,
  quantity: number,
  change: (rowId: string) => Promise<unknown>
): Promise<string> {
  const { rowId } = await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: 'POT', quantity } })
  await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: 'FAN', quantity: 1 } })
  const { settlementId } = await shopper.must(SUBMIT_CART, { body: { rowIds: [rowId] } })
  await change(rowId)
  return settlementId
}

for (const [name, quantity, leftPieces] of [
  ['is ordered whole leaves', undefined, []],
  ['grew since leaves only the pieces that were ordered', 3, ['POT×2']]
] as const) {
  test(`a line of the cart that ${name}`, async () => {
    const shopper = await shop.shopper()
    const settlementId = await changedSince(shopper, 1, async (rowId) => {
      if (quantity) await shopper.must('PUT /o2cart/v1/carts', { body: { rows: [{ rowId, quantity }] } })
    })
    const { payFen } = await readSettlement(shopper, settlementId)
    assert.ok((await submit(shopper, settlementId, payFen)).success)
    assert.deepEqual((await inCart(shopper)).sort(), [...leftPieces, 'FAN×1'].sort())
  })
}

for (const [name, change, leftPieces] of [
  ['shrank', { quantity: 1 }, ['POT×1']],
  ['became another version', { skuCode: 'POT2', quantity: 3 }, ['POT2×3']],
  ['was taken out', undefined, []]
] as const) {
  test(`a line of the cart that ${name} since: the settlement is refused and the cart stays`, async () => {
    const shopper = await shop.shopper()
    const settlementId = await changedSince(shopper, 2, async (rowId) =>
      change
        ? shopper.must('PUT /o2cart/v1/carts', { body: { rows: [{ rowId, ...change }] } })
        : shopper.must('DELETE /o2cart/v1/carts', { body: { rowIds: [rowId] } })
    )
    const { payFen } = await readSettlement(shopper, settlementId)
    assert.equal((await submit(shopper, settlementId, payFen)).code, 'cart.changed')
    assert.deepEqual((await inCart(shopper)).sort(), [...leftPieces, 'FAN×1'].sort())
    assert.equal((await shopper.must('GET /o2ord-b2c/v1/order-trades')).total, 0)
  })
}

test('two settlements of the same line are one order: the second is refused, the first submitted again is the same', async () => {
  const shopper = await shop.shopper()
  const first = await settlementOf(shopper, { POT: 1, LAMP: 1 })
  const { shops } = await shopper.must('GET /o2cart/v1/carts/list')
  const rowIds = shops.flatMap((group) => group.rows.map((row) => row.rowId))
  const { settlementId: second } = await shopper.must(SUBMIT_CART, { body: { rowIds } })
  const { payFen } = await readSettlement(shopper, first)
  const reply = await submit(shopper, first, payFen, 'two-tabs-first')
  assert.equal((await submit(shopper, second, payFen, 'two-tabs-second')).code, 'cart.changed')
  for (const key of ['two-tabs-first', 'two-tabs-first-again']) {
    assert.deepEqual((await submit(shopper, first, payFen, key)).data.orderCodes, reply.data.orderCodes)
  }
  assert.equal((await submit(shopper, second, payFen, 'two-tabs-second')).code, 'cart.changed')
  // put into the cart anew, it is not what the second settlement was made of
  await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: 'POT', quantity: 5 } })
  assert.equal((await submit(shopper, second, payFen)).code, 'cart.changed')
  assert.equal((await shopper.must('GET /o2ord-b2c/v1/order-trades')).total, 2)
  assert.deepEqual(await inCart(shopper), ['POT×5'])
})

test('a flash sale says how much of it is taken, by the orders of its session; a closed order gives its pieces back', async () => {
  const { clock } = shop.core
  const shopper = await shop.shopper()
  await flashSale(shop, 'LAMP', { to: 24, pieces: 10 })
  await flashSale(shop, 'LAMP', { from: 24, to: 48, pieces: 10 })
  const percent = async () => {
    const { list } = await shopper.must('GET /o2srh/v1/pub/platform-products/medias', { query: { flash: true } })
    return list.find(({ skuCode }) => skuCode === 'LAMP')?.flash?.soldPercent
  }
  assert.equal(await percent(), 0)
  const keptOrder = await order(shopper, { LAMP: 3 })
  assert.equal(await percent(), 30)
  const orderCodes = await order(shopper, { LAMP: 2 })
  assert.equal(await percent(), 50)
  await shopper.must(CANCEL, { body: { orderCode: orderCodes[0] ?? '', reasonCode: 'MIND' } })
  assert.equal(await percent(), 30)
  await clock.advance(24 * 3_600_000)
  assert.equal(await percent(), 0, 'the next session begins with nothing taken')
  await shopper.ask(CANCEL, { body: { orderCode: keptOrder[0] ?? '', reasonCode: 'MIND' } })
  assert.equal(await percent(), 0)
})
