import { sql, type ColumnType, type Generated } from 'kysely'
import type { InvoiceKind, InvoiceParty, InvoiceState, MailState } from '../../../../domain/orders/invoice'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'
import { spellCompanies } from './companyStore'

/** A column that is written as JSON text and read as what it holds. */
type Json<T> = ColumnType<T, string, string>

/** The party, as a row of its own holds it. */
interface PartyColumns {
  name: string
  tax_no: string | null
  address: string | null
  phone: string | null
  bank: string | null
  account: string | null
  email: string | null
}

/** A party that waits until the invoice before is taken back. */
export type WaitingParty = InvoiceParty & { email?: string | undefined }

declare module '../../core/database/database' {
  interface Tables {
    invoice_title: PartyColumns & {
      title_id: string
      user_id: string
      kind: 'PERSONAL' | 'COMPANY'
      is_default: boolean
      created_at: Date
    }
    invoice: PartyColumns & {
      invoice_code: string
      user_id: string
      order_code: string
      shop_name: Json<Words>
      seller_name: string
      seller_tax_no: string
      kind: InvoiceKind
      state: InvoiceState
      amount_fen: number
      net_fen: number
      tax_fen: number
      /** How often it was made out otherwise. */
      changes: Generated<number>
      submitted_at: Date
      ready_by: Date
      /** Until when a gateway that draws its paper has it for itself. */
      drawn_until: Generated<Date | null>
      issuing_at: Generated<Date | null>
      issued_at: Generated<Date | null>
      invoice_no: Generated<string | null>
      file: Generated<string | null>
      file_bytes: Generated<number | null>
      /** Pictures of its pages. */
      pages: Generated<string[]>
      /** The buyer has deducted its tax. */
      booked: Generated<boolean>
      red_reason: Generated<'CHANGED' | 'REFUNDED' | 'LOWERED' | null>
      confirm_before: Generated<Date | null>
      next_party: Json<WaitingParty> | null
      reversed_at: Generated<Date | null>
      replaced_by: Generated<string | null>
      /** Made out to the holder of a subsidy, and to nobody else. */
      of_holder: Generated<boolean>
    }
    invoice_line: {
      invoice_code: string
      order_code: string
      /** The order's row; -1 is the delivery. */
      position: number
      title: Json<Words>
      picture: string | null
      quantity: number | null
      amount_fen: number
      /** The invoice holds it: no other may. */
      live: boolean
    }
    /** What goes out by e-mail, and what did. */
    invoice_mail: {
      mail_id: string
      invoice_code: string
      user_id: string
      email: string
      state: MailState
      asked_at: Date
      attempts: Generated<number>
      /** When it is tried, or tried again; a gateway that tries has it for itself until then. */
      due_at: Date
      sent_at: Generated<Date | null>
    }
    /** The choice at the time of the order: the invoice is requested once the order is paid. */
    invoice_wish: { order_code: string; user_id: string; party: Json<WaitingParty> }
    /** Who sells in a shop, as invoices name it. */
    invoice_seller: { shop_code: string; name: string; tax_no: string }
    /** Companies that a name is completed from. */
    company: {
      tax_no: string
      name: string
      /** How the name is typed in letters: its readings (core/pinyin), a bar between them. */
      readings: string
    }
  }
}

export const invoiceSchema: Migration[] = [
  {
    id: 'invoice-001',
    up: async (db) => {
      const party = sql`name text not null, tax_no text, address text, phone text, bank text, account text, email text`
      await sql`create table invoice_title (
        title_id text primary key,
        user_id text not null,
        kind text not null check (kind in ('PERSONAL', 'COMPANY')),
        ${party},
        is_default boolean not null,
        created_at timestamptz not null
      )`.execute(db)
      await sql`create index invoice_title_of on invoice_title (user_id, is_default desc, created_at desc)`.execute(db)
      await sql`create unique index invoice_title_default on invoice_title (user_id) where is_default`.execute(db)
      await sql`create table invoice (
        invoice_code text primary key,
        user_id text not null,
        order_code text not null references trade_order (order_code),
        shop_name jsonb not null,
        seller_name text not null,
        seller_tax_no text not null,
        kind text not null,
        state text not null,
        ${party},
        amount_fen bigint not null check (amount_fen > 0),
        net_fen bigint not null,
        tax_fen bigint not null,
        changes int not null default 0,
        submitted_at timestamptz not null,
        ready_by timestamptz not null,
        drawn_until timestamptz,
        issuing_at timestamptz,
        issued_at timestamptz,
        invoice_no text unique,
        file text,
        file_bytes int,
        booked boolean not null default false,
        red_reason text,
        confirm_before timestamptz,
        next_party jsonb,
        reversed_at timestamptz,
        replaced_by text,
        check (net_fen + tax_fen = amount_fen)
      )`.execute(db)
      await sql`create index invoice_of on invoice (user_id, submitted_at desc, invoice_code)`.execute(db)
      await sql`create index invoice_of_order on invoice (order_code)`.execute(db)
      await sql`create index invoice_to_draw on invoice (submitted_at) where state in ('SUBMITTED', 'ISSUING')`.execute(
        db
      )
      await sql`create index invoice_to_lapse on invoice (confirm_before) where state = 'RED_REQUESTED'`.execute(db)
      await sql`create sequence invoice_number`.execute(db)
      await sql`create table invoice_line (
        invoice_code text not null references invoice (invoice_code),
        order_code text not null,
        position int not null,
        title jsonb not null,
        picture text,
        quantity int,
        amount_fen bigint not null check (amount_fen > 0),
        live boolean not null,
        primary key (invoice_code, position)
      )`.execute(db)
      await sql`create unique index invoice_line_once on invoice_line (order_code, position) where live`.execute(db)
      await sql`create table invoice_mail (
        invoice_code text not null references invoice (invoice_code),
        user_id text not null,
        email text not null,
        sent_at timestamptz not null
      )`.execute(db)
      await sql`create index invoice_mail_of on invoice_mail (user_id, sent_at desc)`.execute(db)
      await sql`create table invoice_seller (shop_code text primary key, name text not null, tax_no text not null)`.execute(
        db
      )
      await sql`create table company (tax_no text primary key, name text not null)`.execute(db)
    }
  },
  {
    id: 'invoice-002',
    up: async (db) => {
      await sql`create table invoice_wish (
        order_code text primary key references trade_order (order_code),
        user_id text not null,
        party jsonb not null
      )`.execute(db)
    }
  },
  {
    id: 'invoice-003',
    up: async (db) => {
      await sql`alter table invoice_mail rename column sent_at to asked_at`.execute(db)
      await sql`alter table invoice_mail
        add column mail_id text not null default gen_random_uuid()::text primary key,
        add column state text not null default 'SENT',
        add column attempts int not null default 0,
        add column due_at timestamptz,
        add column sent_at timestamptz`.execute(db)
      await sql`update invoice_mail set due_at = asked_at, sent_at = asked_at`.execute(db)
      await sql`alter table invoice_mail
        alter column mail_id drop default,
        alter column state drop default,
        alter column due_at set not null`.execute(db)
      await sql`create index invoice_mail_of_invoice on invoice_mail (invoice_code, asked_at desc)`.execute(db)
      await sql`create index invoice_mail_to_send on invoice_mail (due_at) where state = 'SENDING'`.execute(db)
    }
  },
  {
    id: 'invoice-004',
    up: async (db) => {
      await sql`update stored_file f set owner = i.invoice_code
        from invoice i where i.file = f.path and f.purpose = 'INVOICE'`.execute(db)
    }
  },
  {
    id: 'invoice-005',
    up: async (db) => {
      await sql`alter table company add column readings text not null default ''`.execute(db)
      await spellCompanies(db)
    }
  },
  {
    id: 'invoice-006',
    up: async (db) => {
      await sql`alter table invoice add column pages text[] not null default '{}'`.execute(db)
    }
  },
  {
    id: 'invoice-of-holder',
    up: async (db) => {
      await sql`alter table invoice add column of_holder boolean not null default false`.execute(db)
    }
  }
]
