import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { tellOfEndings } from '../message'
import { takeEnding } from './storeLedger'

/** Tells owners of packets that end within a day with something left, once for each, and by a message as far as they allowed it. */
export const remindOfEnding = (core: Core): Promise<void> =>
  tellOfEndings(core, async (tx, now) => {
    const packet = await takeEnding(tx, now, DAY_MS)
    if (!packet) return undefined
    const { user_id: userId, user_packet_id: userPacketId, name } = packet
    const leftFen = Number(packet.balance_fen)
    return { userId, ending: { kind: 'PACKET', userPacketId, name, leftFen, endAt: packet.end_at.getTime() } }
  })
