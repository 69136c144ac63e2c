import { sql } from 'kysely'
import type { Migration } from '../../core/migrate'

declare module '../../core/database' {
  interface Tables {
    coupon: {
      coupon_code: string
      name_zh: string
      name_en: string
      amount_fen: number
      threshold_fen: number
      shop_code: string | null
      start_at: Date
      end_at: Date
      /** How many can still be received. */
      left_over: number
    }
    user_coupon: {
      user_coupon_id: string
      user_id: string
      coupon_code: string
      received_at: Date
      /** The settlement it was used for; null: it is free. */
      settlement_id: string | null
      used_at: Date | null
    }
  }
}

export const couponSchema: Migration[] = [
  {
    id: 'coupon-001',
    up: async (db) => {
      await sql`create table coupon (
        coupon_code text primary key,
        name_zh text not null,
        name_en text not null,
        amount_fen bigint not null check (amount_fen > 0),
        threshold_fen bigint not null check (threshold_fen >= 0),
        shop_code text,
        start_at timestamptz not null,
        end_at timestamptz not null,
        left_over integer not null check (left_over >= 0)
      )`.execute(db)
      await sql`create table user_coupon (
        user_coupon_id text primary key,
        user_id text not null,
        coupon_code text not null,
        received_at timestamptz not null,
        settlement_id text,
        used_at timestamptz,
        unique (user_id, coupon_code)
      )`.execute(db)
    }
  }
]
