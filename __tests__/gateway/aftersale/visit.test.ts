// covers gateway/src/areas/parcel/
/** The installer's visit: booked once, changed in time, and never by more shoppers than there are installers. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { VISITS_AT_ONCE } from '../../../domain/aftersale/visit'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { paidOrder, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

const INFOS = 'GET /o2ord-b2c/v1/parcel/parcel-infos'
const WINDOWS = 'GET /o2ord-b2c/v1/parcel/visit-windows'
const BOOK = 'POST /o2ord-b2c/v1/parcel/visit'
const HOUR_MS = 3_600_000

let shop: TestShop
before(async () => {
  shop = await startShop()
  await shop.core.db.updateTable('product').set({ freight_class: 'LARGE' }).where('spu_code', '=', 'P_FAN').execute()
})
after(() => shop.close())

/** An order of something large and something small, shipped. */
async function shipOrder(shopper: TestShopper) {
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1, FAN: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  const list = async () => (await shopper.must(INFOS, { query: { orderCode } })).list
  const parcelCode = (await list()).find(({ installed }) => installed)?.parcelCode ?? assert.fail('nothing installed')
  return {
    parcelCode,
    list,
    visit: async () => (await list()).find((parcel) => parcel.parcelCode === parcelCode)?.visit,
    windows: async () => (await shopper.must(WINDOWS, { query: { parcelCode } })).days
  }
}

/** The first window of a day that can be chosen, as it is booked. */
async function slot(of: Awaited<ReturnType<typeof shipOrder>>, day = 0, window = 0) {
  const openDay = (await of.windows())[day] ?? assert.fail('no such day')
  return { parcelCode: of.parcelCode, day: openDay.day, window }
}

const takenOf = async (day: string, window: number) =>
  (
    await shop.core.db
      .selectFrom('install_slot')
      .select('taken')
      .where('day', '=', day)
      .where('slot', '=', window)
      .executeTakeFirst()
  )?.taken ?? 0
const noVisits = async () => {
  await shop.core.db.deleteFrom('install_visit').execute()
  await shop.core.db.deleteFrom('install_slot').execute()
}

test('only what is installed has a visit, to be booked within a week of its arrival', async () => {
  const shopper = await shop.shopper()
  const order = await shipOrder(shopper)
  assert.deepEqual(
    (await order.list()).map(({ installed, visit }) => [installed, visit]).sort(),
    [
      [false, undefined],
      [true, { state: 'TO_BOOK', open: true }]
    ].sort()
  )
  const days = await order.windows()
  assert.equal(days.length, 7)
  const arrivesOn = (await order.list()).find(({ installed }) => installed)?.arrivesOn ?? assert.fail()
  assert.ok((days[0]?.day ?? '') > arrivesOn)
  const small = (await order.list()).find(({ installed }) => !installed)?.parcelCode ?? ''
  assert.equal((await shopper.ask(WINDOWS, { query: { parcelCode: small } })).code, 'parcel.missing')
})

test('a visit is booked once, by any taps, changed, given up, and its place given back', async (t) => {
  t.after(noVisits)
  const shopper = await shop.shopper()
  const order = await shipOrder(shopper)
  const first = await slot(order)
  const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.must(BOOK, { body: first })))
  assert.deepEqual(new Set(answers.map(({ state }) => state)), new Set(['BOOKED']))
  assert.equal(await takenOf(first.day, 0), 1)
  const { window, installer, open } = (await order.visit()) ?? assert.fail()
  assert.equal(window && window.to - window.from, 3 * HOUR_MS)
  assert.match(installer?.phone ?? '', /^400-/)
  assert.equal(open, true)
  const second = await slot(order, 2, 1)
  await shopper.must(BOOK, { body: second })
  assert.deepEqual([await takenOf(first.day, 0), await takenOf(second.day, 1)], [0, 1])
  assert.deepEqual(
    (await order.windows()).flatMap(({ day, windows }) => windows.filter((slot) => slot.chosen).map(() => day)),
    [second.day]
  )

  for (let turn = 0; turn < 2; turn += 1) {
    const reply = await shopper.must('POST /o2ord-b2c/v1/parcel/visit-cancel', {
      body: { parcelCode: order.parcelCode }
    })
    assert.deepEqual(reply, { state: 'TO_BOOK', open: true })
    assert.equal(await takenOf(second.day, 1), 0)
  }
})

test('it can’t be changed shortly before, is on its way, and is done when its time is over', async (t) => {
  t.after(noVisits)
  const shopper = await shop.shopper()
  const order = await shipOrder(shopper)
  const { window } = await shopper.must(BOOK, { body: await slot(order) })
  const from = window?.from ?? assert.fail()
  const orderCode = (await order.list())[0]?.orderCode ?? ''
  await advanceOrder(shop.core, orderCode, 'deliver')
  const later = await slot(order, 3)
  await shop.core.clock.advance(from - 1.5 * HOUR_MS - shop.core.clock.now())
  assert.deepEqual([(await order.visit())?.state, (await order.visit())?.open], ['BOOKED', false])
  assert.equal((await shopper.ask(BOOK, { body: later })).code, 'visit.late')
  const cancel = { body: { parcelCode: order.parcelCode } }
  assert.equal((await shopper.ask('POST /o2ord-b2c/v1/parcel/visit-cancel', cancel)).code, 'visit.late')
  await shop.core.clock.advance(HOUR_MS)
  assert.equal((await order.visit())?.state, 'ON_THE_WAY')
  await shop.core.clock.advance(4 * HOUR_MS)
  const visitNow = (await order.visit()) ?? assert.fail()
  assert.deepEqual([visitNow.state, visitNow.installer], ['DONE', undefined])
})

test('while the goods are late nobody comes, and the visit is booked anew', async (t) => {
  t.after(noVisits)
  const shopper = await shop.shopper()
  const order = await shipOrder(shopper)
  const { window } = await shopper.must(BOOK, { body: await slot(order) })
  await shop.core.clock.advance((window?.from ?? assert.fail()) - shop.core.clock.now())
  assert.deepEqual(await order.visit(), { state: 'TO_BOOK', open: true })
  assert.equal((await shopper.must(BOOK, { body: await slot(order, 1) })).state, 'BOOKED')
})

test('days that are over, too far off or none, and windows that are not there, are refused', async () => {
  const shopper = await shop.shopper()
  const order = await shipOrder(shopper)
  const good = await slot(order)
  for (const wrong of [
    { ...good, day: '2020-01-01' },
    { ...good, day: '2099-01-01' },
    { ...good, day: '2026-99-99' },
    { ...good, window: 7 }
  ])
    assert.equal((await shopper.ask(BOOK, { body: wrong })).code, 'visit.over')
  const stranger = await shop.shopper()
  assert.equal((await stranger.ask(BOOK, { body: good })).code, 'parcel.missing')
})

test('of those who want the last place of a window at once one gets it, and who gives it up makes room', async (t) => {
  t.after(noVisits)
  const many = await Promise.all(Array.from({ length: VISITS_AT_ONCE + 2 }, () => shop.shopper()))
  const orders = []
  for (const shopper of many) orders.push(await shipOrder(shopper))
  const slots = await Promise.all(orders.map((order) => slot(order, 4)))
  const codes = await Promise.all(
    many.map(async (shopper, index) => (await shopper.ask(BOOK, { body: slots[index] ?? assert.fail() })).code)
  )
  assert.deepEqual(codes.sort(), [...Array<string>(VISITS_AT_ONCE).fill('S'), 'visit.full', 'visit.full'])
  assert.equal(await takenOf(slots[0]?.day ?? '', 0), VISITS_AT_ONCE)
  const visits = await Promise.all(orders.map((order) => order.visit()))
  const names = visits.flatMap((visit) => visit?.installer?.name ?? [])
  assert.equal(new Set(names).size, VISITS_AT_ONCE)
  const [lucky, unlucky] = [true, false].map((has) =>
    visits.findIndex((visit) => (visit?.window !== undefined) === has)
  )
  const full = await orders[unlucky ?? 0]?.windows()
  assert.equal(full?.find(({ day }) => day === slots[0]?.day)?.windows[0]?.full, true)
  await many[lucky ?? 0]?.must(BOOK, { body: { ...(slots[lucky ?? 0] ?? assert.fail()), window: 2 } })
  await many[unlucky ?? 0]?.must(BOOK, { body: slots[unlucky ?? 0] ?? assert.fail() })
  assert.equal(await takenOf(slots[0]?.day ?? '', 0), VISITS_AT_ONCE)
})

test('two who change places at once don’t wait for each other in a ring', async (t) => {
  t.after(noVisits)
  const [firstShopper, other] = [await shop.shopper(), await shop.shopper()]
  const [first, second] = [await shipOrder(firstShopper), await shipOrder(other)]
  const [here, there] = [await slot(first, 1), await slot(second, 5)]
  await firstShopper.must(BOOK, { body: here })
  await other.must(BOOK, { body: there })
  for (let turn = 0; turn < 6; turn += 1) {
    const isSwapped = turn % 2 === 0
    await Promise.all([
      firstShopper.must(BOOK, { body: { ...(isSwapped ? there : here), parcelCode: first.parcelCode } }),
      other.must(BOOK, { body: { ...(isSwapped ? here : there), parcelCode: second.parcelCode } })
    ])
  }
  assert.deepEqual([await takenOf(here.day, 0), await takenOf(there.day, 0)], [1, 1])
})
