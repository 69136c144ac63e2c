import { moment } from '../../../../domain/day'
import { PAY_WINDOW_MS } from '../../../../domain/orders/order'
import type { Core } from '../../core/area'
import type { Asker } from '../../core/identity/asker'
import { sellableSkus, type SellableSku } from '../cart'
import { buyNow, chooseRewards, submit } from '../checkout'
import { addCancelReasons, cancelOrder, cancelReasons } from '../closing'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { advanceOrder, warehouseOf, type OrderStep } from '../parcel'
import { settlePayment, startPayment } from '../payment'
import { presaleOfSku } from '../presale'
import { skuFacts } from '../product'

/** How long ago, as a story says it. */
type Ago = [count: number, unit: 'day' | 'hour' | 'minute']

/** One order of the demonstration: how long ago it was placed, and what happened since, each at its own time. */
export interface Story {
  placed: Ago
  quantity: number
  paid?: boolean
  cancelled?: boolean
  /** The last: which of its parcels alone. */
  steps?: [ago: Ago, step: OrderStep, number?: number][]
  /** The activity of a presale; `paid` is its deposit then. */
  activityCode?: string
  /** With goods of other warehouses, so that it travels in several parcels. */
  several?: true
}

/** An order in every state; oldest first. */
const STORIES: readonly Story[] = [
  {
    placed: [21, 'day'],
    quantity: 1,
    paid: true,
    steps: [
      [[20, 'day'], 'ship'],
      [[18, 'day'], 'deliver'],
      [[17, 'day'], 'complete']
    ]
  },
  { placed: [6, 'day'], quantity: 1, cancelled: true },
  {
    placed: [2, 'day'],
    quantity: 1,
    paid: true,
    several: true,
    steps: [
      [[40, 'hour'], 'ship'],
      [[28, 'hour'], 'move', 1],
      [[26, 'hour'], 'deliver', 2],
      [[5, 'hour'], 'move', 1],
      [[28, 'minute'], 'move', 1]
    ]
  },
  { placed: [3, 'hour'], quantity: 1, paid: true },
  { placed: [4, 'minute'], quantity: 1 }
]

/** Bought, delivered and received without a word since. */
const receivedLongAgo = (days: number): Story => ({
  placed: [days, 'day'],
  quantity: 1,
  paid: true,
  steps: [
    [[days - 1, 'day'], 'ship'],
    [[days - 3, 'day'], 'deliver'],
    [[days - 4, 'day'], 'complete']
  ]
})

const ago = (core: Core, [count, unit]: Ago): number => moment(core.clock.now()).subtract(count, unit).valueOf()

/** The shop as it was then. */
function shopAt(core: Core, then: number): Pick<Core, 'db' | 'clock' | 'mode'> {
  return { mode: 'demonstration', db: core.db, clock: { ...core.clock, now: () => then, date: () => new Date(then) } }
}

/** Tells the first demonstration shopper's orders, through the same services that real ones go through. */
export async function seedOrders(core: Core): Promise<void> {
  const { cancelReasons: reasons, ownedSkuCodes = [] } = await core.catalogue()
  await addCancelReasons(core.db, reasons)
  const [shopper] = DEMONSTRATION_SHOPPERS
  const skus = (await sellableSkus(core.db)).slice(3)
  for (const [index, skuCode] of ownedSkuCodes.entries())
    if (shopper) await tellOrder(core, shopper.userId, [skuCode], receivedLongAgo(80 - 20 * index))
  for (const [index, story] of STORIES.entries()) {
    const sku = skus[index]
    if (!shopper || !sku) continue
    const others = story.several ? await ofOtherWarehouses(core, sku, skus.slice(STORIES.length)) : []
    await tellOrder(core, shopper.userId, [sku.skuCode, ...others], story)
  }
  await seedBooked(core)
}

/** What the second demonstration shopper booked, whose balance can be paid now. */
async function seedBooked(core: Core): Promise<void> {
  const { presales = [] } = await core.catalogue()
  const [, second] = DEMONSTRATION_SHOPPERS
  for (const { skuCode, bookedDaysAgo } of presales) {
    if (bookedDaysAgo === undefined || second === undefined) continue
    const activityCode = await presaleOfSku(core.db, skuCode)
    if (activityCode === undefined) continue
    await tellOrder(core, second.userId, [skuCode], {
      placed: [bookedDaysAgo, 'day'],
      quantity: 1,
      paid: true,
      activityCode
    })
  }
}

/** Goods of the same shop that each leave from another warehouse, and from another than the first. */
async function ofOtherWarehouses(core: Core, first: SellableSku, from: readonly SellableSku[]): Promise<string[]> {
  const facts = await skuFacts(
    core.db,
    [first, ...from].map(({ skuCode }) => skuCode)
  )
  const place = (skuCode: string) => {
    const fact = facts.find(({ sku_code }) => sku_code === skuCode)
    return fact && warehouseOf({ spuCode: fact.spu_code, large: fact.freight_class === 'LARGE' })
  }
  const places = new Set([place(first.skuCode)])
  return from
    .filter(({ skuCode, shopCode }) => {
      const isNew = shopCode === first.shopCode && !places.has(place(skuCode))
      if (isNew) places.add(place(skuCode))
      return isNew
    })
    .map(({ skuCode }) => skuCode)
}

/** Tells an order of a shopper's, through the same services that real ones go through; replies its number. */
export async function tellOrder(
  core: Core,
  userId: string,
  [skuCode = '', ...others]: string[],
  story: Story
): Promise<string> {
  const { activityCode } = story
  const orderDate = moment(ago(core, story.placed))
  const by: Asker = { userId, locale: 'zh-CN', nowMs: orderDate.valueOf() }
  const settlementId = await buyNow(core.db, by, {
    skuCode,
    quantity: story.quantity,
    together: others.map((other) => ({ skuCode: other })),
    ...(activityCode === undefined ? {} : { presale: { activityCode, depositKept: true as const } })
  })
  // Coupons, packets and points are for visitors who try the shop.
  const none = { userCouponIds: [], userPacketId: null, usePoints: false }
  const { payFen } = await chooseRewards(core.db, by, { settlementId, ...none })
  const { orderCodes } = await submit(core.db, by, { settlementId, expectedPayFen: payFen })
  const [orderCode] = orderCodes
  if (!orderCode) throw new Error('A settlement became no order')
  if (story.paid) {
    const pay = { userId, nowMs: by.nowMs, mode: core.mode, locale: 'zh-CN' as const }
    const { paymentId } = await startPayment(core.db, pay, { orderCodes, channel: 'WECHAT', host: 'H5' })
    await settlePayment(shopAt(core, orderDate.add(2, 'minute').valueOf()), paymentId, 'SUCCEEDED')
  }
  if (story.cancelled) {
    const [reason] = await cancelReasons(core.db)
    const reasonCode = reason?.reasonCode ?? ''
    await cancelOrder(core.db, { ...by, nowMs: by.nowMs + PAY_WINDOW_MS / 2 }, { orderCode, reasonCode })
  }
  for (const [when, step, number] of story.steps ?? [])
    await advanceOrder(shopAt(core, ago(core, when)), orderCode, step, number)
  return orderCode
}
