import { sql, type Selectable } from 'kysely'
import type { RiddleAct } from '../../../../domain/rewards/riddle'
import type { Db, Tables } from '../../core/database/database'
import type { Words } from '../../core/words'

export type RiddleRecord = Selectable<Tables['riddle']>

/** The riddle whose turn it is of all there are; undefined: there is none. */
export async function riddleOfTurn(db: Db, turn: number): Promise<RiddleRecord | undefined> {
  const { count } = await db
    .selectFrom('riddle')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) === 0) return undefined
  return db
    .selectFrom('riddle')
    .selectAll()
    .orderBy('position')
    .offset(turn % Number(count))
    .limit(1)
    .executeTakeFirst()
}

export async function triesOf(db: Db, userId: string, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('riddle_try')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function addTry(db: Db, row: Tables['riddle_try']): Promise<void> {
  await db.insertInto('riddle_try').values(row).execute()
}

export async function earnedBy(db: Db, userId: string, day: string): Promise<Set<RiddleAct>> {
  const rows = await db
    .selectFrom('riddle_earned')
    .select('act')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute()
  return new Set(rows.map((row) => row.act))
}

export async function addEarned(db: Db, row: Tables['riddle_earned']): Promise<void> {
  await db
    .insertInto('riddle_earned')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'day', 'act']).doNothing())
    .execute()
}

/** Whether the shopper has kept a recipe since a moment. */
export async function keptSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('recipe_favorite')
    .select('recipe_code')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function addWin(
  db: Db,
  row: { user_id: string; day: string; user_packet_id: string; at: Date }
): Promise<void> {
  await db.insertInto('riddle_win').values(row).execute()
}

/** What a shopper drew of a riddle, and their place among all who solved it, from 1. */
export async function winOf(
  db: Db,
  userId: string,
  day: string
): Promise<{ user_packet_id: string; rank: number } | undefined> {
  const { rows } = await sql<{ user_packet_id: string; rank: number }>`select w.user_packet_id,
      (select count(*) from riddle_win o where o.day = w.day and o.win_id <= w.win_id) as rank
    from riddle_win w where w.user_id = ${userId} and w.day = ${day}`.execute(db)
  const [row] = rows
  return row && { ...row, rank: Number(row.rank) }
}

export async function winnersOf(db: Db, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('riddle_win')
    .select((build) => build.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export interface PastRound {
  day: string
  at: Date
  tries: number
  face_fen: number | null
}

/** Riddles that a shopper tried, newest first. */
export async function pastRounds(db: Db, userId: string, limit: number): Promise<PastRound[]> {
  const { rows } =
    await sql<PastRound>`select t.day, max(t.at) as at, count(*)::int as tries, max(p.face_fen) as face_fen
    from riddle_try t
    left join riddle_win w on w.user_id = t.user_id and w.day = t.day
    left join user_red_packet p on p.user_packet_id = w.user_packet_id
    where t.user_id = ${userId} group by t.day order by t.day desc limit ${limit}`.execute(db)
  return rows
}

export interface Winner {
  day: string
  phone: string
  face_fen: number
  at: Date
}

/** Who drew what, newest first. */
export async function newestWinners(db: Db, limit: number): Promise<Winner[]> {
  const { rows } = await sql<Winner>`select w.day, c.phone, p.face_fen, w.at from riddle_win w
    join customer c on c.user_id = w.user_id
    join user_red_packet p on p.user_packet_id = w.user_packet_id
    order by w.win_id desc limit ${limit}`.execute(db)
  return rows
}

export async function addRiddles(
  db: Db,
  riddles: readonly { kind: Words; text: Words; answer: Words; hints: Words[]; letters: Words }[]
): Promise<void> {
  if (riddles.length === 0) return
  const rows = riddles.map((riddle, position) => ({
    position,
    kind: JSON.stringify(riddle.kind),
    text: JSON.stringify(riddle.text),
    answer: JSON.stringify(riddle.answer),
    hints: JSON.stringify(riddle.hints),
    letters: JSON.stringify(riddle.letters)
  }))
  await db.insertInto('riddle').values(rows).execute()
}
