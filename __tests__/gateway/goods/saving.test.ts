import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { goodsSaving, priceParts } from '../../../domain/money/saving'
import { flashSale } from '../activities/flashSales'
import { detail, readSettlement, settlementOf, startShop, type TestShop } from '../orders/journey-shop'

let shop: TestShop
before(async () => {
  shop = await startShop()
  // POT: list price 40.00, its own 30.00, and 25.00 all day
  await flashSale(shop, 'POT', { priceFen: 2_500 })
})
after(() => shop.close())

test('a flash sale tells the price without it; another price has nothing to tell', async () => {
  const body = { skuCodes: ['POT', 'FRIDGE'] }
  const { list } = await shop.must('POST /o2pcm/v1/pub/product/platform-sku-query', { body })
  assert.deepEqual(
    list.map(({ priceFen, regularPriceFen, listPriceFen }) => [priceFen, regularPriceFen, listPriceFen]),
    [
      [2_500, 3_000, 4_000],
      [199_900, undefined, 259_900]
    ]
  )
})

test('the parts of a settlement make up what is paid, and its orders keep them at later prices', async (t) => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C10')
  const settlementId = await settlementOf(shopper, { POT: 3, FRIDGE: 1 })
  const settlement = await readSettlement(shopper, settlementId)
  const { discountFen: couponFen, freightFen, payFen } = settlement
  const goods = goodsSaving(settlement.shops.flatMap(({ rows }) => rows))
  assert.deepEqual(goods, { listFen: 271_900, cutFen: 63_000, flashFen: 1_500, bundleFen: 0 })
  assert.equal(couponFen, 1_000)
  assert.equal(priceParts(goods, { couponFen, freightFen }).payFen, payFen)

  const reply = await shopper.must('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: payFen }
  })
  await shop.setPrice('POT', 3_900)
  t.after(() => shop.setPrice('POT', 3_000))
  const orders = await Promise.all(reply.orderCodes.map((code) => detail(shopper, code)))
  const saving = (rowOf: string) => orders.find(({ rows }) => rows[0]?.skuCode === rowOf)?.saving
  assert.deepEqual(saving('POT'), { listFen: 12_000, cutFen: 3_000, flashFen: 1_500, bundleFen: 0 })
  assert.deepEqual(saving('FRIDGE'), { listFen: 259_900, cutFen: 60_000, flashFen: 0, bundleFen: 0 })
  for (const order of orders) {
    assert.ok(order.saving)
    const parts = priceParts(order.saving, { couponFen: order.discountFen, freightFen: order.freightFen })
    assert.equal(parts.payFen, order.payFen)
  }
})

test('an order from before list prices were kept says nothing of what was saved', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { LAMP: 1 })
  const { payFen } = await readSettlement(shopper, settlementId)
  const reply = await shopper.must('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: payFen }
  })
  const [orderCode = ''] = reply.orderCodes
  await shop.core.db
    .updateTable('order_row')
    .set({ list_price_fen: null, regular_price_fen: null })
    .where('order_code', '=', orderCode)
    .execute()
  assert.equal((await detail(shopper, orderCode)).saving, undefined)
})
