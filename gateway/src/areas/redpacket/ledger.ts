import type { Db } from '../../core/database/database'
import * as store from './storeLedger'

/** A part of what a settlement took, such as one of its orders. */
export interface PacketPart {
  /** Tells the parts of a settlement apart. */
  part: string
  amounts: readonly PacketAmount[]
}
export interface PacketAmount {
  userPacketId: string
  amountFen: number
}

/**
 * Holds amounts of a shopper's packets for a settlement, all or none; false: one of them can't give so much any more.
 * In the transaction that submits; asked again for the same settlement it changes nothing.
 */
export async function reserve(
  tx: Db,
  wish: { userId: string; settlementId: string; amounts: readonly PacketAmount[]; at: Date }
): Promise<boolean> {
  const amounts = wish.amounts.filter(({ amountFen }) => amountFen > 0)
  const packets = await store.lockPackets(
    tx,
    amounts.map(({ userPacketId }) => userPacketId)
  )
  const reservations = new Map(
    (await store.takenBy(tx, wish.settlementId)).map((row) => [row.user_packet_id, row.taken_fen])
  )
  const fits = amounts.every(({ userPacketId, amountFen }) => {
    const packet = packets.get(userPacketId)
    if (packet === undefined || packet.user_id !== wish.userId) return false
    const before = reservations.get(userPacketId)
    if (before !== undefined) return before === amountFen
    return !packet.set_aside && packet.start_at <= wish.at && wish.at < packet.end_at && amountFen <= packet.balance_fen
  })
  if (!fits) return false
  for (const { userPacketId, amountFen } of amounts) {
    if (reservations.has(userPacketId)) continue
    await store.addEntry(tx, {
      user_packet_id: userPacketId,
      kind: 'RESERVE',
      amount_fen: -amountFen,
      settlement_id: wish.settlementId,
      at: wish.at
    })
  }
  return true
}

/** Marks what a settlement holds as paid for, a part of it or all; once, and nothing where it was given back. */
export async function post(tx: Db, settlementId: string, at: Date, part = ''): Promise<void> {
  const shares = await lockTaken(tx, settlementId)
  for (const { user_packet_id, held_fen } of shares) {
    if (held_fen <= 0) continue
    await store.addEntry(tx, { user_packet_id, kind: 'POST', amount_fen: 0, settlement_id: settlementId, part, at })
  }
}

/**
 * Gives back what a settlement still holds, paid or not; once, also when it is called again. With a part only that: an
 * order of several, or the goods of a refund.
 */
export async function release(tx: Db, settlementId: string, at: Date, only?: PacketPart): Promise<void> {
  const shares = await lockTaken(tx, settlementId)
  for (const { user_packet_id, held_fen } of shares) {
    const wish = only === undefined ? held_fen : amountOf(only, user_packet_id)
    const amount = Math.min(wish, held_fen)
    if (amount <= 0) continue
    const isNew = await store.addEntry(tx, {
      user_packet_id,
      kind: 'VOID',
      amount_fen: amount,
      settlement_id: settlementId,
      part: only?.part ?? '',
      at
    })
    if (isNew) await store.setOpen(tx, user_packet_id, true)
  }
}

const amountOf = (part: PacketPart, userPacketId: string): number =>
  part.amounts.find((amount) => amount.userPacketId === userPacketId)?.amountFen ?? 0

async function lockTaken(tx: Db, settlementId: string): Promise<store.Taken[]> {
  const before = await store.takenBy(tx, settlementId)
  await store.lockPackets(
    tx,
    before.map((row) => row.user_packet_id)
  )
  // what another transaction wrote while this one waited
  return store.takenBy(tx, settlementId)
}
