/**
 * Marks say «this person, this thing»: a favourite, a followed shop, a recipe that helped. A person has at most one mark on
 * a thing, sets and takes it back as wished, and repeating either is no error. Followed shops and solved problems
 * are counted here; a review, an answer and a story count in their own rows, as lists sort by it. What a person looked at
 * (`footprint`) is no mark: a row for each day, which goes after ninety days.
 *
 * The table is the area's own: `user_id text`, a column for the thing, both together the primary key, and what the area
 * keeps besides; where it holds marks of several kinds, what tells them apart is in the key too. How many people have marked
 * a thing stands in `mark_count`, which changes in the transaction that really adds or takes a row; so counts equal rows,
 * whatever comes twice or at once.
 */
import { sql } from 'kysely'
import { inTransaction, type Db, type Tables } from './database'
import type { Migration } from './migrate'

declare module './database' {
  interface Tables {
    /** How many people have marked a thing; `kind` is the name of the marks' table. */
    mark_count: { kind: string; thing: string; count: number }
  }
}

export const marksSchema: Migration[] = [
  {
    id: 'marks-001',
    up: async (db) => {
      await sql`create table mark_count (
        kind text not null,
        thing text not null,
        count int not null check (count >= 0),
        primary key (kind, thing)
      )`.execute(db)
    }
  }
]

/** A kind of mark, by where it is kept. */
export interface MarkKind<K extends keyof Tables> {
  table: K
  /** The column that names the thing. */
  thing: keyof Tables[K] & string
  /** What this kind has in columns of the key that tell it from the table's other kinds. Such a kind is not counted. */
  only?: Partial<Tables[K]>
  /** False: nobody asks how many have marked a thing, so nothing is counted. */
  counted?: boolean
  /** Columns that take their new values when a mark is set again. Such a kind is not counted. */
  renews?: readonly (keyof Tables[K] & string)[]
}

/** A mark to be set: the thing, and the values of the table's other columns. */
export interface NewMark {
  thing: string
  values?: Record<string, unknown>
}

/** Reads and changes marks of one kind. Changes run in a transaction of their own, or join the caller's. */
export interface Marks {
  /** Sets marks, 500 at most; those that stand already stay as they are, or take their new values. Returns the things that got either now. */
  set(db: Db, userId: string, marks: readonly NewMark[]): Promise<string[]>
  /** Takes marks back, with 500 things at most. Returns the things that had one. */
  unset(db: Db, userId: string, things: readonly string[]): Promise<string[]>
  /** Everything that the person has marked. */
  all(db: Db, userId: string): Promise<Set<string>>
  /** Sets one mark or takes it back; false: nothing changed. */
  put(db: Db, userId: string, thing: string, isMarked: boolean): Promise<boolean>
  /** Which of these things the person has marked; none where nobody is logged in. */
  among(db: Db, userId: string | undefined, things: readonly string[]): Promise<Set<string>>
  /** How many people have marked each of these things; one that nobody has marked is absent. */
  counts(db: Db, things: readonly string[]): Promise<Map<string, number>>
}

type Named = { table: string; thing: string; only: Record<string, unknown>; renews: readonly string[] }

/** Adds 1 to the counts of things, or takes 1: always in the order of their names, so that two people can't lock each other out. */
async function count(db: Db, kind: string, things: readonly string[], by: 1 | -1): Promise<void> {
  if (things.length === 0) return
  await sql`insert into mark_count (kind, thing, count)
    select ${kind}, thing, ${Math.max(by, 0)}::int from unnest(${[...things].sort()}::text[]) as t (thing) order by thing
    on conflict (kind, thing) do update set count = mark_count.count + ${by}`.execute(db)
}

/** Adds the marks that are not there yet, or renews those that are; returns their things. */
async function insert(db: Db, kind: Named, userId: string, marks: readonly NewMark[]): Promise<string[]> {
  const kept = Object.keys(marks[0]?.values ?? {})
  const key = ['user_id', kind.thing, ...Object.keys(kind.only)].map((name) => sql.ref(name))
  const columns = [...key, ...kept.map((name) => sql.ref(name))]
  const rows = marks.map(({ thing, values = {} }) => {
    const row = [userId, thing, ...Object.values(kind.only), ...kept.map((name) => values[name])]
    return sql`(${sql.join(row)})`
  })
  const values = kind.renews.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`)
  const again = values.length > 0 ? sql`do update set ${sql.join(values)}` : sql`do nothing`
  const added = await sql<{ thing: string }>`insert into ${sql.table(kind.table)} (${sql.join(columns)})
    values ${sql.join(rows)}
    on conflict (${sql.join(key)}) ${again}
    returning ${sql.ref(kind.thing)} as thing`.execute(db)
  return added.rows.map(({ thing }) => thing)
}

/** Marks of one kind. */
export function marksOf<K extends keyof Tables>({ only = {}, renews = [], ...kind }: MarkKind<K>): Marks {
  const named: Named = { ...kind, only: { ...only }, renews }
  const table = sql.table(kind.table)
  const thing = sql.ref(kind.thing)
  const counted = kind.counted !== false && renews.length === 0 && Object.keys(only).length === 0
  const conditions = Object.entries(named.only).map(([name, value]) => sql` and ${sql.ref(name)} = ${value}`)
  const own = (userId: string) => sql`user_id = ${userId}${sql.join(conditions, sql``)}`
  const self: Marks = {
    set: (db, userId, marks) =>
      inTransaction(db, async (tx) => {
        const once = new Map(marks.map((mark) => [mark.thing, mark]))
        if (once.size === 0) return []
        const inOrder = [...once.values()].sort((a, b) => (a.thing < b.thing ? -1 : 1))
        const added = await insert(tx, named, userId, inOrder)
        if (counted) await count(tx, kind.table, added, 1)
        return added
      }),
    unset: (db, userId, things) =>
      inTransaction(db, async (tx) => {
        if (things.length === 0) return []
        const { rows } = await sql<{ thing: string }>`delete from ${table}
          where ${own(userId)} and ${thing} = any(${[...things]}::text[])
          returning ${thing} as thing`.execute(tx)
        const taken = rows.map((row) => row.thing)
        if (counted) await count(tx, kind.table, taken, -1)
        return taken
      }),
    put: async (db, userId, item, isMarked) =>
      (await (isMarked ? self.set(db, userId, [{ thing: item }]) : self.unset(db, userId, [item]))).length > 0,
    all: async (db, userId) => {
      const { rows } = await sql<{ thing: string }>`select ${thing} as thing from ${table}
        where ${own(userId)}`.execute(db)
      return new Set(rows.map((row) => row.thing))
    },
    among: async (db, userId, things) => {
      if (userId === undefined || things.length === 0) return new Set()
      const { rows } = await sql<{ thing: string }>`select ${thing} as thing from ${table}
        where ${own(userId)} and ${thing} = any(${[...things]}::text[])`.execute(db)
      return new Set(rows.map((row) => row.thing))
    },
    counts: async (db, things) => {
      if (things.length === 0) return new Map()
      const { rows } = await sql<{ thing: string; count: number }>`select thing, count from mark_count
        where kind = ${kind.table} and thing = any(${[...things]}::text[]) and count > 0`.execute(db)
      return new Map(rows.map((row) => [row.thing, row.count]))
    }
  }
  return self
}
