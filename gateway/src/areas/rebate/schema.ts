import { sql, type ColumnType, type Generated } from 'kysely'
import type { RebateRate } from '../../../../domain/activity/rebate'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** A product that gives money back; one at a time. */
    rebate_offer: {
      offer_code: string
      spu_code: string
      rate: ColumnType<RebateRate, string, string>
      start_at: Date
      /** Null: until somebody ends it. */
      end_at: Date | null
      published_by: string
      ended_by: string | null
    }
    /** What a row of an order gives back, as it was frozen when the order was placed. */
    order_rebate: {
      order_code: string
      position: number
      user_id: string
      frozen_fen: number
      /** What the shopper has of it in the balance; null: it was not paid out. */
      paid_fen: number | null
      paid_at: Date | null
      /** It was looked at when it was due, and nothing was left. */
      void_at: Generated<Date | null>
    }
  }
}

export const rebateSchema: Migration[] = [
  {
    id: 'rebate-001',
    up: async (db) => {
      await sql`create table rebate_offer (
        offer_code text primary key,
        spu_code text not null,
        rate jsonb not null,
        start_at timestamptz not null,
        end_at timestamptz check (end_at >= start_at),
        published_by text not null,
        ended_by text
      )`.execute(db)
      await sql`create unique index rebate_offer_of_product on rebate_offer (spu_code) where end_at is null`.execute(db)
      await sql`create table order_rebate (
        order_code text not null,
        position int not null,
        user_id text not null,
        frozen_fen bigint not null check (frozen_fen > 0),
        paid_fen bigint check (paid_fen between 0 and frozen_fen),
        paid_at timestamptz,
        void_at timestamptz,
        primary key (order_code, position),
        check ((paid_fen is null) = (paid_at is null)),
        check (paid_at is null or void_at is null)
      )`.execute(db)
      await sql`create index order_rebate_of_user on order_rebate (user_id)`.execute(db)
      await sql`create index order_rebate_open on order_rebate (order_code) where paid_at is null and void_at is null`.execute(
        db
      )
    }
  },
  {
    id: 'rebate-002',
    up: async (db) => {
      await sql`create index rebate_offer_by_product on rebate_offer (spu_code, start_at desc)`.execute(db)
    }
  }
]
