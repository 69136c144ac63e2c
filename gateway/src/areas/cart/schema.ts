import { sql } from 'kysely'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    cart_row: {
      row_id: string
      user_id: string
      sku_code: string
      quantity: number
      selected: boolean
      added_price_fen: number
      added_at: Date
    }
  }
}

/** One line a SKU and shopper; the unique index makes adding up a single statement. */
export const cartSchema: Migration[] = [
  {
    id: 'cart-001',
    up: async (db) => {
      await sql`create table cart_row (
        row_id text primary key,
        user_id text not null,
        sku_code text not null,
        quantity integer not null check (quantity between 1 and 99999),
        selected boolean not null,
        added_price_fen bigint not null check (added_price_fen >= 0),
        added_at timestamptz not null,
        unique (user_id, sku_code)
      )`.execute(db)
    }
  }
]
