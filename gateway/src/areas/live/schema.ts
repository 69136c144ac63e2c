import { sql, type ColumnType, type Generated } from 'kysely'
import type { LiveState } from '../../../../domain/content/live'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

/** `flv`: for the messaging platform's live player. */
export interface StoredStream {
  hls: string
  flv?: string
}

export interface StoredFilm {
  url: string
  seconds: number
  chapters: { at: number; skuCode: string }[]
}

declare module '../../core/database/database' {
  interface Tables {
    live_room: {
      room_code: string
      shop_code: string
      title: Json<Words>
      note: Json<Words>
      host: Json<Words>
      host_picture: string
      cover: string
      state: LiveState
      starts_at: Date
      started_at: Generated<Date | null>
      /** Without a stream since; null: it has one. */
      paused_at: Generated<Date | null>
      ended_at: Generated<Date | null>
      explaining: Generated<string | null>
      stream: Json<StoredStream | null>
      film: Json<StoredFilm | null>
      /** Where it is shown. */
      channel_types: string[]
      /** Who watch or wait for it elsewhere, as their platform counts them. */
      others: Generated<number>
      /** Who did the last thing with it. */
      changed_by: Generated<string>
    }
    /** What a room shows; `live_fen`: what it costs there. */
    live_room_sku: { room_code: string; position: number; sku_code: string; live_fen: number | null }
    /** Who told last when that they watch. */
    live_viewer: { room_code: string; viewer_key: string; seen_at: Date }
    /** Who waits for a room. */
    live_reminder: { user_id: string; room_code: string; created_at: Date }
  }
}

export const liveSchema: Migration[] = [
  {
    id: 'live-001',
    up: async (db) => {
      await sql`create table live_room (
        room_code text primary key,
        shop_code text not null references shop (shop_code),
        title jsonb not null,
        note jsonb not null,
        host jsonb not null,
        host_picture text not null,
        cover text not null,
        state text not null
          check (state in ('ANNOUNCED', 'ON_AIR', 'PAUSED', 'ENDED', 'REPLAY', 'CANCELLED')),
        starts_at timestamptz not null,
        started_at timestamptz,
        paused_at timestamptz,
        ended_at timestamptz,
        explaining text,
        stream jsonb,
        film jsonb,
        channel_types text[] not null,
        others int not null default 0 check (others >= 0),
        changed_by text not null default ''
      )`.execute(db)
      await sql`create index live_room_by_state on live_room (state, starts_at)`.execute(db)
      await sql`create table live_room_sku (
        room_code text not null references live_room (room_code),
        position int not null,
        sku_code text not null references sku (sku_code),
        live_fen bigint check (live_fen > 0),
        primary key (room_code, sku_code)
      )`.execute(db)
      await sql`create table live_viewer (
        room_code text not null references live_room (room_code),
        viewer_key text not null,
        seen_at timestamptz not null,
        primary key (room_code, viewer_key)
      )`.execute(db)
      await sql`create index live_viewer_by_time on live_viewer (seen_at)`.execute(db)
      await sql`create table live_reminder (
        user_id text not null,
        room_code text not null references live_room (room_code),
        created_at timestamptz not null,
        primary key (user_id, room_code)
      )`.execute(db)
      await sql`create index live_reminder_by_room on live_reminder (room_code)`.execute(db)
    }
  },
  {
    id: 'live-002',
    up: async (db) => {
      await sql`create index live_room_films on live_room ((coalesce(started_at, starts_at)) desc, room_code)
        where state = 'REPLAY'`.execute(db)
    }
  }
]
