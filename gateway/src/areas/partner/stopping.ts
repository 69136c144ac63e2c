/** The end of a partner's work by other areas. */
import { mayWork } from '../../../../domain/partner/partner'
import type { Db } from '../../core/database/database'
import { move } from './joining'
import * as store from './store'

/** Stops somebody's work whose role is taken; false: they don't work. */
export async function stopWork(tx: Db, userId: string, { by, now }: { by: string; now: Date }): Promise<boolean> {
  const row = await store.lockPartner(tx, userId)
  if (row === undefined || !mayWork(row.state)) return false
  await move(tx, row, { event: 'SUSPEND', now, by, change: { suspended_at: now } })
  return true
}
