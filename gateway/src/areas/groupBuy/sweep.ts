import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { failGroup, giveBackAllotment } from './seats'
import * as store from './store'

/** Fails groups whose time is over, moves orders of full ones on, and gives back allotments that ended. */
export async function sweepGroups({ db, clock }: Core): Promise<void> {
  const now = clock.date()
  for (const groupCode of await store.overGroups(db, now))
    await inTransaction(db, (tx) => failGroup(tx, groupCode, now))
  for (const groupCode of await store.fullWithWaiting(db))
    await inTransaction(db, (tx) => store.shipOrders(tx, groupCode))
  for (const activity of await store.overActivities(db, now)) {
    await inTransaction(db, (tx) => giveBackAllotment(tx, activity))
  }
}
