import { sql, type ColumnType, type Generated } from 'kysely'
import type { Words } from '../../core/words'
import type { Migration } from '../../core/database/migrate'

/** A JSON column: written as text, read as the value. */
type Json<T> = ColumnType<T, string, string>

type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>

/** Freight of one shop, fen and 6-digit codes (domain/orders/freight). */
export interface ShopFreight {
  baseFen: number
  freeFromFen: number | null
  remoteExtraFen: number
  remoteRegionCodes: string[]
}

/** What a shop promises. */
export interface StoredPromise {
  kind: 'RETURN' | 'PRICE' | 'DELIVERY' | 'INSTALL' | 'EXCHANGE' | 'SERVICE'
  title: Words
  note: Words
}

/** Stars in tenths, and how many gave them. */
export interface StoredStars {
  goods: number
  delivery: number
  /** Null: nobody judged an installation. */
  service: number | null
  reviews: number
}

declare module '../../core/database/database' {
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
      /** Where it sells. */
      tenant: Generated<string>
    }
    /** What a shop says of itself beyond its card; a shop without a row says nothing and is open. */
    shop_profile: {
      shop_code: string
      /** Calendar day. */
      opened_on: string | null
      place: JsonOrNull<Words>
      phone: string | null
      promises: Json<StoredPromise[]>
      /** Given for following. */
      follow_coupon: string | null
      stars: JsonOrNull<StoredStars>
      /** When `stars` were last counted; null: never. */
      starred_at: Date | null
      closed_at: Date | null
      closed_for: JsonOrNull<Words>
      /** Who of the staff closed it, or opened it again. */
      closed_by: string | null
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
  },
  {
    id: 'masterdata-002',
    up: async (db) => {
      await sql`create table shop_profile (
        shop_code text primary key references shop (shop_code),
        opened_on text,
        place jsonb,
        phone text,
        promises jsonb not null default '[]',
        follow_coupon text,
        stars jsonb,
        starred_at timestamptz,
        closed_at timestamptz,
        closed_for jsonb,
        closed_by text
      )`.execute(db)
    }
  },
  {
    id: 'masterdata-tenants',
    // what is there is the shop's own
    up: async (db) => {
      await sql`alter table shop add column tenant text not null default 'own'`.execute(db)
    }
  }
]
