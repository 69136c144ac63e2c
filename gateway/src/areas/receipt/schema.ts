import { sql } from 'kysely'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** Links of messages that confirm a receipt; of a code only its sum is kept. */
    receipt_link: {
      code_sum: string
      order_code: string
      created_at: Date
      expires_at: Date
      used_at: Date | null
    }
  }
}

export const receiptSchema: Migration[] = [
  {
    id: 'receipt-001',
    up: async (db) => {
      await sql`create table receipt_link (
        code_sum text primary key,
        order_code text not null references trade_order (order_code),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        used_at timestamptz
      )`.execute(db)
      await sql`create index receipt_link_of_order on receipt_link (order_code)`.execute(db)
    }
  }
]
