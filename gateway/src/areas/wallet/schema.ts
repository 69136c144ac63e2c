import { sql } from 'kysely'
import type { Migration } from '../../core/database/migrate'

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
      // for each writer, a hand in the database too: no overdraft, and nothing comes back that did not go out
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
  },
  {
    id: 'wallet-002',
    // the rows of the wallet's own ledger become transfers of the one that all areas share
    up: async (db) => {
      const own = sql`account || ':' || user_id`
      const heldName = sql`'wallet:held:' || payment_id || ':' || order_code || ':' || ${own}`
      const paidName = sql`'wallet:paid:' || payment_id || ':' || order_code || ':' || ${own}`
      await sql`insert into ledger_transfer (from_account, to_account, amount, reference, at)
        select * from (
          select case kind when 'GRANT' then '~wallet:granted:' || account when 'RESERVE' then 'wallet:' || ${own}
              when 'REFUND' then ${paidName} else ${heldName} end,
            case kind when 'RESERVE' then ${heldName} when 'POST' then ${paidName} else 'wallet:' || ${own} end,
            case kind when 'POST' then (select -sum(r.amount_fen) from wallet_entry r where r.kind = 'RESERVE'
              and r.user_id = e.user_id and r.account = e.account and r.payment_id = e.payment_id
              and r.order_code = e.order_code) else abs(amount_fen) end as amount,
            case kind when 'GRANT' then reference when 'REFUND' then reference else lower(kind) end, at
          from wallet_entry e order by entry_id
        ) as moved where amount > 0`.execute(db)
      await sql`insert into ledger_account (account, balance, least)
        select account, sum(amount), 0 from (
          select to_account as account, amount from ledger_transfer
          union all select from_account, -amount from ledger_transfer
        ) as moved where account like 'wallet:%' group by account`.execute(db)
      await sql`drop table wallet_entry, wallet_account`.execute(db)
      await sql`drop function check_wallet_entry, keep_wallet_entry`.execute(db)
    }
  }
]
