import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { tellOfEnding, type Ending } from './ending'

/** Of one round, so that it ends. */
const MOST_AT_ONCE = 200

/** Tells owners of what ends, one a transaction; `take` marks the next one that is to be told and gives it. */
export async function tellOfEndings(
  core: Core,
  take: (tx: Db, now: Date) => Promise<{ userId: string; ending: Ending } | undefined>
): Promise<void> {
  for (let told = 0; told < MOST_AT_ONCE; told += 1) {
    const found = await inTransaction(core.db, async (tx) => {
      const now = core.clock.date()
      const taken = await take(tx, now)
      if (taken) await tellOfEnding(tx, taken.userId, taken.ending, now)
      return taken
    })
    if (!found) return
  }
}
