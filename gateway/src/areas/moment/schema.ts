import { sql } from 'kysely'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** Who wants to be told that a SKU's flash sale has begun. */
    flash_reminder: {
      user_id: string
      sku_code: string
      /** Start of that sale. */
      start_at: Date
    }
  }
}

export const momentSchema: Migration[] = [
  {
    id: 'activity-001',
    up: async (db) => {
      await sql`create table flash_reminder (
        user_id text not null,
        sku_code text not null references sku (sku_code),
        start_at timestamptz not null,
        primary key (user_id, sku_code)
      )`.execute(db)
      await sql`create index flash_reminder_by_start on flash_reminder (start_at)`.execute(db)
    }
  }
]
