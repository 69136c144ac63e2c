/** What an order that ends gives back to the activity that sold it; what it takes stands in `checkout/activities.ts`. */
import type { SoldActivity } from '../../../../domain/orders/order'
import type { Db } from '../../core/database/database'
import { leaveQuota } from '../employee'
import { giveBackRight } from '../assist'
import { leaveSeat } from '../groupBuy'
import { leavePresale } from '../presale'

interface Left {
  orderCode: string
  skuCode: string
  quantity: number
  now: Date
}

const LEAVING: Readonly<Record<SoldActivity, (db: Db, place: Left) => Promise<void>>> = {
  GROUP: leaveSeat,
  EMPLOYEE: leaveQuota,
  ASSIST: giveBackRight,
  PRESALE: leavePresale
}

/** The order's place and pieces go back; its stock has them already. Run it in the transaction that ends the order. */
export const leaveActivity = (db: Db, activity: SoldActivity, place: Left): Promise<void> =>
  LEAVING[activity](db, place)
