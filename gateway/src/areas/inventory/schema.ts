import { sql } from 'kysely'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    stock: { sku_code: string; available: number }
    /** Pieces a shopper has bought of a product, all versions together; cancelled orders give theirs back. */
    product_bought: { user_id: string; spu_code: string; bought: number }
  }
}

/** Stock and what each shopper has bought. */
export const inventorySchema: Migration[] = [
  {
    id: 'inventory-001',
    up: async (db) => {
      await sql`create table stock (
        sku_code text primary key,
        available int not null check (available >= 0)
      )`.execute(db)
      await sql`create table sku_bought (
        user_id text not null,
        sku_code text not null,
        bought int not null check (bought >= 0),
        primary key (user_id, sku_code)
      )`.execute(db)
    }
  },
  {
    id: 'inventory-002',
    // product-007, which knows the product of a SKU, moves what was counted by SKU
    up: async (db) => {
      await sql`create table product_bought (
        user_id text not null,
        spu_code text not null,
        bought int not null check (bought >= 0),
        primary key (user_id, spu_code)
      )`.execute(db)
    }
  },
  {
    id: 'inventory-003',
    up: async (db) => {
      await sql`create table flash_taken (
        sku_code text not null,
        start_at timestamptz not null,
        end_at timestamptz not null,
        pieces int not null check (pieces >= 0),
        primary key (sku_code, start_at)
      )`.execute(db)
    }
  }
]
