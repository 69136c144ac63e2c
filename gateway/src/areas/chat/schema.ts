import { sql, type ColumnType, type Generated } from 'kysely'
import type { ChatMessage, ChatPort, ChatProductCard, ChatSubject } from '../../../../contract'
import type { ChatState } from '../../../../domain/content/chat'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

/** A message beside its number; what is shown of an order or case is read anew. */
export interface StoredContent {
  /** As the shopper wrote it, or in each language. */
  text?: string | Words
  /** Paths on the storage host. */
  pictures?: string[]
  product?: Omit<ChatProductCard, 'title' | 'specs'> & { title: Words; specs: Words }
  orderCode?: string
  caseCode?: string
  /** Codes of common problems that are offered. */
  problems?: string[]
  /** The common problem that was answered by this or asked with it. */
  problemCode?: string
  subject?: ChatSubject
  helped?: 'YES' | 'NO'
}

declare module '../../core/database/database' {
  interface Tables {
    /** One a shopper and shop; '' for the brand. */
    chat_conversation: {
      conversation_id: string
      user_id: string
      shop_code: string
      port: ChatPort
      last_number: Generated<number>
      /** Grows with each change of anything in it, in the change's own transaction. */
      revision: Generated<number>
      /** Marks: up to where it came to each side, and where they read. */
      shop_got: Generated<number>
      shop_read: Generated<number>
      shopper_got: Generated<number>
      shopper_read: Generated<number>
      /** The last number that the shopper got a notice of, while they were away. */
      told: Generated<number>
      /** The session that is under way or ended last. */
      session_id: string
      state: ChatState
      muted: Generated<boolean>
      /** Off the list while nothing newer is said. */
      hidden_at: Generated<number>
      /** What the last card was about. */
      about: Generated<'PRODUCT' | 'ORDER' | 'CASE' | null>
      about_code: Generated<string | null>
      changed_at: Date
      created_at: Date
    }
    chat_session: {
      session_id: string
      conversation_id: string
      state: ChatState
      began_at: Date
      queued_at: Date | null
      taken_at: Date | null
      ended_at: Date | null
      /** The number of the message that tells of the end. */
      ended_number: Generated<number | null>
      agent: string | null
      /** Answers that did not help. */
      unhelped: Generated<number>
      /** When a word was said after long quiet. */
      asked_after_at: Date | null
      /** When somebody last said something. */
      spoken_at: Date
      stars: number | null
      rating_words: string | null
      rated_at: Date | null
      /** What agents wrote for one another. */
      note: Generated<string>
    }
    chat_message: {
      conversation_id: string
      number: number
      revision: number
      session_id: string
      /** Null: not a shopper's. */
      client_id: string | null
      /** The digest of what the shopper sent. */
      digest: string | null
      sender: ChatMessage['from']
      kind: ChatMessage['kind']
      /** Who of the shop's people. */
      agent: string | null
      content: Json<StoredContent>
      at: Date
    }
    chat_ticket: { ticket_hash: string; user_id: string; token_hash: string; expires_at: Date }
    /** The shop's people at the desk. */
    chat_agent: { agent: string; name: Json<Words> }
    chat_quick_reply: { position: number; text: Json<Words> }
  }
}

export const chatSchema: Migration[] = [
  {
    id: 'chat-001',
    up: async (db) => {
      await sql`create table chat_conversation (
        conversation_id text primary key,
        user_id text not null,
        shop_code text not null,
        port text not null check (port in ('MINI_PROGRAM', 'APP', 'H5')),
        last_number int not null default 0,
        revision int not null default 0,
        shop_got int not null default 0 check (shop_got <= last_number),
        shop_read int not null default 0 check (shop_read <= last_number),
        shopper_got int not null default 0 check (shopper_got <= last_number),
        shopper_read int not null default 0 check (shopper_read <= last_number),
        told int not null default 0,
        session_id text not null,
        state text not null check (state in ('ROBOT', 'QUEUED', 'LEFT', 'WITH_AGENT', 'ENDED')),
        muted boolean not null default false,
        hidden_at int not null default 0,
        about text check (about in ('PRODUCT', 'ORDER', 'CASE')),
        about_code text,
        changed_at timestamptz not null,
        created_at timestamptz not null,
        unique (user_id, shop_code)
      )`.execute(db)
      await sql`create index chat_conversation_by_shopper on chat_conversation (user_id, changed_at desc)`.execute(db)
      await sql`create index chat_conversation_by_state on chat_conversation (state, changed_at)`.execute(db)
      await sql`create table chat_session (
        session_id text primary key,
        conversation_id text not null references chat_conversation (conversation_id) on delete cascade,
        state text not null,
        began_at timestamptz not null,
        queued_at timestamptz,
        taken_at timestamptz,
        ended_at timestamptz,
        agent text,
        unhelped int not null default 0,
        asked_after_at timestamptz,
        spoken_at timestamptz not null,
        stars int check (stars between 1 and 5),
        rating_words text,
        rated_at timestamptz,
        note text not null default ''
      )`.execute(db)
      await sql`create index chat_session_queue on chat_session (queued_at) where state = 'QUEUED'`.execute(db)
      await sql`create index chat_session_open on chat_session (spoken_at) where state = 'WITH_AGENT'`.execute(db)
      await sql`create index chat_session_taken on chat_session (taken_at desc) where taken_at is not null`.execute(db)
      await sql`create index chat_session_of on chat_session (conversation_id, began_at desc)`.execute(db)
      await sql`create table chat_message (
        conversation_id text not null references chat_conversation (conversation_id) on delete cascade,
        number int not null check (number >= 1),
        revision int not null,
        session_id text not null,
        client_id text,
        digest text,
        sender text not null check (sender in ('SHOPPER', 'ROBOT', 'AGENT', 'SYSTEM')),
        kind text not null,
        agent text,
        content jsonb not null,
        at timestamptz not null,
        primary key (conversation_id, number),
        unique (conversation_id, client_id)
      )`.execute(db)
      await sql`create index chat_message_by_revision on chat_message (conversation_id, revision)`.execute(db)
      await sql`create table chat_ticket (
        ticket_hash text primary key,
        user_id text not null,
        token_hash text not null,
        expires_at timestamptz not null
      )`.execute(db)
      await sql`create table chat_agent (agent text primary key, name jsonb not null)`.execute(db)
      await sql`create table chat_quick_reply (position int primary key, text jsonb not null)`.execute(db)
    }
  },
  {
    id: 'chat-002',
    up: async (db) => {
      await sql`alter table chat_session add column ended_number int`.execute(db)
      await sql`update chat_session s set ended_number = (select max(m.number) from chat_message m
        where m.conversation_id = s.conversation_id and m.session_id = s.session_id) where s.state = 'ENDED'`.execute(
        db
      )
    }
  }
]
