import { sql, type ColumnType, type Generated } from 'kysely'
import type { PartnerState } from '../../../../domain/partner'
import type { Migration } from '../../core/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

export type StoredPartnerState = Exclude<PartnerState, 'NONE'>

declare module '../../core/database' {
  interface Tables {
    /** Who is a partner, or asked to be one. Name and number of the identity card are sealed; what is shown is masked. */
    partner: {
      user_id: string
      /** What their shares carry. */
      partner_code: string
      state: StoredPartnerState
      refused_reason: Json<Words> | null
      refused_at: Date | null
      /** Times an identity was refused. */
      tries: Generated<number>
      name_masked: string | null
      name_sealed: string | null
      id_masked: string | null
      id_sealed: string | null
      /** HMAC of the number: one person is one partner. */
      id_hash: string | null
      phone_masked: string | null
      /** Of the contract that was signed last. */
      contract_version: string | null
      applied_at: Date
      verified_at: Date | null
      active_at: Date | null
      suspended_at: Date | null
      left_at: Date | null
    }
  }
}

export const partnerSchema: Migration[] = [
  {
    id: 'partner-001',
    up: async (db) => {
      await sql`create table partner (
        user_id text primary key,
        partner_code text not null unique,
        state text not null check (state in ('APPLIED', 'VERIFIED', 'REFUSED', 'ACTIVE', 'RESIGN', 'SUSPENDED', 'LEFT')),
        refused_reason jsonb,
        refused_at timestamptz,
        tries int not null default 0 check (tries >= 0),
        name_masked text,
        name_sealed text,
        id_masked text,
        id_sealed text,
        id_hash text unique,
        phone_masked text,
        contract_version text,
        applied_at timestamptz not null,
        verified_at timestamptz,
        active_at timestamptz,
        suspended_at timestamptz,
        left_at timestamptz,
        check ((state = 'REFUSED') <= (refused_reason is not null and refused_at is not null)),
        check ((state in ('VERIFIED', 'ACTIVE', 'RESIGN', 'SUSPENDED')) <= (id_hash is not null and verified_at is not null)),
        check ((state in ('ACTIVE', 'RESIGN', 'SUSPENDED')) <= (contract_version is not null and active_at is not null)),
        check ((state = 'LEFT') = (left_at is not null))
      )`.execute(db)
    }
  }
]
