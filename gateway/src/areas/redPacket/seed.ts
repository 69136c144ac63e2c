import { moment } from '../../../../domain/day'
import type { DemonstrationPacket } from './demonstration'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import * as ledger from './ledger'
import { addOffers } from './store'
import { grantAll } from './storeLedger'

/** Writes the demonstration's red packets; the first shopper has some, one of them used and given back. */
export async function seedRedPackets({ db, clock, catalogue }: Core): Promise<void> {
  const { redPackets } = await catalogue()
  if (redPackets === undefined) return
  const now = clock.now()
  const day = (days: number): Date => moment(now).add(days, 'day').toDate()
  await addOffers(
    db,
    redPackets.offers.map((offer) => ({
      red_packet_code: offer.redPacketCode,
      kind: offer.kind,
      name: offer.name,
      amount_fen: offer.amountFen,
      threshold_fen: offer.thresholdFen,
      shop_code: offer.shopCode,
      valid_days: offer.validDays,
      start_at: day(-1),
      end_at: day(offer.endsInDays),
      left_over: offer.quantity
    }))
  )
  const [shopper] = DEMONSTRATION_SHOPPERS
  if (shopper === undefined) return
  const { userId } = shopper
  for (const packet of redPackets.packets) {
    const from = packet.startsInDays
    const [userPacketId] = await grantAll(db, [
      {
        userId,
        grantKey: packet.grantKey,
        kind: packet.shopCode === null ? 'GIFT' : 'SHOP',
        name: packet.name,
        amountFen: packet.amountFen,
        thresholdFen: packet.thresholdFen,
        shopCode: packet.shopCode,
        startAt: day(from),
        endAt: day(packet.endsInDays),
        now: day(Math.min(from, -1))
      }
    ])
    if (userPacketId !== undefined) await spend(packet, userPacketId)
  }

  async function spend(packet: DemonstrationPacket, userPacketId: string): Promise<void> {
    for (const [index, { fen, afterDays, returned }] of (packet.spent ?? []).entries()) {
      const time = day(packet.startsInDays + afterDays)
      const settlementId = `st_${packet.grantKey}_${index}`
      await ledger.reserve(db, { userId, settlementId, amounts: [{ userPacketId, amountFen: fen }], now: time })
      if (returned) await ledger.release(db, settlementId, moment(time.getTime()).add(9, 'hour').toDate())
      else await ledger.post(db, settlementId, time)
    }
  }
}
