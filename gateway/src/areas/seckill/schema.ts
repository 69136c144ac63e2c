import { sql } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import { moveDailyPrices } from './storeDaily'

declare module '../../core/database/database' {
  interface Tables {
    /** A session of the flash sale. */
    flash_session: {
      session_code: string
      start_at: Date
      end_at: Date
      published_by: string
      moved_by: string | null
      ended_by: string | null
    }
    /** Pieces of a SKU in a session: taken out of its stock when it is published, what is left goes back at its end. */
    flash_session_sku: {
      session_code: string
      sku_code: string
      start_at: Date
      end_at: Date
      position: number
      price_fen: number
      allotment: number
      taken: number
      limit_each: number
      /** What was left went back to stock. */
      ended: boolean
    }
    /** Pieces that an order took. */
    flash_hold: {
      settlement_id: string
      sku_code: string
      session_code: string
      user_id: string
      pieces: number
      /** Given back without having been paid for. */
      unpaid: boolean
    }
  }
}

export const flashSchema: Migration[] = [
  {
    id: 'flash-001',
    up: async (db) => {
      await sql`create table flash_session (
        session_code text primary key,
        start_at timestamptz not null,
        end_at timestamptz not null,
        published_by text not null,
        moved_by text,
        ended_by text,
        check (start_at < end_at)
      )`.execute(db)
      await sql`create index flash_session_by_end on flash_session (end_at)`.execute(db)
      await sql`create table flash_session_sku (
        session_code text not null references flash_session,
        sku_code text not null references sku (sku_code),
        start_at timestamptz not null,
        end_at timestamptz not null,
        position int not null,
        price_fen bigint not null check (price_fen > 0),
        allotment int not null check (allotment > 0),
        taken int not null default 0 check (taken between 0 and allotment),
        limit_each int not null check (limit_each > 0),
        ended boolean not null default false,
        primary key (session_code, sku_code)
      )`.execute(db)
      await sql`create index flash_session_sku_live on flash_session_sku (sku_code, end_at) where not ended`.execute(db)
      await sql`create table flash_hold (
        settlement_id text not null,
        sku_code text not null,
        session_code text not null references flash_session,
        user_id text not null,
        pieces int not null check (pieces >= 0),
        unpaid boolean not null default false,
        primary key (settlement_id, sku_code)
      )`.execute(db)
      await sql`create index flash_hold_by_session on flash_hold (session_code, sku_code)`.execute(db)
      await sql`create index flash_hold_by_user on flash_hold (user_id, session_code)`.execute(db)
    }
  },
  {
    id: 'flash-002',
    // a price that a SKU had between two hours of every day: what runs of it, or comes next, is a session
    up: async (db) => {
      await moveDailyPrices(db)
      await sql`alter table sku drop column flash_price_fen, drop column flash_start_hour, drop column flash_end_hour`.execute(
        db
      )
      await sql`drop table flash_taken`.execute(db)
    }
  },
  {
    id: 'flash-003',
    // sessions that are over too: what a piece was offered for before
    up: async (db) => {
      await sql`create index flash_session_sku_by_sku on flash_session_sku (sku_code, end_at)`.execute(db)
    }
  }
]
