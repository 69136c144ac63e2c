// PostgreSQL: the last coupon, asked for at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { freeCoupons, grant } from '../../../gateway/src/areas/coupon'
import { countUnbalanced } from '../../../gateway/src/areas/coupon/store'
import { ownRights } from '../database/storedRows'
import { order, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const receive = (shopper: TestShopper, couponCode: string) =>
  shopper.ask('POST /o2mkt-b2c/v1/coupon-self/receive-coupon', { body: { couponCode } })
const offers = 'GET /o2mkt-b2c/v1/pub/coupon/can-received'

test('offers show what runs now, of one shop and of all, and which the shopper has', async () => {
  const shopper = await shop.shopper()
  await receive(shopper, 'C5')
  const mine = await shopper.must(offers, { query: { shopCode: 'S1' } })
  assert.deepEqual(
    mine.list.map((coupon) => [coupon.couponCode, coupon.state]),
    [
      ['C10', 'AVAILABLE'],
      ['C5', 'RECEIVED'],
      ['C1LEFT', 'AVAILABLE']
    ]
  )
  const elsewhere = await shop.must(offers, { query: { shopCode: 'S2' } })
  assert.deepEqual(
    elsewhere.list.map((coupon) => coupon.couponCode),
    ['C10', 'C1LEFT']
  )
})

test('a coupon of one shop names it; one that was used says so, and is free again when the order is cancelled', async () => {
  const shopper = await shop.shopper()
  const about = async () => {
    const { list } = await shopper.must(offers)
    const coupon = list.find(({ couponCode }) => couponCode === 'C5')
    return [coupon?.shopName, coupon?.state]
  }
  await receive(shopper, 'C5')
  assert.deepEqual(await about(), ['一号店', 'RECEIVED'])
  const [orderCode = ''] = await order(shopper, { POT2: 1 })
  assert.deepEqual(await about(), ['一号店', 'USED'])
  await shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
  assert.deepEqual(await about(), ['一号店', 'RECEIVED'])
})

test('a coupon is received once', async () => {
  const shopper = await shop.shopper()
  const first = await receive(shopper, 'C10')
  assert.ok(first.data.userCouponId)
  assert.equal((await receive(shopper, 'C10')).code, 'coupon.received')
})

test('the last coupon goes to one of many who want it at once, and a second wish of its owner uses none up', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()))
  const answers = await Promise.all(shoppers.map((shopper) => receive(shopper, 'C1LEFT')))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  assert.deepEqual(
    [...new Set(answers.filter((answer) => !answer.success).map((answer) => answer.code))],
    ['coupon.sold-out']
  )
  const { list } = await shop.must(offers)
  assert.equal(list.find((coupon) => coupon.couponCode === 'C1LEFT')?.state, 'SOLD_OUT')
})

test('what has not begun, has ended or is unknown can’t be received', async () => {
  const shopper = await shop.shopper()
  assert.equal((await receive(shopper, 'CSOON')).code, 'coupon.missing')
  assert.equal((await receive(shopper, 'CENDED')).code, 'coupon.ended')
  assert.equal((await receive(shopper, 'NOTHING')).code, 'coupon.missing')
})

test('what becomes of a coupon is written down once for each reason, and only a superuser may change it', async () => {
  const { db } = shop.core
  const shopper = await shop.shopper()
  await receive(shopper, 'C5')
  const [orderCode = ''] = await order(shopper, { POT2: 1 })
  const cancel = { body: { orderCode, reasonCode: 'MIND' } }
  await shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', cancel)
  await shopper.ask('POST /o2ord-b2c/v1/order-trades/cancel-reason', cancel)
  const entries = () =>
    db.selectFrom('coupon_entry').select(['kind', 'delta']).where('user_id', '=', shopper.userId).execute()
  assert.deepEqual((await entries()).map(({ kind, delta }) => [kind, delta]).sort(), [
    ['GRANTED', 1],
    ['RETURNED', 1],
    ['USED', -1]
  ])
  assert.match(await ownRights(db, 'coupon_entry'), /^[^wd]*a[^wd]*$/)
  assert.equal(await countUnbalanced(db), 0)
})

test('a coupon given by another area is had once for each reason, beside the one that anybody receives', async () => {
  const shopper = await shop.shopper()
  const now = shop.core.clock.date()
  const wish = { userId: shopper.userId, couponCode: 'C10', now }
  const first = await grant(shop.core.db, { ...wish, ref: 'exchange 1' })
  assert.ok(first)
  assert.equal(await grant(shop.core.db, { ...wish, ref: 'exchange 1' }), undefined)
  assert.ok(await grant(shop.core.db, { ...wish, ref: 'exchange 2' }))
  assert.ok((await receive(shopper, 'C10')).success)
  assert.equal((await freeCoupons(shop.core.db, shopper.userId, now)).length, 3)
})
