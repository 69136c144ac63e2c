/**
 * The seam of activities that sell one SKU at a price of their own: what it costs, how many, what else may be used with it,
 * and what they take in the transaction of the submit. One kind a row of `SALES`; what they give back stands in
 * `closing/activities.ts`.
 */
import type { SkuRow } from '../../../../contract'
import { SEAT_MS } from '../../../../domain/activity/groupBuy'
import { DEPOSIT_MS } from '../../../../domain/activity/presale'
import { PAY_WINDOW_MS, type OrderActivity, type SoldActivity } from '../../../../domain/orders/order'
import { couponReward, goesWith } from '../../../../domain/rewards/stacking'
import type { Db } from '../../core/database/database'
import type { GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { releasePiece, takeRight, termsOf as assistTerms, type AssistWish } from '../assist'
import { employeeTerms, releaseOffer, takeQuota, type EmployeeWish } from '../employee'
import { releasePieces, takeSeat, termsOf, type GroupWish } from '../groupBuy'
import { bookPresale, presaleTerms, releasePresale, type PresaleTerms, type PresaleWish } from '../presale'
import type { ShopperRewards } from './rewards'

/** What is bought in each, as a settlement keeps it. */
interface Wishes {
  GROUP: GroupWish
  EMPLOYEE: EmployeeWish
  ASSIST: AssistWish
  PRESALE: PresaleWish
}

type Settled<K extends SoldActivity> = { [P in K]: { kind: P } & Wishes[P] }[K]

/** What a settlement keeps of its activity. */
export type SettledActivity = Settled<SoldActivity>

interface Line {
  skuCode: string
  quantity: number
}

interface Placed {
  orderCode: string
  quantity: number
  priceFen: number
}

export interface ActivityTerms {
  kind: OrderActivity
  priceFen: number
  /** Pieces that can be bought now. */
  left: number
  /** How it is paid in two parts; absent: at once. */
  presale?: PresaleTerms['presale']
  /** Why it can't be ordered; absent: it can. */
  problem?: GatewayRefusal
}

interface Sale<K extends SoldActivity> {
  /** How long its order waits for the payment, ms. */
  payMs: number
  terms: (db: Db, shopper: Asker, activity: Settled<K>, line: Line) => Promise<Omit<ActivityTerms, 'kind'>>
  release: (db: Db, activity: Settled<K>, line: Line) => Promise<void>
  place: (db: Db, shopper: Asker, activity: Settled<K>, order: Placed) => Promise<void>
}

const SALES: { readonly [K in SoldActivity]: Sale<K> } = {
  GROUP: {
    payMs: SEAT_MS,
    terms: (db, shopper, wish, line) => termsOf(db, shopper, { ...wish, ...line }),
    release: (db, { activityCode }, line) => releasePieces(db, { ...line, activityCode }),
    place: (db, shopper, wish, order) => takeSeat(db, shopper, { ...order, wish })
  },
  EMPLOYEE: {
    payMs: PAY_WINDOW_MS,
    terms: (db, shopper, wish, line) => employeeTerms(db, shopper, { ...wish, ...line }),
    release: (db, { offerCode }, line) => releaseOffer(db, { ...line, offerCode }),
    place: (db, shopper, wish, { orderCode, quantity }) => takeQuota(db, shopper, { wish, orderCode, quantity })
  },
  ASSIST: {
    payMs: PAY_WINDOW_MS,
    terms: (db, shopper, { assistCode }, line) => assistTerms(db, shopper, { ...line, assistCode }),
    release: (db, { assistCode }, line) => releasePiece(db, { ...line, assistCode }),
    place: (db, shopper, { assistCode }, { orderCode }) => takeRight(db, shopper, { assistCode, orderCode })
  },
  PRESALE: {
    payMs: DEPOSIT_MS,
    terms: (db, shopper, wish, line) => presaleTerms(db, shopper, { ...wish, ...line }),
    release: (db, { activityCode }, line) => releasePresale(db, { ...line, activityCode }),
    place: (db, shopper, wish, { orderCode, quantity }) => bookPresale(db, shopper, { wish, orderCode, quantity })
  }
}

const saleOf = <K extends SoldActivity>({ kind }: Settled<K>): Sale<K> => SALES[kind]

/** What an activity asks and gives today; refuses one that is not there. */
export async function activityTerms(
  db: Db,
  shopper: Asker,
  activity: SettledActivity,
  line: Line
): Promise<ActivityTerms> {
  return { kind: activity.kind, ...(await saleOf(activity).terms(db, shopper, activity, line)) }
}

/** The SKU as the activity sells it: neither its own stock nor another reduction counts. */
export function soldBy(terms: ActivityTerms, sku: SkuRow): SkuRow {
  const { flash: _flash, regularPriceFen: _regular, unsellable, ...rest } = sku
  const reason = unsellable === 'DELISTED' ? unsellable : terms.left > 0 ? undefined : ('OUT_OF_STOCK' as const)
  return {
    ...rest,
    priceFen: terms.priceFen,
    available: terms.left,
    ...(reason === undefined ? {} : { unsellable: reason })
  }
}

/** What the shopper has, without what does not go with the activity. */
export function heldFor(kind: OrderActivity, own: ShopperRewards): ShopperRewards {
  const coupons = own.own.coupons.map((coupon) => goesWith(kind, couponReward(coupon).kind))
  const withPacket = goesWith(kind, 'RED_PACKET')
  const withPoints = goesWith(kind, 'POINTS')
  return {
    coupons: own.coupons.filter((_, index) => coupons[index]),
    packets: withPacket ? own.packets : [],
    own: {
      coupons: own.own.coupons.filter((_, index) => coupons[index]),
      packets: withPacket ? own.own.packets : [],
      points: withPoints ? own.own.points : { ...own.own.points, balance: 0 }
    }
  }
}

/** Refuses a presale that would leave nothing to pay after the deposit. */
export { demandBalance } from '../presale'

/** How long its order waits for the payment, ms. */
export const payWindowOf = (activity: SettledActivity | null): number =>
  activity === null ? PAY_WINDOW_MS : saleOf(activity).payMs

/** Before the stock is taken: the activity's pieces go into it, for this transaction alone. */
export const releaseFor = (db: Db, activity: SettledActivity, { skuCode, quantity }: Line): Promise<void> =>
  saleOf(activity).release(db, activity, { skuCode, quantity })

/** Once the order is there: its place in the activity, or the submit is refused. */
export const takePlace = (db: Db, shopper: Asker, activity: SettledActivity, order: Placed): Promise<void> =>
  saleOf(activity).place(db, shopper, activity, order)
