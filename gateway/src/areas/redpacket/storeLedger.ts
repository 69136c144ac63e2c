import { sql, type Insertable } from 'kysely'
import { newId, type Db, type Tables } from '../../core/database/database'
import type { Words } from '../../core/words'
import { notTold, permits } from '../message'
import type { PacketKind } from './schema'

export interface LockedPacket {
  user_packet_id: string
  user_id: string
  set_aside: boolean
  start_at: Date
  end_at: Date
  balance_fen: number
}

/** Holds packets until the transaction ends, in one order everywhere; their balances are read once they are held. */
export async function lockPackets(db: Db, ids: readonly string[]): Promise<Map<string, LockedPacket>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_red_packet')
    .select(['user_packet_id', 'user_id', 'set_aside', 'start_at', 'end_at'])
    .where('user_packet_id', 'in', [...ids])
    .orderBy('user_packet_id')
    .forUpdate()
    .execute()
  const sums = await db
    .selectFrom('red_packet_entry')
    .select(['user_packet_id', (build) => build.fn.sum<number>('amount_fen').as('balance_fen')])
    .where('user_packet_id', 'in', [...ids])
    .groupBy('user_packet_id')
    .execute()
  const balances = new Map(sums.map((row) => [row.user_packet_id, Number(row.balance_fen)]))
  return new Map(
    rows.map((row) => [row.user_packet_id, { ...row, balance_fen: balances.get(row.user_packet_id) ?? 0 }])
  )
}

/** What a settlement took of a packet, and what of that it has not given back. */
export interface Taken {
  user_packet_id: string
  taken_fen: number
  held_fen: number
}

export async function takenBy(db: Db, settlementId: string): Promise<Taken[]> {
  const { rows } = await sql<Taken>`select user_packet_id,
      -sum(amount_fen) filter (where kind = 'RESERVE') as taken_fen, -sum(amount_fen) as held_fen
    from red_packet_entry where settlement_id = ${settlementId} group by user_packet_id order by user_packet_id`.execute(
    db
  )
  return rows.map((row) => ({ ...row, taken_fen: Number(row.taken_fen), held_fen: Number(row.held_fen) }))
}

/** Adds a row; false when the settlement has that one. Hold the packet first. */
export async function addEntry(db: Db, entry: Insertable<Tables['red_packet_entry']>): Promise<boolean> {
  const row = await db
    .insertInto('red_packet_entry')
    .values(entry)
    .onConflict((conflict) =>
      conflict
        .columns(['settlement_id', 'user_packet_id', 'kind', 'part'])
        .where('settlement_id', 'is not', null)
        .doNothing()
    )
    .returning('entry_id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Grant {
  userId: string
  /** What it is given for: one a shopper. */
  grantKey: string
  kind: PacketKind
  name: Words
  amountFen: number
  thresholdFen: number
  shopCode: string | null
  startAt: Date
  endAt: Date
  at: Date
}

/** Gives packets, each with its first row; the ids of those that were not given before. In a transaction. */
export async function grantAll(db: Db, grants: readonly Grant[]): Promise<string[]> {
  if (grants.length === 0) return []
  const rows = await db
    .insertInto('user_red_packet')
    .values(
      grants.map((grant) => ({
        user_packet_id: newId('rp'),
        user_id: grant.userId,
        grant_key: grant.grantKey,
        kind: grant.kind,
        name: JSON.stringify(grant.name),
        face_fen: grant.amountFen,
        threshold_fen: grant.thresholdFen,
        shop_code: grant.shopCode,
        start_at: grant.startAt,
        end_at: grant.endAt
      }))
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'grant_key']).doNothing())
    .returning(['user_packet_id', 'user_id', 'grant_key', 'face_fen'])
    .execute()
  if (rows.length === 0) return []
  const times = new Map(grants.map((grant) => [`${grant.userId}/${grant.grantKey}`, grant.at]))
  await db
    .insertInto('red_packet_entry')
    .values(
      rows.map((row) => ({
        user_packet_id: row.user_packet_id,
        kind: 'GRANT' as const,
        amount_fen: row.face_fen,
        settlement_id: null,
        at: times.get(`${row.user_id}/${row.grant_key}`) ?? new Date(0)
      }))
    )
    .execute()
  return rows.map((row) => row.user_packet_id)
}

export async function setOpen(db: Db, userPacketId: string, open: boolean): Promise<void> {
  await db.updateTable('user_red_packet').set({ open }).where('user_packet_id', '=', userPacketId).execute()
}

/** Holds some packets whose time is over and that were not looked at since; another gateway takes others. */
export async function lockEnded(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('user_red_packet')
    .select('user_packet_id')
    .where('open', '=', true)
    .where('end_at', '<=', now)
    .orderBy('end_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map((row) => row.user_packet_id)
}

/** Ends the packets of a shopper that still run. */
export async function endNow(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('user_red_packet')
    .set({ end_at: now })
    .where('user_id', '=', userId)
    .where('end_at', '>', now)
    .where('start_at', '<', now)
    .execute()
}

export interface EndingPacket {
  user_packet_id: string
  user_id: string
  name: Words
  balance_fen: number
  end_at: Date
}

/** The next packet with a balance that ends soon and whose owner was not notified, also by a message where they allowed one. */
export async function takeEnding(tx: Db, now: Date, withinMs: number): Promise<EndingPacket | undefined> {
  const { rows } = await sql<EndingPacket>`
    update user_red_packet
    set reminded_at = case when ${permits(sql.ref('user_red_packet.user_id'), 'packetExpire')} then ${now}::timestamptz end
    where user_packet_id = (
      select p.user_packet_id from user_red_packet p
      where (${permits(sql.ref('p.user_id'), 'packetExpire')}
          or ${notTold(sql.ref('p.user_id'), sql`'packet:' || p.user_packet_id || ':ENDING'`)})
        and p.open and p.reminded_at is null and p.end_at > ${now} and p.end_at <= ${new Date(now.getTime() + withinMs)}
        and (select coalesce(sum(amount_fen), 0) from red_packet_entry e where e.user_packet_id = p.user_packet_id) > 0
      order by p.end_at limit 1 for update of p skip locked
    )
    returning user_packet_id, user_id, name, end_at,
      (select sum(amount_fen) from red_packet_entry e where e.user_packet_id = user_red_packet.user_packet_id)
        as balance_fen`.execute(tx)
  return rows[0]
}

/** Packets whose rows don't add up: granted is what stands on the front, nothing is overdrawn, no settlement gave back more than it took. */
export async function countUnbalanced(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select p.user_packet_id from user_red_packet p left join red_packet_entry e using (user_packet_id)
      group by p.user_packet_id, p.face_fen
      having coalesce(sum(e.amount_fen) filter (where e.kind = 'GRANT'), 0) <> p.face_fen or sum(e.amount_fen) < 0
      union
      select user_packet_id from red_packet_entry where settlement_id is not null
      group by user_packet_id, settlement_id having sum(amount_fen) > 0
    ) as wrong`.execute(db)
  return rows[0]?.count ?? 0
}
