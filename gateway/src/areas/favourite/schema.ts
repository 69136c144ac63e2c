import { sql, type ColumnType, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

interface Kept {
  user_id: string
  sku_code: string
  spu_code: string
  kept_at: Date
  /** What a piece cost, and title and picture, when it was kept. */
  kept_fen: number
  title: ColumnType<Words, string, string>
  picture: string
  /** When it was first seen sold out since it was kept, and when it was back from that. */
  out_at: ColumnType<Date | null, Date | null | undefined>
  back_at: ColumnType<Date | null, Date | null | undefined>
}

declare module '../../core/database/database' {
  interface Tables {
    /** A SKU that a shopper has kept. Names no SKU that has to be there: what is deleted stays in the list. */
    favourite: Kept & {
      /** The lowest price that its owner was notified of; null: none. */
      told_fen: Generated<number | null>
    }
    /** What a shopper let go, for as long as it can be brought back. */
    favourite_taken: Kept & { taken_at: Date }
  }
}

export const favouriteSchema: Migration[] = [
  {
    id: 'favourite-001',
    up: async (db) => {
      const columns = sql`
        user_id text not null,
        sku_code text not null,
        spu_code text not null,
        kept_at timestamptz not null,
        kept_fen bigint not null,
        title jsonb not null,
        picture text not null,
        out_at timestamptz,
        back_at timestamptz`
      await sql`create table favourite (${columns}, primary key (user_id, sku_code))`.execute(db)
      await sql`create table favourite_taken (${columns},
        taken_at timestamptz not null,
        primary key (user_id, taken_at, sku_code)
      )`.execute(db)
      await sql`create index favourite_taken_by_age on favourite_taken (taken_at)`.execute(db)
      // for the look at what is sold out, and what is back
      await sql`create index favourite_by_sku on favourite (sku_code)`.execute(db)
      await sql`create index favourite_out on favourite (sku_code) where out_at is not null and back_at is null`.execute(
        db
      )
      await sql`create index stock_sold_out on stock (sku_code) where available <= 0`.execute(db)
    }
  },
  {
    id: 'favourite-002',
    up: async (db) => {
      await sql`alter table favourite add column told_fen bigint`.execute(db)
    }
  }
]
