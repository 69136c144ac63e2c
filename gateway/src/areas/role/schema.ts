import { sql, type ColumnType, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

declare module '../../core/database/database' {
  interface Tables {
    /** Employees, as the brand has them on file; `user_id`: whose account is theirs. */
    employee_file: {
      employee_no: string
      phone: string
      name: ColumnType<Words, string, string>
      department: ColumnType<Words, string, string>
      user_id: string | null
      /** Null while they work here. */
      left_at: Generated<Date | null>
      left_by: Generated<string | null>
      tenant: Generated<string>
    }
    /** Who asked to be a dealer; a refusal stays until they ask again. */
    dealer_request: { user_id: string; state: 'ASKED' | 'REFUSED'; asked_at: Date; decided_by: string | null }
  }
}

export const roleSchema: Migration[] = [
  {
    id: 'role-001',
    up: async (db) => {
      await sql`create table employee_file (
        employee_no text primary key,
        phone text not null,
        name jsonb not null,
        department jsonb not null,
        user_id text unique
      )`.execute(db)
      await sql`create table dealer_request (
        user_id text primary key,
        state text not null check (state in ('ASKED', 'REFUSED')),
        asked_at timestamptz not null,
        decided_by text
      )`.execute(db)
    }
  },
  {
    id: 'role-002',
    up: async (db) => {
      await sql`alter table employee_file add left_at timestamptz, add left_by text`.execute(db)
    }
  },
  {
    id: 'role-tenants',
    // its number and phone are found by typing them
    up: async (db) => {
      await sql`alter table employee_file add column tenant text not null default 'own'`.execute(db)
    }
  }
]
