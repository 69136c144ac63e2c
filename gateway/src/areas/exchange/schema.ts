import { sql, type ColumnType, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

declare module '../../core/database/database' {
  interface Tables {
    /** What points are exchanged for: one of a SKU, or a coupon. What is left is set aside for this. */
    point_offer: {
      offer_code: string
      sku_code: string | null
      coupon_code: string | null
      points: number
      quantity: number
      left_over: number
      /** How many one shopper may have. */
      most_each: number
      position: number
    }
    /** What was exchanged, as it was then. */
    point_exchange: {
      exchange_id: string
      user_id: string
      offer_code: string
      /** Null: a coupon. */
      sku_code: string | null
      name: ColumnType<Words, string, never>
      picture: string | null
      points: number
      status: 'PREPARING' | 'SENT' | 'GIVEN'
      receiver: string | null
      phone: string | null
      address: ColumnType<Words | null, string | null, never>
      tracking_no: Generated<string | null>
      created_at: Date
    }
  }
}

export const exchangeSchema: Migration[] = [
  {
    id: 'exchange-001',
    up: async (db) => {
      await sql`create table point_offer (
        offer_code text primary key,
        sku_code text,
        coupon_code text,
        points int not null check (points > 0),
        quantity int not null check (quantity > 0),
        left_over int not null check (left_over >= 0),
        most_each int not null check (most_each > 0),
        position int not null,
        check ((sku_code is null) <> (coupon_code is null))
      )`.execute(db)
      await sql`create table point_exchange (
        exchange_id text primary key,
        user_id text not null,
        offer_code text not null,
        sku_code text,
        name jsonb not null,
        picture text,
        points int not null,
        status text not null,
        receiver text,
        phone text,
        address jsonb,
        tracking_no text,
        created_at timestamptz not null
      )`.execute(db)
      await sql`create index point_exchange_of_user on point_exchange (user_id, created_at desc)`.execute(db)
    }
  }
]
