import { sql } from 'kysely'
import type { InviteEnd, InviteState } from '../../../../domain/activity/referral'
import type { Migration } from '../../core/database/migrate'

declare module '../../core/database/database' {
  interface Tables {
    /** An employee who brings new customers, from being bound to being unbound. */
    referral_binding: {
      binding_id: string
      user_id: string
      employee_no: string
      bound_at: Date
      ended_at: Date | null
    }
    /** Employees who may not: by number, so that binding again does not undo it. */
    referral_block: { employee_no: string; blocked_at: Date; blocked_by: string }
    referral_code: { code: string; binding_id: string; created_at: Date; end_at: Date }
    /** A new customer and who brought them: the first valid code holds. */
    referral_invite: {
      invite_id: string
      /** Null: the account was closed. */
      invited_id: string | null
      binding_id: string
      inviter_id: string
      state: InviteState
      end_reason: InviteEnd | null
      invited_at: Date
      order_code: string | null
      received_at: Date | null
      due_at: Date | null
      settled_at: Date | null
      inviter_fen: number
      invited_fen: number
      judged_by: string | null
    }
  }
}

export const referralSchema: Migration[] = [
  {
    id: 'referral-001',
    up: async (db) => {
      await sql`create table referral_binding (
        binding_id text primary key,
        user_id text not null,
        employee_no text not null,
        bound_at timestamptz not null,
        ended_at timestamptz
      )`.execute(db)
      await sql`create unique index referral_binding_of_employee on referral_binding (employee_no)
        where ended_at is null`.execute(db)
      await sql`create unique index referral_binding_of_user on referral_binding (user_id) where ended_at is null`.execute(
        db
      )
      await sql`create table referral_block (
        employee_no text primary key,
        blocked_at timestamptz not null,
        blocked_by text not null
      )`.execute(db)
      await sql`create table referral_code (
        code text primary key,
        binding_id text not null references referral_binding,
        created_at timestamptz not null,
        end_at timestamptz not null
      )`.execute(db)
      await sql`create index referral_code_of_binding on referral_code (binding_id, end_at)`.execute(db)
      await sql`create table referral_invite (
        invite_id text primary key,
        invited_id text unique,
        binding_id text not null references referral_binding,
        inviter_id text not null,
        state text not null check (state in ('REGISTERED', 'PENDING', 'EARNED', 'VOID')),
        end_reason text,
        invited_at timestamptz not null,
        order_code text,
        received_at timestamptz,
        due_at timestamptz,
        settled_at timestamptz,
        inviter_fen bigint not null check (inviter_fen >= 0),
        invited_fen bigint not null check (invited_fen >= 0),
        judged_by text,
        check (invited_id is distinct from inviter_id),
        check ((state = 'VOID') = (end_reason is not null))
      )`.execute(db)
      await sql`create index referral_invite_of on referral_invite (inviter_id, invited_at desc, invite_id)`.execute(db)
      await sql`create index referral_invite_open on referral_invite (invited_at)
        where state in ('REGISTERED', 'PENDING')`.execute(db)
    }
  }
]
