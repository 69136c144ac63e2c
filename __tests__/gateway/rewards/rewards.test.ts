// PostgreSQL: races over coupons, packets and points of one shopper
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { balance, earn } from '../../../gateway/src/areas/points'
import { sweepOrders } from '../../../gateway/src/areas/closing/sweep'
import {
  detail,
  order,
  readSettlement,
  settlementOf,
  startPay,
  startShop,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { givePacket } from './redPackets'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const CHOOSE = 'POST /o2cht/v1/order-settlements/modify-settlement-activities'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const USABLE = 'GET /o2cht/v1/order-settlements/usable-rewards'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

let gifts = 0
/** A shopper with ¥10 off from ¥60, ¥5 off from ¥30 of shop 1, a packet of ¥8, and 1,200 points. */
async function withEverything() {
  const shopper = await shop.shopper()
  const coupons = [await shop.giveCoupon(shopper.userId, 'C10'), await shop.giveCoupon(shopper.userId, 'C5')]
  const packet = await givePacket(shop, shopper.userId, { amountFen: 800 })
  gifts += 1
  const gift = { userId: shopper.userId, source: 'SERVICE' as const, reference: `rewards${gifts}` }
  await earn(shop.core.db, { ...gift, points: 1_200, now: shop.core.clock.date() })
  return { shopper, coupons: coupons.sort(), packet }
}

/** What the shopper could use now. */
async function has(shopper: TestShopper) {
  const { coupons, packets, points } = await shopper.must(USABLE)
  return {
    coupons: coupons.map(({ userCouponId }) => userCouponId).sort(),
    packetFen: packets.reduce((sum, packet) => sum + packet.balanceFen, 0),
    points: points.balance
  }
}
const cancel = (shopper: TestShopper, orderCode: string) =>
  shopper.ask(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
const submit = async (shopper: TestShopper, settlementId: string) => {
  const { payFen, digest } = await readSettlement(shopper, settlementId)
  return shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen: payFen, expectedDigest: digest } })
}

async function rowsOf(orderCode: string) {
  const { rows } = await sql<Record<'coupon_fen' | 'packet_fen' | 'point_fen' | 'discount_fen', number>>`
    select coupon_fen, packet_fen, point_fen, discount_fen from order_row where order_code = ${orderCode}`.execute(
    shop.core.db
  )
  return rows
}

test('a new settlement uses what saves most, and says what of it does what', async () => {
  const { shopper, coupons, packet } = await withEverything()
  const settlement = await readSettlement(shopper, await settlementOf(shopper, { POT: 2, LAMP: 1 }))
  assert.deepEqual(
    settlement.coupons
      .filter(({ chosen }) => chosen)
      .map(({ userCouponId }) => userCouponId)
      .sort(),
    coupons
  )
  assert.deepEqual(
    settlement.packets.map((settlementPacket) => [
      settlementPacket.userPacketId,
      settlementPacket.chosen,
      settlementPacket.discountFen
    ]),
    [[packet, true, 800]]
  )
  // 85.00 less 15.00 and 8.00; points pay three tenths of the rest at most
  const { couponFen, packetFen, pointFen, discountFen, bestFen, payFen } = settlement
  assert.deepEqual([couponFen, packetFen, pointFen, discountFen, bestFen], [1_500, 800, 1_200, 3_500, 3_500])
  assert.equal(payFen, 8_500 + 1_800 - 3_500)
  assert.deepEqual([settlement.points.chosen, settlement.points.points], [true, 1_200])
})

test('each can be left out and taken back, and nothing else changes by it', async () => {
  const { shopper, coupons, packet } = await withEverything()
  const settlementId = await settlementOf(shopper, { POT: 2, LAMP: 1 })
  const choose = (wish: object) => shopper.must(CHOOSE, { body: { settlementId, ...wish } })
  const parts = ({ couponFen, packetFen, pointFen, bestFen }: Awaited<ReturnType<typeof choose>>) => [
    couponFen,
    packetFen,
    pointFen,
    bestFen
  ]
  assert.deepEqual(parts(await choose({ userPacketId: null })), [1_500, 0, 1_200, 3_500])
  assert.deepEqual(parts(await choose({ usePoints: false })), [1_500, 0, 0, 3_500])
  assert.deepEqual(parts(await choose({ userCouponIds: [coupons[0]] })).slice(1), [0, 0, 3_500])
  assert.deepEqual(parts(await choose({ userPacketId: packet })).slice(1), [800, 0, 3_500])
  assert.deepEqual(parts(await choose({ best: true })), [1_500, 800, 1_200, 3_500])
})

test('a settlement that follows what saves most takes what is received later, one that was chosen by hand does not', async () => {
  const { shopper } = await withEverything()
  const [auto, byHand] = [await settlementOf(shopper, { POT: 2 }), await settlementOf(shopper, { POT2: 2 })]
  await shopper.must(CHOOSE, { body: { settlementId: byHand, userPacketId: null } })
  await givePacket(shop, shopper.userId, { amountFen: 900 })
  assert.equal((await readSettlement(shopper, auto)).packetFen, 900)
  assert.equal((await readSettlement(shopper, byHand)).packetFen, 0)
})

test('what coupons on offer would save more is said with their codes, and is what receiving them saves', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C5')
  const settlementId = await settlementOf(shopper, { POT: 2 })
  const before = await readSettlement(shopper, settlementId)
  assert.deepEqual([before.bestFen, before.unclaimed], [500, { couponCodes: ['C10'], savesFen: 1_000 }])
  for (const couponCode of before.unclaimed?.couponCodes ?? [])
    await shopper.must('POST /o2mkt-b2c/v1/coupon-self/receive-coupon', { body: { couponCode } })
  const after = await shopper.must(CHOOSE, { body: { settlementId, best: true } })
  assert.equal(after.payFen, before.payFen - 1_000)
  assert.deepEqual([after.bestFen, after.unclaimed], [1_500, undefined])
})

test('another’s packet, and one that can’t be used, are refused', async () => {
  const { shopper, packet } = await withEverything()
  const stranger = await shop.shopper()
  const settlementId = await settlementOf(stranger, { POT: 2 })
  const short = await givePacket(shop, stranger.userId, { thresholdFen: 90_000 })
  for (const userPacketId of [packet, short]) {
    assert.equal((await stranger.ask(CHOOSE, { body: { settlementId, userPacketId } })).code, 'packet.unusable')
  }
  const [view] = (await readSettlement(stranger, settlementId)).packets
  assert.deepEqual([view?.usable, view?.obstacle, view?.shortFen], [false, 'SHORT', 84_000])
  assert.equal((await has(shopper)).packetFen, 800)
})

test('bought with all, everything is frozen with the rows to the fen; cancelled, all is back, once', async () => {
  const { shopper, coupons } = await withEverything()
  const before = await has(shopper)
  const codes = await order(shopper, { POT: 2, LAMP: 1 })
  assert.deepEqual(await has(shopper), { coupons: [], packetFen: 0, points: 0 })
  const orders = await Promise.all(codes.map((code) => detail(shopper, code)))
  const sum = (part: 'couponFen' | 'packetFen' | 'pointFen' | 'points') =>
    orders.reduce((total, order) => total + order[part], 0)
  assert.deepEqual([sum('couponFen'), sum('packetFen'), sum('pointFen'), sum('points')], [1_500, 800, 1_200, 1_200])
  for (const { orderCode, couponFen, packetFen, pointFen } of orders) {
    const rows = await rowsOf(orderCode)
    const all = (part: keyof (typeof rows)[number]) => rows.reduce((total, row) => total + Number(row[part]), 0)
    assert.deepEqual([all('coupon_fen'), all('packet_fen'), all('point_fen')], [couponFen, packetFen, pointFen])
    assert.equal(all('discount_fen'), couponFen + packetFen + pointFen)
  }
  const [first, second] = [...orders].sort((a, b) => (a.shopCode < b.shopCode ? -1 : 1))
  // the lamp's order could not keep its price without the pots', so it goes first
  await cancel(shopper, second?.orderCode ?? '')
  const half = await has(shopper)
  // both coupons serve the pots as well
  assert.deepEqual(half, { coupons: [], packetFen: second?.packetFen, points: second?.points })
  const last = first?.orderCode ?? ''
  await Promise.all([cancel(shopper, last), cancel(shopper, last)])
  assert.deepEqual(await has(shopper), { ...before, coupons })
})

test('what was paid for is spent, and comes back when the paid order is cancelled', async () => {
  const { shopper } = await withEverything()
  const before = await has(shopper)
  const codes = await order(shopper, { POT: 2, LAMP: 1 })
  const paymentId = await startPay(shopper, codes)
  await Promise.all([shop.settle(paymentId, 'SUCCEEDED'), shop.settle(paymentId, 'SUCCEEDED')])
  const { rows } = await sql<{ kind: string; n: number }>`select e.kind, count(*)::int as n from red_packet_entry e
    join trade_order o on o.settlement_id = e.settlement_id where o.order_code = ${codes[0] ?? ''}
    group by e.kind order by e.kind`.execute(shop.core.db)
  assert.deepEqual(rows, [
    { kind: 'POST', n: 2 },
    { kind: 'RESERVE', n: 1 }
  ])
  for (const code of codes) await cancel(shopper, code)
  assert.deepEqual(await has(shopper), before)
})

test('an order that nobody pays gives everything back when its time is over', async () => {
  const { shopper } = await withEverything()
  const before = await has(shopper)
  await order(shopper, { POT: 2, LAMP: 1 })
  await shop.core.clock.advance(31 * 60_000)
  await sweepOrders(shop.core)
  await sweepOrders(shop.core)
  assert.deepEqual(await has(shopper), before)
})

test('what expired in between refuses the submit, and the settlement has the new price', async () => {
  const shopper = await shop.shopper()
  await givePacket(shop, shopper.userId, { amountFen: 800, days: 1 })
  const settlementId = await settlementOf(shopper, { POT: 2 })
  const settlement = await readSettlement(shopper, settlementId)
  assert.equal(settlement.packetFen, 800)
  await shop.core.clock.advance(25 * 3_600_000)
  const body = { settlementId, expectedPayFen: settlement.payFen, expectedDigest: settlement.digest }
  assert.equal((await shopper.ask(SUBMIT, { body })).code, 'price.changed')
  const now = await readSettlement(shopper, settlementId)
  assert.deepEqual([now.packetFen, now.payFen, now.packets], [0, settlement.payFen + 800, []])
  assert.ok((await submit(shopper, settlementId)).success)
})

test('of a hundred submits at once with one packet, one coupon and the same points, one has them', async () => {
  const { shopper } = await withEverything()
  const settlements: string[] = []
  for (let turn = 0; turn < 100; turn += 1) {
    const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', {
      body: { skuCode: 'POT2', quantity: 2 }
    })
    settlements.push(settlementId)
  }
  const settlementViews = await Promise.all(settlements.map((settlementId) => readSettlement(shopper, settlementId)))
  const answers = await Promise.all(
    settlementViews.map(({ settlementId, payFen, digest }) =>
      shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen: payFen, expectedDigest: digest } })
    )
  )
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.deepEqual([...new Set(answers.filter(({ success }) => !success).map(({ code }) => code))], ['price.changed'])
  assert.deepEqual(await has(shopper), { coupons: [], packetFen: 0, points: 0 })
})

test('cancelled while it is paid, what was used is either spent or back, never both', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const { shopper } = await withEverything()
    const before = await has(shopper)
    const codes = await order(shopper, { POT: 2 })
    const paymentId = await startPay(shopper, codes)
    await Promise.all([shop.settle(paymentId, 'SUCCEEDED'), cancel(shopper, codes[0] ?? '')])
    const { status } = await detail(shopper, codes[0] ?? '')
    const now = await has(shopper)
    if (status === 'CANCELLED') assert.deepEqual(now, before)
    else assert.deepEqual([now.packetFen, now.points], [0, 0])
  }
})

test('cancelling both orders of a settlement beside a new submit waits for nobody in a ring', async () => {
  const { shopper } = await withEverything()
  const before = await has(shopper)
  for (let turn = 0; turn < 10; turn += 1) {
    const codes = await order(shopper, { POT: 2, LAMP: 1 })
    const next = await settlementOf(shopper, { POT: 1, LAMP: 1 })
    const { payFen } = await readSettlement(shopper, next)
    const [, , submission] = await Promise.all([
      cancel(shopper, codes[0] ?? ''),
      cancel(shopper, codes[1] ?? ''),
      shopper.ask(SUBMIT, { body: { settlementId: next, expectedPayFen: payFen } })
    ])
    // what is back may make the second one cheaper than it was seen
    assert.ok(submission.success || submission.code === 'price.changed')
    if (submission.success) for (const code of submission.data.orderCodes) await cancel(shopper, code)
    const rest = await settlementOf(shopper, { POT: 1 })
    assert.ok(rest)
    await sql`delete from cart_row where user_id = ${shopper.userId}`.execute(shop.core.db)
  }
  assert.deepEqual(await has(shopper), before)
  assert.equal(await balance(shop.core.db, shopper.userId), 1_200)
})
