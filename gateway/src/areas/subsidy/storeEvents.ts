import type { Selectable } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database/database'

type Act = Tables['subsidy_event']['act']

/** Notes who did what; of numbers and names nothing. */
export const noteEvent = (
  db: Db,
  event: { act: Act; by: string; about: string; now: Date; userId?: string }
): Promise<unknown> =>
  db
    .insertInto('subsidy_event')
    .values({
      event_id: newId('se'),
      act: event.act,
      by_whom: event.by,
      about: event.about,
      user_id: event.userId ?? null,
      at: event.now
    })
    .execute()

export const newestEvents = (db: Db, most: number): Promise<Selectable<Tables['subsidy_event']>[]> =>
  db.selectFrom('subsidy_event').selectAll().orderBy('at', 'desc').orderBy('event_id', 'desc').limit(most).execute()

/** Whether the console sent the reader of cards away: the last word counts. */
export async function isReaderAway(db: Db): Promise<boolean> {
  const last = await db
    .selectFrom('subsidy_event')
    .select('about')
    .where('act', '=', 'READER')
    .orderBy('at', 'desc')
    .orderBy('event_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.about === 'away'
}
