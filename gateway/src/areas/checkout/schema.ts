import { sql, type ColumnType, type Generated } from 'kysely'
import type { InvoiceParty } from '../../../../domain/orders/invoice'
import type { GiftChoice } from '../../../../domain/rewards/gifts'
import type { RewardChoice } from '../../../../domain/rewards/rewards'
import type { Migration } from '../../core/database/migrate'
import type { SettledActivity } from './activities'

declare module '../../core/database/database' {
  interface Tables {
    settlement: {
      settlement_id: string
      user_id: string
      source: 'CART' | 'BUY_NOW'
      address_id: string | null
      /** What the shopper chose by hand; null: what saves most. */
      choice: ColumnType<RewardChoice | null, string | null | undefined, string | null>
      /** The party that its orders are invoiced to; null: no invoice was asked for. */
      invoice: ColumnType<
        (InvoiceParty & { email?: string | undefined }) | null,
        string | null | undefined,
        string | null
      >
      /** What is wanted of activities; null: what they give first. */
      gifts: ColumnType<GiftChoice | null, string | null | undefined, string | null>
      /** The activity that sells it, with its own price; null: none. */
      activity: ColumnType<SettledActivity | null, string | null | undefined, string | null>
      /** The number that messages about its orders go to; null: the account's own. */
      notice_phone: Generated<string | null>
      created_at: Date
      /** Null until it became orders. */
      submitted_at: Date | null
    }
    settlement_row: {
      settlement_id: string
      position: number
      sku_code: string
      quantity: number
      opened_price_fen: number
      cart_row_id: string | null
    }
    settlement_remark: { settlement_id: string; shop_code: string; remark: string }
  }
}

export const checkoutSchema: Migration[] = [
  {
    id: 'checkout-001',
    up: async (db) => {
      await sql`create table settlement (
        settlement_id text primary key,
        user_id text not null,
        source text not null,
        address_id text,
        user_coupon_id text,
        created_at timestamptz not null,
        submitted_at timestamptz
      )`.execute(db)
      await sql`create table settlement_row (
        settlement_id text not null references settlement (settlement_id),
        position integer not null,
        sku_code text not null,
        quantity integer not null check (quantity between 1 and 99999),
        opened_price_fen bigint not null,
        cart_row_id text,
        primary key (settlement_id, position)
      )`.execute(db)
      await sql`create table settlement_remark (
        settlement_id text not null references settlement (settlement_id),
        shop_code text not null,
        remark text not null,
        primary key (settlement_id, shop_code)
      )`.execute(db)
    }
  },
  {
    id: 'checkout-002',
    // a settlement that is open goes on with what saves most
    up: async (db) => {
      await sql`alter table settlement drop column user_coupon_id, add column choice jsonb`.execute(db)
    }
  },
  {
    id: 'checkout-003',
    up: async (db) => {
      await sql`alter table settlement add column invoice jsonb`.execute(db)
    }
  },
  {
    id: 'checkout-004',
    up: async (db) => {
      await sql`alter table settlement add column gifts jsonb`.execute(db)
    }
  },
  {
    id: 'checkout-005',
    up: async (db) => {
      await sql`alter table settlement add column notice_phone text`.execute(db)
    }
  },
  {
    id: 'checkout-006',
    up: async (db) => {
      await sql`alter table settlement add column activity jsonb`.execute(db)
    }
  }
]
