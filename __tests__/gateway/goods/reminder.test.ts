// covers gateway/src/areas/moment/
/** Reminders of flash sales: promised only when they can be kept, and sent when the sale begins. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { endFlashSales, flashSale } from '../activities/flashSales'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

const hour = 3_600_000
/** The shop's day begins at 16:00 UTC. */
const shopHourOf = (ms: number) => new Date(ms + 8 * hour).getUTCHours()

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())
// noon in the shop
beforeEach(() => shop.core.clock.advance(((36 - shopHourOf(shop.core.clock.now())) % 24) * hour))

const remind = 'POST /o2mkt-b2c/v1/activity/subscribe-ms-activity'
const cancel = 'POST /o2mkt-b2c/v1/activity/cancel-subscribe-ms-activity'

/** The only session of a SKU: today between two hours of the shop, and a test begins at noon; none without them. */
async function sale(skuCode: string, from?: number, to?: number): Promise<void> {
  await endFlashSales(shop, skuCode)
  if (from !== undefined && to !== undefined) await flashSale(shop, skuCode, { from: from - 12, to: to - 12 })
}
const allow = (shopper: TestShopper, times = 1) =>
  Promise.all(
    Array.from({ length: times }, () =>
      shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['seckill'] } })
    )
  )
const refusalOf = async (shopper: TestShopper, skuCode: string) =>
  (await shopper.ask(remind, { body: { skuCode } })).code
const skuOf = async (shopper: TestShopper, spuCode: string, skuCode: string) =>
  (await shopper.must('GET /o2pcm/v1/pub/product/detail', { query: { spuCode } })).skus.find(
    (sku) => sku.skuCode === skuCode
  )
const sentTo = async ({ userId }: TestShopper) => {
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return shop.core.db
    .selectFrom('outbox')
    .select(['title', 'body', 'page'])
    .where('kind', '=', 'SUBSCRIPTION')
    .where('recipient', '=', phone || userId)
    .execute()
}

describe('a reminder of a flash sale', () => {
  it('is sent once, when the sale begins and not before, to who asked for it alone', async () => {
    const [waits, another] = [await shop.shopper(), await shop.shopper()]
    await sale('POT', 16, 20)
    await allow(waits)
    await allow(another)
    const { startAt } = await waits.must(remind, { body: { skuCode: 'POT' } })
    assert.equal(shopHourOf(startAt), 16)
    assert.equal((await skuOf(waits, 'P_POT', 'POT'))?.reminded, true)
    assert.equal((await skuOf(another, 'P_POT', 'POT'))?.reminded, undefined)

    await shop.core.clock.advance(startAt - shop.core.clock.now() - 60_000)
    await shop.sweep()
    assert.deepEqual(await sentTo(waits), [])
    await shop.core.clock.advance(60_000)
    await Promise.all([shop.sweep(), shop.sweep()])
    assert.deepEqual(await sentTo(waits), [
      {
        title: '秒杀开始提醒',
        body: '电热水壶 秒杀价 ¥20.00，已经开抢',
        page: 'pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22P_POT%22%2C%22skuCode%22%3A%22POT%22%7D'
      }
    ])
    assert.deepEqual(await sentTo(another), [])
    await shop.core.clock.advance(24 * hour)
    await shop.sweep()
    assert.equal((await sentTo(waits)).length, 1)
    assert.equal((await skuOf(waits, 'P_POT', 'POT'))?.reminded, undefined)
  })

  it('needs a message that was allowed, one for each sale', async () => {
    const shopper = await shop.shopper()
    await sale('POT', 16, 20)
    await sale('FAN', 18, 20)
    assert.equal(await refusalOf(shopper, 'POT'), 'reminder.not-allowed')
    await allow(shopper)
    await shopper.must(remind, { body: { skuCode: 'POT' } })
    await shopper.must(remind, { body: { skuCode: 'POT' } }) // the same wish again
    assert.equal(await refusalOf(shopper, 'FAN'), 'reminder.not-allowed')
    await allow(shopper)
    await shopper.must(remind, { body: { skuCode: 'FAN' } })
  })

  it('can be taken back, and the message serves another', async () => {
    const shopper = await shop.shopper()
    await sale('POT', 16, 20)
    await sale('FAN', 16, 20)
    await allow(shopper)
    await shopper.must(remind, { body: { skuCode: 'POT' } })
    await shopper.must(cancel, { body: { skuCode: 'POT' } })
    await shopper.must(cancel, { body: { skuCode: 'POT' } })
    assert.equal((await skuOf(shopper, 'P_POT', 'POT'))?.reminded, undefined)
    await shopper.must(remind, { body: { skuCode: 'FAN' } })
    await shop.core.clock.advance(5 * hour)
    await shop.sweep()
    assert.deepEqual(
      (await sentTo(shopper)).map(({ body }) => /^\S+/.exec(body)?.[0]),
      ['风扇']
    )
  })

  it('is refused for a sale that has begun, that is not planned, and for goods that are gone', async () => {
    const shopper = await shop.shopper()
    await allow(shopper)
    await sale('POT', 8, 16)
    assert.equal(await refusalOf(shopper, 'POT'), 'reminder.no-sale')
    await sale('POT')
    assert.equal(await refusalOf(shopper, 'POT'), 'reminder.no-sale')
    assert.equal(await refusalOf(shopper, 'OLD'), 'sku.missing')
    assert.equal(await refusalOf(shopper, 'NOTHING'), 'sku.missing')
  })

  it('says nothing of a sale that was taken back, or is over when the gateway wakes', async () => {
    const shopper = await shop.shopper()
    await sale('POT', 16, 17)
    await sale('FAN', 16, 20)
    await allow(shopper, 2)
    await shopper.must(remind, { body: { skuCode: 'POT' } })
    await shopper.must(remind, { body: { skuCode: 'FAN' } })
    await sale('FAN')
    await shop.core.clock.advance(6 * hour)
    await shop.sweep()
    assert.deepEqual(await sentTo(shopper), [])
  })

  it('waits for the sale that comes first', async () => {
    const shopper = await shop.shopper()
    await sale('POT', 32, 34)
    await flashSale(shop, 'POT', { from: 44, to: 46 })
    await allow(shopper)
    const { startAt } = await shopper.must(remind, { body: { skuCode: 'POT' } })
    assert.equal(Math.round((startAt - shop.core.clock.now()) / hour), 20)
  })
})
