// covers gateway/src/areas/seckill/, gateway/src/areas/search/, gateway/src/areas/favourite/, gateway/src/areas/alert/
/** What lists say of a SKU in a session: whether it is in stock, and whether its price is the lowest of 90 days. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { closeSession, publishSession } from '../../../gateway/src/areas/seckill'
import * as assists from './assists'
import { addRoom } from '../content/rooms'
import * as groups from './groupBuys'
import * as presales from './presales'
import { readSettlement, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

const SEARCH = 'GET /o2srh/v1/pub/platform-products/search'
const KEPT = 'GET /o2wl/v1/favorites/sku'
const LIST = 'GET /o2mkt-b2c/v1/activity/pub/seckil'
const minute = 60_000
const DAY_MS = 86_400_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const publish = (skuCode: string, over: { allotment?: number; priceFen?: number; from?: number } = {}) => {
  const { allotment = 2, priceFen = 2_000, from = -1 } = over
  const startAt = shop.core.clock.now() + from * minute
  return publishSession(shop.core, TESTER, { startAt, endAt: startAt + 60 * minute }, [
    { skuCode, priceFen, allotment, limitEach: 1 }
  ])
}
const pass = async (minutes: number) => {
  await shop.core.clock.advance(minutes * minute)
  await shop.sweep()
}

describe('a session that has all pieces', () => {
  const inStock = async () => (await shop.must(SEARCH, { query: { inStock: true } })).list.map(({ spuCode }) => spuCode)
  const card = async () =>
    (await shop.must(SEARCH, { query: {} })).list.find(({ spuCode }) => spuCode === 'P_LAMP')?.inStock
  const favouriteOf = async (shopper: TestShopper) => {
    const { list, counts } = await shopper.must(KEPT)
    return [counts.IN_STOCK, list[0]?.unsellable, list[0]?.available]
  }
  const keep = (shopper: TestShopper) =>
    shopper.must('POST /o2wl/v1/favorites/sku/save-all', { body: { favorite: true, skuCodes: ['LAMP'] } })
  const waits = (shopper: TestShopper) =>
    shopper.ask('POST /o2wl/v1/alerts', { body: { skuCode: 'LAMP', kind: 'STOCK' } })
  const alertsOf = async (shopper: TestShopper) =>
    (await shopper.must('GET /o2msg/v1/user-messages/list')).list.filter(({ title }) => title.includes('到货')).length

  test('makes the SKU sold out before its hour, and in stock while it runs, for who may still have one', async () => {
    await shop.setStock('LAMP', 2)
    const sessionCode = await publish('LAMP', { from: 10 })
    const [buyer, other, waiting] = [await shop.shopper(), await shop.shopper(), await shop.shopper()]
    await Promise.all([keep(buyer), keep(other)])
    assert.ok((await waits(waiting)).success)
    assert.deepEqual([(await inStock()).includes('P_LAMP'), await card()], [false, false])
    assert.deepEqual(await favouriteOf(buyer), [0, 'OUT_OF_STOCK', 0])
    assert.equal(await alertsOf(waiting), 0)

    await pass(11)
    assert.deepEqual([(await inStock()).includes('P_LAMP'), await card()], [true, true])
    assert.deepEqual(await favouriteOf(buyer), [1, undefined, 2])
    assert.equal(await alertsOf(waiting), 1)
    assert.equal((await waits(other)).code, 'alert.in-stock')

    const { settlementId } = await buyer.must('POST /o2cht/v1/order-settlements/buy-now', {
      body: { skuCode: 'LAMP', quantity: 1, sessionCode }
    })
    const { payFen: expectedPayFen } = await readSettlement(buyer, settlementId)
    await buyer.must('POST /o2cht/v1/order-settlements/submit', { body: { settlementId, expectedPayFen } })
    assert.deepEqual(await favouriteOf(buyer), [0, 'OUT_OF_STOCK', 0], 'they have what one shopper may have')
    assert.deepEqual(await favouriteOf(other), [1, undefined, 1])
    assert.ok((await waits(buyer)).success, 'nothing is there for them, so they can wait for it')
    await shop.sweep()
    assert.equal(await alertsOf(buyer), 0)
  })

  test('leaves what comes back of it in stock', async () => {
    await pass(120)
    assert.equal(await shop.stockOf('LAMP'), 2)
    assert.deepEqual([(await inStock()).includes('P_LAMP'), await card()], [true, true])
  })
})

test('where there is no session in the days that are shown, the list says when the next begins', async () => {
  await pass(3 * 24 * 60)
  const list = async () => (await shop.must(LIST)) as { sessions: unknown[]; nextAt?: number }
  assert.deepEqual(await list(), { sessions: [] })
  const nextAt = shop.core.clock.now() + 5 * DAY_MS
  const later = await publish('POT2', { from: (5 * DAY_MS) / minute })
  const reply = await list()
  assert.equal(reply.sessions.length, 0)
  assert.ok(reply.nextAt !== undefined && Math.abs(reply.nextAt - nextAt) < minute)
  await closeSession(shop.core, TESTER, later)
  assert.equal((await list()).nextAt, undefined)
})

describe('«lowest of 90 days»', () => {
  const lowest = async (sessionCode: string) =>
    (await shop.must(LIST)).sessions.find((session) => session.sessionCode === sessionCode)?.rows[0]?.lowest
  /** Each of them begins after what the one before had is over. */
  beforeEach(() => pass(120))

  test('is not said of what was not sold that long', async () => {
    assert.equal(await lowest(await publish('POT')), undefined)
  })

  test('is said where nothing was below it, and on the product too', async () => {
    await shop.core.clock.advance(91 * DAY_MS)
    const sessionCode = await publish('POT')
    assert.equal(await lowest(sessionCode), true)
    const { list } = await shop.must('GET /o2mkt-b2c/v1/activity/pub', { query: { skuCode: 'POT' } })
    assert.deepEqual(
      list.map((activity) => [activity.activityCode, activity.lowest]),
      [[sessionCode, true]]
    )
  })

  test('is said of the same price again, not of a higher one, and again of that once 90 days are over', async () => {
    assert.equal(await lowest(await publish('POT')), true)
    await pass(120)
    assert.equal(await lowest(await publish('POT', { priceFen: 2_001 })), undefined)
    await shop.core.clock.advance(91 * DAY_MS)
    assert.equal(await lowest(await publish('POT', { priceFen: 2_001 })), true)
  })

  test('is not said where a group or an assist sells it for less', async () => {
    await groups.publish(shop, { skuCode: 'POT2' })
    assert.equal(await lowest(await publish('POT2', { priceFen: 2_500 })), undefined)
    await assists.publish(shop, { skuCode: 'FAN', allotment: 5 })
    assert.equal(await lowest(await publish('FAN', { priceFen: 2_500 })), undefined)
    await pass(120)
    assert.equal(await lowest(await publish('FAN', { priceFen: 1_999 })), true)
  })

  test('is not said where a presale in all, or a live room, sells it for less', async () => {
    // ¥1,890 with its deposit
    await presales.publish(shop, { skuCode: 'FRIDGE', priceFen: 199_000, depositFen: 10_000, worthFen: 20_000 })
    assert.equal(await lowest(await publish('FRIDGE', { priceFen: 189_001 })), undefined)
    await pass(120)
    assert.equal(await lowest(await publish('FRIDGE', { priceFen: 189_000 })), true)
    await addRoom(shop, { roomCode: 'LIVE', shopCode: 'S1', goods: { LAMP: 1_500 } })
    const startLive = () =>
      shop.core.db.updateTable('live_room').set({ started_at: shop.core.clock.date() }).where('room_code', '=', 'LIVE')
    // nobody could buy there before it began
    assert.equal(await lowest(await publish('LAMP', { priceFen: 1_501 })), true)
    await startLive().execute()
    await pass(120)
    assert.equal(await lowest(await publish('LAMP', { priceFen: 1_501 })), undefined)
    await pass(120)
    assert.equal(await lowest(await publish('LAMP', { priceFen: 1_500 })), true)
  })

  test('is not said where the usual price was lower, as it was written down', async () => {
    await shop.core.db
      .insertInto('sku_price_history')
      .values([
        { sku_code: 'FAN2', at: new Date(shop.core.clock.now() - 200 * DAY_MS), price_fen: 1_000 },
        { sku_code: 'FAN2', at: new Date(shop.core.clock.now() - 89 * DAY_MS), price_fen: 9_500 }
      ])
      .execute()
    // it held when the 90 days began
    assert.equal(await lowest(await publish('FAN2')), undefined)
    await shop.core.clock.advance(2 * DAY_MS)
    assert.equal(await lowest(await publish('FAN2')), true)
  })
})
