import { sql, type ColumnType, type Generated } from 'kysely'
import type { AssistStep } from '../../../../domain/activity/assist'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    /** Pieces of a SKU whose price friends help to lower: `allotment` of them left its stock when it was published. */
    assist_activity: {
      activity_code: string
      sku_code: string
      steps: Json<AssistStep[]>
      allotment: number
      /** Pieces that are kept for assists or that orders have. */
      taken: Generated<number>
      start_at: Date
      end_at: Date
      /** What was left of the allotment is in the stock again. */
      given_back: Generated<boolean>
      published_by: string
      ended_by: string | null
    }
    assist: {
      assist_code: string
      activity_code: string
      user_id: string
      started_at: Date
      helped: Generated<number>
      /** The order that has its price; null: none, or it was closed in time. */
      order_code: string | null
      /** Its piece is nobody’s any more: time is over, or its order was closed after that. */
      piece_back: Generated<boolean>
    }
    assist_help: {
      assist_code: string
      user_id: string
      /** Null: the account is closed. */
      name: ColumnType<Words | null, string | null, string | null>
      at: Date
    }
  }
}

export const assistSchema: Migration[] = [
  {
    id: 'assist-001',
    up: async (db) => {
      await sql`create table assist_activity (
        activity_code text primary key,
        sku_code text not null,
        steps jsonb not null,
        allotment int not null check (allotment > 0),
        taken int not null default 0 check (taken between 0 and allotment),
        start_at timestamptz not null,
        end_at timestamptz not null check (end_at > start_at),
        given_back boolean not null default false,
        published_by text not null,
        ended_by text
      )`.execute(db)
      await sql`create unique index assist_activity_of_sku on assist_activity (sku_code) where not given_back`.execute(
        db
      )
      await sql`create table assist (
        assist_code text primary key,
        activity_code text not null references assist_activity (activity_code),
        user_id text not null,
        started_at timestamptz not null,
        helped int not null default 0 check (helped >= 0),
        order_code text unique,
        piece_back boolean not null default false,
        check (order_code is null or not piece_back)
      )`.execute(db)
      await sql`create unique index assist_alive on assist (user_id, activity_code) where not piece_back`.execute(db)
      await sql`create index assist_of_user on assist (user_id, started_at desc)`.execute(db)
      await sql`create index assist_kept on assist (started_at) where not piece_back and order_code is null`.execute(db)
      await sql`create table assist_help (
        assist_code text not null references assist (assist_code),
        user_id text not null,
        name jsonb,
        at timestamptz not null,
        primary key (assist_code, user_id)
      )`.execute(db)
      await sql`create index assist_help_of_user on assist_help (user_id, at desc)`.execute(db)
    }
  }
]
