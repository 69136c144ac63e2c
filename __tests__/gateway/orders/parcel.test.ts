// parcels of several orders by state, with the newest track of each
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { metresBetween } from '../../../domain/orders/parcel'
import { mapTiles, tileOrigins } from '../../../gateway/src/core/places/map-tiles'
import { locate } from '../../../gateway/src/areas/parcel/gazetteer'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { detail, paidOrder, startShop, type TestShop, type TestShopper } from './journey-shop'

const INFOS = 'GET /o2ord-b2c/v1/parcel/parcel-infos'
const LIST = 'GET /o2ord-b2c/v1/parcel/parcel-list'
const MAP = 'GET /o2srh/v1/glz-apis/map'
const MINUTE_MS = 60_000

let shop: TestShop
before(async () => {
  shop = await startShop()
  // a fan of this shop is as large as a fridge
  await shop.core.db.updateTable('product').set({ freight_class: 'LARGE' }).where('spu_code', '=', 'P_FAN').execute()
})
after(() => shop.close())

/** An order of small and large goods, shipped. */
async function shipOrder(shopper: TestShopper): Promise<string> {
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 2, FAN: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  return orderCode
}
const infos = async (shopper: TestShopper, orderCode: string) =>
  (await shopper.must(INFOS, { query: { orderCode } })).list

test('an order leaves in a parcel from each warehouse, and every piece of it is in one of them', async () => {
  const shopper = await shop.shopper()
  const list = await infos(shopper, await shipOrder(shopper))
  assert.deepEqual(
    list.map(({ number, count, goods, installed }) => [
      number,
      count,
      goods.map(({ skuCode, quantity }) => `${skuCode} ${quantity}`).sort(),
      installed
    ]),
    list[0]?.installed
      ? [
          [1, 2, ['FAN 1'], true],
          [2, 2, ['POT 1', 'POT2 2'], false]
        ]
      : [
          [1, 2, ['POT 1', 'POT2 2'], false],
          [2, 2, ['FAN 1'], true]
        ]
  )
  assert.notEqual(list[0]?.trackingNo, list[1]?.trackingNo)
  assert.notEqual(list[0]?.from, list[1]?.from)
})

test('parcels of one order go each their own way: one is on the road while another waits to be collected', async () => {
  const shopper = await shop.shopper()
  const orderCode = await shipOrder(shopper)
  const states = async () => (await infos(shopper, orderCode)).map(({ state }) => state)
  assert.deepEqual(await states(), ['MOVING', 'PACKED'])
  await advanceOrder(shop.core, orderCode, 'deliver', 1)
  assert.deepEqual(await states(), ['SIGNED', 'PACKED'])
  await advanceOrder(shop.core, orderCode, 'deliver')
  assert.deepEqual(await states(), ['SIGNED', 'SIGNED'])
})

test('an order says in list and detail how far its parcels are, and no day of arrival once all are there', async () => {
  const shopper = await shop.shopper()
  const orderCode = await shipOrder(shopper)
  const messages = async () => {
    const { list } = await shopper.must('GET /o2ord-b2c/v1/order-trades')
    const [inList, inDetail] = [list.find((order) => order.orderCode === orderCode), await detail(shopper, orderCode)]
    assert.deepEqual([inList?.parcels, inList?.arrivesOn], [inDetail.parcels, inDetail.arrivesOn])
    return [inDetail.parcels, inDetail.arrivesOn === undefined]
  }
  assert.deepEqual(await messages(), [{ count: 2, delivering: 0, signed: 0 }, false])
  await advanceOrder(shop.core, orderCode, 'deliver', 1)
  assert.deepEqual(await messages(), [{ count: 2, delivering: 0, signed: 1 }, false])
  await advanceOrder(shop.core, orderCode, 'deliver', 2)
  assert.deepEqual(await messages(), [{ count: 2, delivering: 0, signed: 2 }, true])
  await advanceOrder(shop.core, orderCode, 'complete')
  assert.deepEqual(await messages(), [undefined, true])
})

test('the shopper is told that it was delivered once, when the last parcel is there', async () => {
  const shopper = await shop.shopper()
  await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['orderStatus'] } })
  await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['orderStatus'] } })
  const messages = async () => {
    const rows = await shop.core.db.selectFrom('outbox').selectAll().execute()
    return rows.filter((letter) => JSON.stringify(letter).includes(orderCode)).length
  }
  const orderCode = await shipOrder(shopper)
  const before = await messages()
  await advanceOrder(shop.core, orderCode, 'deliver', 1)
  assert.equal(await messages(), before)
  await advanceOrder(shop.core, orderCode, 'deliver', 2)
  await advanceOrder(shop.core, orderCode, 'deliver')
  assert.equal(await messages(), before + 1)
})

test('the courier and the distance are said from setting out to the door, and not before or after', async () => {
  const shopper = await shop.shopper()
  const orderCode = await shipOrder(shopper)
  const first = async () => (await infos(shopper, orderCode))[0]
  assert.equal((await first())?.courier, undefined)
  for (let step = 0; step < 3; step += 1) await advanceOrder(shop.core, orderCode, 'move', 1)
  const out = await first()
  assert.equal(out?.state, 'DELIVERING')
  assert.match(out?.courier?.name ?? '', /^.师傅$/)
  assert.match(out?.courier?.phone ?? '', /^400-/)
  assert.equal(out?.stopsBefore, 6)
  assert.ok((out?.window?.to ?? 0) > (out?.window?.from ?? 0))
  await shop.core.clock.advance(30 * MINUTE_MS)
  const nearer = await first()
  assert.equal(nearer?.stopsBefore, 4)
  assert.ok((nearer?.metresLeft ?? Infinity) < (out?.metresLeft ?? 0))
  await shop.core.clock.advance(300 * MINUTE_MS)
  const late = await first()
  assert.deepEqual([late?.stopsBefore, late?.window], [0, undefined])
  await advanceOrder(shop.core, orderCode, 'move', 1)
  const there = await first()
  assert.deepEqual(
    [there?.state, there?.courier, there?.stopsBefore, there?.metresLeft, there?.arrivesOn],
    ['SIGNED', undefined, undefined, undefined, undefined]
  )
  assert.ok(there?.signedAt)
})

test('the list has what is still to come first, counts every state, and can be of one order', async () => {
  const shopper = await shop.shopper()
  const shippedCode = await shipOrder(shopper)
  const other = await shipOrder(shopper)
  await advanceOrder(shop.core, other, 'deliver', 1)
  await advanceOrder(shop.core, shippedCode, 'deliver')
  const all = await shopper.must(LIST)
  assert.deepEqual(
    all.list.map(({ orderCode, number, state }) => [orderCode, number, state]),
    [
      [other, 2, 'PACKED'],
      [other, 1, 'SIGNED'],
      [shippedCode, 1, 'SIGNED'],
      [shippedCode, 2, 'SIGNED']
    ]
  )
  assert.deepEqual([all.total, all.counts], [4, { PACKED: 1, MOVING: 0, DELIVERING: 0, SIGNED: 3 }])
  assert.ok(all.list.every(({ tracks }) => tracks.length === 1))
  const second = await shopper.must(LIST, { query: { page: 2, size: 3 } })
  assert.deepEqual([second.list.length, second.total], [1, 4])
  const reply = await shopper.must(LIST, { query: { orderCode: shippedCode } })
  assert.deepEqual([reply.total, reply.list.every(({ orderCode }) => orderCode === shippedCode)], [2, true])
})

test('a parcel of a received order says whether its goods wait for a review', async () => {
  const shopper = await shop.shopper()
  const orderCode = await shipOrder(shopper)
  const waits = async () => (await infos(shopper, orderCode)).map(({ toReview }) => toReview)
  await advanceOrder(shop.core, orderCode, 'deliver')
  assert.deepEqual(await waits(), [undefined, undefined])
  await advanceOrder(shop.core, orderCode, 'complete')
  assert.deepEqual(await waits(), [true, true])
  await shop.core.db.updateTable('trade_order').set({ to_review: 0 }).where('order_code', '=', orderCode).execute()
  assert.deepEqual(await waits(), [undefined, undefined])
})

test('parcels of a deleted order are in no list', async () => {
  const shopper = await shop.shopper()
  const orderCode = await shipOrder(shopper)
  await advanceOrder(shop.core, orderCode, 'complete')
  await shopper.must('POST /o2ord-b2c/v1/del', { body: { orderCode } })
  assert.equal((await shopper.must(LIST)).total, 0)
})

test('the map has the places of the way in order, the courier before the door, each with its datum', async () => {
  const shopper = await shop.shopper()
  const orderCode = await shipOrder(shopper)
  const [parcel] = await infos(shopper, orderCode)
  const map = () => shopper.must(MAP, { query: { parcelCode: parcel?.parcelCode ?? '' } })
  const kinds = ({ places }: Awaited<ReturnType<typeof map>>) =>
    places.map(({ kind, passed }) => `${kind}${passed ? ' passed' : ''}`)
  assert.deepEqual(kinds(await map()), ['WAREHOUSE passed', 'CENTRE', 'CENTRE', 'BRANCH', 'HOME'])
  for (let step = 0; step < 3; step += 1) await advanceOrder(shop.core, orderCode, 'move', 1)
  const out = await map()
  assert.deepEqual(kinds(out), [
    'WAREHOUSE passed',
    'CENTRE passed',
    'CENTRE passed',
    'BRANCH passed',
    'COURIER passed',
    'HOME'
  ])
  assert.deepEqual([...new Set(out.places.map(({ point }) => point.datum))].sort(), ['GCJ02', 'WGS84'])
  assert.equal(out.tiles, undefined)
})

test('an address whose district has no known middle has a way without a branch, and no distance', async () => {
  assert.equal(locate('330122')?.precision, 'CITY')
  assert.equal(locate('540200')?.precision, 'PROVINCE')
  assert.equal(locate('999999'), undefined)
  const shopper = await shop.shopper()
  const orderCode = await shipOrder(shopper)
  const [parcel] = await infos(shopper, orderCode)
  await shop.core.db.updateTable('parcel').set({ way: null }).where('order_code', '=', orderCode).execute()
  for (let step = 0; step < 3; step += 1) await advanceOrder(shop.core, orderCode, 'move', 1)
  const [without] = await infos(shopper, orderCode)
  assert.deepEqual([without?.stopsBefore, without?.metresLeft, without?.from], [6, undefined, undefined])
  const { places } = await shopper.must(MAP, { query: { parcelCode: parcel?.parcelCode ?? '' } })
  assert.deepEqual(places, [])
})

test('a stranger sees neither parcel, list nor map', async () => {
  const [owner, stranger] = [await shop.shopper(), await shop.shopper()]
  const orderCode = await shipOrder(owner)
  const [parcel] = await infos(owner, orderCode)
  const answer = await stranger.ask(MAP, { query: { parcelCode: parcel?.parcelCode ?? '' } })
  assert.equal(answer.code, 'parcel.missing')
  assert.equal((await stranger.ask(INFOS, { query: { orderCode } })).code, 'order.missing')
  assert.equal((await stranger.ask(LIST, { query: { orderCode } })).code, 'order.missing')
  assert.deepEqual((await stranger.must(LIST)).list, [])
})

test('tiles are taken from the site configuration when they are fit, and their host alone is let in', () => {
  const url = 'https://tiles.example.com/{z}/{x}/{y}.png'
  assert.deepEqual(mapTiles({ mapTiles: { url, attribution: '© 地图' } }), {
    url,
    attribution: '© 地图',
    datum: 'GCJ02',
    maxZoom: 18
  })
  assert.deepEqual(tileOrigins({ mapTiles: { url, attribution: '© 地图' } }), ['https://tiles.example.com'])
  for (const wrong of [
    { url, attribution: '' },
    { url: 'http://tiles.example.com/{z}/{x}/{y}', attribution: 'a' },
    { url: 'https://tiles.example.com/{z}/{x}', attribution: 'a' },
    { url: 'https://{z}.example.com/{x}/{y}', attribution: 'a' },
    { url: "https://tiles.example.com'; script-src *//{z}/{x}/{y}", attribution: 'a' },
    'tiles'
  ]) {
    assert.deepEqual([mapTiles({ mapTiles: wrong }), tileOrigins({ mapTiles: wrong })], [undefined, []])
  }
})

test('distances are over ground, and only within one datum', () => {
  const point = { longitude: 120, latitude: 30, datum: 'WGS84' } as const
  assert.equal(metresBetween(point, { ...point, latitude: 31 }), 111_195)
  assert.throws(() => metresBetween(point, { ...point, datum: 'GCJ02' }))
})

test('production makes up no carrier, courier, way or installer: it ships nothing by itself, and shows what stands with a parcel alone', async () => {
  const shopper = await shop.shopper()
  const orderCode = await shipOrder(shopper)
  for (let step = 0; step < 3; step += 1) await advanceOrder(shop.core, orderCode, 'move')
  const large = (await infos(shopper, orderCode)).find(({ installed }) => installed)
  const parcelCode = large?.parcelCode ?? ''
  const [waiting = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const { db } = shop.core
  shop.core.mode = 'production'
  try {
    for (const step of ['ship', 'move', 'deliver'] as const) {
      await assert.rejects(advanceOrder(shop.core, waiting, step), { code: 'order.state' })
    }
    const [shownParcel] = (await infos(shopper, orderCode)).filter((parcel) => parcel.parcelCode === parcelCode)
    for (const key of ['window', 'stopsBefore', 'metresLeft', 'visit'] as const)
      assert.equal(shownParcel?.[key], undefined, key)
    assert.equal(shownParcel?.installed, false)
    const { places } = await shopper.must(MAP, { query: { parcelCode } })
    assert.ok(places.every(({ kind }) => kind !== 'COURIER'))
    for (const call of [
      shopper.ask('GET /o2ord-b2c/v1/parcel/visit-windows', { query: { parcelCode } }),
      shopper.ask('POST /o2ord-b2c/v1/parcel/visit', { body: { parcelCode, day: '2030-01-01', window: 0 } })
    ])
      assert.equal((await call).code, 'parcel.missing')
    // what an owner's system writes of a parcel may be its number alone
    await db.deleteFrom('parcel_track').where('parcel_code', '=', parcelCode).execute()
    await db
      .updateTable('parcel')
      .set({ carrier: JSON.stringify({ zh: '', en: '' }), way: null, courier: null })
      .where('parcel_code', '=', parcelCode)
      .execute()
    const [bare] = (await infos(shopper, orderCode)).filter((parcel) => parcel.parcelCode === parcelCode)
    assert.deepEqual(
      [bare?.trackingNo, bare?.carrierName, bare?.from, bare?.courier, bare?.tracks],
      [large?.trackingNo, '', undefined, undefined, []]
    )
    assert.deepEqual((await shopper.must(MAP, { query: { parcelCode } })).places, [])
  } finally {
    shop.core.mode = 'demonstration'
  }
})
