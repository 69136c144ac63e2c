import type { Db } from '../../core/database/database'
import { balancesUnder, move, movedBetween, transfer, type Transfer } from '../../core/database/ledger'
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

/** What settlements took and did not give back, by the packet that it came from. */
const takenUnder = (settlementId: string): string => `packet:taken:${settlementId}:`

/**
 * Holds amounts of a shopper's packets for a settlement, all or none; false: one of them can't give so much any more.
 * In the transaction that submits; asked again for the same settlement it changes nothing.
 */
export async function reserve(
  tx: Db,
  wish: { userId: string; settlementId: string; amounts: readonly PacketAmount[]; now: Date }
): Promise<boolean> {
  const { now } = wish
  const amounts = wish.amounts.filter(({ amountFen }) => amountFen > 0)
  const packets = await store.lockPackets(
    tx,
    amounts.map(({ userPacketId }) => userPacketId)
  )
  const moves: Transfer[] = []
  for (const { userPacketId, amountFen } of amounts) {
    const packet = packets.get(userPacketId)
    if (packet?.user_id !== wish.userId) return false
    const [from, to] = [store.ownOf(userPacketId), takenUnder(wish.settlementId) + userPacketId]
    const before = await movedBetween(tx, from, to)
    const isUsable = !packet.set_aside && packet.start_at <= now && now < packet.end_at
    if (before === 0 ? !isUsable : before !== amountFen) return false
    moves.push({ from, to, amount: amountFen, reference: 'RESERVE', now })
  }
  return !(await transfer(tx, moves)).short
}

/** Marks what a settlement holds as paid for, a part of it or all; once, and nothing where it was given back. */
export async function post(tx: Db, settlementId: string, now: Date, part = ''): Promise<void> {
  for (const { id, fen: amount } of await lockTaken(tx, settlementId)) {
    // the money has left the packet: its record alone says so
    const [from, to] = [store.unpaidOf(id), `~packet:paid:${id}`]
    await transfer(tx, [{ from, to, amount, reference: `POST ${settlementId} ${part}`.trim(), now }])
  }
}

/**
 * Gives back what a settlement still holds, paid or not; once, however often it is asked. With a part only that: an
 * order of several, or the goods of a refund.
 */
export async function release(tx: Db, settlementId: string, now: Date, only?: PacketPart): Promise<void> {
  for (const { id, account: from, fen } of await lockTaken(tx, settlementId)) {
    const amount = Math.min(only === undefined ? fen : amountOf(only, id), fen)
    const reference = `VOID ${only?.part ?? ''}`.trim()
    if (await move(tx, { from, to: store.ownOf(id), amount, reference, now })) await store.setOpen(tx, id, true)
  }
}

const amountOf = (part: PacketPart, userPacketId: string): number =>
  part.amounts.find((amount) => amount.userPacketId === userPacketId)?.amountFen ?? 0

/** What a settlement holds, by packet; the packets are held until the transaction ends. */
async function lockTaken(tx: Db, settlementId: string): Promise<{ id: string; account: string; fen: number }[]> {
  const under = takenUnder(settlementId)
  const before = await balancesUnder(tx, under)
  await store.lockPackets(
    tx,
    [...before.keys()].map((account) => account.slice(under.length))
  )
  // what another transaction wrote while this one waited
  const taken = await balancesUnder(tx, under)
  return [...taken].map(([account, fen]) => ({ id: account.slice(under.length), account, fen }))
}
