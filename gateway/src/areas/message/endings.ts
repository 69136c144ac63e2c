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
  for (let count = 0; count < MOST_AT_ONCE; count += 1) {
    const ending = await inTransaction(core.db, async (tx) => {
      const now = core.clock.date()
      const next = await take(tx, now)
      if (next) await tellOfEnding(tx, next.userId, next.ending, now)
      return next
    })
    if (!ending) return
  }
}
