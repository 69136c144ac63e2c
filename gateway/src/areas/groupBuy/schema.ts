import { sql, type ColumnType, type Generated } from 'kysely'
import type { GroupState, GroupTier, SeatState } from '../../../../domain/activity/groupBuy'
import type { Migration } from '../../core/database/migrate'

type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    /** Pieces of a SKU that are sold in groups: `allotment` of them left its stock when it was published. */
    group_activity: {
      activity_code: string
      sku_code: string
      tiers: Json<GroupTier[]>
      allotment: number
      /** Pieces of the allotment that orders have. */
      taken: Generated<number>
      /** Pieces that one shopper may have of it. */
      limit_each: number
      start_at: Date
      end_at: Date
      /** What was left of the allotment is in the stock again. */
      given_back: Generated<boolean>
      published_by: string
      ended_by: string | null
    }
    buy_group: {
      group_code: string
      activity_code: string
      size: number
      price_fen: number
      state: GroupState
      leader_id: string
      created_at: Date
      /** Both null until its leader has paid. */
      started_at: Date | null
      ends_at: Date | null
      closed_at: Date | null
    }
    group_seat: {
      order_code: string
      group_code: string
      user_id: string
      state: SeatState
      quantity: number
      at: Date
      paid_at: Date | null
      left_at: Date | null
    }
  }
}

export const groupSchema: Migration[] = [
  {
    id: 'group-001',
    up: async (db) => {
      await sql`create table group_activity (
        activity_code text primary key,
        sku_code text not null,
        tiers jsonb not null,
        allotment int not null check (allotment > 0),
        taken int not null default 0 check (taken between 0 and allotment),
        limit_each int not null check (limit_each > 0),
        start_at timestamptz not null,
        end_at timestamptz not null check (end_at > start_at),
        given_back boolean not null default false,
        published_by text not null,
        ended_by text
      )`.execute(db)
      await sql`create unique index group_activity_of_sku on group_activity (sku_code) where not given_back`.execute(db)
      await sql`create table buy_group (
        group_code text primary key,
        activity_code text not null references group_activity (activity_code),
        size int not null check (size >= 2),
        price_fen bigint not null check (price_fen > 0),
        state text not null check (state in ('OPEN', 'FULL', 'FAILED')),
        leader_id text not null,
        created_at timestamptz not null,
        started_at timestamptz,
        ends_at timestamptz,
        closed_at timestamptz,
        check ((started_at is null) = (ends_at is null)),
        check ((state = 'OPEN') = (closed_at is null))
      )`.execute(db)
      await sql`create index buy_group_open on buy_group (ends_at) where state = 'OPEN'`.execute(db)
      await sql`create index buy_group_of on buy_group (activity_code)`.execute(db)
      await sql`create table group_seat (
        order_code text primary key,
        group_code text not null references buy_group (group_code),
        user_id text not null,
        state text not null check (state in ('HELD', 'PAID', 'LEFT')),
        quantity int not null check (quantity > 0),
        at timestamptz not null,
        paid_at timestamptz,
        left_at timestamptz
      )`.execute(db)
      await sql`create unique index group_seat_once on group_seat (group_code, user_id) where state <> 'LEFT'`.execute(
        db
      )
      await sql`create index group_seat_of_user on group_seat (user_id, at desc)`.execute(db)
      await sql`create index group_seat_of_group on group_seat (group_code)`.execute(db)
    }
  }
]
