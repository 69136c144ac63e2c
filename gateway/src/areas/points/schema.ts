import { sql } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

/**
 * OPENING: what there was before the ledger. RESERVE: held for an order, POST: that order was paid, VOID: it was not,
 * and the rest is back. REFUND: a part is back. EXPIRE: they have ended. CORRECT: a row that mends what others say.
 */
export type PointKind = 'OPENING' | 'EARN' | 'SPEND' | 'RESERVE' | 'POST' | 'VOID' | 'REFUND' | 'EXPIRE' | 'CORRECT'

/** What a row is about; `reference` says which. */
export type PointSource =
  | 'OPENING'
  | 'ORDER'
  | 'REVIEW'
  | 'CHECK_IN'
  | 'STREAK'
  | 'EXCHANGE'
  | 'SETTLEMENT'
  | 'SERVICE'
  | 'EXPIRY'

declare module '../../core/database/database' {
  interface Tables {
    /**
     * A view of the core's ledger: what came into a shopper's account and what went out of it, which is below nothing.
     * A transfer's reference is the kind of row, with a part or a number after it where there can be several.
     */
    point_entry: {
      transfer_id: number
      account: string
      user_id: string
      kind: PointKind
      points: number
      source: PointSource
      reference: string
      /** What it was for, where that has a name. */
      subject: Words | null
      /** When these points end; of rows that add points alone, except those that give back. */
      ends_at: Date | null
      created_at: Date
    }
    /** Days that were checked in on; `streak` is which day in a row it was. */
    check_in: { user_id: string; day: string; streak: number }
    /** Ends of points that every shopper's rows were gone through for. */
    point_expiry: { ends_at: Date }
    /** Shoppers notified that points of theirs end then; `sent`: also by a message that they allowed. */
    point_reminder: { user_id: string; ends_at: Date; at: Date; sent: boolean }
  }
}

export const pointsSchema: Migration[] = [
  {
    id: 'points-001',
    up: async (db) => {
      await sql`create table point_entry (
        entry_id text primary key,
        user_id text not null,
        kind text not null,
        points int not null,
        source text not null,
        reference text not null,
        part text not null default '',
        subject jsonb,
        ends_at timestamptz,
        created_at timestamptz not null,
        check (case kind
          when 'OPENING' then points > 0 when 'EARN' then points > 0 when 'REFUND' then points > 0
          when 'SPEND' then points < 0 when 'RESERVE' then points < 0 when 'EXPIRE' then points < 0
          when 'POST' then points = 0 when 'VOID' then points >= 0 when 'CORRECT' then points <> 0
          else false end),
        check ((ends_at is not null) = (points > 0 and kind <> 'VOID'))
      )`.execute(db)
      await sql`create index point_entry_of_user on point_entry (user_id, created_at desc, entry_id)
        include (points, ends_at)`.execute(db)
      await sql`create unique index point_entry_once on point_entry (source, reference, user_id, kind, part)
        where kind not in ('EXPIRE', 'CORRECT')`.execute(db)
      await sql`create unique index point_entry_settled on point_entry (reference)
        where source = 'SETTLEMENT' and kind in ('POST', 'VOID')`.execute(db)
      await sql`create index point_entry_by_end on point_entry (ends_at) where ends_at is not null`.execute(db)
      await sql`create table point_expiry (ends_at timestamptz primary key)`.execute(db)
      await sql`insert into point_entry (entry_id, user_id, kind, points, source, reference, ends_at, created_at)
        select 'pt_open_' || user_id, user_id, 'OPENING', point_available, 'OPENING', user_id,
          (date_trunc('year', now() at time zone 'Asia/Shanghai') + interval '2 years') at time zone 'Asia/Shanghai', now()
        from customer where point_available > 0`.execute(db)
      await sql`alter table customer drop column point_available`.execute(db)
      await sql`create function keep_point_entry() returns trigger language plpgsql as $$
        begin
          raise exception 'rows of the point ledger are added, never changed';
        end
      $$`.execute(db)
      await sql`create trigger point_entry_kept before update or delete on point_entry
        for each row execute function keep_point_entry()`.execute(db)
    }
  },
  {
    id: 'points-002',
    up: async (db) => {
      await sql`create table check_in (
        user_id text not null,
        day text not null,
        streak int not null check (streak > 0),
        primary key (user_id, day)
      )`.execute(db)
    }
  },
  {
    id: 'points-003',
    up: async (db) => {
      await sql`create table point_reminder (
        user_id text not null,
        ends_at timestamptz not null,
        at timestamptz not null,
        primary key (user_id, ends_at)
      )`.execute(db)
    }
  },
  {
    id: 'points-004',
    up: async (db) => {
      await sql`alter table point_reminder add column sent boolean not null default true`.execute(db)
    }
  },
  {
    id: 'points-005',
    // the rows of the points' own ledger become transfers of the one that all areas share
    up: async (db) => {
      const own = sql`'points:own:' || user_id`
      const reserved = sql`'points:held:' || reference`
      const spent = sql`'points:paid:' || reference`
      // where a row's points came from or went to; what comes back of a settlement that was paid comes from there
      const other = sql`case when source <> 'SETTLEMENT' then '~points:' || source || ':' || reference
        when kind = 'REFUND' and paid_at <= created_at then ${spent} else ${reserved} end`
      await sql`insert into ledger_transfer (from_account, to_account, amount, reference, at, subject, ends_at)
        select case when kind = 'POST' then ${reserved} when points > 0 then ${other} else ${own} end,
          case when kind = 'POST' then ${spent} when points > 0 then ${own} else ${other} end,
          case when kind = 'POST' then unpaid else abs(points) end,
          concat_ws(' ', kind, case when kind in ('EXPIRE', 'CORRECT') then entry_id else nullif(part, '') end),
          created_at, subject, ends_at
        from (
          select e.*, p.created_at as paid_at, (
            select -sum(r.points) from point_entry r where e.kind = 'POST' and r.reference = e.reference
              and r.source = 'SETTLEMENT' and r.kind not in ('EXPIRE', 'CORRECT')
              and (r.kind = 'RESERVE' or r.created_at < e.created_at)
          ) as unpaid
          from point_entry e left join point_entry p
            on p.source = 'SETTLEMENT' and p.kind = 'POST' and p.reference = e.reference and e.source = 'SETTLEMENT'
        ) as moved where points <> 0 or unpaid > 0
        order by created_at, entry_id desc`.execute(db)
      await sql`insert into ledger_account (account, balance, least)
        select account, sum(amount), 0 from ledger_entry where account like 'points:%' group by account`.execute(db)
      await sql`drop table point_entry`.execute(db)
      await sql`drop function keep_point_entry`.execute(db)
      await sql`create view point_entry as
        select transfer_id, account, substr(account, 12) as user_id, split_part(reference, ' ', 1) as kind,
          amount as points, case when other like '~%' then split_part(other, ':', 2) else 'SETTLEMENT' end as source,
          regexp_replace(other, '^[^:]*:[^:]*:', '') as reference, subject, ends_at, at as created_at
        from ledger_entry where account like 'points:own:%'`.execute(db)
    }
  }
]
