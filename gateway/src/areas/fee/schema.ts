import { sql, type ColumnType } from 'kysely'
import type { FeeWork, RegionClass } from '../../../../domain/aftersale/serviceFee'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

/** LABOUR is what is done, MATERIAL what is used up. */
export type FeePart = 'LABOUR' | 'MATERIAL'

export interface BilledLine {
  itemCode: string
  name: Words
  fen: number
  count: number
}

declare module '../../core/database/database' {
  interface Tables {
    /** Kinds of appliances that there is a service for. */
    service_kind: {
      kind_code: string
      name: Json<Words>
      picture: string
      /** Categories of any level: products of these are of the kind. */
      category_codes: string[]
      position: number
    }
    /** Every price that service has or had; a price that changes is one more row. */
    service_fee: {
      kind_code: string
      work: FeeWork
      item_code: string
      region_class: RegionClass
      /** Shop's day, `YYYY-MM-DD`. */
      valid_from: string
      part: FeePart
      name: Json<Words>
      note: Json<Words>
      /** What it is counted for; empty: for the visit. */
      unit: Json<Words>
      fen: number
      position: number
      set_by: string
      set_at: Date
    }
    /** Regions that are not of the usual class. */
    service_region: { region_code: string; region_class: RegionClass }
    /** What a visit cost in the end, with the prices of that day. */
    fee_bill: {
      bill_code: string
      kind_code: string
      work: FeeWork
      region_class: RegionClass
      billed_at: Date
      lines: Json<BilledLine[]>
      total_fen: number
      written_by: string
    }
  }
}

export const feeSchema: Migration[] = [
  {
    id: 'fee-001',
    up: async (db) => {
      await sql`create table service_kind (
        kind_code text primary key,
        name jsonb not null,
        picture text not null,
        category_codes text[] not null,
        position int not null
      )`.execute(db)
      await sql`create table service_fee (
        kind_code text not null references service_kind (kind_code),
        work text not null,
        item_code text not null,
        region_class int not null check (region_class between 1 and 3),
        valid_from text not null,
        part text not null,
        name jsonb not null,
        note jsonb not null,
        unit jsonb not null,
        fen int not null check (fen >= 0),
        position int not null,
        set_by text not null,
        set_at timestamptz not null,
        primary key (kind_code, work, region_class, item_code, valid_from)
      )`.execute(db)
      await sql`create table service_region (
        region_code text primary key,
        region_class int not null check (region_class between 1 and 3)
      )`.execute(db)
      await sql`create table fee_bill (
        bill_code text primary key,
        kind_code text not null,
        work text not null,
        region_class int not null,
        billed_at timestamptz not null,
        lines jsonb not null,
        total_fen int not null check (total_fen >= 0),
        written_by text not null
      )`.execute(db)
      await sql`create index fee_bill_newest on fee_bill (kind_code, work, region_class, billed_at desc)`.execute(db)
    }
  }
]
