import { RUN_MS } from '../../../../domain/activity/assist'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database'
import { giveBackAllotment, lapse } from './rights'
import * as store from './store'

/** Gives up pieces of assists whose time is over, and gives back allotments that ended. States need no sweep. */
export async function sweepAssists({ db, clock }: Core): Promise<void> {
  const now = clock.date()
  const ended = await store.keptSince(db, new Date(now.getTime() - RUN_MS))
  const activities = await store.activitiesOf(db, [...new Set(ended.map((one) => one.activity_code))])
  for (const { assist_code: assistCode, activity_code: activityCode } of ended) {
    const skuCode = activities.get(activityCode)?.sku_code
    if (skuCode !== undefined) await inTransaction(db, (tx) => lapse(tx, assistCode, skuCode, now))
  }
  for (const activity of await store.overActivities(db, now)) {
    await inTransaction(db, (tx) => giveBackAllotment(tx, activity))
  }
}
