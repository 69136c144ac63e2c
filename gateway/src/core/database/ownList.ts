/**
 * What a shopper keeps for the next time, one of it by default: addresses, titles of invoices. The table is the area's own:
 * a code, `user_id`, `created_at`, and `is_default`, which a unique index allows one row of a shopper.
 */
import type { Kysely, Selectable } from 'kysely'
import type { Db, Tables } from './database'

interface OwnRow {
  user_id: string
  is_default: boolean
  created_at: Date
}

/** Tables whose rows have these. */
type OwnTable = { [K in keyof Tables]: Selectable<Tables[K]> extends OwnRow ? K : never }[keyof Tables]

/** The list of each shopper in a table, by its column of the code. */
export function ownListIn<K extends OwnTable>(kept: K, code: string) {
  type Row = Selectable<Tables[K]>
  // whichever table it is, it is read as one with these columns
  const name = kept as unknown as 'list'
  const open = (db: Db) => db as unknown as Kysely<{ list: OwnRow & Record<string, unknown> }>
  return {
    /** Default first, then newest. */
    all: async (db: Db, userId: string): Promise<Row[]> => {
      const rows = await open(db)
        .selectFrom(name)
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('is_default', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy(code)
        .execute()
      return rows as unknown as Row[]
    },
    /** One, only if it is this shopper's. */
    one: async (db: Db, userId: string, wanted: string): Promise<Row | undefined> => {
      const found = open(db).selectFrom(name).selectAll().where(code, '=', wanted).where('user_id', '=', userId)
      return (await found.executeTakeFirst()) as unknown as Row | undefined
    },
    remove: async (db: Db, wanted: string): Promise<void> => {
      await open(db).deleteFrom(name).where(code, '=', wanted).execute()
    },
    /** Makes one the default. Clearing comes first: a unique index allows one default. */
    setDefault: async (db: Db, userId: string, wanted: string): Promise<void> => {
      const rows = open(db).updateTable(name)
      await rows.set({ is_default: false }).where('user_id', '=', userId).where('is_default', '=', true).execute()
      await rows.set({ is_default: true }).where(code, '=', wanted).execute()
    }
  }
}
