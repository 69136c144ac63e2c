import { sql, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** Rows of orders that cost less beside a product; without one nothing is known of what a row went with. */
    order_bundle: {
      order_code: string
      position: number
      /** That product. */
      main: string
      /** It is in another order of the settlement. */
      apart: boolean
      /** The part of what went off the row that came off the money of that product when it went back. */
      kept_fen: Generated<number>
    }
  }
}

export const bundleSchema: Migration[] = [
  {
    id: 'order-bundle',
    up: async (db) => {
      await sql`create table order_bundle (
        order_code text not null,
        position integer not null,
        main text not null,
        apart boolean not null,
        kept_fen bigint not null default 0 check (kept_fen >= 0),
        primary key (order_code, position),
        foreign key (order_code, position) references order_row on delete cascade
      )`.execute(db)
    }
  }
]
