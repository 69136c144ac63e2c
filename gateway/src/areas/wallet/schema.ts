import { sql, type Generated } from 'kysely'
import type { Migration } from '../../core/migrate'

/** BALANCE: money the shopper has here. CREDIT: what they may still owe by paying in months. */
export type WalletAccount = 'BALANCE' | 'CREDIT'
/**
 * GRANT: put in, or the limit raised. RESERVE: held by an open payment. POST: that payment went through, no money moves.
 * VOID: it did not. REFUND: what it paid goes back.
 */
export type WalletEntryKind = 'GRANT' | 'RESERVE' | 'POST' | 'VOID' | 'REFUND'

declare module '../../core/database' {
  interface Tables {
    /** Held while a row is added; what is in it is the sum of its rows. */
    wallet_account: { user_id: string; account: WalletAccount }
    /** Its ledger: rows are added, never changed. */
    wallet_entry: {
      entry_id: Generated<number>
      user_id: string
      account: WalletAccount
      kind: WalletEntryKind
      amount_fen: number
      /** The payment and the order that it is for; '' of a grant. */
      payment_id: Generated<string>
      order_code: Generated<string>
      /** Tells grants and refunds apart: what each is for. */
      reference: Generated<string>
      at: Date
    }
  }
}

export const walletSchema: Migration[] = [
  {
    id: 'wallet-001',
    up: async (db) => {
      await sql`create table wallet_account (
        user_id text not null,
        account text not null check (account in ('BALANCE', 'CREDIT')),
        primary key (user_id, account)
      )`.execute(db)
      await sql`create table wallet_entry (
        entry_id bigint generated always as identity primary key,
        user_id text not null,
        account text not null,
        kind text not null check (kind in ('GRANT', 'RESERVE', 'POST', 'VOID', 'REFUND')),
        amount_fen bigint not null,
        payment_id text not null default '',
        order_code text not null default '',
        reference text not null default '',
        at timestamptz not null,
        foreign key (user_id, account) references wallet_account (user_id, account),
        unique (user_id, account, payment_id, order_code, kind, reference),
        check ((kind = 'GRANT') = (payment_id = '')),
        check (case kind when 'RESERVE' then amount_fen < 0 when 'POST' then amount_fen = 0 else amount_fen > 0 end)
      )`.execute(db)
      await sql`create index wallet_entry_by_payment on wallet_entry (payment_id) where payment_id <> ''`.execute(db)
      // whatever writes it, a hand in the database too: no overdraft, and nothing comes back that did not go out
      await sql`create function check_wallet_entry() returns trigger language plpgsql as $$
        begin
          perform from wallet_account where user_id = new.user_id and account = new.account for update;
          if new.amount_fen < 0 and new.amount_fen + (select coalesce(sum(amount_fen), 0) from wallet_entry
              where user_id = new.user_id and account = new.account) < 0 then
            raise exception 'an account holds no less than nothing' using errcode = 'check_violation';
          end if;
          if new.kind in ('VOID', 'REFUND') and new.amount_fen + (select coalesce(sum(amount_fen), 0) from wallet_entry
              where user_id = new.user_id and account = new.account and payment_id = new.payment_id
                and order_code = new.order_code) > 0 then
            raise exception 'a payment gives back no more than it took' using errcode = 'check_violation';
          end if;
          return new;
        end
      $$`.execute(db)
      await sql`create trigger wallet_entry_fits before insert on wallet_entry
        for each row execute function check_wallet_entry()`.execute(db)
      await sql`create function keep_wallet_entry() returns trigger language plpgsql as $$
        begin
          raise exception 'rows of this ledger are never changed: add one that corrects' using errcode = 'check_violation';
        end
      $$`.execute(db)
      await sql`create trigger wallet_entry_stays before update or delete on wallet_entry
        for each row execute function keep_wallet_entry()`.execute(db)
    }
  }
]
