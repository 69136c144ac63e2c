// covers gateway/src/areas/coupon/remind, gateway/src/areas/redPacket/remind, gateway/src/areas/points/remind
/**
 * Messages about rewards, to who wants them, once, in time: «remind me» of coupons that open later, and what red packets
 * and points have left before they end.
 */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { earn, spend } from '../../../gateway/src/areas/points'
import { remindOfEnding as remindOfPoints } from '../../../gateway/src/areas/points/remind'
import { remindOfEnding as remindOfPackets } from '../../../gateway/src/areas/redPacket/remind'
import { transfer } from '../../../gateway/src/core/database/ledger'
import { saidDay } from '../../../domain/day'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { DAY_MS, givePacket } from './redPackets'

const REMIND = 'POST /o2mkt-b2c/v1/coupon-reminders'
const CANCEL = 'POST /o2mkt-b2c/v1/coupon-reminders/cancel'
const CENTRE = 'GET /o2mkt-b2c/v1/coupon-self/center-available'
const RECEIVE = 'POST /o2mkt-b2c/v1/coupon-self/receive-coupon'
const HOUR = 3_600_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

let count = 0
let later = ''
/** A coupon that opens in two hours. */
async function addCoupon(over: object = {}): Promise<string> {
  count += 1
  const now = shop.core.clock.now()
  const coupon = {
    coupon_code: `OPENS${count}`,
    name_zh: `晚点券${count}`,
    name_en: `Later ${count}`,
    amount_fen: 300,
    threshold_fen: 0,
    shop_code: null,
    start_at: new Date(now - HOUR),
    end_at: new Date(now + 500 * HOUR),
    receive_from: new Date(now + 2 * HOUR),
    receive_until: new Date(now + 100 * HOUR),
    left_over: 5
  }
  await shop.core.db
    .insertInto('coupon')
    .values({ ...coupon, ...over })
    .execute()
  return coupon.coupon_code
}
beforeEach(async () => {
  later = await addCoupon()
})

const body = (couponCode: string) => ({ body: { couponCode } })
const centreCoupon = async (shopper: TestShopper, couponCode: string) =>
  (await shopper.must(CENTRE, { query: { size: 50 } })).list.find((coupon) => coupon.couponCode === couponCode)
const messagesOf = async ({ userId }: TestShopper) => {
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await shop.core.db
    .selectFrom('outbox')
    .select(['kind', 'body', 'page'])
    .where('recipient', '=', phone || userId)
    .where('title', 'in', ['优惠券开抢提醒', 'A coupon is open to claim'])
    .execute()
  return rows.map((row) => [row.kind, row.body, row.page])
}

test('who waits is told once when the coupon opens, not before, and nobody else', async () => {
  const [waits, another] = [await shop.shopper(), await shop.shopper()]
  await waits.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['couponOpen'] } })
  const { opensAt } = await waits.must(REMIND, body(later))
  await waits.must(REMIND, body(later)) // the same wish again
  assert.equal((await centreCoupon(waits, later))?.reminded, true)
  assert.equal((await centreCoupon(another, later))?.reminded, undefined)
  await shop.core.clock.advance(opensAt - shop.core.clock.now() - 60_000)
  await shop.sweep()
  assert.deepEqual(await messagesOf(waits), [])
  await shop.core.clock.advance(60_000)
  await Promise.all([shop.sweep(), shop.sweep()])
  const until = saidDay(opensAt + 98 * HOUR - 1, opensAt).zh
  const page = 'pagesB/myCoupon/myCoupon?params=%7B%22centre%22%3Atrue%7D'
  const message = [['SUBSCRIPTION', `晚点券${count} 可以领了，${until} 止领`, page]]
  assert.deepEqual(await messagesOf(waits), message)
  assert.deepEqual(await messagesOf(another), [])
  await shop.core.clock.advance(HOUR)
  await shop.sweep()
  assert.deepEqual(await messagesOf(waits), message)
  assert.equal((await centreCoupon(waits, later))?.state, 'AVAILABLE')
  assert.equal((await centreCoupon(waits, later))?.reminded, undefined)
})

test('without a message that was allowed, as in a browser, it comes by SMS', async () => {
  const shopper = await shop.shopper()
  await shopper.must(REMIND, body(later))
  await shop.core.clock.advance(2 * HOUR)
  await shop.sweep()
  assert.deepEqual(
    (await messagesOf(shopper)).map(([kind]) => kind),
    ['SMS']
  )
})

test('it can be taken back, as often as one likes', async () => {
  const shopper = await shop.shopper()
  await shopper.must(REMIND, body(later))
  await shopper.must(CANCEL, body(later))
  await shopper.must(CANCEL, body(later))
  assert.equal((await centreCoupon(shopper, later))?.reminded, undefined)
  await shop.core.clock.advance(2 * HOUR)
  await shop.sweep()
  assert.deepEqual(await messagesOf(shopper), [])
})

test('nothing is told of a coupon that is gone, closed or had by then; a later opening is waited for', async () => {
  const shopper = await shop.shopper()
  const now = shop.core.clock.now()
  const [goneCoupon, closedCoupon, had, movedCoupon] = [
    await addCoupon(),
    await addCoupon(),
    await addCoupon(),
    await addCoupon()
  ]
  for (const code of [goneCoupon, closedCoupon, had, movedCoupon]) await shopper.must(REMIND, body(code))
  const set = (code: string, to: object) =>
    shop.core.db.updateTable('coupon').set(to).where('coupon_code', '=', code).execute()
  await set(goneCoupon, { left_over: 0 })
  await set(closedCoupon, { receive_until: new Date(now + HOUR) })
  await set(had, { receive_from: new Date(now) })
  await set(movedCoupon, { receive_from: new Date(now + 5 * HOUR) })
  await shopper.must(RECEIVE, body(had))
  await shop.core.clock.advance(2 * HOUR)
  await shop.sweep()
  assert.deepEqual(await messagesOf(shopper), [])
  await shop.core.clock.advance(3 * HOUR)
  await shop.sweep()
  assert.equal((await messagesOf(shopper)).length, 1)
})

test('it is refused of what is open, over, not on offer or unknown, and beyond fifty', async () => {
  const shopper = await shop.shopper()
  const now = shop.core.clock.now()
  const refusal = async (couponCode: string) => (await shopper.ask(REMIND, body(couponCode))).code
  assert.equal(await refusal('C10'), 'reminder.open')
  assert.equal(await refusal(await addCoupon({ receive_until: new Date(now - 1) })), 'coupon.ended')
  assert.equal(await refusal(await addCoupon({ offered: false })), 'coupon.missing')
  assert.equal(await refusal('NOTHING'), 'coupon.missing')
  for (let more = 0; more < 49; more += 1) await shopper.must(REMIND, body(await addCoupon()))
  // two of the last place at once
  const last = await Promise.all([refusal(await addCoupon()), refusal(await addCoupon())])
  assert.deepEqual(last.sort(), ['S', 'reminder.too-many'])
  assert.equal((await shop.ask(REMIND, body(later))).success, false)
})

const allowEnding = (
  shopper: TestShopper,
  template: 'packetExpire' | 'pointExpire',
  locale: 'zh-CN' | 'en-US' = 'zh-CN'
) => shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: [template] }, locale })
async function platformTold({ userId }: TestShopper): Promise<string[]> {
  const { db } = shop.core
  const { phone } = await db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const messages = db
    .selectFrom('outbox')
    .select(['body', 'page'])
    .where('recipient', '=', phone)
    .where('kind', '=', 'SUBSCRIPTION')
  return (await messages.execute()).map(({ body, page }) => `${body} ${page}`)
}

test('of a packet that ends within a day its owner is told what is left, once', async () => {
  const [waits, another] = [await shop.shopper(), await shop.shopper()]
  await allowEnding(waits, 'packetExpire')
  await givePacket(shop, waits.userId, { amountFen: 800, days: 3 })
  await givePacket(shop, another.userId, { days: 3 })
  await remindOfPackets(shop.core)
  assert.deepEqual(await platformTold(waits), [])
  await shop.core.clock.advance(2.5 * DAY_MS)
  await Promise.all([remindOfPackets(shop.core), remindOfPackets(shop.core)])
  const [body, ...more] = await platformTold(waits)
  assert.match(body ?? '', /^红包还剩 ¥8\.00，(\d{4}年)?\d+月\d+日 到期 pagesB\/redPacket\/redPacketDetail/)
  assert.deepEqual(more, [])
  assert.deepEqual(await platformTold(another), [])
})

test('of a packet with nothing left nobody is told', async () => {
  const shopper = await shop.shopper()
  await allowEnding(shopper, 'packetExpire')
  const packet = await givePacket(shop, shopper.userId, { amountFen: 800, days: 0.5 })
  const correction = { from: `packet:own:${packet}`, to: '~packet:CORRECT', amount: 800, reference: 'CORRECT' }
  await transfer(shop.core.db, [{ ...correction, now: shop.core.clock.date() }])
  await remindOfPackets(shop.core)
  assert.deepEqual(await platformTold(shopper), [])
})

test('of points that end within a week their owner is told how many are left, once; not who has spent them', async () => {
  const [waits, spentShopper] = [await shop.shopper(), await shop.shopper()]
  const now = shop.core.clock.date()
  for (const { userId } of [waits, spentShopper]) {
    const about = { userId, source: 'SERVICE' as const, now }
    await earn(shop.core.db, { ...about, reference: 'soon', points: 300, endsAt: new Date(now.getTime() + 9 * DAY_MS) })
  }
  await allowEnding(waits, 'pointExpire', 'en-US')
  await allowEnding(spentShopper, 'pointExpire')
  await spend(shop.core.db, { userId: waits.userId, source: 'EXCHANGE', reference: 'x', points: 100, now })
  await spend(shop.core.db, { userId: spentShopper.userId, source: 'EXCHANGE', reference: 'y', points: 300, now })
  await remindOfPoints(shop.core)
  assert.deepEqual(await platformTold(waits), [])
  await shop.core.clock.advance(3 * DAY_MS)
  await Promise.all([remindOfPoints(shop.core), remindOfPoints(shop.core)])
  const [body, ...more] = await platformTold(waits)
  assert.match(body ?? '', /^200 of your points expire on [A-Z][a-z]{2} \d+(, \d{4})? pagesC\/point\/myPoint$/)
  assert.deepEqual(more, [])
  assert.deepEqual(await platformTold(spentShopper), [])
})
