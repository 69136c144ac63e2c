import { sql, type ColumnType, type Generated } from 'kysely'
import type { ShopReport } from '../../../../domain/goods/shop'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    /** Who follows which shop. */
    shop_follow: { user_id: string; shop_code: string; created_at: Date }
    /** Papers of a shop. */
    shop_licence: {
      shop_code: string
      kind: string
      position: number
      title: Json<Words>
      company: string
      credit_code: string
      /** What stands on it, line by line. */
      lines: Json<{ name: Words; value: Words }[]>
      /** Calendar day on which the site checked it. */
      checked_on: string
      /** The scanned paper; null: it is set from its lines. */
      bytes: Generated<Buffer | null>
      /** Who of the staff put the scan there. */
      put_by: Generated<string | null>
    }
    /** What shoppers told of a shop; `looked_by`: who of the staff has dealt with it. */
    shop_report: {
      user_id: string
      shop_code: string
      reason: ShopReport
      remark: string
      told_at: Date
      looked_by: Generated<string | null>
    }
    /** Picture codes that were asked for. */
    shop_captcha: { key_hash: string; code_hash: string; expires_at: Date; used: Generated<boolean> }
    /** What was on sale when its shop was closed, and will be again. */
    shop_closed_product: { spu_code: string; shop_code: string }
  }
}

/** Follows, papers, picture codes, closed shops. */
export const shopSchema: Migration[] = [
  {
    id: 'shop-001',
    up: async (db) => {
      await sql`create table shop_follow (
        user_id text not null,
        shop_code text not null,
        created_at timestamptz not null,
        primary key (user_id, shop_code)
      )`.execute(db)
      await sql`create index shop_follow_newest on shop_follow (user_id, created_at desc, shop_code)`.execute(db)
      await sql`create table shop_licence (
        shop_code text not null references shop (shop_code),
        kind text not null,
        position int not null,
        title jsonb not null,
        company text not null,
        credit_code text not null,
        lines jsonb not null,
        checked_on text not null,
        bytes bytea,
        put_by text,
        primary key (shop_code, kind)
      )`.execute(db)
      await sql`create table shop_captcha (
        key_hash text primary key,
        code_hash text not null,
        expires_at timestamptz not null,
        used boolean not null default false
      )`.execute(db)
      await sql`create index shop_captcha_by_end on shop_captcha (expires_at)`.execute(db)
      await sql`create table shop_closed_product (
        spu_code text primary key references product (spu_code),
        shop_code text not null references shop (shop_code)
      )`.execute(db)
      await sql`create index shop_closed_product_by_shop on shop_closed_product (shop_code)`.execute(db)
    }
  },
  {
    id: 'shop-002',
    up: async (db) => {
      await sql`create table shop_report (
        user_id text not null,
        shop_code text not null references shop (shop_code),
        reason text not null,
        remark text not null,
        told_at timestamptz not null,
        looked_by text,
        primary key (user_id, shop_code)
      )`.execute(db)
    }
  }
]
