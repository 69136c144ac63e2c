import { sql, type ColumnType, type Generated } from 'kysely'
import type { CommissionState } from '../../../../domain/partner/commission'
import type { WithdrawalState } from '../../../../domain/partner/withdrawal'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

/** EARN: an order was paid. CLAW: money of it went back. WITHDRAW: to the bank. BACK: that came back. LAPSE: was left a year. */
export type EntryKind = 'EARN' | 'CLAW' | 'WITHDRAW' | 'BACK' | 'LAPSE'

declare module '../../core/database/database' {
  interface Tables {
    /** By whose link a shopper came last. */
    partner_click: { user_id: string; partner_code: string; at: Date }
    /** What a partner earns by a row of an order: decided when it is placed. Its account says how much of it is left. */
    commission: {
      order_code: string
      position: number
      /** The partner who earns it; the order's own shopper is never told. */
      partner_id: string
      basis_points: number
      /** Fen earned of the money that was paid for the row, and what is left of it. */
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
    /** What a partner's account shows of all their rows, kept by what writes these. */
    partner_sum: {
      partner_id: string
      /** Orders with something PENDING. */
      pending_orders: number
      /** Less what was taken back. */
      earned_fen: number
      withdrawn_fen: number
    }
    /** What is FROZEN, by the day of the shop that it thaws on. */
    partner_thaw: { partner_id: string; at: Date; fen: number }
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
      /** Also the number of each payment order to the bank. */
      withdrawal_id: string
      partner_id: string
      card_id: string
      amount_fen: number
      fee_fen: number
      tax_fen: number
      state: WithdrawalState
      reason: ColumnType<Words | null, string | null, string | null>
      submitted_at: Date
      asked_at: Date | null
      ended_at: Date | null
    }
    /** What the sandbox bank did, by the number of the payment order. */
    sandbox_transfer: { transfer_number: string; amount_fen: number; state: 'PAID' | 'FAILED'; at: Date }
    /** What a code that was sent is for: this amount, to this card. */
    withdrawal_code: { key_sum: string; partner_id: string; card_id: string; amount_fen: number; at: Date }
  }
}

const OPEN = "state = 'PENDING' and left_fen > 0"
const THAWING = "state = 'FROZEN' and left_fen > 0"
const DAY = "date_trunc('day', thaws_at at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'"

/** What rows of `commission` that were `old` and are `new_rows` change of the sums; each order counts once. */
const summing = (old: string): string => `begin
  insert into partner_sum as s (partner_id, pending_orders)
    select partner_id, sum(by) from (
      select partner_id, order_code, 1 as by from commission
        where order_code in (select order_code from new_rows) and ${OPEN} group by 1, 2
      union all select partner_id, order_code, -1 from (
        select partner_id, order_code, state, left_fen from ${old}
        union all select partner_id, order_code, state, left_fen from commission c
          where order_code in (select order_code from new_rows)
            and not exists (select from new_rows n where n.order_code = c.order_code and n.position = c.position)
      ) before where ${OPEN} group by 1, 2
    ) changed group by 1 having sum(by) <> 0 order by 1
    on conflict (partner_id) do update set pending_orders = s.pending_orders + excluded.pending_orders;
  insert into partner_thaw as t (partner_id, at, fen)
    select partner_id, at, sum(fen) from (
      select partner_id, ${DAY} as at, left_fen as fen from new_rows where ${THAWING}
      union all select partner_id, ${DAY}, -left_fen from ${old} where ${THAWING}
    ) changed group by 1, 2 having sum(fen) <> 0 order by 1, 2
    on conflict (partner_id, at) do update set fen = t.fen + excluded.fen;
  return null;
end`

const DAY_SUMS = `begin
  insert into partner_sum as s (partner_id, earned_fen, withdrawn_fen)
    values (new.partner_id,
      new.earned_fen - new.clawed_fen - coalesce(old.earned_fen, 0) + coalesce(old.clawed_fen, 0),
      new.withdrawn_fen - coalesce(old.withdrawn_fen, 0))
    on conflict (partner_id) do update set earned_fen = s.earned_fen + excluded.earned_fen,
      withdrawn_fen = s.withdrawn_fen + excluded.withdrawn_fen;
  return null;
end`

const makeFunction = (name: string, body: string) =>
  sql`create function ${sql.ref(name)}() returns trigger language plpgsql as ${sql.lit(body)}`

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
  },
  {
    id: 'journal-003',
    up: async (db) => {
      await sql`create table partner_sum (
        partner_id text primary key,
        pending_orders int not null default 0,
        earned_fen bigint not null default 0,
        withdrawn_fen bigint not null default 0
      )`.execute(db)
      await sql`create table partner_thaw (
        partner_id text not null,
        at timestamptz not null,
        fen bigint not null,
        primary key (partner_id, at)
      )`.execute(db)
      await sql`alter table partner_entry drop constraint partner_entry_kind_check,
        drop constraint partner_entry_check, drop constraint partner_entry_check1,
        add check (kind in ('EARN', 'CLAW', 'WITHDRAW', 'BACK', 'LAPSE')),
        add check (case when kind in ('EARN', 'BACK') then amount_fen > 0 else amount_fen < 0 end),
        add check ((kind in ('EARN', 'CLAW')) = (order_code is not null)),
        add check ((kind in ('WITHDRAW', 'BACK')) = (withdrawal_id is not null))`.execute(db)
      await sql`alter table withdrawal alter reason type jsonb
        using case when reason is not null then jsonb_build_object('zh', reason, 'en', reason) end`.execute(db)
      // days that are over hold nothing, and are not read
      await sql`create index partner_thaw_next on partner_thaw (partner_id, at) where fen > 0`.execute(db)
      await sql`insert into partner_sum (partner_id, pending_orders)
        select partner_id, count(distinct order_code) from commission where ${sql.raw(OPEN)} group by 1`.execute(db)
      await sql`insert into partner_thaw select partner_id, ${sql.raw(DAY)}, sum(left_fen)
        from commission where ${sql.raw(THAWING)} group by 1, 2`.execute(db)
      await sql`insert into partner_sum as s (partner_id, earned_fen, withdrawn_fen)
        select partner_id, sum(earned_fen - clawed_fen), sum(withdrawn_fen) from partner_day group by 1
        on conflict (partner_id) do update set earned_fen = excluded.earned_fen,
          withdrawn_fen = excluded.withdrawn_fen`.execute(db)
      await makeFunction('sum_new_commissions', summing('(select * from new_rows where false) none')).execute(db)
      await makeFunction('sum_changed_commissions', summing('old_rows')).execute(db)
      await makeFunction('sum_partner_days', DAY_SUMS).execute(db)
      await sql`create trigger commission_added after insert on commission referencing new table as new_rows
        for each statement execute function sum_new_commissions()`.execute(db)
      await sql`create trigger commission_changed after update on commission
        referencing old table as old_rows new table as new_rows
        for each statement execute function sum_changed_commissions()`.execute(db)
      await sql`create trigger partner_day_summed after insert or update on partner_day
        for each row execute function sum_partner_days()`.execute(db)
    }
  },
  {
    // what they kept is kept by the statements that write the rows
    id: 'journal-004',
    up: async (db) => {
      await sql`drop trigger commission_added on commission`.execute(db)
      await sql`drop trigger commission_changed on commission`.execute(db)
      await sql`drop trigger partner_day_summed on partner_day`.execute(db)
      await sql`drop function sum_new_commissions(), sum_changed_commissions(), sum_partner_days()`.execute(db)
    }
  }
]
