/**
 * Red packets: money in an account of its own, spent in parts until it is gone or its time is over. One a settlement.
 * Its balance is the sum of what moved in and out of it.
 */
import { addFen } from '../money/money'

export interface PacketRule {
  balanceFen: number
  /** What the goods it covers must come to. */
  thresholdFen: number
  /** Null: every shop. */
  shopCode: string | null
  startAt: number
  /** Exclusive, epoch ms. */
  endAt: number
  /** The shopper keeps it for later: it is offered, never proposed. */
  setAside: boolean
}

export interface PacketShop {
  shopCode: string
  /** What its goods cost, before anything is taken off. */
  goodsFen: number
  /** What a packet may still take off there. */
  takeableFen: number
}

/** NO_GOODS: nothing it covers is being bought, or nothing of it is left to pay. SHORT: the threshold is not reached. */
export type PacketRefusal = 'SPENT' | 'NOT_STARTED' | 'ENDED' | 'SET_ASIDE' | 'NO_GOODS' | 'SHORT'

export interface PacketUse {
  usable: boolean
  /** What it takes off; less than its balance where less is left to pay. */
  useFen: number
  /** Fen still missing to the threshold. */
  shortFen: number
  refusal?: PacketRefusal
}

/** The shops a packet covers. */
export function packetShops<S extends { shopCode: string }>(
  packet: Pick<PacketRule, 'shopCode'>,
  shops: readonly S[]
): S[] {
  return shops.filter((shop) => packet.shopCode === null || packet.shopCode === shop.shopCode)
}

/** What a packet would do for these goods at a moment. */
export function packetUse(packet: PacketRule, shops: readonly PacketShop[], nowMs: number): PacketUse {
  const eligibleShops = packetShops(packet, shops)
  const goodsFen = addFen(...eligibleShops.map((shop) => shop.goodsFen))
  const shortFen = Math.max(0, packet.thresholdFen - goodsFen)
  const refusalUse = (refusal: PacketRefusal): PacketUse => ({ usable: false, useFen: 0, shortFen, refusal })
  if (nowMs >= packet.endAt) return refusalUse('ENDED')
  if (packet.balanceFen <= 0) return refusalUse('SPENT')
  if (nowMs < packet.startAt) return refusalUse('NOT_STARTED')
  if (packet.setAside) return refusalUse('SET_ASIDE')
  const useFen = Math.min(packet.balanceFen, addFen(...eligibleShops.map((shop) => Math.max(0, shop.takeableFen))))
  if (useFen === 0) return refusalUse('NO_GOODS')
  if (shortFen > 0) return refusalUse('SHORT')
  return { usable: true, useFen, shortFen: 0 }
}

/** As a shopper finds it in their list. */
export const PACKET_STATES = ['USABLE', 'UPCOMING', 'SPENT', 'EXPIRED'] as const
export type PacketState = (typeof PACKET_STATES)[number]

/**
 * Rows of a packet's ledger. GRANT: it was given. RESERVE: an order that waits to be paid holds it. POST: that order
 * was paid; no money moves. VOID: given back. EXPIRE: its time was over. CORRECT: put right by the shop.
 */
export const PACKET_ENTRIES = ['GRANT', 'RESERVE', 'POST', 'VOID', 'EXPIRE', 'CORRECT'] as const
export type PacketEntryKind = (typeof PACKET_ENTRIES)[number]
