import { sql } from 'kysely'
import { newId, type Db } from '../../core/database/database'
import { transfer, unbalanced } from '../../core/database/ledger'
import type { Words } from '../../core/words'
import { notTold, permits } from '../message'
import type { PacketKind } from './schema'

/** What is in a packet. */
export const ownOf = (userPacketId: string): string => `packet:own:${userPacketId}`
/** Where a packet's record notes from that what was taken of it has been paid for. */
export const unpaidOf = (userPacketId: string): string => `~packet:unpaid:${userPacketId}`

interface LockedPacket {
  user_packet_id: string
  user_id: string
  set_aside: boolean
  start_at: Date
  end_at: Date
}

/** Holds packets until the transaction ends, in one order everywhere. */
export async function lockPackets(db: Db, ids: readonly string[]): Promise<Map<string, LockedPacket>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_red_packet')
    .select(['user_packet_id', 'user_id', 'set_aside', 'start_at', 'end_at'])
    .where('user_packet_id', 'in', [...ids])
    .orderBy('user_packet_id')
    .forUpdate()
    .execute()
  return new Map(rows.map((row) => [row.user_packet_id, row]))
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
  now: Date
}

/** Gives packets, each with its first row; the ids of those that were not given before. In a transaction. */
export async function grantAll(db: Db, grants: readonly Grant[]): Promise<string[]> {
  if (grants.length === 0) return []
  const added = await db
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
  if (added.length === 0) return []
  const times = new Map(grants.map((grant) => [`${grant.userId}/${grant.grantKey}`, grant.now]))
  await transfer(
    db,
    added.map(({ user_packet_id: id, user_id: userId, grant_key: key, face_fen: amount }) => {
      const now = times.get(`${userId}/${key}`) ?? new Date(0)
      return { from: '~packet:GRANT', to: ownOf(id), amount, reference: 'GRANT', now }
    })
  )
  return added.map((row) => row.user_packet_id)
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

/** The next packet with something left that ends soon, and whose owner has no reminder yet; by a message too where they allowed one. */
export async function takeEnding(tx: Db, now: Date, withinMs: number): Promise<EndingPacket | undefined> {
  const { rows } = await sql<EndingPacket>`
    update user_red_packet
    set reminded_at = case when ${permits(sql.ref('user_red_packet.user_id'), 'packetExpire')} then ${now}::timestamptz end
    where user_packet_id = (
      select p.user_packet_id from user_red_packet p
      where (${permits(sql.ref('p.user_id'), 'packetExpire')}
          or ${notTold(sql.ref('p.user_id'), sql`'packet:' || p.user_packet_id || ':ENDING'`)})
        and p.open and p.reminded_at is null and p.end_at > ${now} and p.end_at <= ${new Date(now.getTime() + withinMs)}
        and (select balance from ledger_account where account = 'packet:own:' || p.user_packet_id) > 0
      order by p.end_at limit 1 for update of p skip locked
    )
    returning user_packet_id, user_id, name, end_at,
      (select balance from ledger_account where account = 'packet:own:' || user_packet_id) as balance_fen`.execute(tx)
  return rows[0]
}

/** Accounts of packets whose transfers don't add up, and packets that were given another sum than stands on them. */
export async function countUnbalanced(db: Db): Promise<number> {
  const wrong = await unbalanced(db, 'packet:')
  const { rows } = await sql<{ account: string }>`select 'packet:own:' || user_packet_id as account
    from user_red_packet p where face_fen <> (
      select amount from ledger_transfer where to_account = 'packet:own:' || p.user_packet_id and reference = 'GRANT'
    )`.execute(db)
  return new Set([...wrong, ...rows.map(({ account }) => account)]).size
}
