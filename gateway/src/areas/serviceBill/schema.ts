import { sql, type ColumnType, type Generated } from 'kysely'
import type { BillState, BillWork } from '../../../../domain/aftersale/serviceBill'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'
import type { AddressSnapshot } from '../order'

type Json<T> = ColumnType<T, string, string>
type JsonOrNone<T> = ColumnType<T | null, string | null | undefined, string | null>

/** What a bill is about, as it was when it was booked. */
export interface BillAppliance {
  kindCode: string
  name: Words
  model: string
  picture: string
}

/** A price of the standard, as it was when the bill was booked. */
export interface StandardFee {
  itemCode: string
  part: 'LABOUR' | 'MATERIAL'
  name: Words
  fen: number
}

export interface BillLine {
  itemCode: string
  name: Words
  fen: number
  count: number
  free?: 'WARRANTY' | 'AGAIN'
}

export interface Quote {
  lines: BillLine[]
  totalFen: number
  /** Epoch ms. */
  at: number
  agreed?: boolean
}

declare module '../../core/database/database' {
  interface Tables {
    service_bill: {
      bill_id: string
      bill_no: string | null
      source: 'SHOP' | 'BRAND'
      /** Null: asked for without a login; it is the phone's. */
      user_id: string | null
      /** The account's phone, or the one that a code was sent to. */
      phone: string
      tenant: Generated<string>
      work: BillWork
      state: BillState
      appliance: Json<BillAppliance>
      /** The shopper's appliance: earlier bills of the same one are found by it. */
      appliance_key: string
      order_code: string | null
      fault_codes: string[]
      faults: Json<Words[]>
      text: string
      pictures: string[]
      video: JsonOrNone<{ path: string; seconds: number }>
      address: JsonOrNone<AddressSnapshot>
      door_code: string | null
      /** `YYYY-MM-DD`. */
      warranty_until: string | null
      free_because: 'WARRANTY' | 'AGAIN' | null
      /** The standard of the day of the booking. */
      fees: Json<StandardFee[]>
      lines: Json<BillLine[]>
      total_fen: number
      quote: JsonOrNone<Quote>
      /** The order by which an agreed quote is paid, the last where it was made anew. */
      pay_order: string | null
      score: number | null
      review: string | null
      /** Hash of the code's key that an anonymous booking was made by. */
      made_by: string | null
      /** The time of the newest data of the maker's bills, epoch ms. */
      told_at: number | null
      created_at: Date
      ended_at: Date | null
      hidden: Generated<boolean>
    }
    service_track: {
      bill_id: string
      position: number
      at: Date
      text: Json<Words>
      state: BillState
      /** The engineer's pictures; closed files of the bill. */
      pictures: Generated<string[]>
    }
    /** What can be wrong with a kind of appliance. */
    service_fault: { kind_code: string; fault_code: string; name: Json<Words>; tip: Json<Words>; position: number }
    /** The time of the last query to the maker about a phone, and of its answer. */
    service_sync: { phone: string; asked_at: Date; synced_at: Date | null; failed: boolean }
    /** Opens a phone's bills for ten minutes. */
    service_view: { key_hash: string; phone: string; expires_at: Date }
  }
}

export const serviceBillSchema: Migration[] = [
  {
    id: 'servicebill-001',
    up: async (db) => {
      await sql`create table service_bill (
        bill_id text primary key,
        bill_no text unique,
        source text not null,
        user_id text,
        phone text not null,
        work text not null,
        state text not null,
        appliance jsonb not null,
        appliance_key text not null,
        order_code text,
        fault_codes text[] not null,
        faults jsonb not null,
        text text not null,
        pictures text[] not null,
        address jsonb,
        door_code text,
        warranty_until text,
        free_because text,
        fees jsonb not null,
        lines jsonb not null,
        total_fen bigint not null check (total_fen >= 0),
        quote jsonb,
        pay_order text,
        score integer check (score between 1 and 5),
        review text,
        made_by text unique,
        told_at bigint,
        created_at timestamptz not null,
        ended_at timestamptz,
        hidden boolean not null default false,
        check ((ended_at is not null) = (state in ('DONE', 'UNREPAIRABLE', 'CANCELLED')))
      )`.execute(db)
      await sql`create index service_bill_of_user on service_bill (user_id, created_at desc)`.execute(db)
      await sql`create index service_bill_of_phone on service_bill (phone, created_at desc)`.execute(db)
      await sql`create index service_bill_of_appliance on service_bill (appliance_key)`.execute(db)
      await sql`create index service_bill_newest on service_bill (created_at desc)`.execute(db)
      // one bill of an appliance under way, also after several taps or from several devices
      await sql`create unique index service_bill_open on service_bill (appliance_key)
        where ended_at is null and source = 'SHOP'`.execute(db)
      await sql`create table service_track (
        bill_id text not null references service_bill (bill_id),
        position integer not null,
        at timestamptz not null,
        text jsonb not null,
        state text not null,
        primary key (bill_id, position)
      )`.execute(db)
      await sql`create table service_fault (
        kind_code text not null,
        fault_code text not null,
        name jsonb not null,
        tip jsonb not null,
        position integer not null,
        primary key (kind_code, fault_code)
      )`.execute(db)
      await sql`create table service_sync (
        phone text primary key,
        asked_at timestamptz not null,
        synced_at timestamptz,
        failed boolean not null
      )`.execute(db)
      await sql`create table service_view (
        key_hash text primary key,
        phone text not null,
        expires_at timestamptz not null
      )`.execute(db)
    }
  },
  {
    id: 'servicebill-002',
    up: async (db) => {
      await sql`alter table service_track add column pictures text[] not null default '{}'`.execute(db)
      await sql`alter table service_bill add column video jsonb`.execute(db)
    }
  },
  {
    id: 'servicebill-tenants',
    // a bill that no account has is known by its phone, which is somebody else at each tenant's
    up: async (db) => {
      await sql`alter table service_bill add column tenant text not null default 'own'`.execute(db)
    }
  }
]
