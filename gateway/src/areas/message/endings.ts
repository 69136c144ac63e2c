import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { eachDue } from '../../core/database/eachDue'
import { tellOfEnding, type Ending } from './ending'

/** Tells owners of what ends, one a transaction; `take` marks the next one that is to be told and gives it. */
export async function tellOfEndings(
  core: Core,
  take: (tx: Db, now: Date) => Promise<{ userId: string; ending: Ending } | undefined>
): Promise<void> {
  await eachDue(
    core.db,
    (tx) => take(tx, core.clock.date()),
    (tx, { userId, ending }) => tellOfEnding(tx, userId, ending, core.clock.date())
  )
}
