// covers gateway/src/areas/coupon/
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readSettlement, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

const SETTLE = 'POST /o2cht/v1/order-settlements/submit-coupon-cart'
const OWN = 'GET /o2mkt-b2c/v1/coupon-self/center-received'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

async function rowOf(shopper: TestShopper, skuCode: string, quantity: number): Promise<string> {
  const { rowId } = await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode, quantity } })
  return rowId
}
const settle = (shopper: TestShopper, couponCode: string, rowIds: string[]) =>
  shopper.ask(SETTLE, { body: { couponCode, rowIds } })
const own = async (shopper: TestShopper) =>
  (await shopper.must(OWN, { query: { state: 'USABLE' } })).list.map(({ couponCode }) => couponCode)
const usedCoupons = async (shopper: TestShopper, settlementId: string) =>
  (await readSettlement(shopper, settlementId)).coupons.filter(({ chosen }) => chosen).map(({ name }) => name)

test('chosen lines are settled with the coupon that was tapped, also where another saves more', async () => {
  const shopper = await shop.shopper()
  const rows = [await rowOf(shopper, 'POT', 2), await rowOf(shopper, 'LAMP', 1)]
  await shop.giveCoupon(shopper.userId, 'C10')
  const small = await shop.giveCoupon(shopper.userId, 'C1LEFT')
  const { data } = await settle(shopper, 'C1LEFT', rows.slice(0, 1))
  const settlement = await readSettlement(shopper, data.settlementId)
  assert.equal(settlement.goodsFen, 6_000)
  assert.deepEqual(
    settlement.coupons.filter(({ chosen }) => chosen).map(({ userCouponId }) => userCouponId),
    [small]
  )
  assert.deepEqual([settlement.couponFen, settlement.bestFen], [100, 1_000])
})

test('with it goes what of the rest saves most', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C5')
  const { data } = await settle(shopper, 'C10', [await rowOf(shopper, 'POT', 2)])
  // both end at once, so either may stand first
  assert.deepEqual((await usedCoupons(shopper, data.settlementId)).sort(), ['券C10', '券C5'])
})

test('a coupon that the shopper does not have is received first, once', async () => {
  const shopper = await shop.shopper()
  const row = await rowOf(shopper, 'POT', 2)
  const [first, other] = [await settle(shopper, 'C10', [row]), await settle(shopper, 'C10', [row])]
  assert.ok(first.success && other.success)
  assert.deepEqual(await own(shopper), ['C10'])
})

test('one that these lines can’t use is refused, and is not received for them', async () => {
  const shopper = await shop.shopper()
  const [pot, lamp] = [await rowOf(shopper, 'POT', 1), await rowOf(shopper, 'LAMP', 1)]
  assert.equal((await settle(shopper, 'C10', [pot])).code, 'coupon.unusable')
  assert.equal((await settle(shopper, 'C5', [lamp])).code, 'coupon.unusable')
  assert.equal((await settle(shopper, 'CSOON', [pot])).code, 'coupon.missing')
  assert.equal((await settle(shopper, 'CENDED', [pot])).code, 'coupon.ended')
  assert.deepEqual(await own(shopper), [])
})

test('of ten who settle with the last coupon at once one has it', async () => {
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => shop.shopper()))
  const rows = await Promise.all(shoppers.map((shopper) => rowOf(shopper, 'POT', 1)))
  const answers = await Promise.all(shoppers.map((shopper, index) => settle(shopper, 'C1LEFT', [rows[index] ?? ''])))
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.deepEqual(
    [...new Set(answers.filter((answer) => !answer.success).map(({ code }) => code))],
    ['coupon.sold-out']
  )
})
