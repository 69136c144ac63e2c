import { sql, type Generated } from 'kysely'
import type { PaidPart } from '../../../../domain/activity/presale'
import type { Migration } from '../../core/database/migrate'
import type { PayMeans, PaymentStatus } from '../../../../contract'

declare module '../../core/database/database' {
  interface Tables {
    payment: {
      payment_id: string
      /** Null: a friend without an account; the provider knows them. */
      user_id: string | null
      /** What took the amount, or what of it the balance did not. */
      channel: PayMeans
      host: 'H5' | 'APP' | 'WEAPP'
      amount_fen: number
      /** What of it comes from the balance. */
      balance_fen: Generated<number>
      /** Where it is paid in months. */
      months: Generated<number | null>
      status: PaymentStatus
      return_path: string | null
      /** The link by which a friend pays; null: the buyer pays. */
      pay_link: Generated<string | null>
      created_at: Date
      settled_at: Date | null
      /** When the provider took the money; the shop may hear of it later. In the sandbox this is the provider's own book. */
      taken_at: Generated<Date | null>
    }
    payment_order: {
      payment_id: string
      order_code: string
      amount_fen: number
      /** What of it comes from the balance. */
      balance_fen: Generated<number>
      /** Which part of the order it pays: of a presale first the deposit, then the balance. */
      part: Generated<PaidPart>
      /** True: this payment is the one that paid the order, or that part of it. */
      effective: boolean
    }
    /** What a shopper asks a friend to pay; the same orders have one. */
    pay_link: { code: string; user_id: string; order_codes: string[]; created_at: Date }
    refund: {
      refund_id: string
      payment_id: string
      order_code: string
      amount_fen: number
      /** What of the order it is for: `row:` and a position, `case:` and its number; empty: all of it. Each is paid back once. */
      subject: Generated<string>
      /** What of it goes to the balance. */
      balance_fen: Generated<number>
      /**
       * CANCELLED: the shopper cancelled a paid order. SUPERFLUOUS: money came that nobody waited for. LOWERED: a price fell.
       * RETURNED: a case after the sale, which `subject` names.
       */
      reason: 'CANCELLED' | 'SUPERFLUOUS' | 'LOWERED' | 'RETURNED'
      created_at: Date
      /** SENT: the provider has not said yet what became of it. Of SUPERFLUOUS and LOWERED money it is not asked. */
      state: Generated<'SENT' | 'DONE' | 'FAILED'>
      settled_at: Generated<Date | null>
    }
  }
}

export const paymentSchema: Migration[] = [
  {
    id: 'payment-001',
    up: async (db) => {
      await sql`create table payment (
        payment_id text primary key,
        user_id text not null,
        channel text not null,
        host text not null,
        amount_fen bigint not null check (amount_fen > 0),
        status text not null,
        return_path text,
        created_at timestamptz not null,
        settled_at timestamptz
      )`.execute(db)
      await sql`create table payment_order (
        payment_id text not null references payment (payment_id),
        order_code text not null,
        amount_fen bigint not null,
        effective boolean not null,
        primary key (payment_id, order_code)
      )`.execute(db)
      await sql`create index payment_of_order on payment_order (order_code)`.execute(db)
      await sql`create unique index one_payment_counts on payment_order (order_code) where effective`.execute(db)
      await sql`create table refund (
        refund_id text primary key,
        payment_id text not null,
        order_code text not null,
        amount_fen bigint not null check (amount_fen > 0),
        reason text not null,
        created_at timestamptz not null,
        unique (payment_id, order_code)
      )`.execute(db)
    }
  },
  {
    id: 'payment-002',
    up: async (db) => {
      await sql`create table pay_link (
        code text primary key,
        user_id text not null,
        order_codes text[] not null,
        created_at timestamptz not null,
        unique (user_id, order_codes)
      )`.execute(db)
      await sql`alter table payment add pay_link text references pay_link (code)`.execute(db)
    }
  },
  {
    id: 'payment-003',
    up: async (db) => {
      await sql`alter table payment add taken_at timestamptz`.execute(db)
    }
  },
  {
    id: 'payment-refund-subject',
    up: async (db) => {
      await sql`alter table refund add subject text not null default '',
        drop constraint refund_payment_id_order_code_key, add unique (payment_id, order_code, subject)`.execute(db)
      await sql`create index refund_of_order on refund (order_code)`.execute(db)
    }
  },
  {
    id: 'payment-004',
    up: async (db) => {
      const part = sql`bigint not null default 0 check (balance_fen >= 0 and balance_fen <= amount_fen)`
      await sql`alter table payment add balance_fen ${part}, add months int`.execute(db)
      await sql`alter table payment_order add balance_fen ${part}`.execute(db)
      await sql`alter table refund add balance_fen ${part}`.execute(db)
    }
  },
  {
    id: 'payment-by-strangers',
    up: async (db) => {
      await sql`alter table payment alter user_id drop not null,
        add check (user_id is not null or (pay_link is not null and balance_fen = 0 and months is null))`.execute(db)
    }
  },
  {
    id: 'payment-refund-state',
    up: async (db) => {
      await sql`alter table refund add state text not null default 'DONE' check (state in ('SENT', 'DONE', 'FAILED')),
        add settled_at timestamptz`.execute(db)
      await sql`create index refund_sent on refund (created_at) where state = 'SENT'`.execute(db)
    }
  },
  {
    id: 'payment-in-parts',
    up: async (db) => {
      await sql`alter table payment_order
        add part text not null default 'ALL' check (part in ('ALL', 'DEPOSIT', 'BALANCE'))`.execute(db)
      await sql`drop index one_payment_counts`.execute(db)
      await sql`create unique index one_payment_counts on payment_order (order_code, part) where effective`.execute(db)
    }
  },
  {
    id: 'payment-refund-again',
    up: async (db) => {
      await sql`create index refund_failed on refund (settled_at) where state = 'FAILED'`.execute(db)
    }
  }
]
