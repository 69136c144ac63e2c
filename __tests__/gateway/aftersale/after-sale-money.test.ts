// PostgreSQL: what several means are given back at once
/** What goes back with a case, and to where it came from. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as desk from '../../../gateway/src/areas/afterSales'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { available } from '../../../gateway/src/areas/wallet'
import { balance, earn, spend } from '../../../gateway/src/areas/points'
import {
  ANSWER_CASE,
  applyForCase,
  backFor,
  deliveredOrder,
  ESTIMATE,
  evidence,
  NUMBER,
  returning,
  see,
  SEND,
  unsent
} from './cases'
import { addGift, leftOf, noGifts } from '../rewards/gifts'
import { applyFor, INVOICES } from '../orders/invoices'
import { detail, paidOrder, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { givePacket } from '../rewards/redPackets'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

test('packet, points and coupon go back to where they came from, in parts that sum up to what was given', async () => {
  const shopper = await shop.shopper()
  const coupon = await shop.giveCoupon(shopper.userId, 'C5')
  await givePacket(shop, shopper.userId, { amountFen: 700 })
  const gift = { userId: shopper.userId, source: 'SERVICE' as const, reference: 'g' }
  await earn(shop.core.db, { ...gift, points: 1_000, now: shop.core.clock.date() })
  const orderCode = await deliveredOrder(shop, shopper, { POT: 3 })
  const { payFen, packetFen, pointFen, points, freightFen } = await detail(shopper, orderCode)
  assert.ok(packetFen === 700 && pointFen > 0 && freightFen > 0)
  assert.equal((await shopper.must('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })).couponFen, 500)
  const usable = () => shopper.must('GET /o2cht/v1/order-settlements/usable-rewards')
  let [money, packet, back] = [0, 0, 0]
  for (let piece = 0; piece < 3; piece += 1) {
    assert.equal((await usable()).coupons.length, 0)
    const claim = await applyForCase(shopper, backFor(orderCode, 'DAMAGED'), [await evidence(shopper)])
    await desk.agree(shop.core, TESTER, claim.caseCode)
    await shopper.must(SEND, { body: { caseCode: claim.caseCode, ...NUMBER, pictures: [] } })
    await desk.inspect(shop.core, TESTER, claim.caseCode, { found: [] })
    const { amounts } = await see(shopper, claim.caseCode)
    const { goodsFen, couponFen, loweredFen, giftFen, takenFen } = amounts
    assert.equal(
      amounts.refundFen,
      goodsFen - couponFen - amounts.packetFen - amounts.pointFen - loweredFen - giftFen - takenFen + amounts.freightFen
    )
    money += amounts.refundFen
    packet += amounts.packetFen
    back += amounts.points
  }
  assert.deepEqual([money, packet, back], [payFen, packetFen, points])
  const left = await usable()
  assert.deepEqual(
    left.coupons.map((row) => row.userCouponId),
    [coupon]
  )
  assert.equal(left.packets[0]?.balanceFen, 700)
  assert.equal(await balance(shop.core.db, shopper.userId), 1_000)
})

test('an order without any goods ends when its money is back, with that of delivery', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const { payFen, freightFen } = await detail(shopper, orderCode)
  await advanceOrder(shop.core, orderCode, 'ship')
  const claim = await applyForCase(shopper, { ...unsent(orderCode), reasonCode: 'NOT_RECEIVED' })
  assert.deepEqual([claim.refundFen, claim.amounts.freightFen], [payFen, freightFen])
  await desk.agree(shop.core, TESTER, claim.caseCode)
  const after = await detail(shopper, orderCode)
  assert.deepEqual([after.status, after.refundFen, after.toReview], ['COMPLETED', payFen, 0])
})

test('delivery goes back once, and not where one case was the shopper’s wish', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  const wish = await returning(shopper, orderCode)
  await desk.inspect(shop.core, TESTER, wish.caseCode, { found: [] })
  const fault = await applyForCase(shopper, backFor(orderCode, 'DAMAGED'), [await evidence(shopper)])
  assert.equal(fault.amounts.freightFen, 0)
})

test('points that the goods earned and that are spent come off the money, which is said beforehand', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1, POT2: 1 })
  const { userId } = shopper
  const all = await balance(shop.core.db, userId)
  await spend(shop.core.db, { userId, source: 'SERVICE', reference: 'all', points: all, now: shop.core.clock.date() })
  const estimate = await shopper.must(ESTIMATE, { body: backFor(orderCode) })
  assert.deepEqual(
    [estimate.amounts.takenPoints, estimate.amounts.takenFen, estimate.amounts.refundFen],
    [50, 50, 4_950]
  )
  const sent = await returning(shopper, orderCode)
  await desk.inspect(shop.core, TESTER, sent.caseCode, { found: [] })
  assert.deepEqual([(await see(shopper, sent.caseCode)).refundFen, await balance(shop.core.db, userId)], [4_950, 0])
})

test('a gift that what stays no longer earns comes back with it', async () => {
  await addGift(shop, { activityCode: 'A1', shopCode: 'S1', overFen: 6_000, gifts: [['FAN', 5]] })
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 1 })
  await noGiftsAfter(orderCode, shopper)
})

/** Both pieces together reach the amount of the gift, neither alone does. */
async function noGiftsAfter(orderCode: string, shopper: TestShopper) {
  const [stock, left] = [await shop.stockOf('FAN'), await leftOf(shop, 'A1', 'FAN')]
  const rows = [{ position: 0, quantity: 1 }]
  const { list } = await shopper.must('POST /o2as-b2c/v1/after/sale/get-gift-sku', { body: { orderCode, rows } })
  assert.deepEqual(
    list.map(({ skuCode, overFen, valueFen }) => [skuCode, overFen, valueFen]),
    [['FAN', 6_000, undefined]]
  )
  const claim = await applyForCase(shopper, unsent(orderCode))
  assert.deepEqual(
    claim.rows.map(({ gift, skuCode }) => [skuCode, gift]),
    [
      ['POT2', undefined],
      ['FAN', true]
    ]
  )
  assert.deepEqual([await shop.stockOf('FAN'), await leftOf(shop, 'A1', 'FAN')], [stock + 1, left + 1])
  await advanceOrder(shop.core, orderCode, 'ship')
  const parcels = await shopper.must('GET /o2ord-b2c/v1/parcel/parcel-infos', { query: { orderCode } })
  assert.equal(parcels.list.flatMap(({ goods }) => goods).length, 1)
  await noGifts(shop)
}

test('an invoice is made out over what stays, and taken back when nothing does', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  await applyFor(shopper, orderCode)
  const amounts = async () =>
    (await shopper.must(INVOICES, { query: { group: 'OPEN' } })).list.map(({ amountFen }) => amountFen)
  const [before = 0] = await amounts()
  for (const expected of [[before - 3_000], []]) {
    const sent = await returning(shopper, orderCode)
    await desk.inspect(shop.core, TESTER, sent.caseCode, { found: [] })
    assert.deepEqual(await amounts(), expected)
  }
})

test('money that did not arrive goes to the balance of who paid by their word, or once more under the same number', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 3 })
  const claim = await applyForCase(shopper, unsent(orderCode))
  await desk.hearRefund(shop.core, claim.caseCode, 'FAILED')
  assert.equal((await see(shopper, claim.caseCode)).state, 'REFUND_FAILED')
  const say = (answer: 'AGAIN' | 'TO_BALANCE') =>
    shopper.ask(ANSWER_CASE, { body: { caseCode: claim.caseCode, answer } })
  const [before] = await refundsOf(shop.core.db, orderCode)
  assert.equal((await say('AGAIN')).data.state, 'REFUNDING')
  const [again] = await refundsOf(shop.core.db, orderCode)
  assert.deepEqual([again?.refund_id, again?.state], [before?.refund_id, 'SENT'])
  await desk.hearRefund(shop.core, claim.caseCode, 'FAILED')
  const answers = await Promise.all([say('TO_BALANCE'), say('TO_BALANCE')])
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.equal((await see(shopper, claim.caseCode)).state, 'COMPLETED')
  const { balanceFen } = await available(shop.core.db, shopper.userId)
  assert.equal(balanceFen, 3_000)
})

test('a price that fell and a return give back together what was paid, and no more', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  await shop.setPrice('POT', 2_500)
  await shopper.must('POST /o2ord-b2c/v1/price-protection', { body: { orderCode, position: 0, refundFen: 1_000 } })
  await shop.setPrice('POT', 3_000)
  const sent = await returning(shopper, orderCode, [{ position: 0, quantity: 2 }])
  assert.equal(sent.amounts.loweredFen, 1_000)
  await desk.inspect(shop.core, TESTER, sent.caseCode, { found: [] })
  assert.equal((await detail(shopper, orderCode)).refundFen, 6_000)
})
