/**
 * What shoppers write for others is judged before others read it. It waits from when it is written; moderation shows it,
 * refuses it with a reason, or leaves it to the staff, who decide in the area's `desk.ts`. How it waits, is decided and is
 * found is the same for all of it, and so are the columns.
 */
import { sql, type ColumnType, type RawBuilder, type Selectable } from 'kysely'
import type { Core } from './area'
import { inTransaction, type Db, type Tables } from './database/database'
import { judgeOrLater, type Piece, type Verdict } from './moderation'
import type { Words } from './words'

/** What a table keeps of its pieces: PENDING waits, `judged_at` null was not seen by moderation, `refused_for` is for the author. */
export interface Judged {
  created_at: Date
  status: 'PENDING' | 'SHOWN' | 'REFUSED'
  judged_at: Date | null
  refused_for: ColumnType<Words, string, string> | null
}

/** Tables whose rows keep this. */
type JudgedTable = { [K in keyof Tables]: Tables[K] extends Judged ? K : never }[keyof Tables]

/** Where a table keeps pieces that has other names for it, or several pieces in a row. */
interface Kept<Column extends string = string> {
  pieces: readonly { status: Column; judgedAt: Column }[]
  /** What the status says of a piece that waits. */
  waits: string
  /** From when on it does. */
  since: Column
}

const AS_JUDGED: Kept = { pieces: [{ status: 'status', judgedAt: 'judged_at' }], waits: 'PENDING', since: 'created_at' }

/** PASS shows it, REFUSE does not, HOLD leaves it to the staff. */
export type Decision = Verdict['kind']

const STATUS = { PASS: 'SHOWN', REFUSE: 'REFUSED', HOLD: 'PENDING' } as const

/** Columns of a piece that is laid in the queue. */
export const waiting = { status: 'PENDING', judged_at: null, refused_for: null } as const

/** Columns of a piece that was decided; `reason` of a refusal alone. */
export const verdictFields = (kind: Decision, now: Date, reason?: Words | null) => ({
  status: STATUS[kind],
  judged_at: now,
  refused_for: kind === 'REFUSE' && reason ? JSON.stringify(reason) : null
})

/** By how much a decision changes how many are shown: 1, 0 or -1. */
export const shownBy = (before: string, kind: Decision): 1 | 0 | -1 =>
  before === STATUS[kind] ? 0 : kind === 'PASS' ? 1 : before === 'SHOWN' ? -1 : 0

/** Rows with a piece that moderation has not seen, oldest first. */
export function unjudgedRows<K extends JudgedTable>(db: Db, table: K, limit: number): Promise<Selectable<Tables[K]>[]>
export function unjudgedRows<K extends keyof Tables>(
  db: Db,
  table: K,
  limit: number,
  kept: Kept<keyof Tables[K] & string>
): Promise<Selectable<Tables[K]>[]>
export async function unjudgedRows<K extends keyof Tables>(
  db: Db,
  table: K,
  limit: number,
  kept: Kept = AS_JUDGED
): Promise<Selectable<Tables[K]>[]> {
  const unseen = kept.pieces.map(
    ({ status, judgedAt }) => sql`(${sql.ref(status)} = ${sql.lit(kept.waits)} and ${sql.ref(judgedAt)} is null)`
  )
  const { rows } = await sql<Selectable<Tables[K]>>`select * from ${sql.table(table)}
    where ${sql.join(unseen, sql` or `)} order by ${sql.ref(kept.since)} limit ${limit}`.execute(db)
  return rows
}

/** The order of what the staff are shown: what waits, oldest first, and then the newest. `of`: the table's name in the query. */
export function queueOrder(kept: Kept = AS_JUDGED, of?: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(of === undefined ? name : `${of}.${name}`)
  const waits = sql.join(
    kept.pieces.map(({ status }) => sql`${column(status)} = ${sql.lit(kept.waits)}`),
    sql` or `
  )
  return sql`case when ${waits} then 0 else 1 end, case when ${waits} then ${column(kept.since)} end,
    ${column(kept.since)} desc`
}

/** What the judging of an area's pieces differs in. */
export interface Judging<R, H> {
  /** The piece that moderation judges. */
  pieceOf(row: R): Piece
  /** The piece, held; undefined when it has gone, was decided, or is written anew: the verdict is of other words. */
  hold(tx: Db, row: R): Promise<H | undefined>
  decide(tx: Db, piece: H, verdict: Verdict, now: Date): Promise<unknown>
}

/** Has moderation judge rows one by one; false when it does not answer, and a later call retries the rest. */
export async function judgeAll<R, H>(core: Core, rows: readonly R[], judging: Judging<R, H>): Promise<boolean> {
  for (const row of rows) {
    const verdict = await judgeOrLater(core, judging.pieceOf(row))
    if (verdict === undefined) return false
    await inTransaction(core.db, async (tx) => {
      const piece = await judging.hold(tx, row)
      if (piece !== undefined) await judging.decide(tx, piece, verdict, core.clock.date())
    })
  }
  return true
}
