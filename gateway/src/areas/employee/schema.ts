import { sql, type Generated } from 'kysely'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** What an employee may buy in a year, and the code by which an account becomes theirs. */
    employee_allowance: {
      employee_no: string
      invite_code: string
      pieces: number
      fen: number
      set_by: string
      set_at: Date
    }
    /** Codes for the family; `user_id`: whose account buys by it. */
    family_code: {
      invite_code: string
      employee_no: string
      user_id: string | null
      made_by: string
      made_at: Date
      bound_at: Date | null
    }
    /** Pieces of a SKU at the employee's price: `allotment` of them left its stock when it was published. */
    employee_offer: {
      offer_code: string
      sku_code: string
      category_code: string
      large: boolean
      price_fen: number
      /** Pieces of the quota that one costs. */
      pieces: number
      allotment: number
      taken: Generated<number>
      start_at: Date
      end_at: Date
      given_back: Generated<boolean>
      published_by: string
      ended_by: string | null
    }
    /** What was bought, and what of it came back to the quota. */
    employee_order: {
      order_code: string
      employee_no: string
      user_id: string
      offer_code: string
      category_code: string
      pieces: number
      fen: number
      at: Date
      back_pieces: Generated<number>
      back_fen: Generated<number>
      undone: Generated<boolean>
    }
  }
}

export const employeeSchema: Migration[] = [
  {
    id: 'employee-001',
    up: async (db) => {
      await sql`create table employee_allowance (
        employee_no text primary key,
        invite_code text not null unique,
        pieces int not null check (pieces >= 0),
        fen bigint not null check (fen >= 0),
        set_by text not null,
        set_at timestamptz not null
      )`.execute(db)
      await sql`create table family_code (
        invite_code text primary key,
        employee_no text not null references employee_allowance (employee_no),
        user_id text unique,
        made_by text not null,
        made_at timestamptz not null,
        bound_at timestamptz
      )`.execute(db)
      await sql`create index family_code_of on family_code (employee_no)`.execute(db)
      await sql`create table employee_offer (
        offer_code text primary key,
        sku_code text not null,
        category_code text not null,
        large boolean not null,
        price_fen bigint not null check (price_fen > 0),
        pieces int not null check (pieces > 0),
        allotment int not null check (allotment > 0),
        taken int not null default 0 check (taken between 0 and allotment),
        start_at timestamptz not null,
        end_at timestamptz not null check (end_at > start_at),
        given_back boolean not null default false,
        published_by text not null,
        ended_by text
      )`.execute(db)
      await sql`create unique index employee_offer_of_sku on employee_offer (sku_code) where not given_back`.execute(db)
      await sql`create table employee_order (
        order_code text primary key,
        employee_no text not null references employee_allowance (employee_no),
        user_id text not null,
        offer_code text not null references employee_offer (offer_code),
        category_code text not null,
        pieces int not null check (pieces > 0),
        fen bigint not null check (fen > 0),
        at timestamptz not null,
        back_pieces int not null default 0 check (back_pieces between 0 and pieces),
        back_fen bigint not null default 0 check (back_fen between 0 and fen),
        undone boolean not null default false
      )`.execute(db)
      await sql`create index employee_order_of on employee_order (employee_no, at)`.execute(db)
      await sql`create index employee_order_of_user on employee_order (user_id)`.execute(db)
    }
  }
]
