import { sql, type ColumnType, type Generated } from 'kysely'
import type { RiddleAct } from '../../../../domain/rewards/riddle'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    riddle: {
      position: number
      kind: Json<Words>
      text: Json<Words>
      answer: Json<Words>
      hints: Json<Words[]>
      /** Letters beside those of the answer. */
      letters: Json<Words>
    }
    /** Guesses; `day` names the riddle that ran. */
    riddle_try: { user_id: string; day: string; number: number; at: Date }
    /** One more try for what a shopper did. */
    riddle_earned: { user_id: string; day: string; act: RiddleAct; at: Date }
    /** Who wants to be told of a riddle; `day` names it. */
    riddle_reminder: { user_id: string; day: string; created_at: Date }
    riddle_win: { win_id: Generated<number>; user_id: string; day: string; user_packet_id: string; at: Date }
  }
}

export const riddleSchema: Migration[] = [
  {
    id: 'riddle-001',
    up: async (db) => {
      await sql`create table riddle (
        position int primary key,
        kind jsonb not null,
        text jsonb not null,
        answer jsonb not null,
        hints jsonb not null,
        letters jsonb not null
      )`.execute(db)
      await sql`create table riddle_try (
        user_id text not null,
        day text not null,
        number int not null,
        at timestamptz not null,
        primary key (user_id, day, number)
      )`.execute(db)
      await sql`create table riddle_earned (
        user_id text not null,
        day text not null,
        act text not null,
        at timestamptz not null,
        primary key (user_id, day, act)
      )`.execute(db)
      await sql`create table riddle_win (
        win_id bigint generated always as identity primary key,
        user_id text not null,
        day text not null,
        user_packet_id text not null unique,
        at timestamptz not null,
        unique (user_id, day)
      )`.execute(db)
      await sql`create index riddle_win_by_day on riddle_win (day, win_id)`.execute(db)
    }
  },
  {
    id: 'riddle-002',
    up: async (db) => {
      await sql`create table riddle_reminder (
        user_id text not null,
        day text not null,
        created_at timestamptz not null,
        primary key (user_id, day)
      )`.execute(db)
      await sql`create index riddle_reminder_by_day on riddle_reminder (day, created_at)`.execute(db)
    }
  }
]
