// PostgreSQL: reminders that two sweeps send at once
/** «Remind me» of coupons that open later: told once when they open, and gone with it. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { startShop, type TestShop, type TestShopper } from './journey-shop'

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

let made = 0
let later = ''
/** A coupon that opens in two hours. */
async function addCoupon(over: object = {}): Promise<string> {
  made += 1
  const now = shop.core.clock.now()
  const coupon = {
    coupon_code: `OPENS${made}`,
    name_zh: `晚点券${made}`,
    name_en: `Later ${made}`,
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
const shown = async (shopper: TestShopper, couponCode: string) =>
  (await shopper.must(CENTRE, { query: { size: 50 } })).list.find((one) => one.couponCode === couponCode)
const told = async ({ userId }: TestShopper) => {
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await shop.core.db
    .selectFrom('outbox')
    .select(['kind', 'title', 'body'])
    .where('recipient', '=', phone || userId)
    .where('title', 'in', ['优惠券开抢提醒', 'A coupon can be had'])
    .execute()
  return rows.map((row) => [row.kind, row.body])
}

test('who waits is told once when the coupon opens, not before, and nobody else', async () => {
  const [waits, another] = [await shop.shopper(), await shop.shopper()]
  await waits.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['couponOpen'] } })
  const { opensAt } = await waits.must(REMIND, body(later))
  await waits.must(REMIND, body(later)) // the same wish again
  assert.equal((await shown(waits, later))?.reminded, true)
  assert.equal((await shown(another, later))?.reminded, undefined)
  await shop.core.clock.advance(opensAt - shop.core.clock.now() - 60_000)
  await shop.sweep()
  assert.deepEqual(await told(waits), [])
  await shop.core.clock.advance(60_000)
  await Promise.all([shop.sweep(), shop.sweep()])
  const until = new Date(opensAt + 98 * HOUR - 1 + 8 * HOUR).toISOString().slice(0, 10)
  const page = 'pagesB/myCoupon/myCoupon?params=%7B%22centre%22%3Atrue%7D'
  const message = [['SUBSCRIPTION', `晚点券${made} 可以领了，${until} 止领 (${page})`]]
  assert.deepEqual(await told(waits), message)
  assert.deepEqual(await told(another), [])
  await shop.core.clock.advance(HOUR)
  await shop.sweep()
  assert.deepEqual(await told(waits), message)
  assert.equal((await shown(waits, later))?.state, 'AVAILABLE')
  assert.equal((await shown(waits, later))?.reminded, undefined)
})

test('without a message that was allowed, as in a browser, it comes by SMS', async () => {
  const shopper = await shop.shopper()
  await shopper.must(REMIND, body(later))
  await shop.core.clock.advance(2 * HOUR)
  await shop.sweep()
  assert.deepEqual(
    (await told(shopper)).map(([kind]) => kind),
    ['SMS']
  )
})

test('it can be taken back, as often as one likes', async () => {
  const shopper = await shop.shopper()
  await shopper.must(REMIND, body(later))
  await shopper.must(CANCEL, body(later))
  await shopper.must(CANCEL, body(later))
  assert.equal((await shown(shopper, later))?.reminded, undefined)
  await shop.core.clock.advance(2 * HOUR)
  await shop.sweep()
  assert.deepEqual(await told(shopper), [])
})

test('nothing is told of a coupon that is gone, closed or had by then; a later opening is waited for', async () => {
  const shopper = await shop.shopper()
  const now = shop.core.clock.now()
  const [gone, closed, had, moved] = [await addCoupon(), await addCoupon(), await addCoupon(), await addCoupon()]
  for (const code of [gone, closed, had, moved]) await shopper.must(REMIND, body(code))
  const set = (code: string, to: object) =>
    shop.core.db.updateTable('coupon').set(to).where('coupon_code', '=', code).execute()
  await set(gone, { left_over: 0 })
  await set(closed, { receive_until: new Date(now + HOUR) })
  await set(had, { receive_from: new Date(now) })
  await set(moved, { receive_from: new Date(now + 5 * HOUR) })
  await shopper.must(RECEIVE, body(had))
  await shop.core.clock.advance(2 * HOUR)
  await shop.sweep()
  assert.deepEqual(await told(shopper), [])
  await shop.core.clock.advance(3 * HOUR)
  await shop.sweep()
  assert.equal((await told(shopper)).length, 1)
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
