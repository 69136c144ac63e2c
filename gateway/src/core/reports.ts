/**
 * Reports say «this person, this thing, why»: what a shopper tells the staff of a shop, or of whatever else they see of
 * others. A person has one report on a thing, the newest, and it waits until somebody of the staff has looked at it.
 *
 * The table is the area's own: `user_id text`, a column for the thing, both together the primary key, `reason text`,
 * `remark text`, `told_at timestamptz` and `looked_by text`.
 */
import { sql } from 'kysely'
import type { Db, Tables } from './database/database'

interface Report<R extends string> {
  userId: string
  thing: string
  reason: R
  remark: string
}

interface QueuedReport<R extends string> extends Report<R> {
  toldAt: Date
  lookedBy: string | null
}

/** Reports on things of one kind, by their table and its column of the thing; `R`: the reasons that can be given. */
export function reportsIn<R extends string>(kept: keyof Tables & string, column: string) {
  const [table, thing] = [sql.table(kept), sql.ref(column)]
  return {
    /** Keeps a report in the place of the one before; nobody has looked at it yet. */
    keep: async (db: Db, report: Report<R>, now: Date): Promise<void> => {
      await sql`insert into ${table} (user_id, ${thing}, reason, remark, told_at)
        values (${report.userId}, ${report.thing}, ${report.reason}, ${report.remark}, ${now})
        on conflict (user_id, ${thing}) do update set
          reason = excluded.reason, remark = excluded.remark, told_at = excluded.told_at, looked_by = null`.execute(db)
    },
    /** The newest reports, those that nobody has looked at first; `most` at most. */
    queue: async (db: Db, most: number): Promise<QueuedReport<R>[]> => {
      const { rows } = await sql<QueuedReport<R>>`select user_id as "userId", ${thing} as thing, reason, remark,
          told_at as "toldAt", looked_by as "lookedBy"
        from ${table} order by looked_by nulls first, told_at desc limit ${most}`.execute(db)
      return rows
    },
    /** Notes who of the staff has dealt with a report; false: there is no such report. */
    look: async (db: Db, of: Pick<Report<R>, 'userId' | 'thing'>, by: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`update ${table} set looked_by = ${by}
        where user_id = ${of.userId} and ${thing} = ${of.thing}`.execute(db)
      return numAffectedRows === 1n
    }
  }
}
