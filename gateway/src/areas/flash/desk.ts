/** What the shop's staff do with sessions of the flash sale; each says who did it. */
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database'
import { notFound, refusal } from '../../core/errors'
import { returnStock, takeStock } from '../inventory'
import * as store from './store'

/** Publishes a session: its allotments leave the stock, or nothing happens. Run it in a transaction. */
export async function publishSession(
  tx: Db,
  session: { startAt: Date; endAt: Date; by: string },
  skus: readonly store.NewSessionSku[]
): Promise<string> {
  if (session.startAt >= session.endAt) {
    throw refusal('flash.time', '结束时间须晚于开始时间', 'A session must end after it begins')
  }
  const sorted = [...skus].sort((a, b) => (a.skuCode < b.skuCode ? -1 : 1))
  for (const { skuCode, allotment } of sorted) {
    if (!(await takeStock(tx, skuCode, allotment))) {
      throw refusal('stock.short', '库存不足，无法发布', 'Not enough in stock to publish')
    }
  }
  const sessionCode = newId('fs')
  await store.addSession(tx, { sessionCode, ...session }, skus)
  return sessionCode
}

/** Ends a session before its time; what is left goes back to stock. */
export const closeSession = (core: Core, sessionCode: string, by: string): Promise<void> =>
  inTransaction(core.db, async (tx) => {
    const now = core.clock.date()
    if (!(await store.endSession(tx, sessionCode, by, now))) {
      throw notFound('flash.missing', '没有这一场，或已结束', 'That session does not exist or is over')
    }
    await giveLeftBack(tx, now, sessionCode)
  })

/** Gives back to stock what sessions that are over have left; once for each row. */
export async function giveLeftBack(tx: Db, now: Date, sessionCode?: string): Promise<void> {
  for (const { sku_code, left_over } of await store.endRows(tx, now, sessionCode)) {
    if (left_over > 0) await returnStock(tx, sku_code, left_over)
  }
}
