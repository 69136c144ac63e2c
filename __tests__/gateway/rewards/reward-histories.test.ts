/** Random histories of one shopper: what they have is always what they were given less what their living orders hold. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { sweepOrders } from '../../../gateway/src/areas/closing/sweep'
import { earn } from '../../../gateway/src/areas/points'
import {
  detail,
  order,
  readSettlement,
  startPay,
  startShop,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { givePacket } from './redPackets'
import { numbers } from '../numbers'
import { isFull, seedOfRun } from '../support'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

interface Given {
  packetFen: number
  points: number
  coupons: string[]
  orders: string[]
}

/** What a shopper has by what they were given, and by what each order that lives says it took. */
async function leftOf(shopper: TestShopper, grants: Given) {
  const orders = await Promise.all(grants.orders.map((code) => detail(shopper, code)))
  const alive = orders.filter(({ status }) => status !== 'CANCELLED')
  const { rows } = await sql<{ user_coupon_id: string }>`select distinct user_coupon_id from order_coupon c
    join trade_order o on o.order_code = c.order_code
    where o.user_id = ${shopper.userId} and o.status <> 'CANCELLED'`.execute(shop.core.db)
  const inUse = new Set(rows.map((row) => row.user_coupon_id))
  const took = (part: 'packetFen' | 'points') => alive.reduce((sum, order) => sum + order[part], 0)
  return {
    coupons: grants.coupons.filter((id) => !inUse.has(id)).sort(),
    packetFen: grants.packetFen - took('packetFen'),
    points: grants.points - took('points')
  }
}

async function has(shopper: TestShopper) {
  const { coupons, packets, points } = await shopper.must('GET /o2cht/v1/order-settlements/usable-rewards')
  return {
    coupons: coupons.map(({ userCouponId }) => userCouponId).sort(),
    packetFen: packets.reduce((sum, packet) => sum + packet.balanceFen, 0),
    points: points.balance
  }
}

const GOODS = [{ POT: 2 }, { POT2: 1, LAMP: 1 }, { LAMP: 3 }, { FRIDGE: 1, POT: 1 }] as const
const STEPS = isFull ? 40 : 24
/** Beside them, as many short ones as a whole verification has minutes for, others each time. */
const SHORT = isFull ? 300 : 0
const SHORT_STEPS = 8
const IN_ONE_TEST = 50

/** The orders that came about with one and wait as well: what was priced together is paid together. */
async function waitingWith(orderCode: string): Promise<string[]> {
  const { rows } = await sql<{ order_code: string }>`select other.order_code from trade_order one
    join trade_order other on other.settlement_id = one.settlement_id
    where one.order_code = ${orderCode} and other.status = 'WAIT_PAY' order by 1`.execute(shop.core.db)
  return rows.map(({ order_code }) => order_code)
}

/** One thing that a shopper, the shop or time does. */
async function act(shopper: TestShopper, grants: Given, below: (n: number) => number, step: string): Promise<void> {
  const { userId } = shopper
  const some = grants.orders[below(Math.max(1, grants.orders.length))]
  const what = below(7)
  if (what === 0) {
    const amountFen = 1 + below(3_000)
    await givePacket(shop, userId, { amountFen })
    grants.packetFen += amountFen
  } else if (what === 1) {
    const points = 1 + below(2_000)
    await earn(shop.core.db, { userId, source: 'SERVICE', reference: step, points, now: shop.core.clock.date() })
    grants.points += points
  } else if (what <= 4) {
    grants.orders.push(...(await order(shopper, GOODS[below(GOODS.length)] ?? {})))
  } else if (what === 5 && some !== undefined) {
    const wish = { body: { orderCode: some, reasonCode: 'MIND' } }
    // from two devices at once
    const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
    await Promise.all([shopper.ask(CANCEL, wish), shopper.ask(CANCEL, wish)])
  } else if (some !== undefined && (await detail(shopper, some)).status === 'WAIT_PAY') {
    const paymentId = await startPay(shopper, await waitingWith(some))
    await Promise.all([shop.settle(paymentId, 'SUCCEEDED'), shop.settle(paymentId, 'SUCCEEDED')])
  }
}

/** What happens to one shopper; the same of a seed each time. */
async function live(seed: number, steps: number): Promise<void> {
  const shopper = await shop.shopper()
  const below = numbers(seed)
  const coupons = [await shop.giveCoupon(shopper.userId, 'C10'), await shop.giveCoupon(shopper.userId, 'C5')]
  const grants: Given = { packetFen: 0, points: 0, coupons, orders: [] }
  const addsUp = async (step: number) =>
    assert.deepEqual(await has(shopper), await leftOf(shopper, grants), `history ${seed}, step ${step}`)
  for (let step = 0; step < steps; step += 1) {
    await act(shopper, grants, below, `${seed}.${step}`)
    await addsUp(step)
  }
  await shop.core.clock.advance(31 * 60_000)
  await sweepOrders(shop.core)
  await addsUp(steps)
  for (const code of grants.orders) {
    const { payFen, goodsFen, freightFen, discountFen, couponFen, packetFen, pointFen } = await detail(shopper, code)
    assert.equal(discountFen, couponFen + packetFen + pointFen)
    assert.equal(payFen, goodsFen + freightFen - discountFen)
    assert.ok(payFen > 0)
  }
}

for (const seed of [1, 2, 3]) {
  test(`history ${seed}: what is held, spent and given back adds up after every step`, () => live(seed, STEPS))
}

/** Goods and coupons for the next histories: those before took of both, and half an hour each. */
async function restock(): Promise<void> {
  const { db, clock } = shop.core
  const end_at = new Date(clock.now() + 9 * 86_400_000)
  await db.updateTable('stock').set({ available: 1_000 }).execute()
  await db.updateTable('coupon').set({ end_at }).where('coupon_code', 'in', ['C10', 'C5']).execute()
}

for (let from = 0; from < SHORT; from += IN_ONE_TEST) {
  test(`short histories from ${from} on: the same of each`, { timeout: 200_000 }, async () => {
    await restock()
    for (let turn = from; turn < from + IN_ONE_TEST; turn += 1) await live(seedOfRun + 1_000 + turn, SHORT_STEPS)
  })
}

test('a settlement never says less than one fen a shop, with any rewards', async () => {
  const shopper = await shop.shopper()
  await givePacket(shop, shopper.userId, { amountFen: 9_000_000 })
  const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode: 'FRIDGE', quantity: 1 }
  })
  assert.equal((await readSettlement(shopper, settlementId)).payFen, 1)
})
