import { sql, type ColumnType, type Generated } from 'kysely'
import type { CaseActor, CaseKind, CaseReasonCode, CaseState } from '../../../../domain/aftersale/afterSale'
import type { SpecValue } from '../../../../contract'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'
import type { Settled } from './amounts'

type JsonOrNone<T> = ColumnType<T | null, string | null | undefined, string | null>

/** How goods come back, as far as is known. */
export interface KeptWay {
  by: 'NUMBER' | 'PICKUP'
  carrierCode?: string
  trackingNo?: string
  pickUp?: { from: number; to: number }
  sentAt: number
  postageFen: number
  pictures: string[]
  /** Oldest first. */
  tracks: { at: number; text: Words }[]
}

declare module '../../core/database/database' {
  interface Tables {
    after_sale_case: {
      case_code: string
      order_code: string
      user_id: string
      kind: CaseKind
      state: CaseState
      reason_code: CaseReasonCode
      /** The shop's: it bears both ways. */
      fault: boolean
      /** Its goods were never sent, did not come, or are the shop's fault: delivery that was paid goes back with the last. */
      frees_freight: boolean
      /** Its goods had not left. */
      unsent: boolean
      text: string
      pictures: string[]
      video: JsonOrNone<{ path: string; seconds: number }>
      /** As it is foreseen, from REFUNDING on as it is. */
      amounts: ColumnType<Settled, string, string>
      refund_fen: number
      settled: Generated<boolean>
      way: ColumnType<KeptWay | null, string | null | undefined, string | null>
      applied_at: Date
      changed_at: Date
      due_at: Date | null
      /** When the shop had the goods. */
      signed_at: Generated<Date | null>
      hidden: Generated<boolean>
      version: Generated<number>
    }
    after_sale_row: {
      case_code: string
      position: number
      quantity: number
      /** A gift that is kept: its value comes off. */
      kept: Generated<boolean>
      /** Pieces that were found in order; null: not looked at. */
      accepted: Generated<number | null>
      /** Accepted pieces that can be sold again. */
      sellable: Generated<number>
    }
    /** Where goods of a shop are sent back to; a shop without a row takes none back yet. */
    return_place: {
      shop_code: string
      name: ColumnType<Words, string, string>
      phone: string
      address: ColumnType<Words, string, string>
      set_by: string
      set_at: Date
    }
    /** What is sent in an exchange, in the place of what comes back. */
    after_sale_exchange: {
      case_code: string
      sku_code: string
      spu_code: string
      title: ColumnType<Words, string, string>
      picture: string
      specs: ColumnType<{ zh: SpecValue[]; en: SpecValue[] }, string, string>
      list_price_fen: number
      /** A piece, when it was asked for; null: the same version, which moves no money. */
      price_fen: number | null
      /** Pieces that were taken out of stock for it. */
      reserved: number
      /** Its row of the order, once it was sent. */
      position: number | null
      carrier: ColumnType<Words | null, string | null, string | null>
      tracking_no: string | null
      sent_at: Date | null
      signed_at: Date | null
      received_at: Date | null
      /** Oldest first. */
      tracks: ColumnType<{ at: number; text: Words }[], string | undefined, string>
    }
    /** What happened to a case, one row a move; never changed. */
    after_sale_event: {
      case_code: string
      number: number
      at: Date
      by: CaseActor
      /** Which of the staff; '' of everybody else. */
      who: string
      state: CaseState
      note: ColumnType<Words | null, string | null, never>
      pictures: string[]
    }
  }
}

export const afterSaleSchema: Migration[] = [
  {
    id: 'aftersale-001',
    up: async (db) => {
      await sql`create table after_sale_case (
        case_code text primary key,
        order_code text not null references trade_order (order_code),
        user_id text not null,
        kind text not null check (kind in ('REFUND_ONLY', 'RETURN')),
        state text not null,
        reason_code text not null,
        fault boolean not null,
        frees_freight boolean not null,
        unsent boolean not null,
        text text not null,
        pictures text[] not null,
        amounts jsonb not null,
        refund_fen bigint not null check (refund_fen >= 0),
        settled boolean not null default false,
        way jsonb,
        applied_at timestamptz not null,
        changed_at timestamptz not null,
        due_at timestamptz,
        signed_at timestamptz,
        hidden boolean not null default false,
        version integer not null default 1
      )`.execute(db)
      await sql`create index case_of_order on after_sale_case (order_code)`.execute(db)
      await sql`create index case_open on after_sale_case (user_id, due_at)
        where state not in ('COMPLETED', 'REFUSED', 'CLOSED', 'CANCELLED', 'SENT_BACK')`.execute(db)
      await sql`create index case_ended on after_sale_case (user_id, changed_at desc)
        where state in ('COMPLETED', 'REFUSED', 'CLOSED', 'CANCELLED', 'SENT_BACK') and not hidden`.execute(db)
      await sql`create index case_due on after_sale_case (due_at) where due_at is not null`.execute(db)
      await sql`create table after_sale_row (
        case_code text not null references after_sale_case (case_code),
        position integer not null,
        quantity integer not null check (quantity > 0),
        kept boolean not null default false,
        accepted integer check (accepted between 0 and quantity),
        sellable integer not null default 0 check (sellable between 0 and quantity),
        primary key (case_code, position)
      )`.execute(db)
      await sql`create table after_sale_event (
        case_code text not null references after_sale_case (case_code),
        number integer not null,
        at timestamptz not null,
        by text not null,
        who text not null,
        state text not null,
        note jsonb,
        pictures text[] not null,
        primary key (case_code, number)
      )`.execute(db)
    }
  },
  {
    id: 'aftersale-return-place',
    up: async (db) => {
      await sql`create table return_place (
        shop_code text primary key,
        name jsonb not null,
        phone text not null,
        address jsonb not null,
        set_by text not null,
        set_at timestamptz not null
      )`.execute(db)
    }
  },
  {
    id: 'aftersale-exchange',
    up: async (db) => {
      await sql`alter table after_sale_case drop constraint after_sale_case_kind_check,
        add constraint after_sale_case_kind_check check (kind in ('REFUND_ONLY', 'RETURN', 'EXCHANGE'))`.execute(db)
      await sql`create table after_sale_exchange (
        case_code text primary key references after_sale_case (case_code),
        sku_code text not null,
        spu_code text not null,
        title jsonb not null,
        picture text not null,
        specs jsonb not null,
        list_price_fen bigint not null,
        price_fen bigint check (price_fen >= 0),
        reserved integer not null check (reserved >= 0),
        position integer,
        carrier jsonb,
        tracking_no text,
        sent_at timestamptz,
        signed_at timestamptz,
        received_at timestamptz,
        tracks jsonb not null default '[]'
      )`.execute(db)
    }
  },
  {
    id: 'aftersale-video',
    up: async (db) => {
      await sql`alter table after_sale_case add column video jsonb`.execute(db)
    }
  }
]
