import { sql, type ColumnType, type Generated } from 'kysely'
import type { QualificationState } from '../../../../domain/activity/subsidy'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

declare module '../../core/database/database' {
  interface Tables {
    /** What a category is subsidised by: data, not rules. */
    subsidy_policy: {
      policy_code: string
      position: number
      category_code: string
      name: Json<Words>
      energy_level: number
      percent: number
      cap_fen: number
      /** A person. */
      pieces: number
      valid_days: number
      region_codes: string[]
      budget: number
      /** Qualifications that are not free; never above the budget. */
      taken: Generated<number>
      start_at: Date
      end_at: Date
      published_by: string
    }
    /** What a policy is for. */
    subsidy_sku: { policy_code: string; sku_code: string; enrolled_by: string }
    /** Who claims. Name and number are sealed; what is shown is masked. */
    subsidy_holder: {
      user_id: string
      /** HMAC of the number: one person is one shopper. */
      person_hash: string
      name_masked: string
      name_sealed: string
      id_masked: string
      id_sealed: string
      verified_at: Date
      /** When the pictures of the card are deleted; null: none were sent. */
      pictures_until: Generated<Date | null>
    }
    /** A subsidised piece that left, by the number on it: none is subsidised twice. */
    subsidy_piece: {
      serial_no: string
      order_code: string
      position: number
      qualification_id: string
      at: Date
    }
    /** Who of the shop changed what, and who had name and number opened. */
    subsidy_event: {
      event_id: string
      act: 'DISCLOSE' | 'BUDGET' | 'REGIONS' | 'READER'
      by_whom: string
      about: string
      user_id: string | null
      at: Date
    }
    subsidy_qualification: {
      qualification_id: string
      user_id: string
      person_hash: string
      category_code: string
      policy_code: string
      slot: number
      state: Exclude<QualificationState, 'NONE'>
      claim_code: string
      region_code: string
      claimed_at: Date
      valid_until: Date
      unbound_at: Date | null
      order_code: string | null
      position: number | null
      subsidy_fen: number | null
      /** Its owner wants an SMS before it ends. */
      remind_by_sms: Generated<boolean>
      reminded_at: Generated<Date | null>
    }
  }
}

export const subsidySchema: Migration[] = [
  {
    id: 'subsidy-001',
    up: async (db) => {
      await sql`create table subsidy_policy (
        policy_code text primary key,
        position int not null,
        category_code text not null,
        name jsonb not null,
        energy_level int not null check (energy_level between 1 and 5),
        percent int not null check (percent between 1 and 100),
        cap_fen bigint not null check (cap_fen > 0),
        pieces int not null check (pieces > 0),
        valid_days int not null check (valid_days > 0),
        region_codes text[] not null check (cardinality(region_codes) > 0),
        budget int not null check (budget > 0),
        taken int not null default 0 check (taken between 0 and budget),
        start_at timestamptz not null,
        end_at timestamptz not null check (end_at > start_at),
        published_by text not null
      )`.execute(db)
      await sql`create table subsidy_sku (
        policy_code text not null references subsidy_policy,
        sku_code text not null unique,
        enrolled_by text not null,
        primary key (policy_code, sku_code)
      )`.execute(db)
      await sql`create table subsidy_holder (
        user_id text primary key,
        person_hash text not null unique check (person_hash ~ '^[0-9a-f]{64}$'),
        name_masked text not null,
        name_sealed text not null,
        id_masked text not null,
        id_sealed text not null,
        verified_at timestamptz not null
      )`.execute(db)
      await sql`create table subsidy_qualification (
        qualification_id text primary key,
        user_id text not null,
        person_hash text not null,
        category_code text not null,
        policy_code text not null references subsidy_policy,
        slot int not null check (slot > 0),
        state text not null check (state in ('UNREDEEMED', 'HELD', 'REDEEMED', 'EXPIRED', 'UNBOUND')),
        claim_code text not null unique,
        region_code text not null,
        claimed_at timestamptz not null,
        valid_until timestamptz not null,
        unbound_at timestamptz,
        order_code text,
        position int,
        subsidy_fen bigint check (subsidy_fen > 0),
        check ((state in ('HELD', 'REDEEMED')) <=
          (order_code is not null and position is not null and subsidy_fen is not null))
      )`.execute(db)
      // the authority knows no lock: the second caller finds the place taken
      await sql`create unique index subsidy_qualification_of_person
        on subsidy_qualification (person_hash, category_code, policy_code, slot)`.execute(db)
      await sql`create index subsidy_qualification_of_user on subsidy_qualification (user_id)`.execute(db)
      await sql`create index subsidy_qualification_of_order on subsidy_qualification (order_code)
        where order_code is not null`.execute(db)
      await sql`create index subsidy_qualification_due on subsidy_qualification (valid_until)
        where state = 'UNREDEEMED'`.execute(db)
    }
  },
  {
    id: 'subsidy-pictures-and-pieces',
    up: async (db) => {
      await sql`alter table subsidy_holder add pictures_until timestamptz`.execute(db)
      await sql`alter table subsidy_qualification add remind_by_sms boolean not null default false,
        add reminded_at timestamptz`.execute(db)
      await sql`create table subsidy_piece (
        serial_no text primary key,
        order_code text not null,
        position int not null,
        qualification_id text not null,
        at timestamptz not null,
        unique (order_code, position)
      )`.execute(db)
      await sql`create index subsidy_piece_of on subsidy_piece (qualification_id)`.execute(db)
      await sql`create table subsidy_event (
        event_id text primary key,
        act text not null check (act in ('DISCLOSE', 'BUDGET', 'REGIONS', 'READER')),
        by_whom text not null,
        about text not null,
        user_id text,
        at timestamptz not null
      )`.execute(db)
      await sql`create index subsidy_event_newest on subsidy_event (at)`.execute(db)
    }
  }
]
