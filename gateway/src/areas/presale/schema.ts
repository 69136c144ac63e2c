import { sql, type Generated } from 'kysely'
import type { PresaleOutcome } from '../../../../domain/activity/presale'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** Pieces of a SKU that are sold ahead: `allotment` of them left its stock when it was published. */
    presale: {
      activity_code: string
      sku_code: string
      price_fen: number
      deposit_fen: number
      /** What the deposit counts for. */
      worth_fen: number
      allotment: number
      /** Pieces of the allotment that orders have. */
      taken: Generated<number>
      /** Pieces that one shopper may have of it. */
      limit_each: number
      start_at: Date
      end_at: Date
      balance_from: Date
      balance_to: Date
      ship_by: Date
      /** What was left of the allotment is in the stock again. */
      given_back: Generated<boolean>
      published_by: string
      ended_by: string | null
    }
    /** What was agreed to with an order of a presale, and how far its two payments are. */
    presale_order: {
      order_code: string
      activity_code: string
      user_id: string
      quantity: number
      deposit_fen: number
      worth_fen: number
      balance_from: Date
      balance_to: Date
      ship_by: Date
      /** When its buyer agreed that the deposit is not refunded. */
      agreed_at: Date
      deposit_paid_at: Date | null
      balance_paid_at: Date | null
      outcome: PresaleOutcome | null
      ended_at: Date | null
      /** Who of the shop said that there is none. */
      failed_by: string | null
      begins_told_at: Date | null
      ends_told_at: Date | null
    }
  }
}

export const presaleSchema: Migration[] = [
  {
    id: 'presale-001',
    up: async (db) => {
      await sql`create table presale (
        activity_code text primary key,
        sku_code text not null,
        price_fen bigint not null,
        deposit_fen bigint not null check (deposit_fen > 0),
        worth_fen bigint not null check (worth_fen >= deposit_fen and worth_fen < price_fen),
        allotment int not null check (allotment > 0),
        taken int not null default 0 check (taken between 0 and allotment),
        limit_each int not null check (limit_each > 0),
        start_at timestamptz not null,
        end_at timestamptz not null check (end_at >= start_at),
        balance_from timestamptz not null check (balance_from > end_at),
        balance_to timestamptz not null check (balance_to > balance_from),
        ship_by timestamptz not null check (ship_by >= balance_to),
        given_back boolean not null default false,
        published_by text not null,
        ended_by text
      )`.execute(db)
      await sql`create unique index presale_of_sku on presale (sku_code) where not given_back`.execute(db)
      await sql`create table presale_order (
        order_code text primary key,
        activity_code text not null references presale (activity_code),
        user_id text not null,
        quantity int not null check (quantity > 0),
        deposit_fen bigint not null check (deposit_fen > 0),
        worth_fen bigint not null check (worth_fen >= deposit_fen),
        balance_from timestamptz not null,
        balance_to timestamptz not null,
        ship_by timestamptz not null,
        agreed_at timestamptz not null,
        deposit_paid_at timestamptz,
        balance_paid_at timestamptz check (balance_paid_at is null or deposit_paid_at is not null),
        outcome text check (outcome in ('UNPAID', 'FORFEITED', 'SHOP_FAILED', 'RETURNED')),
        ended_at timestamptz,
        failed_by text,
        begins_told_at timestamptz,
        ends_told_at timestamptz,
        check ((outcome is null) = (ended_at is null)),
        check ((outcome = 'SHOP_FAILED') is not true or failed_by is not null)
      )`.execute(db)
      await sql`create index presale_order_of_user on presale_order (user_id, balance_to)`.execute(db)
      await sql`create index presale_order_of on presale_order (activity_code, user_id)`.execute(db)
      // reminders look at these alone
      await sql`create index presale_order_to_tell on presale_order (balance_to)
        where outcome is null and balance_paid_at is null and deposit_paid_at is not null`.execute(db)
    }
  }
]
