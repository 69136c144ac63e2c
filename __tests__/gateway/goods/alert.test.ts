// covers gateway/src/areas/alert/
/** «Tell me»: kept once, told once when it has come true, and then gone. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { endFlashSales, flashSale } from '../activities/flashSales'

const ASK = 'POST /o2wl/v1/alerts'
const CANCEL = 'POST /o2wl/v1/alerts/cancel'
const OWN = 'GET /o2wl/v1/alerts'
const page = 'pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22P_POT%22%2C%22skuCode%22%3A%22POT%22%7D'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const waits = async (shopper: TestShopper, spuCode = 'P_POT') =>
  (await shopper.must(OWN, { query: { spuCode } })).list.map(({ skuCode, kind }) => `${skuCode} ${kind}`)
const sentTo = async ({ userId }: TestShopper) => {
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return shop.core.db
    .selectFrom('outbox')
    .select(['kind', 'body', 'page'])
    .where('recipient', '=', phone ?? '')
    .execute()
}

describe('a wish to be told', () => {
  it('of stock is told once, when there is some again, and is gone then', async (t) => {
    t.after(() => shop.setStock('POT', 1000))
    await shop.setStock('POT', 0)
    const [asker, other] = [await shop.shopper(), await shop.shopper()]
    await asker.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['goodsNotice'] } })
    await asker.must(ASK, { body: { skuCode: 'POT', kind: 'STOCK' } })
    await asker.must(ASK, { body: { skuCode: 'POT', kind: 'STOCK' } }) // the same wish again
    assert.deepEqual(await waits(asker), ['POT STOCK'])
    assert.deepEqual(await waits(other), [])
    await shop.sweep()
    assert.deepEqual(await sentTo(asker), [])
    await shop.setStock('POT', 5)
    await Promise.all([shop.sweep(), shop.sweep()])
    assert.deepEqual(await sentTo(asker), [{ kind: 'SUBSCRIPTION', body: '电热水壶 到货了，现价 ¥30.00', page }])
    assert.deepEqual(await sentTo(other), [])
    assert.deepEqual(await waits(asker), [])
    await shop.sweep()
    assert.equal((await sentTo(asker)).length, 1)
  })

  it('of stock and of a price stand side by side for one version, and each is taken back by itself', async (t) => {
    t.after(() => shop.setStock('POT', 1000))
    await shop.setStock('POT', 0)
    const shopper = await shop.shopper()
    await shopper.must(ASK, { body: { skuCode: 'POT', kind: 'STOCK' } })
    await shopper.must(ASK, { body: { skuCode: 'POT', kind: 'PRICE' } })
    assert.deepEqual((await waits(shopper)).sort(), ['POT PRICE', 'POT STOCK'])
    await shopper.must(CANCEL, { body: { skuCode: 'POT', kind: 'STOCK' } })
    assert.deepEqual(await waits(shopper), ['POT PRICE'])
  })

  it('of a price that is wished again counts from the price of now', async (t) => {
    t.after(() => shop.setPrice('POT', 3_000))
    const shopper = await shop.shopper()
    await shopper.must(ASK, { body: { skuCode: 'POT', kind: 'PRICE' } })
    await shop.setPrice('POT', 3_500)
    await shopper.must(ASK, { body: { skuCode: 'POT', kind: 'PRICE' } })
    await shop.setPrice('POT', 3_200)
    await shop.sweep()
    assert.deepEqual(await sentTo(shopper), [{ kind: 'SMS', body: '电热水壶 降价了，现价 ¥32.00', page }])
  })

  it('of a price is told when it falls below what it was, by SMS to who allowed no message', async (t) => {
    t.after(() => shop.setPrice('POT', 3_000))
    const shopper = await shop.shopper()
    await shopper.must(ASK, { body: { skuCode: 'POT', kind: 'PRICE' } })
    await shop.setPrice('POT', 3_500)
    await shop.sweep()
    await shop.setPrice('POT', 3_000)
    await shop.sweep()
    assert.deepEqual(await sentTo(shopper), [])
    await shop.setPrice('POT', 2_600)
    await shop.sweep()
    assert.deepEqual(await sentTo(shopper), [{ kind: 'SMS', body: '电热水壶 降价了，现价 ¥26.00', page }])
  })

  it('of a price is told when a flash sale begins', async (t) => {
    t.after(() => endFlashSales(shop, 'POT'))
    await flashSale(shop, 'POT', { from: 2, to: 3 })
    const shopper = await shop.shopper()
    await shopper.must(ASK, { body: { skuCode: 'POT', kind: 'PRICE' } })
    await shop.sweep()
    assert.deepEqual(await sentTo(shopper), [])
    for (let hours = 0; hours < 24 && (await sentTo(shopper)).length === 0; hours += 1) {
      await shop.core.clock.advance(3_600_000)
      await shop.sweep()
    }
    assert.match((await sentTo(shopper))[0]?.body ?? '', /¥20\.00/)
  })

  it('can be taken back, and is refused for what is in stock, gone, or one too many', async () => {
    const shopper = await shop.shopper()
    assert.equal((await shopper.ask(ASK, { body: { skuCode: 'POT', kind: 'STOCK' } })).code, 'alert.in-stock')
    assert.equal((await shopper.ask(ASK, { body: { skuCode: 'OLD', kind: 'PRICE' } })).code, 'sku.missing')
    await shopper.must(ASK, { body: { skuCode: 'POT', kind: 'PRICE' } })
    await shopper.must(CANCEL, { body: { skuCode: 'POT', kind: 'PRICE' } })
    await shopper.must(CANCEL, { body: { skuCode: 'POT', kind: 'PRICE' } })
    assert.deepEqual(await waits(shopper), [])
    const [first] = await shop.core.db.selectFrom('sku').selectAll().where('sku_code', '=', 'POT').execute()
    assert.ok(first)
    const { spec_values, ...rest } = first
    const many = Array.from({ length: 50 }, (_, index) => ({
      ...rest,
      spec_values: JSON.stringify(spec_values),
      sku_code: `POT_${index}`
    }))
    await shop.core.db.insertInto('sku').values(many).execute()
    for (const { sku_code: skuCode } of many) await shopper.must(ASK, { body: { skuCode, kind: 'PRICE' } })
    assert.equal((await shopper.ask(ASK, { body: { skuCode: 'POT', kind: 'PRICE' } })).code, 'alert.too-many')
    await shopper.must(ASK, { body: { skuCode: 'POT_7', kind: 'PRICE' } })
  })

  it('makes the demonstration shop take in what is sold out, a day later', async (t) => {
    t.after(() => shop.setStock('LAMP', 50))
    await shop.setStock('LAMP', 0)
    const shopper = await shop.shopper()
    await shopper.must(ASK, { body: { skuCode: 'LAMP', kind: 'STOCK' } })
    await shop.core.clock.advance(23 * 3_600_000)
    await shop.sweep()
    assert.equal(await shop.stockOf('LAMP'), 0)
    await shop.core.clock.advance(3_600_000)
    await shop.sweep()
    await shop.sweep()
    assert.equal(await shop.stockOf('LAMP'), 20)
    assert.match((await sentTo(shopper))[0]?.body ?? '', /台灯 到货了/)
  })
})
