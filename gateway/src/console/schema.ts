import { sql } from 'kysely'
import type { Migration } from '../core/database/migrate'

declare module '../core/database/database' {
  interface Tables {
    console_fault: { endpoint: string; kind: string; delay_ms: number; remaining: number }
    /** Payments whose money moved but whose callback was lost; the channel tells again at `due_at`. */
    console_lost_callback: { payment_id: string; due_at: Date }
  }
}

/** Fault switches are shared by every gateway on the database. Made in both modes, so that one database fits both. */
export const consoleSchema: Migration[] = [
  {
    id: 'console-001',
    up: async (db) => {
      await sql`create table console_fault (
        endpoint text primary key,
        kind text not null,
        delay_ms int not null,
        remaining int not null
      )`.execute(db)
      await sql`create table console_lost_callback (payment_id text primary key, due_at timestamptz not null)`.execute(
        db
      )
    }
  }
]
