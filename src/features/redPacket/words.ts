import type { UserRedPacket } from '@contract'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { packetWords as t } from './messages'
import { packetTime } from './rules'

export const thresholdWords = (fen: number): string =>
  fen === 0 ? t('anything') : t('from', { amount: roundMoney(fen) })

/** Until when, or since when; and whether that is soon. */
export function timeWords(packet: UserRedPacket): { words: string; ending: boolean } {
  const { key, ending, ...values } = packetTime(packet, serverNow())
  return { words: t(key, values), ending }
}

/** Opens what a packet can be used for. */
export const spendPacket = (packet: Pick<UserRedPacket, 'shopCode' | 'shopName'>): void =>
  void (packet.shopCode === null
    ? go('productList', {})
    : go('productList', { shopCode: packet.shopCode, title: packet.shopName ?? '' }))
