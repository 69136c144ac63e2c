import { sql, type ColumnType, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

/** A column that is written as JSON text and read as what it holds. */
type Json<T> = ColumnType<T, string, string>

/** DELETED: by its author; the words and pictures are gone, the row stays reviewed. */
export type StoredStatus = 'PENDING' | 'SHOWN' | 'REFUSED' | 'DELETED'

export interface StoredVideo {
  url: string
  /** '' where there is none. */
  poster: string
  seconds: number
}

declare module '../../core/database/database' {
  interface Tables {
    review: {
      review_id: string
      user_id: string
      order_code: string
      sku_code: string
      spu_code: string
      shop_name: Json<Words>
      specs: Json<{ zh: string[]; en: string[] }>
      author: Json<Words>
      anonymous: boolean
      score: number
      delivery_score: number
      install_score: number | null
      tags: string[]
      text: Json<Words>
      pictures: string[]
      video: Json<StoredVideo | null> | null
      /** Province; '' when not known. */
      region_code: string
      received_at: Date
      created_at: Date
      status: StoredStatus
      /** When moderation judged what is pending; null: not yet. */
      judged_at: Date | null
      refused_for: Json<Words> | null
      rewarded: Generated<boolean>
      additional_text: Json<Words> | null
      additional_pictures: Generated<string[]>
      additional_at: Date | null
      additional_status: StoredStatus | null
      additional_judged_at: Date | null
      reply: Json<Words> | null
      replied_at: Date | null
      helpful: Generated<number>
      /** The report of a trial: the goods were given. */
      trial: Generated<boolean>
    }
    /** Pictures that the messaging platform looks at, and what it made of them; it may answer before it is noted whose. */
    review_media: {
      trace_id: string
      review_id: string | null
      /** The file belongs to what was added to it. */
      of_addition: boolean
      verdict: 'PASS' | 'REVIEW' | 'RISKY' | null
      at: Date
    }
    /** Where a review that is shown is listed: for the product ('') and for its version, by kind or `#tag`. */
    review_listing: {
      spu_code: string
      sku_code: string
      mark: string
      review_id: string
      created_at: Date
      helpful: number
    }
    /** How many are shown, by kind, `#tag` and stars. */
    review_count: { spu_code: string; sku_code: string; mark: string; count: number }
    review_helpful: { review_id: string; user_id: string }
    review_tag: {
      tag_code: string
      /** A category of any level; null: every product. */
      category_code: string | null
      text: Json<Words>
      critical: boolean
      position: number
    }
  }
}

export const reviewSchema: Migration[] = [
  {
    id: 'review-001',
    up: async (db) => {
      await sql`create table review (
        review_id text primary key,
        user_id text not null,
        order_code text not null,
        sku_code text not null,
        spu_code text not null,
        shop_name jsonb not null,
        specs jsonb not null,
        author jsonb not null,
        anonymous boolean not null,
        score int not null check (score between 1 and 5),
        delivery_score int not null check (delivery_score between 1 and 5),
        install_score int check (install_score between 1 and 5),
        tags text[] not null,
        text jsonb not null,
        pictures text[] not null,
        region_code text not null,
        received_at timestamptz not null,
        created_at timestamptz not null,
        status text not null,
        judged_at timestamptz,
        refused_for jsonb,
        rewarded boolean not null default false,
        additional_text jsonb,
        additional_pictures text[] not null default '{}',
        additional_at timestamptz,
        additional_status text,
        additional_judged_at timestamptz,
        reply jsonb,
        replied_at timestamptz,
        helpful int not null default 0 check (helpful >= 0),
        unique (order_code, sku_code)
      )`.execute(db)
      await sql`create index review_of_user on review (user_id)`.execute(db)
      await sql`create index review_to_judge on review (created_at)
        where status = 'PENDING' or additional_status = 'PENDING'`.execute(db)
      await sql`create table review_listing (
        spu_code text not null,
        sku_code text not null,
        mark text not null,
        review_id text not null,
        created_at timestamptz not null,
        helpful int not null
      )`.execute(db)
      await sql`create index review_listing_newest on review_listing
        (spu_code, sku_code, mark, created_at desc, review_id)`.execute(db)
      await sql`create index review_listing_helpful on review_listing
        (spu_code, sku_code, mark, helpful desc, created_at desc, review_id)`.execute(db)
      await sql`create index review_listing_by_review on review_listing (review_id)`.execute(db)
      await sql`create table review_count (
        spu_code text not null,
        sku_code text not null,
        mark text not null,
        count int not null,
        primary key (spu_code, sku_code, mark)
      )`.execute(db)
      await sql`create table review_helpful (
        review_id text not null references review (review_id),
        user_id text not null,
        primary key (review_id, user_id)
      )`.execute(db)
      await sql`create table review_tag (
        tag_code text primary key,
        category_code text,
        text jsonb not null,
        critical boolean not null,
        position int not null
      )`.execute(db)
    }
  },
  {
    id: 'review-002',
    up: async (db) => {
      await sql`alter table review add column video jsonb`.execute(db)
    }
  },
  {
    id: 'review-003',
    // one of several reviews that name a file has it
    up: async (db) => {
      await sql`update stored_file f set owner = r.review_id
        from review r
        where f.purpose = 'REVIEW' and f.user_id = r.user_id and r.status <> 'DELETED'
          and f.path = any(r.pictures || r.additional_pictures || array[r.video ->> 'url', r.video ->> 'poster'])`.execute(
        db
      )
      await sql`update stored_file f set closed = true
        from review r where f.owner = r.review_id and f.purpose = 'REVIEW' and r.status = 'REFUSED'`.execute(db)
    }
  },
  {
    id: 'review-004',
    up: async (db) => {
      await sql`create table review_media (
        trace_id text primary key,
        review_id text references review (review_id) on delete cascade,
        of_addition boolean not null default false,
        verdict text,
        at timestamptz not null
      )`.execute(db)
      await sql`create index review_media_of_review on review_media (review_id) where review_id is not null`.execute(db)
    }
  },
  {
    id: 'review-trial',
    up: async (db) => {
      await sql`alter table review add trial boolean not null default false`.execute(db)
      await sql`create index review_of_trial on review (created_at desc) where trial and status = 'SHOWN'`.execute(db)
    }
  }
]
