import { shopMidnight } from '../../../../domain/day'
import { DAY_MS, MINUTE_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction } from '../../core/database/database'
import { manager } from '../../core/desk'
import { publishAssist } from './desk'
import * as store from './store'

const OPENING = manager('opening')

/** Publishes what friends help to buy in the demonstration, with those that have started. */
export async function seedAssists(core: Core): Promise<void> {
  const { assists = [] } = await core.catalogue()
  const now = core.clock.now()
  const midnight = shopMidnight(now).valueOf()
  for (const [place, { startsInDays, endsInDays, started = [], ...plan }] of assists.entries()) {
    const activityCode = await publishAssist(core, OPENING, {
      ...plan,
      startAt: midnight + startsInDays * DAY_MS,
      endAt: midnight + endsInDays * DAY_MS
    })
    for (const [index, { userId, minutesAgo, helpers }] of started.entries()) {
      const assistCode = `as_opening_${place + 1}_${index + 1}`
      const startedAt = now - minutesAgo * MINUTE_MS
      await inTransaction(core.db, async (tx) => {
        await store.takePiece(tx, activityCode, new Date(now))
        await store.insertAssist(tx, {
          assist_code: assistCode,
          activity_code: activityCode,
          user_id: userId,
          started_at: new Date(startedAt),
          helped: helpers.length
        })
        for (const [helper, { name, afterMinutes }] of helpers.entries()) {
          await store.insertHelp(tx, {
            assist_code: assistCode,
            // nobody can log in as one of them
            user_id: `helper_of_${place + 1}_${index + 1}_${helper + 1}`,
            name: JSON.stringify(name),
            at: new Date(startedAt + afterMinutes * MINUTE_MS)
          })
        }
      })
    }
  }
}
