import { sql, type ColumnType } from 'kysely'
import type { MessageKind, MessageTarget } from '../../../../contract'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, never>

declare module '../../core/database/database' {
  interface Tables {
    /** A shopper's notices, one for each event. */
    user_message: {
      message_id: string
      user_id: string
      /** Given in the transaction that writes it, while the shopper's row of `user_message_number` is held. */
      number: number
      /** Names what happened, once a shopper. */
      event: string
      kind: MessageKind
      title: Json<Words>
      body: Json<Words>
      about: ColumnType<Words | null, string | null, never>
      picture: string | null
      page: string
      target: MessageTarget
      /** Code of what it leads to; '' where that is always there. */
      target_code: string
      created_at: Date
      read_at: Date | null
    }
    /** The number that a shopper's newest message has. */
    user_message_number: { user_id: string; number: number }
  }
}

export const inboxSchema: Migration[] = [
  {
    id: 'message-002',
    up: async (db) => {
      await sql`create table user_message_number (user_id text primary key, number int not null)`.execute(db)
      await sql`create table user_message (
        message_id text primary key,
        user_id text not null,
        number int not null,
        event text not null,
        kind text not null check (kind in ('ORDER', 'PARCEL', 'OFFER', 'SERVICE')),
        title jsonb not null,
        body jsonb not null,
        about jsonb,
        picture text,
        page text not null,
        target text not null,
        target_code text not null,
        created_at timestamptz not null,
        read_at timestamptz,
        unique (user_id, event),
        unique (user_id, number)
      )`.execute(db)
      await sql`create index user_message_newest on user_message (user_id, created_at desc, number desc)`.execute(db)
      await sql`create index user_message_unread on user_message (user_id, kind) where read_at is null`.execute(db)
      await sql`create index user_message_by_age on user_message (created_at)`.execute(db)
    }
  }
]
