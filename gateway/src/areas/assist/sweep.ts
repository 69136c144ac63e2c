import { RUN_MS, USE_MS } from '../../../../domain/activity/assist'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { giveBackAllotment, lapse } from './rights'
import * as store from './store'
import { remindOfEnding } from './telling'

/** Tells of prices that end, gives up pieces of assists whose time is over, and gives back allotments that ended. States need no sweep. */
export async function sweepAssists(core: Core): Promise<void> {
  const { db, clock } = core
  await remindOfEnding(core)
  const now = clock.date()
  const before = (ms: number) => new Date(now.getTime() - ms)
  const inVain = await store.keptInVain(db, { ended: before(RUN_MS), lapsed: before(RUN_MS + USE_MS) })
  for (const { assist_code: assistCode, sku_code: skuCode } of inVain)
    await inTransaction(db, (tx) => lapse(tx, assistCode, skuCode, now))
  for (const activity of await store.overActivities(db, now)) {
    await inTransaction(db, (tx) => giveBackAllotment(tx, activity))
  }
}
