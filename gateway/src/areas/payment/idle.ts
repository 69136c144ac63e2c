import type { Db } from '../../core/database/database'
import * as wallet from '../wallet'
import * as store from './store'

/** Closes what was started for an order and has none left to pay. */
export async function closeIdle(db: Db, orderCode: string, now: Date): Promise<void> {
  for (const paymentId of await store.closeIdle(db, orderCode, now)) await wallet.release(db, paymentId, now)
}
