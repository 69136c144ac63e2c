import { sql, type ColumnType, type Generated } from 'kysely'
import type { PartnerState } from '../../../../domain/partner/partner'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>

export type StoredPartnerState = Exclude<PartnerState, 'NONE'>

declare module '../../core/database/database' {
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
      /** The contract that was signed last. */
      contract_version: string | null
      applied_at: Date
      verified_at: Date | null
      active_at: Date | null
      suspended_at: Date | null
      left_at: Date | null
    }
    /** Versions of the contract, newest last; the document's bytes are made once. */
    partner_contract: {
      version: number
      title: Json<Words>
      intro: Json<Words>
      sections: Json<{ title: Words; text: Words }[]>
      document: Buffer | null
      document_hash: string | null
      issued_at: Date
      issued_by: string
    }
    /** What was signed, never changed. */
    partner_signature: {
      signature_id: string
      user_id: string
      version: number
      /** The hash of the document that was shown. */
      shown_hash: string
      strokes: Json<{ paper: { width: number; height: number }; strokes: [number, number][][] } | null>
      typed: boolean
      document: Buffer
      final_hash: string
      phone_masked: string
      device: string
      signed_at: Date
    }
    /** What staff and shoppers did with a partner. */
    partner_event: {
      event_id: Generated<number>
      user_id: string
      event: string
      state: StoredPartnerState
      by: string
      at: Date
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
  },
  {
    id: 'partner-002',
    up: async (db) => {
      await sql`create table partner_contract (
        version int primary key check (version > 0),
        title jsonb not null,
        intro jsonb not null,
        sections jsonb not null,
        document bytea,
        document_hash text check (document_hash ~ '^[0-9a-f]{64}$'),
        issued_at timestamptz not null,
        issued_by text not null,
        check ((document is null) = (document_hash is null))
      )`.execute(db)
      await sql`create table partner_signature (
        signature_id text primary key,
        user_id text not null,
        version int not null references partner_contract,
        shown_hash text not null check (shown_hash ~ '^[0-9a-f]{64}$'),
        strokes jsonb not null,
        typed boolean not null,
        document bytea not null,
        final_hash text not null check (final_hash = encode(sha256(document), 'hex')),
        phone_masked text not null,
        device text not null,
        signed_at timestamptz not null,
        unique (user_id, version),
        check (typed = (strokes = 'null'::jsonb)),
        check (shown_hash <> final_hash)
      )`.execute(db)
      await sql`create table partner_event (
        event_id bigint generated always as identity primary key,
        user_id text not null,
        event text not null,
        state text not null,
        by text not null,
        at timestamptz not null
      )`.execute(db)
      await sql`create index partner_event_of on partner_event (user_id, event_id)`.execute(db)
      // a signed document stays what it was, for each writer
      await sql`create function keep_partner_signature() returns trigger language plpgsql as $$
        begin
          raise exception 'what was signed is never changed' using errcode = 'check_violation';
        end
      $$`.execute(db)
      await sql`create trigger partner_signature_stays before update or delete on partner_signature
        for each row execute function keep_partner_signature()`.execute(db)
      await sql`create function keep_partner_contract() returns trigger language plpgsql as $$
        begin
          if old.document is not null and (new.document, new.document_hash, new.title, new.intro, new.sections)
              is distinct from (old.document, old.document_hash, old.title, old.intro, old.sections) then
            raise exception 'a contract that was shown is never changed: issue a new version' using errcode = 'check_violation';
          end if;
          return new;
        end
      $$`.execute(db)
      await sql`create trigger partner_contract_stays before update on partner_contract
        for each row execute function keep_partner_contract()`.execute(db)
    }
  },
  {
    id: 'partner-003',
    up: async (db) => {
      await sql`create index partner_left on partner (left_at) where state = 'LEFT'`.execute(db)
    }
  },
  {
    id: 'partner-004',
    // the role and the state say the same: who was stopped or left has the role no more, whose role was taken is stopped
    up: async (db) => {
      await sql`delete from customer_role r using partner p
        where r.user_id = p.user_id and r.role = 'PARTNER' and p.state in ('SUSPENDED', 'LEFT')`.execute(db)
      await sql`with stopped as (
          update partner p set state = 'SUSPENDED', suspended_at = now()
          where state in ('ACTIVE', 'RESIGN')
            and not exists (select 1 from customer_role r where r.user_id = p.user_id and r.role = 'PARTNER')
          returning user_id
        )
        insert into partner_event (user_id, event, state, by, at)
        select user_id, 'SUSPEND', 'SUSPENDED', 'partner-004', now() from stopped`.execute(db)
    }
  }
]
