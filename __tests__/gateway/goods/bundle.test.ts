/** Goods bought together: what is offered, what comes off in a settlement and an order, and when nothing does. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { bundleOff } from '../../../domain/goods/bundle'
import { cartTotals } from '../../../domain/checkout/cart'
import { endFlashSales, flashSale } from '../activities/flashSales'
import { detail, order, readSettlement, settlementOf, startShop, type TestShop } from '../orders/journey-shop'

const BUY_NOW = 'POST /o2cht/v1/order-settlements/buy-now'
const BUNDLE = 'GET /o2pcm/v1/pub/product/bundle'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await shop.core.db
    .insertInto('product_bundle')
    .values([
      { spu_code: 'P_POT', position: 0, sku_code: 'LAMP', off_fen: 500 },
      { spu_code: 'P_POT', position: 1, sku_code: 'FAN', off_fen: 1_000 }
    ])
    .execute()
})
after(() => shop.close())

const pricesOf = ({ shops }: Awaited<ReturnType<typeof readSettlement>>) =>
  Object.fromEntries(
    shops.flatMap(({ rows }) =>
      rows.map(({ sku, openedPriceFen, bundleFen }) => [sku.skuCode, [sku.priceFen, openedPriceFen, bundleFen]])
    )
  )

describe('a bundle', () => {
  it('is shown in the shop’s order, without what can’t be bought now', async (t) => {
    const all = await shop.must(BUNDLE, { query: { spuCode: 'P_POT' } })
    assert.deepEqual(
      all.list.map(({ sku, offFen }) => [sku.skuCode, sku.priceFen, offFen]),
      [
        ['LAMP', 2_500, 500],
        ['FAN', 9_000, 1_000]
      ]
    )
    t.after(() => shop.setStock('LAMP', 50))
    await shop.setStock('LAMP', 0)
    const less = await shop.must(BUNDLE, { query: { spuCode: 'P_POT' } })
    assert.deepEqual(
      less.list.map(({ sku }) => sku.skuCode),
      ['FAN']
    )
    assert.deepEqual((await shop.must(BUNDLE, { query: { spuCode: 'P_FRIDGE' } })).list, [])
  })

  it('bought at once costs less, and the order is of those prices', async () => {
    const shopper = await shop.shopper()
    const { settlementId } = await shopper.must(BUY_NOW, {
      body: { skuCode: 'POT2', quantity: 1, seenPriceFen: 5_000, together: [{ skuCode: 'LAMP', seenPriceFen: 2_000 }] }
    })
    const settlement = await readSettlement(shopper, settlementId)
    assert.deepEqual(pricesOf(settlement), { POT2: [5_000, 5_000, undefined], LAMP: [2_000, 2_000, 500] })
    assert.equal(settlement.goodsFen, 7_000)
    const { data } = await shopper.ask('POST /o2cht/v1/order-settlements/submit', {
      body: { settlementId, expectedPayFen: settlement.payFen, expectedDigest: settlement.digest }
    })
    const orders = await Promise.all(data.orderCodes.map((code) => detail(shopper, code)))
    assert.deepEqual(
      orders.flatMap(({ rows }) => rows.map(({ skuCode, priceFen }) => `${skuCode} ${priceFen}`)).sort(),
      ['LAMP 2000', 'POT2 5000']
    )
    assert.deepEqual(orders.map(({ saving }) => saving?.bundleFen).sort(), [0, 500])
  })

  it('is told to the cart, logged in or not, which then says the sum that the settlement has', async () => {
    const shopper = await shop.shopper()
    const settlementId = await settlementOf(shopper, { POT: 2, FAN: 1, LAMP: 3 })
    const { shops, bundles = [] } = await shopper.must('GET /o2cart/v1/carts/list')
    assert.deepEqual(bundles.map(({ skuCode, offFen }) => `${skuCode} ${offFen}`).sort(), ['FAN 1000', 'LAMP 500'])
    const rows = shops.flatMap((shop) => shop.rows)
    const totals = cartTotals(rows, bundleOff(bundles, rows))
    const settlement = await readSettlement(shopper, settlementId)
    assert.equal(totals.bundleFen, 1_000)
    assert.equal(totals.payFen, settlement.goodsFen)

    const body = { skuCodes: ['LAMP'] }
    const anybody = await shop.must('POST /o2pcm/v1/pub/product/platform-sku-query', { body })
    assert.deepEqual(anybody.bundles, [{ spuCode: 'P_POT', skuCode: 'LAMP', offFen: 500 }])
    const without = await shop.shopper()
    await settlementOf(without, { FAN: 1, LAMP: 1 })
    assert.equal((await without.must('GET /o2cart/v1/carts/list')).bundles, undefined)
  })

  it('holds for what comes from the cart, at the price that the cart shows', async () => {
    const shopper = await shop.shopper()
    const settlementId = await settlementOf(shopper, { POT: 1, LAMP: 1, FAN: 1 })
    assert.deepEqual(pricesOf(await readSettlement(shopper, settlementId)), {
      POT: [3_000, 3_000, undefined],
      LAMP: [2_000, 2_000, 500],
      FAN: [8_000, 8_000, 1_000]
    })
  })

  it('takes nothing off more pieces than are bought of the product, or off what is bought alone', async () => {
    const shopper = await shop.shopper()
    const more = await readSettlement(shopper, await settlementOf(shopper, { POT: 1, LAMP: 2 }))
    assert.equal(pricesOf(more)['LAMP']?.[0], 2_500)
    const [code = ''] = await order(await shop.shopper(), { LAMP: 1 })
    assert.notEqual(code, '')
    const alone = await shop.shopper()
    assert.equal(pricesOf(await readSettlement(alone, await settlementOf(alone, { LAMP: 1 })))['LAMP']?.[0], 2_500)
  })

  it('takes the place of a flash sale that saves less, and gives way to one that saves more', async (t) => {
    t.after(() => endFlashSales(shop, 'LAMP'))
    for (const [flashFen, paidFen] of [
      [2_300, 2_000],
      [1_900, 1_900]
    ] as const) {
      await endFlashSales(shop, 'LAMP')
      await flashSale(shop, 'LAMP', { priceFen: flashFen })
      const shopper = await shop.shopper()
      assert.equal(
        pricesOf(await readSettlement(shopper, await settlementOf(shopper, { POT: 1, LAMP: 1 })))['LAMP']?.[0],
        paidFen
      )
    }
  })

  it('is refused as a whole when one of it is short', async (t) => {
    t.after(() => shop.setStock('LAMP', 50))
    await shop.setStock('LAMP', 1)
    const shopper = await shop.shopper()
    const answer = await shopper.ask(BUY_NOW, {
      body: { skuCode: 'POT', quantity: 2, together: [{ skuCode: 'LAMP' }] }
    })
    assert.equal(answer.code, 'stock.short')
    assert.match(answer.message ?? '', /台灯/)
  })
})
