import { sql, type ColumnType, type Generated } from 'kysely'
import type { ParameterGroup } from '../../catalogue/goods'
import type { CatalogueVideo } from '../../catalogue/video'
import type { Words } from '../../core/words'
import type { Migration } from '../../core/database/migrate'

type Json<T> = ColumnType<T, string, string>

export interface StoredTag {
  text: Words
  kind: 'sale' | 'brand' | 'warm' | 'ok'
}

export interface StoredAttribute {
  attrCode: string
  name: Words
  /** `swatch`: a colour's own, `#rrggbb`. */
  values: { valueCode: string; name: Words; swatch?: string }[]
}

/** What only the product screen needs. */
export interface StoredDetail {
  subtitle: Words
  services: { title: Words; note: Words }[]
  parameters: { name: Words; value: Words }[]
  /** Absent: `parameters` are all there are. */
  parameterGroups?: ParameterGroup[]
  descriptionHtml: Words
  pictures: string[]
  /** `pictures` as PNG or JPEG; absent: they are. */
  viewerPictures?: string[]
  video?: CatalogueVideo
}

declare module '../../core/database/database' {
  interface Tables {
    category: {
      category_code: string
      parent_code: string | null
      level: number
      position: number
      name: Json<Words>
      picture: string
      banner: Json<{ title: Words; subtitle: Words; picture: string; categoryCode: string } | null>
    }
    product: {
      spu_code: string
      shop_code: string
      category_code: string
      /** Its category and all above it. */
      category_codes: string[]
      model: string
      title: Json<Words>
      picture: string
      tags: Json<StoredTag[]>
      attributes: Json<StoredAttribute[]>
      detail: Json<StoredDetail>
      on_sale: boolean
      sold_count: number
      listed_at: Date
      purchase_limit: number | null
      freight_class: 'PARCEL' | 'LARGE'
      restricted_region_codes: string[]
      restricted_reason: Json<Words>
      scenes: string[]
    }
    sku: {
      sku_code: string
      spu_code: string
      position: number
      /** attrCode → valueCode. */
      spec_values: Json<Record<string, string>>
      /** The same as `attrCode:valueCode`, for filters. */
      attr_values: string[]
      price_fen: number
      list_price_fen: number
      picture: string
      /** PNG or JPEG; empty: `picture` is one. */
      share_picture: ColumnType<string, string | undefined, string>
      weight_grams: number
      /** While a live room runs, and of one room at a time. */
      live_price_fen: Generated<number | null>
      live_room_code: Generated<string | null>
      live_start_at: Generated<Date | null>
    }
    /** What a piece of a SKU costs from a moment on, without a flash sale: a row at each change, and one for before the first. */
    sku_price_history: { sku_code: string; at: Date; price_fen: number }
    /** What costs less beside a product. */
    product_bundle: {
      spu_code: string
      position: number
      sku_code: string
      /** Off the price without a flash sale. */
      off_fen: number
    }
    /** What is given with a product, or with goods of a shop. */
    gift_activity: {
      activity_code: string
      position: number
      shop_code: string
      /** Null: all goods of the shop. */
      spu_code: string | null
      /** Goods from this amount on; 0: any piece. */
      over_fen: number
      name: ColumnType<Words, string, string>
      start_at: Date
      end_at: Date
      /** Where it does not hold. */
      restricted_region_codes: string[]
    }
    /** What an activity gives one of, and how many pieces it has left. */
    gift_item: { activity_code: string; position: number; sku_code: string; left_over: number }
  }
}

/** Categories, products and SKUs. Prices are integer fen. */
export const productSchema: Migration[] = [
  {
    id: 'product-001',
    up: async (db) => {
      await sql`create table category (
        category_code text primary key,
        parent_code text,
        level int not null,
        position int not null,
        name jsonb not null,
        picture text not null,
        banner jsonb
      )`.execute(db)
      await sql`create table product (
        spu_code text primary key,
        shop_code text not null,
        category_code text not null,
        category_codes text[] not null,
        model text not null,
        title jsonb not null,
        picture text not null,
        tags jsonb not null,
        attributes jsonb not null,
        detail jsonb not null,
        on_sale boolean not null,
        sold_count int not null check (sold_count >= 0),
        listed_at timestamptz not null,
        purchase_limit int,
        freight_class text not null,
        restricted_region_codes text[] not null,
        restricted_reason jsonb not null,
        scenes text[] not null
      )`.execute(db)
      await sql`create index product_by_category on product using gin (category_codes)`.execute(db)
      await sql`create index product_by_shop on product (shop_code)`.execute(db)
      await sql`create table sku (
        sku_code text primary key,
        spu_code text not null references product (spu_code),
        position int not null,
        spec_values jsonb not null,
        attr_values text[] not null,
        price_fen bigint not null check (price_fen > 0),
        list_price_fen bigint not null,
        picture text not null,
        weight_grams int not null,
        flash_price_fen bigint,
        flash_start_hour int,
        flash_end_hour int
      )`.execute(db)
      await sql`create index sku_by_product on sku (spu_code, position)`.execute(db)
    }
  },
  {
    id: 'product-002',
    // The orders in which a list without words is read, page by page.
    up: async (db) => {
      await sql`create index product_by_sales on product (sold_count desc, spu_code) where on_sale`.execute(db)
      await sql`create index product_by_age on product (listed_at desc, spu_code) where on_sale`.execute(db)
    }
  },
  {
    id: 'product-003',
    up: async (db) => {
      await sql`alter table sku add share_picture text not null default ''`.execute(db)
      // a demonstration that was written before: its drawn pictures are there as PNG too
      await sql`update sku set share_picture = replace(picture, '.svg', '.png')
        where picture like '/storage/pictures/%-front.svg'`.execute(db)
    }
  },
  {
    id: 'product-004',
    // a demonstration that was written before: its drawn pictures are there as PNG too
    up: async (db) => {
      await sql`update product set detail = detail || jsonb_build_object('viewerPictures', (
          select jsonb_agg(replace(path, '.svg', '.png') order by place)
          from jsonb_array_elements_text(detail -> 'pictures') with ordinality as each(path, place)))
        where picture like '/storage/pictures/%.svg'`.execute(db)
    }
  },
  {
    id: 'product-005',
    // as search-003
    up: async (db) => {
      await sql`alter index product_by_category set (fastupdate = off)`.execute(db)
      await sql`select gin_clean_pending_list('product_by_category'::regclass)`.execute(db)
    }
  },
  {
    id: 'product-006',
    // a demonstration that was written before: the app says what is saved, by today's prices
    up: async (db) => {
      await sql`update product set tags = (
          select coalesce(jsonb_agg(tag order by place), '[]')
          from jsonb_array_elements(tags) with ordinality as each(tag, place)
          where not tag -> 'text' ->> 'zh' ~ '^直降 [0-9]+ 元$')`.execute(db)
    }
  },
  {
    id: 'product-007',
    // purchase limits are the product's: what a shopper bought of its versions is one number
    up: async (db) => {
      await sql`insert into product_bought (user_id, spu_code, bought)
        select b.user_id, k.spu_code, sum(b.bought) from sku_bought b join sku k on k.sku_code = b.sku_code
        group by b.user_id, k.spu_code`.execute(db)
      await sql`drop table sku_bought`.execute(db)
    }
  },
  {
    id: 'product-008',
    up: async (db) => {
      await sql`create table product_bundle (
        spu_code text not null references product (spu_code),
        position int not null,
        sku_code text not null references sku (sku_code),
        off_fen bigint not null check (off_fen >= 0),
        primary key (spu_code, sku_code)
      )`.execute(db)
      await sql`create index product_bundle_by_sku on product_bundle (sku_code)`.execute(db)
    }
  },
  {
    id: 'product-009',
    up: async (db) => {
      await sql`create table gift_activity (
        activity_code text primary key,
        position int not null,
        shop_code text not null,
        spu_code text references product (spu_code),
        over_fen bigint not null check (over_fen >= 0),
        name jsonb not null,
        start_at timestamptz not null,
        end_at timestamptz not null,
        restricted_region_codes text[] not null
      )`.execute(db)
      await sql`create index gift_activity_by_shop on gift_activity (shop_code, spu_code)`.execute(db)
      await sql`create table gift_item (
        activity_code text not null references gift_activity (activity_code),
        position int not null,
        sku_code text not null references sku (sku_code),
        left_over int not null check (left_over >= 0),
        primary key (activity_code, sku_code)
      )`.execute(db)
    }
  },
  {
    id: 'product-price-history-001',
    up: async (db) => {
      await sql`create table sku_price_history (
        sku_code text not null,
        at timestamptz not null,
        price_fen bigint not null check (price_fen > 0),
        primary key (sku_code, at)
      )`.execute(db)
    }
  },
  {
    id: 'product-live-price-001',
    up: async (db) => {
      await sql`alter table sku add live_price_fen bigint check (live_price_fen > 0)`.execute(db)
      await sql`alter table sku add live_room_code text`.execute(db)
      await sql`alter table sku add live_start_at timestamptz`.execute(db)
      await sql`create index sku_by_live_room on sku (live_room_code) where live_room_code is not null`.execute(db)
    }
  }
]
