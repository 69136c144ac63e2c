// PostgreSQL: races of check-in and exchange
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { shopMidnight } from '../../../domain/day'
import { DAY_MS, HOUR_MS } from '../../../domain/spans'
import { sendGoods } from '../../../gateway/src/areas/exchange'
import { addOffers } from '../../../gateway/src/areas/exchange/store'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { earn, foldStreak } from '../../../gateway/src/areas/points'
import { STAFF } from '../../../gateway/src/console/staff'
import { paidOrder, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

const LOOK = 'GET /o2cum/v1/checkin'
const CHECK_IN = 'POST /o2cum/v1/checkin'
const OFFERS = 'GET /o2cum/v1/customer-point/offers'
const EXCHANGE = 'POST /o2cum/v1/customer-point/reducePoint'
const RECORD = 'GET /o2cum/v1/customer-point/exchanges'

let shop: TestShop
before(async () => {
  shop = await startShop()
  const of = { sku_code: null, coupon_code: null, quantity: 10, most_each: 1 }
  await addOffers(shop.core.db, [
    { ...of, offer_code: 'O_POT', sku_code: 'POT', points: 300, left_over: 5, position: 0 },
    { ...of, offer_code: 'O_LAST', sku_code: 'LAMP', points: 100, left_over: 1, position: 1 },
    { ...of, offer_code: 'O_TEN', coupon_code: 'C10', points: 200, left_over: 10, most_each: 2, position: 2 },
    { ...of, offer_code: 'O_NONE', coupon_code: 'C_UNKNOWN', points: 1, left_over: 10, position: 3 }
  ])
})
after(() => shop.close())

let gifts = 0
async function withPoints(points: number): Promise<TestShopper> {
  const shopper = await shop.shopper()
  const gift = { userId: shopper.userId, source: 'SERVICE' as const, reference: `gift${(gifts += 1)}`, points }
  await earn(shop.core.db, { ...gift, now: shop.core.clock.date() })
  return shopper
}
const has = async (shopper: TestShopper) => (await shopper.must('GET /o2cum/v1/customer-info')).pointAvailable
/** To nine in the morning of the shop's next day. */
async function nextMorning(): Promise<void> {
  const now = shop.core.clock.now()
  await shop.core.clock.advance(shopMidnight(now) + DAY_MS + 9 * HOUR_MS - now)
}
const wish = (shopper: TestShopper, offerCode: string, expectedPoints: number) => ({
  body: { offerCode, expectedPoints, addressId: shopper.addressId }
})
const leftOf = async (shopper: TestShopper, offerCode: string) =>
  (await shopper.must(OFFERS)).list.find((offer) => offer.offerCode === offerCode)?.leftOver

test('a day is checked in on once, on however many devices at once', { timeout: 60_000 }, async () => {
  const shopper = await shop.shopper()
  const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.must(CHECK_IN)))
  assert.deepEqual(
    answers.map(({ earned }) => earned).sort((a, b) => b - a),
    [5, ...Array.from({ length: 19 }, () => 0)]
  )
  assert.equal(await has(shopper), 5)
  const reply = await shopper.must(LOOK)
  assert.deepEqual([reply.checkedToday, reply.streak, reply.days], [true, 1, [reply.today]])
})

test('days in a row are counted by the shop’s midnight, and a day that is missed begins anew', async () => {
  const shopper = await shop.shopper()
  await nextMorning()
  // 23:59 of one day and 00:01 of the next are two days
  await shop.core.clock.advance(15 * HOUR_MS - 60_000)
  assert.equal((await shopper.must(CHECK_IN)).streak, 1)
  await shop.core.clock.advance(120_000)
  const before = await shopper.must(LOOK)
  assert.deepEqual([before.checkedToday, before.streak], [false, 1])
  assert.equal((await shopper.must(CHECK_IN)).streak, 2)
  await nextMorning()
  const third = await shopper.must(CHECK_IN)
  assert.deepEqual([third.streak, third.earned], [3, 5 + 15])
  await nextMorning()
  await nextMorning()
  assert.equal((await shopper.must(LOOK)).streak, 0)
  const anew = await shopper.must(CHECK_IN)
  assert.deepEqual([anew.streak, anew.earned], [1, 5])
  assert.equal(await has(shopper), 5 + 5 + 20 + 5)
})

test('the thirtieth day in a row ends a round, and the next begins another', async () => {
  const shopper = await shop.shopper()
  await foldStreak(shop.core.db, shopper.userId, 29, shop.core.clock.now())
  const last = await shopper.must(CHECK_IN)
  assert.deepEqual([last.streak, last.earned], [30, 5 + 300])
  await nextMorning()
  const first = await shopper.must(CHECK_IN)
  assert.deepEqual([first.streak, first.earned], [31, 5])
})

test('goods are exchanged for points once, through repeated taps, and go to the address', async () => {
  const shopper = await withPoints(700)
  const key = 'exchange-once-1'
  const [first, again] = await Promise.all([
    shopper.must(EXCHANGE, { ...wish(shopper, 'O_POT', 300), key }),
    shopper.must(EXCHANGE, { ...wish(shopper, 'O_POT', 300), key })
  ])
  assert.deepEqual(first, again)
  assert.deepEqual([first.pointAvailable, first.status, first.kind], [400, 'PREPARING', 'GOODS'])
  assert.ok(first.receiver && first.address)
  // another tap is another wish, and one each is all
  const more = await shopper.ask(EXCHANGE, wish(shopper, 'O_POT', 300))
  assert.equal(more.code, 'point.offer-had')
  assert.equal(await has(shopper), 400)
  assert.equal(await leftOf(shopper, 'O_POT'), 4)
  await sendGoods(shop.core, STAFF)
  const { list, total } = await shopper.must(RECORD)
  assert.deepEqual([total, list[0]?.exchangeId, list[0]?.status], [1, first.exchangeId, 'SENT'])
})

test('a coupon is there at once, as often as the offer says', async () => {
  const shopper = await withPoints(1000)
  const before = (await shopper.must('GET /o2cum/v1/customer-info/getUserQuantity')).couponCount
  const got = await shopper.must(EXCHANGE, { body: { offerCode: 'O_TEN', expectedPoints: 200 } })
  assert.equal(got.status, 'GIVEN')
  await shopper.must(EXCHANGE, { body: { offerCode: 'O_TEN', expectedPoints: 200 } })
  const third = await shopper.ask(EXCHANGE, { body: { offerCode: 'O_TEN', expectedPoints: 200 } })
  assert.equal(third.code, 'point.offer-had')
  assert.equal((await shopper.must('GET /o2cum/v1/customer-info/getUserQuantity')).couponCount, before + 2)
  assert.equal(await has(shopper), 600)
})

test('too few points, another price, no address and what is not on offer are refused and change nothing', async () => {
  const shopper = await withPoints(250)
  const code = async (how: Record<string, unknown>) => (await shopper.ask(EXCHANGE, { body: how })).code
  const { addressId } = shopper
  assert.equal(await code({ offerCode: 'O_POT', expectedPoints: 300, addressId }), 'point.too-few')
  assert.equal(await code({ offerCode: 'O_TEN', expectedPoints: 100 }), 'point.offer-changed')
  assert.equal(await code({ offerCode: 'O_LAST', expectedPoints: 100 }), 'request.invalid')
  const other = await shop.shopper()
  const foreign = { offerCode: 'O_LAST', expectedPoints: 100, addressId: other.addressId }
  assert.equal(await code(foreign), 'address.missing')
  assert.equal(await code({ offerCode: 'O_NONE', expectedPoints: 1 }), 'point.offer-missing')
  assert.equal(await code({ offerCode: 'O_UNKNOWN', expectedPoints: 1 }), 'point.offer-missing')
  assert.equal(await has(shopper), 250)
  assert.equal((await shopper.must(RECORD)).total, 0)
  assert.equal(await leftOf(shopper, 'O_LAST'), 1)
})

test(
  'of many who want the last one at once one has it, and the others keep their points',
  { timeout: 60_000 },
  async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => withPoints(100)))
    const answers = await Promise.all(shoppers.map((shopper) => shopper.ask(EXCHANGE, wish(shopper, 'O_LAST', 100))))
    const codes = answers.filter(({ success }) => !success).map(({ code }) => code)
    assert.deepEqual([codes.length, new Set(codes)], [19, new Set(['point.offer-gone'])])
    const sums = await Promise.all(shoppers.map(has))
    assert.equal(
      sums.reduce((sum, points) => sum + points, 0),
      1900
    )
  }
)

test('of one shopper’s many exchanges at once no more happen than each may have', { timeout: 60_000 }, async () => {
  const shopper = await withPoints(5000)
  const body = { offerCode: 'O_TEN', expectedPoints: 200 }
  const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.ask(EXCHANGE, { body })))
  assert.equal(answers.filter(({ success }) => success).length, 2)
  assert.equal(await has(shopper), 4600)
})

test('levels say from which spending they hold, and which one is the shopper’s', async () => {
  const shopper = await shop.shopper()
  await sql`update customer set spent_fen = 250000 where user_id = ${shopper.userId}`.execute(shop.core.db)
  const levels = await shopper.must('GET /o2cum/v1/customerLevel')
  assert.deepEqual([levels.levelCode, levels.spentFen], ['EAR', 250_000])
  assert.deepEqual(
    levels.list.map(({ levelCode, extraPercent }) => [levelCode, extraPercent]),
    [
      ['SEED', 0],
      ['EAR', 10],
      ['GOLD', 20],
      ['HARVEST', 50]
    ]
  )
  const from = levels.list.map(({ fromFen }) => fromFen)
  assert.deepEqual(
    from,
    [...from].sort((a, b) => a - b)
  )
})

test('an order that is received earns more by the level that was reached before it', async () => {
  const shopper = await shop.shopper()
  await sql`update customer set spent_fen = 199999 where user_id = ${shopper.userId}`.execute(shop.core.db)
  const earnedSoFar = async () => (await shopper.must('GET /o2cum/v1/customer-point/transaction')).earned
  const points: number[] = []
  for (const quantity of [4, 4]) {
    const before = await earnedSoFar()
    const [code = ''] = await paidOrder(shop, shopper, { LAMP: quantity })
    for (const step of ['ship', 'deliver'] as const) await advanceOrder(shop.core, code, step)
    await shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode: code } })
    points.push((await earnedSoFar()) - before)
  }
  // 100.00 of lamps and 8.00 for their way; the second is paid with the 108 points of the first: 106.92
  assert.deepEqual(points, [108, 116])
})
