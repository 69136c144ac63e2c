import { PAY_WINDOW_MS } from '../../../../domain/order'
import type { Core } from '../../core/area'
import { sellableSkus, type Shopper } from '../cart'
import { buyNow, setCoupon, submit } from '../checkout'
import { addCancelReasons, cancelOrder, cancelReasons } from '../closing'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { advanceOrder, type OrderStep } from '../parcel'
import { settlePayment, startPayment } from '../payment'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** One order of the demonstration: how long ago it was placed, and what happened since, each at its own time. */
interface Story {
  placedAgoMs: number
  quantity: number
  paid?: boolean
  cancelled?: boolean
  steps?: [agoMs: number, step: OrderStep][]
}

/** An order in every state; oldest first. */
const STORIES: readonly Story[] = [
  {
    placedAgoMs: 21 * DAY_MS,
    quantity: 1,
    paid: true,
    steps: [
      [20 * DAY_MS, 'ship'],
      [18 * DAY_MS, 'deliver'],
      [17 * DAY_MS, 'complete']
    ]
  },
  { placedAgoMs: 6 * DAY_MS, quantity: 1, cancelled: true },
  {
    placedAgoMs: 2 * DAY_MS,
    quantity: 2,
    paid: true,
    steps: [
      [40 * HOUR_MS, 'ship'],
      [28 * HOUR_MS, 'move'],
      [5 * HOUR_MS, 'move']
    ]
  },
  { placedAgoMs: 3 * HOUR_MS, quantity: 1, paid: true },
  { placedAgoMs: 4 * MINUTE_MS, quantity: 1 }
]

/** The shop as it was some time ago. */
const ago = (core: Core, ms: number): Pick<Core, 'db' | 'clock'> => {
  const then = core.clock.now() - ms
  return { db: core.db, clock: { ...core.clock, now: () => then, date: () => new Date(then) } }
}

/** Tells the first demonstration shopper's orders, through the same services that real ones go through. */
export async function seedOrders(core: Core): Promise<void> {
  const { cancelReasons: reasons } = await core.catalogue()
  await addCancelReasons(core.db, reasons)
  const [shopper] = DEMONSTRATION_SHOPPERS
  const skus = (await sellableSkus(core.db)).slice(3)
  for (const [index, story] of STORIES.entries()) {
    const sku = skus[index]
    if (shopper && sku) await tell(core, shopper.userId, sku.skuCode, story)
  }
}

async function tell(core: Core, userId: string, skuCode: string, story: Story): Promise<void> {
  const placed = ago(core, story.placedAgoMs)
  const by: Shopper = { userId, locale: 'zh-CN', nowMs: placed.clock.now() }
  const settlementId = await buyNow(core.db, by, { skuCode, quantity: story.quantity })
  // The coupons are for whoever tries the shop.
  const { payFen } = await setCoupon(core.db, by, settlementId, null)
  const { orderCodes } = await submit(core.db, by, { settlementId, expectedPayFen: payFen })
  const [orderCode] = orderCodes
  if (!orderCode) throw new Error('A settlement became no order')
  if (story.paid) {
    const pay = { userId, nowMs: by.nowMs, mode: core.mode, locale: 'zh-CN' as const }
    const { paymentId } = await startPayment(core.db, pay, { orderCodes, channel: 'WECHAT', host: 'H5' })
    await settlePayment(ago(core, story.placedAgoMs - 2 * MINUTE_MS), paymentId, 'SUCCEEDED')
  }
  if (story.cancelled) {
    const later = ago(core, story.placedAgoMs - PAY_WINDOW_MS / 2)
    const [reason] = await cancelReasons(core.db)
    const reasonCode = reason?.reasonCode ?? ''
    await cancelOrder(core.db, { ...by, nowMs: later.clock.now() }, { orderCode, reasonCode })
  }
  for (const [agoMs, step] of story.steps ?? []) await advanceOrder(ago(core, agoMs), orderCode, step)
}
