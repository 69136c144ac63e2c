import { sql, type ColumnType, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

declare module '../../core/database/database' {
  interface Tables {
    customer: {
      user_id: string
      phone: string
      customer_code: string
      nick_name: ColumnType<Words, string, string>
      spent_fen: Generated<number>
      /** 1 once the new-customer red packet was received (spec 4.2). */
      receive_packet_flag: Generated<number>
      /** 1 until the first order is paid. */
      first_order_flag: Generated<number>
      created_at: Date
      /** Storage path of the picture. */
      avatar: Generated<string | null>
      /** In whose shop; a phone is one customer in each. */
      tenant: Generated<string>
    }
    /** Who of the messaging platform is which customer. A customer may be several persons, a person is one customer of each tenant. */
    platform_person: {
      open_id: string
      union_id: string | null
      user_id: string
      bound_at: Date
      /** When they last logged in through the platform. */
      seen_at: Date
      /** The account that gave the id: the mini-program, or the official account, which sends and pays nothing. */
      via: Generated<'MINI' | 'OFFICIAL'>
      /** In whose shop they are this customer. */
      tenant: Generated<string>
    }
    /** Persons of the official account that no customer has bound yet, by a key of ten minutes. */
    platform_bind: { key_hash: string; open_id: string; union_id: string | null; expires_at: Date }
    /** Phones whose accounts were closed, by a hash under the shop's key, until a newcomer gets gifts by them again. */
    closed_phone: { phone_hash: string; until: Date }
    /** Texts that were agreed to at a registration, and as of when they stood then. */
    agreed_text: { user_id: string; policy_code: string; agreed_at: Date; host: string }
    /** A way into one screen of a page elsewhere, by the hash of what is carried there; `parent_hash`: of the opener's login. */
    handover: {
      code_hash: string
      user_id: string | null
      phone: string | null
      parent_hash: string | null
      screen: string
      origin: string
      expires_at: Date
    }
    /** Codes of the platform that were exchanged, by hash; `used_at` is the world's time, not the shop's. */
    platform_code: { code_hash: string; used_at: Date }
    captcha: {
      /** The hash of the key that the caller was given. */
      key_hash: string
      phone: string
      /** Keyed with that key, which is stored nowhere. */
      code_hash: string
      attempts: Generated<number>
      used: Generated<boolean>
      expires_at: Date
    }
    /** How often a phone was sent a code; one row a phone. */
    captcha_quota: {
      phone: string
      last_sent_at: Date
      day: string
      sent: number
      /** Wrong codes since `wrong_since`. */
      wrong: Generated<number>
      wrong_since: Generated<Date | null>
    }
    /** How many codes callers of one address were sent, by the hour and the day of the last; see `callerOf`. */
    captcha_caller: { caller: string; hour: number; sent_in_hour: number; day: string; sent: number }
    address: {
      address_id: string
      user_id: string
      receiver: string
      phone: string
      province_code: string
      city_code: string
      district_code: string
      detail: string
      tag: 'HOME' | 'WORK' | 'PARENTS' | null
      is_default: boolean
      created_at: Date
    }
  }
}

/** Customers, login codes, addresses, persons of the messaging platform. */
export const customerSchema: Migration[] = [
  {
    id: 'customer-001',
    up: async (db) => {
      await sql`create table customer (
        user_id text primary key,
        phone text not null unique,
        customer_code text not null unique,
        nick_name jsonb not null,
        point_available int not null default 0 check (point_available >= 0),
        spent_fen bigint not null default 0,
        receive_packet_flag int not null default 0,
        first_order_flag int not null default 1,
        created_at timestamptz not null
      )`.execute(db)
      await sql`create table captcha (
        captcha_key text primary key,
        phone text not null,
        code_hash text not null,
        attempts int not null default 0,
        used boolean not null default false,
        expires_at timestamptz not null
      )`.execute(db)
      await sql`create index captcha_by_end on captcha (expires_at)`.execute(db)
      await sql`create table captcha_quota (
        phone text primary key,
        last_sent_at timestamptz not null,
        day text not null,
        sent int not null
      )`.execute(db)
      await sql`create table address (
        address_id text primary key,
        user_id text not null,
        receiver text not null,
        phone text not null,
        province_code text not null,
        city_code text not null,
        district_code text not null,
        detail text not null,
        tag text,
        is_default boolean not null,
        created_at timestamptz not null
      )`.execute(db)
      await sql`create index address_by_user on address (user_id)`.execute(db)
      await sql`create unique index address_one_default on address (user_id) where is_default`.execute(db)
    }
  },
  {
    id: 'customer-002',
    up: async (db) => {
      await sql`alter table customer add column avatar text`.execute(db)
      await sql`create table platform_person (
        open_id text primary key,
        union_id text,
        user_id text not null,
        bound_at timestamptz not null,
        seen_at timestamptz not null
      )`.execute(db)
      await sql`create index platform_person_by_user on platform_person (user_id)`.execute(db)
      await sql`create table platform_code (code_hash text primary key, used_at timestamptz not null)`.execute(db)
    }
  },
  {
    id: 'customer-003',
    up: async (db) => {
      await sql`create table captcha_caller (
        caller text primary key,
        hour int not null,
        sent_in_hour int not null,
        day text not null,
        sent int not null
      )`.execute(db)
    }
  },
  {
    id: 'customer-004',
    // The holder of the old phone must not stay logged in, also when a later call or a hand in the database changes it.
    up: async (db) => {
      await sql`create function end_logins_of_customer() returns trigger language plpgsql as $$
        begin
          delete from session where user_id = new.user_id;
          return null;
        end
      $$`.execute(db)
      await sql`create trigger customer_phone_changed after update of phone on customer
        for each row when (old.phone <> new.phone) execute function end_logins_of_customer()`.execute(db)
    }
  },
  {
    id: 'customer-005',
    // what is there was stored with its key, and is good for five minutes
    up: async (db) => {
      await sql`delete from captcha`.execute(db)
      await sql`alter table captcha rename column captcha_key to key_hash`.execute(db)
    }
  },
  {
    id: 'customer-006',
    up: async (db) => {
      await sql`update stored_file f set purpose = 'AVATAR', owner = c.user_id
        from customer c where c.avatar = f.path and f.purpose <> 'INVOICE'`.execute(db)
    }
  },
  {
    id: 'customer-login',
    up: async (db) => {
      await sql`alter table captcha_quota add column wrong int not null default 0, add column wrong_since timestamptz`.execute(
        db
      )
      await sql`alter table platform_person add column via text not null default 'MINI'
        check (via in ('MINI', 'OFFICIAL'))`.execute(db)
      await sql`create index platform_person_by_union on platform_person (union_id) where union_id is not null`.execute(
        db
      )
      await sql`create table platform_bind (
        key_hash text primary key,
        open_id text not null,
        union_id text,
        expires_at timestamptz not null
      )`.execute(db)
      await sql`create table agreed_text (
        user_id text not null,
        policy_code text not null,
        agreed_at timestamptz not null,
        host text not null,
        primary key (user_id, policy_code)
      )`.execute(db)
      await sql`create table closed_phone (phone_hash text primary key, until timestamptz not null)`.execute(db)
      await sql`create table handover (
        code_hash text primary key,
        user_id text,
        phone text,
        parent_hash text references session (token_hash) on delete cascade,
        screen text not null,
        origin text not null,
        expires_at timestamptz not null
      )`.execute(db)
      await sql`create index handover_by_parent on handover (parent_hash)`.execute(db)
      await sql`create index handover_by_end on handover (expires_at)`.execute(db)
    }
  },
  {
    id: 'customer-tenants',
    // what is there is the shop's own
    up: async (db) => {
      await sql`alter table customer add column tenant text not null default 'own',
        drop constraint customer_phone_key`.execute(db)
      await sql`create unique index customer_phone_in_tenant on customer (phone, tenant)`.execute(db)
      await sql`alter table platform_person add column tenant text not null default 'own',
        drop constraint platform_person_pkey, add primary key (open_id, tenant)`.execute(db)
    }
  }
]
