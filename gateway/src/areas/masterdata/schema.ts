import { sql, type ColumnType } from 'kysely'
import type { Words } from '../../core/words'
import type { Migration } from '../../core/migrate'

/** A JSON column: written as text, read as the value. */
type Json<T> = ColumnType<T, string, string>

/** Freight of one shop, fen and 6-digit codes (domain/freight). */
export interface ShopFreight {
  baseFen: number
  freeFromFen: number | null
  remoteExtraFen: number
  remoteRegionCodes: string[]
}

declare module '../../core/database' {
  interface Tables {
    shop: {
      shop_code: string
      position: number
      name: Json<Words>
      slogan: Json<Words>
      logo: string
      self_operated: boolean
      freight: Json<ShopFreight>
      same_day_before_hour: number
      transit_days: number
    }
    system_parameter: { code: string; default_value: string | null }
  }
}

/** Shops and system parameters. */
export const masterdataSchema: Migration[] = [
  {
    id: 'masterdata-001',
    up: async (db) => {
      await sql`create table shop (
        shop_code text primary key,
        position int not null,
        name jsonb not null,
        slogan jsonb not null,
        logo text not null,
        self_operated boolean not null,
        freight jsonb not null,
        same_day_before_hour int not null,
        transit_days int not null
      )`.execute(db)
      await sql`create table system_parameter (code text primary key, default_value text)`.execute(db)
    }
  }
]
