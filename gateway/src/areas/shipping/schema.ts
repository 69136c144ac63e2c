import { sql, type ColumnType, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { PlatformParcel } from '../../core/platform'

declare module '../../core/database/database' {
  interface Tables {
    /** What the messaging platform is to be told of a payment's goods, and what it was. */
    shipping_notice: {
      notice_id: string
      payment_id: string
      order_code: string
      /** LATE: nothing leaves before `at`. LEFT: parcels left. CORRECTED: they are others in truth. RECEIVED: the shopper has them. */
      kind: 'LATE' | 'LEFT' | 'CORRECTED' | 'RECEIVED'
      parcels: ColumnType<PlatformParcel[], string, string>
      at: Date
      attempts: Generated<number>
      /** When it is tried, or tried again; a gateway that tries has it for itself until then. */
      due_at: Date
      sent_at: Generated<Date | null>
      /** The platform knows that a parcel that LEFT was received. */
      received: Generated<boolean>
    }
  }
}

export const shippingSchema: Migration[] = [
  {
    id: 'shipping-001',
    up: async (db) => {
      await sql`create table shipping_notice (
        notice_id text primary key,
        payment_id text not null references payment (payment_id),
        order_code text not null references trade_order (order_code),
        kind text not null,
        parcels jsonb not null,
        at timestamptz not null,
        attempts int not null default 0,
        due_at timestamptz not null,
        sent_at timestamptz,
        received boolean not null default false,
        unique (order_code, kind)
      )`.execute(db)
      await sql`create unique index shipping_corrected_once on shipping_notice (payment_id)
        where kind = 'CORRECTED'`.execute(db)
      await sql`create index shipping_of_payment on shipping_notice (payment_id)`.execute(db)
      await sql`create index shipping_to_tell on shipping_notice (due_at) where sent_at is null`.execute(db)
      await sql`create index shipping_on_its_way on shipping_notice (order_code)
        where kind = 'LEFT' and not received`.execute(db)
    }
  },
  {
    // an order in two payments is reported with each
    id: 'shipping-a-payment',
    up: async (db) => {
      await sql`alter table shipping_notice drop constraint shipping_notice_order_code_kind_key,
        add unique (payment_id, order_code, kind)`.execute(db)
      await sql`create index shipping_of_order on shipping_notice (order_code)`.execute(db)
    }
  }
]
