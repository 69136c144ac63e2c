import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { explain, moveRoom, type LiveStep } from '../../../gateway/src/areas/live'
import {
  order,
  readSettlement,
  settlementOf,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { addRoom } from './rooms'

// PostgreSQL: a room moved on by two at once

const LIST = 'GET /o2pcm/v1/glz-zb/pub/{channelType}/room-list'
const GOODS = 'GET /o2pcm/v1/glz-zb/pub/{channelType}/sku-on-live'
const SHOP = 'GET /o2pcm/v1/glz-zb/pub/{channelType}/shop-on-live'
const FILM = 'GET /o2pcm/v1/glz-zb/pub/{channelType}/product-video'
const INFO = 'POST /o2srh/pub/v1/glz-zb/info'
const REMIND = 'POST /o2mkt-b2c/v1/live-reminders'
const CANCEL = 'POST /o2mkt-b2c/v1/live-reminders/cancel'

const statements: string[] = []
let shop: TestShop
before(async () => {
  shop = await startShop({ onStatement: (text) => statements.push(text) })
})
after(() => shop.close())

const path = { channelType: 'H5' }
let rooms = 0
/** A room of its own for a test. */
async function announced(of: Partial<Parameters<typeof addRoom>[1]> = {}): Promise<string> {
  const roomCode = `ROOM${(rooms += 1)}`
  await addRoom(shop, { roomCode, shopCode: 'S1', ...of })
  return roomCode
}
const step = (roomCode: string, name: LiveStep, film?: Parameters<typeof moveRoom>[2]['film']) =>
  moveRoom(shop.core, TESTER, { roomCode, step: name, ...(film ? { film } : {}) })
const infoOf = async (roomCode: string) => (await shop.must(INFO, { body: { roomCode } })).room
/** What this gateway knew a second ago is forgotten by moving some room on. */
async function anew(): Promise<void> {
  const other = await announced()
  await step(other, 'cancel')
}
const priceOf = async (skuCode: string) =>
  (await shop.must('GET /o2pcm/v1/pub/product/detail', { query: { spuCode: 'P_POT' } })).skus.find(
    (item) => item.skuCode === skuCode
  )

test('a room is announced, on air, lost and found, over, and a film; what its state does not allow is refused', async (t) => {
  const roomCode = await announced()
  t.after(() => step(roomCode, 'end').catch(() => undefined))
  assert.equal((await infoOf(roomCode)).state, 'ANNOUNCED')
  await assert.rejects(step(roomCode, 'end'), { code: 'live.state' })
  await step(roomCode, 'start')
  await assert.rejects(step(roomCode, 'start'), { code: 'live.state' })
  const { room, stream } = await shop.must(INFO, { body: { roomCode } })
  assert.deepEqual([room.state, stream?.hls], ['ON_AIR', '/storage/live/a.m3u8'])
  await explain(shop.core, TESTER, { roomCode, skuCode: 'POT' })
  assert.equal((await infoOf(roomCode)).explaining?.skuCode, 'POT')
  await assert.rejects(explain(shop.core, TESTER, { roomCode, skuCode: 'FAN' }), { code: 'live.no-goods' })
  await step(roomCode, 'lose')
  assert.equal((await infoOf(roomCode)).state, 'PAUSED')
  await step(roomCode, 'find')
  await step(roomCode, 'end')
  const over = await shop.must(INFO, { body: { roomCode } })
  assert.deepEqual([over.room.state, over.room.explaining, over.stream], ['ENDED', undefined, undefined])
  assert.equal((await shop.ask(FILM, { path, query: { roomCode } })).code, 'live.no-film')
  await step(roomCode, 'film', {
    url: '/film.m3u8',
    seconds: 20,
    chapters: [
      { at: 0, skuCode: 'POT' },
      { at: 9, skuCode: 'OLD' }
    ]
  })
  const film = await shop.must(FILM, { path, query: { roomCode } })
  assert.deepEqual(
    [film.seconds, film.chapters.map(({ at: second, goods }) => [second, goods.skuCode])],
    [20, [[0, 'POT']]],
    'what is off sale has no chapter'
  )
  assert.equal((await shop.ask(INFO, { body: { roomCode: 'NONE' } })).code, 'live.missing')
})

test('a room without a stream for ten minutes ends by itself, with its prices', async () => {
  const roomCode = await announced({ goods: { POT: 2_500 } })
  await step(roomCode, 'start')
  await step(roomCode, 'lose')
  await shop.core.clock.advance(9 * 60_000)
  await shop.sweep()
  assert.equal((await infoOf(roomCode)).state, 'PAUSED')
  assert.equal((await priceOf('POT'))?.flash?.roomCode, roomCode)
  await shop.core.clock.advance(60_000)
  await Promise.all([shop.sweep(), shop.sweep()])
  assert.equal((await infoOf(roomCode)).state, 'ENDED')
  assert.equal((await priceOf('POT'))?.flash, undefined)
})

test('a price of a room is everybody’s while it runs, and a settlement of then says that it changed', async () => {
  const roomCode = await announced({ goods: { POT: 2_500 } })
  const shopper = await shop.shopper()
  await step(roomCode, 'start')
  const [row] = (await shop.must(GOODS, { path, query: { roomCode } })).list
  assert.deepEqual([row?.priceFen, row?.regularPriceFen, row?.live], [2_500, 3_000, true])
  const cards = await shop.must('GET /o2srh/v1/pub/platform-products/medias', { query: { spuCodes: 'P_POT' } })
  assert.equal(cards.list[0]?.priceFen, 2_500)
  await shopper.must('POST /o2wl/v1/favorites/sku/save-all', { body: { favorite: true, skuCodes: ['POT'] } })
  const kept = await shopper.must('GET /o2wl/v1/favorites/sku')
  assert.equal(kept.list[0]?.priceFen, 2_500, 'as the database counts it')
  const settlementId = await settlementOf(shopper, { POT: 4 })
  const looked = await readSettlement(shopper, settlementId)
  assert.equal(looked.goodsFen, 10_000)
  await step(roomCode, 'end')
  const refused = await shopper.ask('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: looked.payFen }
  })
  assert.equal(refused.code, 'price.changed')
  assert.equal((await readSettlement(shopper, settlementId)).goodsFen, 12_000)
})

test('a SKU has one room’s price at a time: the room that has it keeps it', async () => {
  const [first, second] = [await announced({ goods: { POT2: 4_000 } }), await announced({ goods: { POT2: 3_000 } })]
  await step(first, 'start')
  await step(second, 'start')
  assert.equal((await priceOf('POT2'))?.flash?.priceFen, 4_000)
  await step(second, 'end')
  assert.equal((await priceOf('POT2'))?.flash?.priceFen, 4_000)
  await step(first, 'end')
  assert.equal((await priceOf('POT2'))?.flash, undefined)
})

test('two of the staff who begin a room at once begin it once', async () => {
  const roomCode = await announced({ goods: { FAN: 8_000 } })
  const both = await Promise.allSettled([step(roomCode, 'start'), step(roomCode, 'start')])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await step(roomCode, 'end')
})

test('a channel sees its rooms alone, kinds are counted, and followed shops narrow them', async () => {
  const inApp = await announced({ channelTypes: ['APP'], shopCode: 'S2' })
  await anew()
  const codes = async (channelType: string, query: object = {}) =>
    (await shop.must(LIST, { path: { channelType }, query: { tab: 'COMING', size: 99, ...query } })).list.map(
      (room) => room.roomCode
    )
  assert.ok((await codes('APP')).includes(inApp))
  assert.ok(!(await codes('H5')).includes(inApp))
  assert.deepEqual(await codes('OTHER'), [])
  assert.equal((await shop.ask(GOODS, { path, query: { roomCode: inApp } })).code, 'live.missing')
  const follower = await shop.shopper()
  await follower.must('POST /o2wl/v1/favorite/shop/save-all', { body: { favorite: true, shopCodes: ['S2'] } })
  const followed = await follower.must(LIST, { path: { channelType: 'APP' }, query: { followed: true } })
  assert.deepEqual(
    followed.list.map((room) => room.shopCode),
    ['S2']
  )
  assert.deepEqual((await shop.must(LIST, { path: { channelType: 'APP' }, query: { followed: true } })).list, [])
})

test('a shop on air says so, and no longer once it is over', async () => {
  const roomCode = await announced({ shopCode: 'S2', goods: { LAMP: null } })
  await step(roomCode, 'start')
  assert.equal((await shop.must(SHOP, { path, query: { shopCode: 'S2' } })).room?.roomCode, roomCode)
  await step(roomCode, 'end')
  assert.equal((await shop.must(SHOP, { path, query: { shopCode: 'S2' } })).room, undefined)
})

test('who watches is counted once a device, and no longer after half a minute', async () => {
  const roomCode = await announced({ others: 10 })
  await step(roomCode, 'start')
  const tell = (viewerKey: string) => shop.must(INFO, { body: { roomCode, viewerKey } })
  for (const key of ['aaaaaaaa', 'bbbbbbbb', 'aaaaaaaa']) await tell(key)
  await anew()
  assert.equal((await infoOf(roomCode)).viewers, 12)
  await shop.core.clock.advance(31_000)
  await anew()
  assert.equal((await infoOf(roomCode)).viewers, 10)
  await step(roomCode, 'end')
})

test('five hundred who watch cost the database what one does', async () => {
  const roomCode = await announced()
  await step(roomCode, 'start')
  statements.length = 0
  await Promise.all(
    Array.from({ length: 500 }, (_, index) =>
      shop.must(INFO, { body: { roomCode, viewerKey: `viewer${String(index).padStart(4, '0')}` } })
    )
  )
  await Promise.all(Array.from({ length: 500 }, () => shop.must(SHOP, { path, query: { shopCode: 'S1' } })))
  await Promise.all(Array.from({ length: 500 }, () => shop.must(LIST, { path })))
  await Promise.all(Array.from({ length: 500 }, () => shop.must(GOODS, { path, query: { roomCode } })))
  const reads = statements.filter((text) => /live_|from sku /.test(text))
  // four at a time, and as many again for each second that a busy machine takes
  assert.ok(reads.length > 0 && reads.length <= 60, `${reads.length} statements`)
  await step(roomCode, 'end')
})

test('who watches has no film read, and one film is read by itself', async () => {
  const [film, roomCode] = [await announced(), await announced()]
  for (const done of ['start', 'end'] as const) await step(film, done)
  await step(film, 'film', { url: '/film.m3u8', seconds: 20, chapters: [{ at: 0, skuCode: 'POT' }] })
  await step(roomCode, 'start')
  const reads = () => statements.filter((text) => /from live_room r\s/.test(text))
  const ofOthers = () => reads().filter((text) => !/where r\.state in \('ANNOUNCED', 'ON_AIR', 'PAUSED'\)/.test(text))
  statements.length = 0
  await infoOf(roomCode)
  await shop.must(GOODS, { path, query: { roomCode } })
  await shop.must(SHOP, { path, query: { shopCode: 'S1' } })
  assert.ok(reads().length > 0)
  assert.deepEqual(ofOthers(), [])
  assert.equal((await shop.must(FILM, { path, query: { roomCode: film } })).url, '/film.m3u8')
  assert.equal((await infoOf(film)).state, 'REPLAY')
  assert.ok(ofOthers().length > 0 && ofOthers().every((text) => /where r\.room_code = /.test(text)))
  await step(roomCode, 'end')
})

test('films are read by the page: of a thousand each is listed once, the oldest plays, and a list reads few', async () => {
  await sql`insert into live_room (room_code, shop_code, title, note, host, host_picture, cover, state, starts_at, film,
      channel_types)
    select 'FILM' || n, 'S2', '{"zh":"片","en":"Film"}', '{"zh":"","en":""}', '{"zh":"","en":""}', '/h.svg', '/c.svg',
      'REPLAY', timestamptz '2026-01-01' - n * interval '1 hour', '{"url":"/old.m3u8","seconds":9,"chapters":[]}',
      '{FILMS}'
    from generate_series(1, 1000) n`.execute(shop.core.db)
  await sql`insert into live_room_sku select 'FILM' || n, 0, 'POT', null from generate_series(1, 1000) n`.execute(
    shop.core.db
  )
  await anew()
  const of = { path: { channelType: 'FILMS' } }
  const page = (number: number, query: object = {}) =>
    shop.must(LIST, { ...of, query: { tab: 'REPLAY', size: 99, page: number, ...query } })
  const found: string[] = []
  for (let pageNumber = 1; pageNumber <= 11; pageNumber += 1)
    found.push(...(await page(pageNumber)).list.map((room) => room.roomCode))
  assert.deepEqual(
    found,
    Array.from({ length: 1000 }, (_, index) => `FILM${index + 1}`)
  )
  assert.equal((await page(12)).total, 1000)
  assert.equal((await shop.must(FILM, { ...of, query: { roomCode: 'FILM1000' } })).url, '/old.m3u8')
  assert.equal((await infoOf('FILM1000')).goodsCount, 1)
  // another channel lists none of them, and followed shops alone where the query asks for that
  const elsewhere = await shop.must(LIST, { path, query: { tab: 'REPLAY', size: 99 } })
  assert.ok(!elsewhere.list.some(({ roomCode }) => roomCode.startsWith('FILM')))
  const follower = await shop.shopper()
  const followed = () => follower.must(LIST, { ...of, query: { tab: 'REPLAY', followed: true } })
  assert.equal((await followed()).total, 0)
  await follower.must('POST /o2wl/v1/favorite/shop/save-all', { body: { favorite: true, shopCodes: ['S2'] } })
  assert.equal((await followed()).total, 1000)
  await anew()
  statements.length = 0
  const front = await shop.must(LIST, { ...of, query: { size: 50 } })
  assert.deepEqual([front.list.length, front.counts.REPLAY], [4, 1000])
  const rooms = statements
    .filter((text) => /from "live_room_sku"/.test(text))
    .map((text) => text.match(/\$\d+/g)?.length ?? 0)
  assert.ok(rooms.length > 0 && rooms.every((many) => many < 60), `goods of ${rooms.join(', ')} rooms are read`)
})

const lettersOf = async ({ userId }: TestShopper) => {
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return (
    await shop.core.db.selectFrom('outbox').select(['kind', 'title']).where('recipient', '=', phone).execute()
  ).map(({ kind, title }) => `${kind} ${title}`)
}

test('who waits is told once that it begins, or that it is cancelled; who took that back is not', async () => {
  const [begins, ends] = [await announced(), await announced()]
  const [waits, gaveUp] = [await shop.shopper(), await shop.shopper()]
  await waits.must(REMIND, { body: { roomCode: begins } })
  await waits.must(REMIND, { body: { roomCode: begins } })
  await waits.must(REMIND, { body: { roomCode: ends } })
  await gaveUp.must(REMIND, { body: { roomCode: begins } })
  assert.deepEqual(await gaveUp.must(CANCEL, { body: { roomCode: begins } }), { roomCode: begins, reminded: false })
  await anew()
  const { room } = await waits.must(INFO, { body: { roomCode: begins } })
  assert.deepEqual([room.reminded, room.viewers], [true, 1])
  await step(begins, 'start')
  await step(ends, 'cancel')
  await Promise.all([shop.sweep(), shop.sweep()])
  assert.deepEqual((await lettersOf(waits)).sort(), ['SMS 直播取消', 'SMS 直播开始了'])
  assert.deepEqual(await lettersOf(gaveUp), [])
  assert.equal((await waits.ask(REMIND, { body: { roomCode: begins } })).code, 'reminder.no-room')
  await step(begins, 'end')
})

test('a message that was allowed is sent in the place of an SMS', async () => {
  const roomCode = await announced()
  const shopper = await shop.shopper()
  await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['seckill'] } })
  await shopper.must(REMIND, { body: { roomCode } })
  await step(roomCode, 'start')
  await shop.sweep()
  assert.deepEqual(await lettersOf(shopper), ['SUBSCRIPTION 直播开始了'])
  await step(roomCode, 'end')
})

test('an order keeps the price of a room that ends after it', async () => {
  const roomCode = await announced({ goods: { FAN: 7_000 } })
  await step(roomCode, 'start')
  const shopper = await shop.shopper()
  const [orderCode = ''] = await order(shopper, { FAN: 1 })
  await step(roomCode, 'end')
  const placed = await shopper.must('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })
  assert.equal(placed.rows[0]?.priceFen, 7_000)
})
