import { sql, type Generated } from 'kysely'
import type { CouponBenefit } from '../../../../domain/rewards/coupon'
import type { Migration } from '../../core/database/migrate'

/** GRANTED: a shopper has it. USED: a settlement took it. RETURNED: that settlement's orders ended. ENDED: the shop ended it. */
export type CouponEntryKind = 'GRANTED' | 'USED' | 'RETURNED' | 'ENDED'

declare module '../../core/database/database' {
  interface Tables {
    coupon: {
      coupon_code: string
      name_zh: string
      name_en: string
      benefit: Generated<CouponBenefit>
      /** What it takes off; of a percentage and of freight the most. */
      amount_fen: number
      /** What a percentage takes off, in hundredths of a percent. */
      off_bp: Generated<number | null>
      threshold_fen: number
      shop_code: string | null
      /** Categories of the third level; null: every category. */
      category_codes: Generated<string[] | null>
      spu_codes: Generated<string[] | null>
      without_flash: Generated<boolean>
      start_at: Date
      end_at: Date
      /** When it can be received; null: as long as it can be used. */
      receive_from: Generated<Date | null>
      receive_until: Generated<Date | null>
      /** Days it is good for once received, never beyond its end; null: to its end. */
      valid_days: Generated<number | null>
      /** Whether everybody may receive it; otherwise by a code, a prize or the shop. */
      offered: Generated<boolean>
      /** How many can still be received. */
      left_over: number
      given: Generated<number>
    }
    user_coupon: {
      user_coupon_id: string
      user_id: string
      coupon_code: string
      /** What it was given for; '': received once as everybody can. */
      grant_ref: Generated<string>
      received_at: Date
      start_at: Date
      end_at: Date
      /** The settlement it was used for; null: it is free. */
      settlement_id: string | null
      used_at: Date | null
      /** When its owner was notified that it ends soon. */
      reminded_at: Generated<Date | null>
    }
    /** What became of each coupon: one row a reason, added and never changed. Those of a free coupon add up to 1. */
    coupon_entry: {
      user_coupon_id: string
      user_id: string
      kind: CouponEntryKind
      /** A settlement's id; otherwise what it was given or ended for. */
      ref: string
      delta: number
      at: Date
    }
    /** Who wants to be told that a coupon can be received. */
    coupon_reminder: { user_id: string; coupon_code: string; created_at: Date }
    /** A code that gives a coupon to the first shopper who enters it. */
    coupon_secret: {
      secret: string
      coupon_code: string
      /** The person it was sent to; null: its holder. */
      for_user_id: string | null
      /** How many may have it still. */
      left_over: number
      end_at: Date
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
  },
  {
    id: 'coupon-002',
    // a coupon that was received keeps the days it had, and begins its account with what is known of it
    up: async (db) => {
      await sql`alter table coupon
        add column benefit text not null default 'AMOUNT' check (benefit in ('AMOUNT', 'PERCENT', 'FREIGHT')),
        add column off_bp integer check (off_bp between 1 and 9999),
        add column category_codes text[],
        add column spu_codes text[],
        add column without_flash boolean not null default false,
        add column receive_from timestamptz,
        add column receive_until timestamptz,
        add column valid_days integer check (valid_days > 0),
        add column offered boolean not null default true,
        add column given integer not null default 0,
        add check ((benefit = 'PERCENT') = (off_bp is not null))`.execute(db)
      await sql`update coupon c set given = (select count(*) from user_coupon u where u.coupon_code = c.coupon_code)`.execute(
        db
      )
      await sql`alter table user_coupon
        drop constraint user_coupon_user_id_coupon_code_key,
        add column grant_ref text not null default '',
        add column start_at timestamptz,
        add column end_at timestamptz,
        add column reminded_at timestamptz`.execute(db)
      await sql`update user_coupon u set start_at = c.start_at, end_at = c.end_at
        from coupon c where c.coupon_code = u.coupon_code`.execute(db)
      await sql`alter table user_coupon
        alter column start_at set not null,
        alter column end_at set not null,
        add unique (user_id, coupon_code, grant_ref)`.execute(db)
      await sql`create index user_coupon_ends on user_coupon (user_id, end_at, user_coupon_id)`.execute(db)
      await sql`create index user_coupon_to_remind on user_coupon (end_at)
        where settlement_id is null and reminded_at is null`.execute(db)
      await sql`create index user_coupon_of_settlement on user_coupon (settlement_id) where settlement_id is not null`.execute(
        db
      )
      await sql`create table coupon_entry (
        user_coupon_id text not null,
        user_id text not null,
        kind text not null check (kind in ('GRANTED', 'USED', 'RETURNED', 'ENDED')),
        ref text not null,
        delta smallint not null,
        at timestamptz not null,
        primary key (user_coupon_id, kind, ref)
      )`.execute(db)
      await sql`insert into coupon_entry
        select user_coupon_id, user_id, 'GRANTED', '', 1, received_at from user_coupon`.execute(db)
      await sql`insert into coupon_entry
        select user_coupon_id, user_id, 'USED', settlement_id, -1, used_at from user_coupon
        where settlement_id is not null`.execute(db)
      await sql`create function refuse_change_of_coupon_entry() returns trigger language plpgsql as $$
        begin
          raise exception 'entries of coupons are added, never changed';
        end
      $$`.execute(db)
      await sql`create trigger coupon_entry_is_kept before update or delete on coupon_entry
        for each row execute function refuse_change_of_coupon_entry()`.execute(db)
      await sql`create table coupon_secret (
        secret text primary key,
        coupon_code text not null references coupon (coupon_code),
        for_user_id text,
        left_over integer not null check (left_over >= 0),
        end_at timestamptz not null
      )`.execute(db)
    }
  },
  {
    id: 'coupon-003',
    up: async (db) => {
      await sql`create table coupon_reminder (
        user_id text not null,
        coupon_code text not null references coupon (coupon_code),
        created_at timestamptz not null,
        primary key (user_id, coupon_code)
      )`.execute(db)
      await sql`create index coupon_reminder_by_coupon on coupon_reminder (coupon_code, created_at)`.execute(db)
    }
  },
  {
    id: 'coupon-004',
    up: async (db) => {
      await sql`drop trigger coupon_entry_is_kept on coupon_entry`.execute(db)
      await sql`drop function refuse_change_of_coupon_entry`.execute(db)
      await sql`alter table coupon_entry add check (
        delta = case kind when 'USED' then -1 when 'ENDED' then 0 else 1 end
      )`.execute(db)
      // as of the core's ledger
      await sql`revoke update, delete on coupon_entry from current_user`.execute(db)
    }
  }
]
