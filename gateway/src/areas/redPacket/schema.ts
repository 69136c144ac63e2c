import { sql, type ColumnType, type Generated } from 'kysely'
import type { PacketEntryKind } from '../../../../domain/rewards/redPacket'
import type { Migration } from '../../core/database/migrate'
import type { Words } from '../../core/words'

type Json<T> = ColumnType<T, string, string>
export type PacketKind = 'NEW_CUSTOMER' | 'SHOP' | 'RIDDLE' | 'GIFT'

declare module '../../core/database/database' {
  interface Tables {
    /** What is on offer. */
    red_packet: {
      red_packet_code: string
      kind: PacketKind
      name: Json<Words>
      amount_fen: number
      threshold_fen: number
      shop_code: string | null
      /** Days it can be used once it was taken. */
      valid_days: number
      start_at: Date
      end_at: Date
      /** How many can still be taken. */
      left_over: number
    }
    /** A shopper's packet: its terms. What is left of it is in its account of the ledger. */
    user_red_packet: {
      user_packet_id: string
      user_id: string
      /** What it was given for: one a shopper. */
      grant_key: string
      kind: PacketKind
      name: Json<Words>
      face_fen: number
      threshold_fen: number
      shop_code: string | null
      start_at: Date
      end_at: Date
      set_aside: Generated<boolean>
      /** Whether time can still take something of it. */
      open: Generated<boolean>
      /** When its owner was notified that it is about to end. */
      reminded_at: Date | null
    }
    /**
     * A view of the core's ledger: what came into a packet, what went out of it (below nothing), and what was paid for.
     * A transfer's reference is the kind of row, with a part or a number after it where there can be several.
     */
    red_packet_entry: {
      entry_id: number
      account: string
      user_packet_id: string
      kind: PacketEntryKind
      amount_fen: number
      settlement_id: string | null
      /** Which part of the settlement, '' for all of it. */
      part: string
      at: Date
    }
  }
}

export const redPacketSchema: Migration[] = [
  {
    id: 'redpacket-001',
    up: async (db) => {
      await sql`create table red_packet (
        red_packet_code text primary key,
        kind text not null,
        name jsonb not null,
        amount_fen bigint not null check (amount_fen > 0),
        threshold_fen bigint not null check (threshold_fen >= 0),
        shop_code text,
        valid_days int not null check (valid_days > 0),
        start_at timestamptz not null,
        end_at timestamptz not null,
        left_over int not null check (left_over >= 0)
      )`.execute(db)
      await sql`create table user_red_packet (
        user_packet_id text primary key,
        user_id text not null,
        grant_key text not null,
        kind text not null,
        name jsonb not null,
        face_fen bigint not null check (face_fen > 0),
        threshold_fen bigint not null check (threshold_fen >= 0),
        shop_code text,
        start_at timestamptz not null,
        end_at timestamptz not null,
        set_aside boolean not null default false,
        open boolean not null default true,
        reminded_at timestamptz,
        unique (user_id, grant_key)
      )`.execute(db)
      await sql`create index user_red_packet_by_end on user_red_packet (end_at) where open`.execute(db)
      await sql`create table red_packet_entry (
        entry_id bigint generated always as identity primary key,
        user_packet_id text not null references user_red_packet,
        kind text not null check (kind in ('GRANT', 'RESERVE', 'POST', 'VOID', 'EXPIRE', 'CORRECT')),
        amount_fen bigint not null,
        settlement_id text,
        part text not null default '',
        at timestamptz not null,
        check ((kind in ('RESERVE', 'POST', 'VOID')) = (settlement_id is not null)),
        check (case kind when 'GRANT' then amount_fen > 0 when 'RESERVE' then amount_fen < 0 when 'POST' then amount_fen = 0
          when 'VOID' then amount_fen > 0 when 'EXPIRE' then amount_fen < 0 else true end)
      )`.execute(db)
      await sql`create index red_packet_entry_by_packet on red_packet_entry (user_packet_id, entry_id)`.execute(db)
      await sql`create unique index red_packet_entry_once on red_packet_entry
        (settlement_id, user_packet_id, kind, part) where settlement_id is not null`.execute(db)
      await sql`create unique index red_packet_granted_once on red_packet_entry (user_packet_id) where kind = 'GRANT'`.execute(
        db
      )
      // for each writer, a hand in the database too: no overdraft, and nothing comes back that did not go out
      await sql`create function check_red_packet_entry() returns trigger language plpgsql as $$
        begin
          perform from user_red_packet where user_packet_id = new.user_packet_id for update;
          if new.amount_fen + (select coalesce(sum(amount_fen), 0) from red_packet_entry
              where user_packet_id = new.user_packet_id) < 0 then
            raise exception 'a red packet holds no less than nothing' using errcode = 'check_violation';
          end if;
          if new.kind = 'VOID' and new.amount_fen + (select coalesce(sum(amount_fen), 0) from red_packet_entry
              where user_packet_id = new.user_packet_id and settlement_id = new.settlement_id) > 0 then
            raise exception 'a settlement gives back no more than it took' using errcode = 'check_violation';
          end if;
          return new;
        end
      $$`.execute(db)
      await sql`create trigger red_packet_entry_fits before insert on red_packet_entry
        for each row execute function check_red_packet_entry()`.execute(db)
      await sql`create function keep_red_packet_entry() returns trigger language plpgsql as $$
        begin
          raise exception 'rows of this ledger are never changed: add one that corrects' using errcode = 'check_violation';
        end
      $$`.execute(db)
      await sql`create trigger red_packet_entry_stays before update or delete on red_packet_entry
        for each row execute function keep_red_packet_entry()`.execute(db)
    }
  },
  {
    id: 'redpacket-002',
    // the rows of the packets' own ledger become transfers of the one that all areas share
    up: async (db) => {
      const own = sql`'packet:own:' || user_packet_id`
      const other = sql`case when settlement_id is null then '~packet:' || kind
        else 'packet:taken:' || settlement_id || ':' || user_packet_id end`
      await sql`insert into ledger_transfer (from_account, to_account, amount, reference, at)
        select
          case when kind = 'POST' then '~packet:unpaid:' || user_packet_id
            when amount_fen > 0 then ${other} else ${own} end,
          case when kind = 'POST' then '~packet:paid:' || user_packet_id
            when amount_fen > 0 then ${own} else ${other} end,
          case when kind = 'POST' then unpaid else abs(amount_fen) end,
          concat_ws(' ', kind, case when kind = 'POST' then settlement_id end, nullif(part, ''),
            case when kind in ('EXPIRE', 'CORRECT') then entry_id end), at
        from (
          select e.*, (
            select -sum(r.amount_fen) from red_packet_entry r where e.kind = 'POST' and r.entry_id < e.entry_id
              and r.user_packet_id = e.user_packet_id and r.settlement_id = e.settlement_id
          ) as unpaid
          from red_packet_entry e
        ) as moved where amount_fen <> 0 or unpaid > 0
        order by entry_id`.execute(db)
      await sql`insert into ledger_account (account, balance, least)
        select account, sum(amount), 0 from ledger_entry where account like 'packet:%' group by account`.execute(db)
      await sql`drop table red_packet_entry`.execute(db)
      await sql`drop function check_red_packet_entry, keep_red_packet_entry`.execute(db)
      await sql`create view red_packet_entry as
        select transfer_id as entry_id, account, substr(account, 12) as user_packet_id,
          split_part(reference, ' ', 1) as kind, amount as amount_fen,
          case when other like 'packet:taken:%' then split_part(other, ':', 3) end as settlement_id,
          split_part(reference, ' ', 2) as part, at
        from ledger_entry where account like 'packet:own:%'
        union all
        select transfer_id, from_account, substr(from_account, 16), 'POST', 0::bigint, split_part(reference, ' ', 2),
          split_part(reference, ' ', 3), at
        from ledger_transfer where from_account like '~packet:unpaid:%'`.execute(db)
    }
  }
]
