/** What an order that ends gives back to the activity that sold it; what it takes is told in `checkout/activities.ts`. */
import type { OrderActivity } from '../../../../domain/order'
import type { Db } from '../../core/database'
import { leaveSeat } from '../group'

interface Left {
  orderCode: string
  skuCode: string
  quantity: number
  at: Date
}

const LEAVING: Readonly<Record<OrderActivity, (db: Db, left: Left) => Promise<void>>> = {
  GROUP: leaveSeat
}

/** The order's place and pieces go back; its stock has them already. Run it in the transaction that ends the order. */
export const leaveActivity = (db: Db, activity: OrderActivity, left: Left): Promise<void> => LEAVING[activity](db, left)
