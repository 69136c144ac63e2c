import { sql, type ColumnType } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

declare module '../../core/database/database' {
  interface Tables {
    /** A product that a shopper looked at on a day of the shop, by the last look. Names no product that has to be there. */
    footprint: {
      user_id: string
      /** `YYYY-MM-DD` */
      day: string
      spu_code: string
      sku_code: string
      seen_at: Date
      /** What a piece cost, and title and picture, at that look. */
      price_fen: number
      title: ColumnType<Words, string, string>
      picture: string
    }
    /** Shoppers whose steps are not recorded. */
    footprint_pause: { user_id: string; paused_at: Date }
  }
}

export const footprintSchema: Migration[] = [
  {
    id: 'footprint-001',
    up: async (db) => {
      await sql`create table footprint (
        user_id text not null,
        day text not null,
        spu_code text not null,
        sku_code text not null,
        seen_at timestamptz not null,
        price_fen bigint not null,
        title jsonb not null,
        picture text not null,
        primary key (user_id, day, spu_code)
      )`.execute(db)
      await sql`create index footprint_newest on footprint (user_id, seen_at desc)`.execute(db)
      await sql`create index footprint_by_age on footprint (seen_at)`.execute(db)
      await sql`create table footprint_pause (user_id text primary key, paused_at timestamptz not null)`.execute(db)
    }
  }
]
