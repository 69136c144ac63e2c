import { sql } from 'kysely'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** Who wants to hear that a SKU is back in stock, or costs less than it did. */
    product_alert: {
      user_id: string
      sku_code: string
      kind: 'STOCK' | 'PRICE'
      /** What a piece cost when they asked. */
      price_fen: number
      created_at: Date
    }
  }
}

export const alertSchema: Migration[] = [
  {
    id: 'alert-001',
    up: async (db) => {
      await sql`create table product_alert (
        user_id text not null,
        sku_code text not null references sku (sku_code),
        kind text not null,
        price_fen bigint not null,
        created_at timestamptz not null,
        primary key (user_id, sku_code, kind)
      )`.execute(db)
      await sql`create index product_alert_by_sku on product_alert (sku_code)`.execute(db)
    }
  }
]
