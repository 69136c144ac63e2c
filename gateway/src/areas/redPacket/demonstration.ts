/** What the demonstration shop seeds this area with: its red packets; plain data, as core/catalogue tells. */
import type { Words } from '../../core/words'

/** A red packet on offer. */
export interface DemonstrationPacketOffer {
  redPacketCode: string
  kind: 'NEW_CUSTOMER' | 'SHOP'
  name: Words
  amountFen: number
  thresholdFen: number
  shopCode: string | null
  validDays: number
  endsInDays: number
  quantity: number
}

/** A red packet that the first demonstration shopper has. */
export interface DemonstrationPacket {
  grantKey: string
  name: Words
  amountFen: number
  thresholdFen: number
  shopCode: string | null
  startsInDays: number
  endsInDays: number
  /** What was spent of it and given back before, oldest first; days after it was given. */
  spent?: { fen: number; afterDays: number; returned?: true }[]
}

declare module '../../core/catalogue' {
  interface Catalogue {
    redPackets?: { offers: DemonstrationPacketOffer[]; packets: DemonstrationPacket[] }
  }
}
