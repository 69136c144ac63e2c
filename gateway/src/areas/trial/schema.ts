import { sql, type ColumnType, type Generated } from 'kysely'
import type { TrialAct, TrialEntryState } from '../../../../domain/activity/trial'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'
import type { AddressSnapshot } from '../order'

/** A column that is written as JSON text and read as what it holds. */
type Json<T> = ColumnType<T, string, string>

/** Where a piece goes, as the address was when it was named. */
export interface TrialAddress extends AddressSnapshot {
  addressId: string
}

declare module '../../core/database/database' {
  interface Tables {
    trial: {
      trial_code: string
      sku_code: string
      slogan: Json<Words>
      hint: Json<Words>
      pieces: number
      start_at: Date
      close_at: Date
      draw_at: Date
      /** Told to nobody before the draw. */
      seed_secret: string
      seed_hash: string
      list_hash: string | null
      closed_at: Date | null
      drawn_at: Date | null
      /** Every piece has found its place; what nobody took is in the stock again. */
      ended_at: Date | null
      published_by: string
      closed_by: string | null
      drawn_by: string | null
    }
    trial_entry: {
      entry_id: string
      trial_code: string
      user_id: string
      /** Its number in the draw. */
      ticket: string
      state: TrialEntryState
      author: Json<Words>
      text: string
      /** Null: taken away with the account. */
      address: Json<TrialAddress> | null
      applied_at: Date
      rank: number | null
      confirm_before: Date | null
      /** By which the piece comes, from the confirmation on. */
      order_code: string | null
      sent_at: Date | null
      report_before: Date | null
      /** By when a refused report is written anew; null: none was refused. */
      rewrite_before: Date | null
      /** When it was noted that the report did not come. */
      overdue_at: Date | null
      reported_at: Date | null
    }
    /** Who moved an entry. */
    trial_event: { event_id: Generated<number>; entry_id: string; act: TrialAct; by_whom: string; at: Date }
  }
}

export const trialSchema: Migration[] = [
  {
    id: 'trial-001',
    up: async (db) => {
      await sql`create table trial (
        trial_code text primary key,
        sku_code text not null,
        slogan jsonb not null,
        hint jsonb not null,
        pieces int not null check (pieces > 0),
        start_at timestamptz not null,
        close_at timestamptz not null check (close_at > start_at),
        draw_at timestamptz not null check (draw_at >= close_at),
        seed_secret text not null,
        seed_hash text not null,
        list_hash text,
        closed_at timestamptz,
        drawn_at timestamptz check (drawn_at is null or list_hash is not null),
        ended_at timestamptz,
        published_by text not null,
        closed_by text,
        drawn_by text
      )`.execute(db)
      await sql`create index trial_running on trial (close_at) where ended_at is null`.execute(db)
      await sql`create table trial_entry (
        entry_id text primary key,
        trial_code text not null references trial (trial_code),
        user_id text not null,
        ticket text not null unique,
        state text not null check (state in
          ('APPLIED', 'DRAWN', 'WAITING', 'MISSED', 'CONFIRMED', 'LAPSED', 'SENT', 'REPORTED')),
        author jsonb not null,
        text text not null,
        address jsonb,
        applied_at timestamptz not null,
        rank int check (rank > 0),
        confirm_before timestamptz,
        order_code text unique,
        sent_at timestamptz,
        report_before timestamptz,
        overdue_at timestamptz,
        reported_at timestamptz,
        check ((order_code is not null) = (state in ('CONFIRMED', 'SENT', 'REPORTED'))),
        unique (user_id, trial_code)
      )`.execute(db)
      await sql`create unique index trial_entry_rank on trial_entry (trial_code, rank)`.execute(db)
      await sql`create index trial_entry_to_confirm on trial_entry (confirm_before) where state = 'DRAWN'`.execute(db)
      await sql`create index trial_entry_to_report on trial_entry (report_before)
        where state = 'SENT' and overdue_at is null`.execute(db)
      await sql`create table trial_event (
        event_id bigint generated always as identity primary key,
        entry_id text not null references trial_entry (entry_id) on delete cascade,
        act text not null,
        by_whom text not null,
        at timestamptz not null
      )`.execute(db)
      await sql`create index trial_event_of on trial_event (entry_id, event_id)`.execute(db)
    }
  },
  {
    id: 'trial-002',
    // reports that were refused before have as long as those that are refused now
    up: async (db) => {
      await sql`alter table trial_entry add rewrite_before timestamptz`.execute(db)
      await sql`update trial_entry e set rewrite_before = greatest(e.report_before, now() + interval '7 days')
        from review r where r.order_code = e.order_code and r.trial and r.status = 'REFUSED'`.execute(db)
      await sql`create index trial_entry_to_rewrite on trial_entry (rewrite_before)
        where rewrite_before is not null and overdue_at is null`.execute(db)
    }
  }
]
