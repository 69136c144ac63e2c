import { sql, type ColumnType } from 'kysely'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** What shoppers told of themselves. */
    personal: {
      user_id: string
      birthday: string | null
      /** When it was set last. */
      birthday_at: Date | null
      gender: 'FEMALE' | 'MALE' | null
      household: number | null
    }
    /** Phones that may take the place of lost ones from `due_at` on. */
    phone_wait: { user_id: string; phone: string; asked_at: Date; due_at: Date }
    /** Accounts that are closed at `due_at`. */
    account_closing: { user_id: string; asked_at: Date; due_at: Date }
    /** A file of all that is kept of a shopper, until `ends_at`. */
    personal_file: { user_id: string; content: ColumnType<string, string, string>; made_at: Date; ends_at: Date }
  }
}

export const accountSchema: Migration[] = [
  {
    id: 'account-001',
    up: async (db) => {
      await sql`create table personal (
        user_id text primary key,
        birthday text,
        birthday_at timestamptz,
        gender text check (gender in ('FEMALE', 'MALE')),
        household int check (household between 1 and 12)
      )`.execute(db)
      await sql`create table phone_wait (
        user_id text primary key,
        phone text not null,
        asked_at timestamptz not null,
        due_at timestamptz not null
      )`.execute(db)
      await sql`create table account_closing (
        user_id text primary key,
        asked_at timestamptz not null,
        due_at timestamptz not null
      )`.execute(db)
      await sql`create table personal_file (
        user_id text primary key,
        content text not null,
        made_at timestamptz not null,
        ends_at timestamptz not null
      )`.execute(db)
    }
  }
]
