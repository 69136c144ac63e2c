import { sql, type ColumnType, type Generated } from 'kysely'
import { ledgerSchema } from './database/ledger'
import { marksSchema } from './database/marks'
import { deskSchema } from './desk'
import type { Migration } from './database/migrate'
import type { Subscription } from './outbox'
import type { FilePurpose } from './files/uploads'
import type { GrantedRole } from '../../../domain/people/role'
import type { SessionDevice, SessionHost } from './identity/device'
import type { Locale } from './words'

declare module './database/database' {
  interface Tables {
    session: {
      token_hash: string
      user_id: string
      expires_at: Date
      created_at: Generated<Date>
      /** What its owner knows it by; the token can't be found from it. */
      session_id: Generated<string>
      /** The login that it was opened from, and ends with. */
      parent_hash: Generated<string | null>
      host: Generated<SessionHost>
      device: Generated<SessionDevice>
      /** Region code of the city it was used from last; null: nobody told. */
      city: Generated<string | null>
      last_seen_at: Generated<Date>
      /** In whose shop it is one. */
      tenant: Generated<string>
    }
    /** What was granted to shoppers beside shopping. */
    customer_role: { user_id: string; role: GrantedRole; granted_at: Date; granted_by: string }
    idempotency: {
      scope: string
      user_id: string
      key: string
      fingerprint: string
      reply: ColumnType<unknown, string | null, string | null>
      created_at: Generated<Date>
    }
    setting: { name: string; value: string }
    outbox: {
      outbox_id: string
      kind: string
      recipient: string
      title: string
      body: string
      created_at: Date
      page: Generated<string | null>
      language: Generated<Locale>
      subscription: ColumnType<Subscription | null, string | undefined, never>
      attempts: Generated<number>
      /** When it is sent, or tried again; a gateway that tries has it for itself until then. Null: it is only shown. */
      due_at: Date | null
    }
    /** What shoppers uploaded; `path` is the one on the storage host. */
    stored_file: {
      path: string
      user_id: string
      type: string
      /** Empty for what is kept in pieces. */
      bytes: Buffer
      created_at: Date
      /** A video's length; null: a picture. */
      seconds: Generated<number | null>
      /** Bytes of what is kept in pieces; null: it is whole. */
      length: Generated<number | null>
      /** What it may be used for. */
      purpose: Generated<FilePurpose>
      /** The one row that it belongs to: a shopper's, a review's, an invoice's code. Null: nothing uses it. */
      owner: Generated<string | null>
      /** Only the holder of a signed address of it may read it. */
      closed: Generated<boolean>
      /** The digest of its bytes (SHA-256): the same file uploaded again has the same. */
      digest: Generated<string | null>
    }
    /** A large file, so that a part of it is read without the rest. */
    stored_piece: { path: string; at: number; bytes: Buffer }
  }
}

/** Tables of the core: sessions, idempotency, settings (clock offset, what was seeded), the outbox, uploaded files. */
export const coreSchema: Migration[] = [
  {
    id: 'core-001',
    up: async (db) => {
      await sql`create table session (
        token_hash text primary key,
        user_id text not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      )`.execute(db)
      await sql`create index session_by_user on session (user_id)`.execute(db)
      await sql`create table idempotency (
        scope text not null,
        user_id text not null,
        key text not null,
        fingerprint text not null,
        reply jsonb,
        created_at timestamptz not null default now(),
        primary key (scope, user_id, key)
      )`.execute(db)
      await sql`create table setting (name text primary key, value text not null)`.execute(db)
      await sql`create table outbox (
        outbox_id text primary key,
        kind text not null,
        recipient text not null,
        title text not null,
        body text not null,
        created_at timestamptz not null
      )`.execute(db)
      await sql`create index outbox_newest on outbox (created_at desc)`.execute(db)
    }
  },
  {
    id: 'core-002',
    up: async (db) => {
      await sql`create table stored_file (
        path text primary key,
        user_id text not null,
        type text not null,
        bytes bytea not null,
        created_at timestamptz not null
      )`.execute(db)
    }
  },
  {
    id: 'core-003',
    // Both are swept by age every few seconds: read whole, 100,000 keys held PGlite's one connection for 0.1 s each time.
    up: async (db) => {
      await sql`create index idempotency_by_age on idempotency (created_at)`.execute(db)
      await sql`create index session_by_end on session (expires_at)`.execute(db)
    }
  },
  {
    id: 'core-004',
    up: async (db) => {
      await sql`alter table stored_file add column seconds int, add column length int`.execute(db)
      await sql`create table stored_piece (
        path text not null references stored_file (path) on delete cascade,
        at int not null,
        bytes bytea not null,
        primary key (path, at)
      )`.execute(db)
      // a video is packed already
      await sql`alter table stored_piece alter column bytes set storage external`.execute(db)
    }
  },
  {
    id: 'core-005',
    // what lies there already was never sent, and is too old to be
    up: async (db) => {
      await sql`alter table outbox
        add column page text,
        add column language text not null default 'zh-CN',
        add column subscription jsonb,
        add column attempts int not null default 0,
        add column due_at timestamptz`.execute(db)
      await sql`create index outbox_to_send on outbox (kind, due_at) where due_at is not null`.execute(db)
    }
  },
  {
    id: 'core-006',
    // the areas take what is theirs, each in a step of its own; what none takes is an upload that nobody used
    up: async (db) => {
      await sql`alter table stored_file
        add column purpose text not null default 'REVIEW' check (purpose in ('AVATAR', 'REVIEW', 'INVOICE')),
        add column owner text,
        add column closed boolean not null default false,
        add column digest text`.execute(db)
      await sql`update stored_file set purpose = 'INVOICE', closed = true where type = 'application/pdf'`.execute(db)
      await sql`create index stored_file_unused on stored_file (created_at) where owner is null`.execute(db)
      await sql`create index stored_file_same on stored_file (user_id, digest) where owner is not null`.execute(db)
      await sql`create index stored_file_of on stored_file (owner, purpose)`.execute(db)
    }
  },
  {
    id: 'core-service-files',
    up: async (db) => {
      await sql`alter table stored_file drop constraint stored_file_purpose_check,
        add constraint stored_file_purpose_check check (purpose in ('AVATAR', 'BILL', 'CASE', 'INVOICE', 'REVIEW'))`.execute(
        db
      )
    }
  },
  {
    id: 'core-chat-files',
    up: async (db) => {
      await sql`alter table stored_file drop constraint stored_file_purpose_check,
        add constraint stored_file_purpose_check
        check (purpose in ('AVATAR', 'BILL', 'CASE', 'CHAT', 'INVOICE', 'REVIEW'))`.execute(db)
    }
  },
  {
    id: 'core-story-files',
    up: async (db) => {
      await sql`alter table stored_file drop constraint stored_file_purpose_check,
        add constraint stored_file_purpose_check
        check (purpose in ('AVATAR', 'BILL', 'CASE', 'CHAT', 'INVOICE', 'REVIEW', 'STORY'))`.execute(db)
    }
  },
  {
    id: 'core-card-pictures',
    up: async (db) => {
      await sql`alter table stored_file drop constraint stored_file_purpose_check,
        add constraint stored_file_purpose_check
        check (purpose in ('AVATAR', 'BILL', 'CASE', 'CHAT', 'INVOICE', 'REVIEW', 'STORY', 'SUBSIDY'))`.execute(db)
    }
  },
  {
    id: 'core-sessions',
    up: async (db) => {
      await sql`alter table session
        add column session_id text not null default 'ses_' || md5(random()::text || clock_timestamp()::text),
        add column parent_hash text references session (token_hash) on delete cascade,
        add column host text not null default 'BROWSER',
        add column device text not null default 'OTHER',
        add column city text,
        add column last_seen_at timestamptz not null default now()`.execute(db)
      await sql`create unique index session_by_id on session (session_id)`.execute(db)
      await sql`create index session_by_parent on session (parent_hash) where parent_hash is not null`.execute(db)
      await sql`create table customer_role (
        user_id text not null,
        role text not null check (role in ('PARTNER', 'EMPLOYEE', 'DEALER')),
        granted_at timestamptz not null,
        granted_by text not null,
        primary key (user_id, role)
      )`.execute(db)
    }
  },
  {
    id: 'core-tenants',
    // what is there is the shop's own
    up: async (db) => {
      await sql`alter table session add column tenant text not null default 'own'`.execute(db)
    }
  },
  ...marksSchema,
  ...ledgerSchema,
  ...deskSchema
]
