/** A qualification from the submit to the payment and back: each in the transaction that moves the order. */
import { isDelivered, type UsableQualification } from '../../../../domain/activity/subsidy'
import type { Db } from '../../core/database/database'
import * as store from './store'

/** What a shopper can use for goods that go there. */
export async function usableSubsidies(
  db: Db,
  userId: string,
  address: { provinceCode: string; cityCode: string },
  now: Date
): Promise<UsableQualification[]> {
  return (await store.usable(db, userId, now))
    .filter((row) => isDelivered(address, row.region_code))
    .map((row) => ({
      qualificationId: row.qualification_id,
      percent: row.percent,
      capFen: row.cap_fen,
      skuCodes: row.sku_codes
    }))
}

/** The order has it from here on; false: another one has. */
export const holdSubsidy = (
  db: Db,
  qualificationId: string,
  order: { orderCode: string; position: number; fen: number },
  now: Date
): Promise<boolean> => store.hold(db, qualificationId, order, now)

/** Places of an order's rows whose subsidised piece is still the shopper's. */
export const keptSubsidies = (db: Db, orderCode: string): Promise<Set<number>> => store.heldPositions(db, orderCode)

/** The order is paid: what it has is used. */
export const redeemSubsidies = (db: Db, orderCode: string): Promise<void> => store.redeem(db, orderCode)

/** The order ended, or its subsidised piece is `returned`: what took something off it can be used again, while it is valid. */
export const freeSubsidies = (db: Db, orderCode: string, now: Date, { returned = false } = {}): Promise<void> =>
  store.free(db, orderCode, now, returned)
