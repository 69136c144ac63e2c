/** Red packets for tests: what is on offer, and what a shopper is given. */
import assert from 'node:assert/strict'
import { grant } from '../../../gateway/src/areas/redPacket'
import { inTransaction, newId } from '../../../gateway/src/core/database/database'
import type { TestShop } from '../orders/journey-shop'

export const DAY_MS = 86_400_000

/** ¥20 off anything; a shop's are of shop 1. Days from now. */
export const offer = (code: string, kind: 'NEW_CUSTOMER' | 'SHOP', leftOver: number, startsIn = -1, endsIn = 30) => ({
  red_packet_code: code,
  kind,
  name: JSON.stringify({ zh: '红包', en: 'Packet' }),
  amount_fen: 2_000,
  threshold_fen: 0,
  shop_code: kind === 'SHOP' ? 'S1' : null,
  valid_days: 7,
  left_over: leftOver,
  startsIn,
  endsIn
})

export async function addOffers(shop: TestShop, offers: ReturnType<typeof offer>[]): Promise<void> {
  const now = shop.core.clock.now()
  const rows = offers.map(({ startsIn, endsIn, ...row }) => ({
    ...row,
    start_at: new Date(now + startsIn * DAY_MS),
    end_at: new Date(now + endsIn * DAY_MS)
  }))
  await shop.core.db.insertInto('red_packet').values(rows).execute()
}

export interface PacketTerms {
  amountFen?: number
  thresholdFen?: number
  shopCode?: string
  fromDays?: number
  days?: number
}

/** Gives a packet: ¥10 for anything from yesterday on for ten days, but for what is said. */
export async function givePacket(shop: TestShop, userId: string, terms: PacketTerms = {}): Promise<string> {
  const now = shop.core.clock.now()
  const id = await inTransaction(shop.core.db, (tx) =>
    grant(tx, {
      userId,
      grantKey: newId('g'),
      kind: 'GIFT',
      name: { zh: '红包', en: 'Packet' },
      amountFen: terms.amountFen ?? 1_000,
      thresholdFen: terms.thresholdFen ?? 0,
      shopCode: terms.shopCode ?? null,
      startAt: new Date(now + (terms.fromDays ?? -1) * DAY_MS),
      endAt: new Date(now + (terms.days ?? 10) * DAY_MS),
      now: new Date(now)
    })
  )
  assert.ok(id !== undefined)
  return id
}
