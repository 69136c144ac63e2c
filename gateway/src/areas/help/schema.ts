import { sql, type ColumnType, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'
import { spellProblems } from './storeSpelling'

type Json<T> = ColumnType<T, string, string>

export interface ProblemFact {
  name: Words
  value: Words
}

declare module '../../core/database/database' {
  interface Tables {
    help_group: { group_code: string; name: Json<Words>; position: number }
    common_problem: {
      problem_code: string
      group_code: string
      title: Json<Words>
      facts: Json<ProblemFact[]>
      steps: Json<Words[]>
      note: Json<Words>
      /** Products of these have it; empty: it is of no appliance. */
      category_codes: string[]
      /** Its words in both languages and what else it is called, in small letters. */
      found_by: string
      /** How its title and what else it is called are typed in letters (core/pinyin), a bar between readings. */
      readings: Generated<string>
      screen: string | null
      updated_on: string
      position: number
    }
    /** Marks of readers it helped, and of readers it did not: nobody has both. */
    problem_solved: { user_id: string; problem_code: string; marked_at: Date }
    problem_unsolved: { user_id: string; problem_code: string; reason: string | null; marked_at: Date }
  }
}

export const helpSchema: Migration[] = [
  {
    id: 'help-001',
    up: async (db) => {
      await sql`create table help_group (
        group_code text primary key,
        name jsonb not null,
        position int not null
      )`.execute(db)
      await sql`create table common_problem (
        problem_code text primary key,
        group_code text not null references help_group (group_code),
        title jsonb not null,
        facts jsonb not null,
        steps jsonb not null,
        note jsonb not null,
        category_codes text[] not null,
        found_by text not null,
        screen text,
        updated_on text not null,
        position int not null
      )`.execute(db)
      await sql`create index common_problem_group on common_problem (group_code, position)`.execute(db)
      await sql`create table problem_solved (
        user_id text not null,
        problem_code text not null references common_problem (problem_code) on delete cascade,
        marked_at timestamptz not null,
        primary key (user_id, problem_code)
      )`.execute(db)
      await sql`create table problem_unsolved (
        user_id text not null,
        problem_code text not null references common_problem (problem_code) on delete cascade,
        reason text,
        marked_at timestamptz not null,
        primary key (user_id, problem_code)
      )`.execute(db)
    }
  },
  {
    id: 'help-readings',
    up: async (db) => {
      await sql`alter table common_problem add column readings text not null default ''`.execute(db)
      await spellProblems(db)
    }
  }
]
