import { sql, type Generated } from 'kysely'
import type { CommissionState } from '../../../../domain/commission'
import type { WithdrawalState } from '../../../../domain/withdrawal'
import type { Migration } from '../../core/migrate'

/** EARN: an order was paid. CLAW: money of it went back. WITHDRAW: to the bank. BACK: that came back. */
export type EntryKind = 'EARN' | 'CLAW' | 'WITHDRAW' | 'BACK'

declare module '../../core/database' {
  interface Tables {
    /** By whose link a shopper came last. */
    partner_click: { user_id: string; partner_code: string; at: Date }
    /** What a partner earns by a row of an order: decided when it is placed. Its account says how much of it is left. */
    commission: {
      order_code: string
      position: number
      /** Whose it is; the order's own shopper is never told. */
      partner_id: string
      basis_points: number
      /** Of the money that was paid for the row, and what is left of it. */
      earned_fen: number
      left_fen: number
      state: CommissionState
      placed_at: Date
      received_at: Date | null
      thaws_at: Date | null
    }
    /** What a partner reads of the journal; the amounts are the postings'. */
    partner_entry: {
      entry_id: Generated<number>
      partner_id: string
      kind: EntryKind
      amount_fen: number
      order_code: string | null
      position: number | null
      withdrawal_id: string | null
      /** Which account it was put into or taken out of. */
      account: 'PENDING' | 'FROZEN' | 'AVAILABLE'
      at: Date
    }
    /** The entries' sums by day of the shop. */
    partner_day: { partner_id: string; day: string; earned_fen: number; clawed_fen: number; withdrawn_fen: number }
    /** Cards that a partner is paid to; of the number the bank's token and the last four digits are kept. */
    partner_card: {
      card_id: string
      partner_id: string
      bank_name: string
      last_four: string
      token: string
      added_at: Date
      removed_at: Date | null
    }
    withdrawal: {
      /** Also the number under which the bank is asked, however often. */
      withdrawal_id: string
      partner_id: string
      card_id: string
      amount_fen: number
      fee_fen: number
      tax_fen: number
      state: WithdrawalState
      reason: string | null
      submitted_at: Date
      asked_at: Date | null
      ended_at: Date | null
    }
    /** What the bank for trying out did, by the number it was asked under. */
    sandbox_transfer: { transfer_number: string; amount_fen: number; state: 'PAID' | 'FAILED'; at: Date }
    /** What a code that was sent is for: this amount, to this card. */
    withdrawal_code: { key_sum: string; partner_id: string; card_id: string; amount_fen: number; at: Date }
  }
}

export const journalSchema: Migration[] = [
  {
    id: 'journal-001',
    up: async (db) => {
      await sql`create table partner_click (
        user_id text primary key,
        partner_code text not null,
        at timestamptz not null
      )`.execute(db)
      await sql`create table commission (
        order_code text not null references trade_order (order_code),
        position int not null,
        partner_id text not null,
        basis_points int not null check (basis_points between 0 and 10000),
        earned_fen bigint not null check (earned_fen >= 0),
        left_fen bigint not null check (left_fen between 0 and earned_fen),
        state text not null check (state in ('PLACED', 'PENDING', 'FROZEN', 'AVAILABLE', 'CLAWED')),
        placed_at timestamptz not null,
        received_at timestamptz,
        thaws_at timestamptz,
        primary key (order_code, position),
        check ((state = 'CLAWED') <= (left_fen = 0)),
        check ((state in ('FROZEN', 'AVAILABLE')) <= (thaws_at is not null))
      )`.execute(db)
      await sql`create index commission_of_partner on commission (partner_id, placed_at desc, order_code, position)`.execute(
        db
      )
      await sql`create index commission_by_state on commission (partner_id, state)`.execute(db)
      await sql`create index commission_to_thaw on commission (thaws_at) where state = 'FROZEN'`.execute(db)
      await sql`create table partner_entry (
        entry_id bigint generated always as identity primary key,
        partner_id text not null,
        kind text not null check (kind in ('EARN', 'CLAW', 'WITHDRAW', 'BACK')),
        amount_fen bigint not null,
        order_code text,
        position int,
        withdrawal_id text,
        account text not null check (account in ('PENDING', 'FROZEN', 'AVAILABLE')),
        at timestamptz not null,
        check (case when kind in ('EARN', 'BACK') then amount_fen > 0 else amount_fen < 0 end),
        check ((kind in ('EARN', 'CLAW')) = (order_code is not null and withdrawal_id is null))
      )`.execute(db)
      await sql`create index partner_entry_of on partner_entry (partner_id, at desc, entry_id desc)`.execute(db)
      await sql`create table partner_day (
        partner_id text not null,
        day text not null,
        earned_fen bigint not null default 0,
        clawed_fen bigint not null default 0,
        withdrawn_fen bigint not null default 0,
        primary key (partner_id, day)
      )`.execute(db)
    }
  },
  {
    id: 'journal-002',
    up: async (db) => {
      await sql`create table partner_card (
        card_id text primary key,
        partner_id text not null,
        bank_name text not null,
        last_four text not null check (last_four ~ '^[0-9]{4}$'),
        token text not null,
        added_at timestamptz not null,
        removed_at timestamptz
      )`.execute(db)
      await sql`create unique index partner_card_of on partner_card (partner_id) where removed_at is null`.execute(db)
      await sql`create table withdrawal (
        withdrawal_id text primary key,
        partner_id text not null,
        card_id text not null references partner_card (card_id),
        amount_fen bigint not null check (amount_fen > 0),
        fee_fen bigint not null check (fee_fen >= 0),
        tax_fen bigint not null check (tax_fen >= 0),
        state text not null,
        reason text,
        submitted_at timestamptz not null,
        asked_at timestamptz,
        ended_at timestamptz,
        check (fee_fen + tax_fen < amount_fen),
        check (state in ('SUBMITTED', 'REVIEWING', 'PAYING', 'PAID', 'CANCELLED', 'REFUSED', 'FAILED')),
        check ((state in ('PAID', 'CANCELLED', 'REFUSED', 'FAILED')) = (ended_at is not null)),
        check ((state in ('REFUSED', 'FAILED')) <= (reason is not null))
      )`.execute(db)
      await sql`create index withdrawal_of on withdrawal (partner_id, submitted_at desc, withdrawal_id)`.execute(db)
      await sql`create index withdrawal_open on withdrawal (asked_at) where state = 'PAYING'`.execute(db)
      await sql`create table sandbox_transfer (
        transfer_number text primary key,
        amount_fen bigint not null check (amount_fen > 0),
        state text not null check (state in ('PAID', 'FAILED')),
        at timestamptz not null
      )`.execute(db)
      await sql`create table withdrawal_code (
        key_sum text primary key,
        partner_id text not null,
        card_id text not null,
        amount_fen bigint not null,
        at timestamptz not null
      )`.execute(db)
    }
  }
]
