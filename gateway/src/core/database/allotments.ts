/**
 * Allotments: pieces of a SKU that were taken out of the stock for an activity. The table is the area's own: a code,
 * `sku_code`, `start_at`, `end_at`, `allotment int`, `taken int`, `given_back boolean`, which says that what was left is in
 * the stock again, and `ended_by text`.
 */
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely'
import type { Db, Tables } from './database'

interface AllotmentRow {
  sku_code: string
  start_at: Date
  end_at: Date
  given_back: boolean
  ended_by: string | null
}

/** Tables whose rows have these. */
type AllotmentTable = {
  [K in keyof Tables]: Selectable<Tables[K]> extends AllotmentRow ? K : never
}[keyof Tables]

/** The allotments of a table, by its column of their code. */
export function allotmentsIn<K extends AllotmentTable>(kept: K, column: string) {
  const [table, named] = [sql.table(kept), sql.ref(column)]
  // whichever table it is, it is read as one with these columns
  const name = kept as unknown as 'allotment'
  const open = (db: Db) => db as unknown as Kysely<{ allotment: AllotmentRow }>
  return {
    /** Takes pieces of an allotment; false (and nothing taken) when there are not as many, or it is back in the stock. */
    takeAllotted: async (db: Db, code: string, quantity: number): Promise<boolean> => {
      const taken = await sql`update ${table} set taken = taken + ${quantity}
        where ${named} = ${code} and not given_back and taken + ${quantity} <= allotment`.execute(db)
      return taken.numAffectedRows === 1n
    },
    /** Puts pieces back; false: the allotment is in the stock again already. */
    returnAllotted: async (db: Db, code: string, quantity: number): Promise<boolean> => {
      const returned = await sql`update ${table} set taken = greatest(0, taken - ${quantity})
        where ${named} = ${code} and not given_back`.execute(db)
      return returned.numAffectedRows === 1n
    },
    /** Closes an allotment; replies how many pieces of it are left, undefined when it is closed already. */
    closeAllotment: async (db: Db, code: string): Promise<number | undefined> => {
      const closed = await sql<{ left: number }>`update ${table} set given_back = true
        where ${named} = ${code} and not given_back returning allotment - taken as left`.execute(db)
      return closed.rows[0]?.left
    },
    /** Adds one; false: the SKU has one already that is not over. */
    addAllotment: async (db: Db, row: Insertable<Tables[K]>): Promise<boolean> => {
      const added = await open(db)
        .insertInto(name)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .returning('sku_code')
        .executeTakeFirst()
      return added !== undefined
    },
    /** Ends one that runs. */
    endAllotment: async (db: Db, code: string, by: string, now: Date): Promise<void> => {
      await sql`update ${table} set end_at = ${now}, ended_by = ${by}
        where ${named} = ${code} and end_at > ${now} and start_at < ${now}`.execute(db)
    },
    /** Every one, for the shop's people: the newest first, fifty at most. */
    allAllotments: async (db: Db): Promise<Selectable<Tables[K]>[]> =>
      (await open(db)
        .selectFrom(name)
        .selectAll()
        .orderBy('start_at', 'desc')
        .orderBy(named)
        .limit(50)
        .execute()) as unknown as Selectable<Tables[K]>[],
    /** Those whose time is over and whose pieces are not back yet. */
    overAllotments: async (db: Db, now: Date): Promise<Selectable<Tables[K]>[]> =>
      (await open(db)
        .selectFrom(name)
        .selectAll()
        .where('given_back', '=', false)
        .where('end_at', '<=', now)
        .orderBy('sku_code')
        .execute()) as unknown as Selectable<Tables[K]>[]
  }
}

/** Takes one of what is `left_over` of an offer, by its table and the column of its code; false when nothing is. */
export const leftOverIn =
  (kept: keyof Tables & string, column: string) =>
  async (db: Db, code: string): Promise<boolean> => {
    const taken = await sql`update ${sql.table(kept)} set left_over = left_over - 1
      where ${sql.ref(column)} = ${code} and left_over > 0`.execute(db)
    return taken.numAffectedRows === 1n
  }
