import { sql, type ColumnType, type Generated } from 'kysely'
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
    /** The ledger: a shopper's points are the sum of their rows. Rows are added and never changed (a trigger). */
    point_entry: {
      entry_id: string
      user_id: string
      kind: PointKind
      points: number
      source: PointSource
      reference: string
      /** Which of several of one kind; '' where there is one. */
      part: Generated<string>
      /** What it was for, where that has a name. */
      subject: ColumnType<Words | null, string | null | undefined, never>
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
  }
]
