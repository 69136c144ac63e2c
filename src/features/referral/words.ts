import type { DataOf } from '@contract'
import { formatRoundMoney } from '@/lib/money'
import { hasOwn } from '@/lib/json'
import { stores } from '@/stores'
import { shownDay } from '@/stores/times'
import { referralWords as t } from './messages'

type Row = DataOf<'GET /o2cum/v1/lx/invite-reward-list'>['list'][number]

export const money = (fen: number): string => formatRoundMoney(fen, stores.site.currencySymbol)

const ends = {
  LATE: 'LATE',
  SHORT: 'SHORT',
  REFUNDED: 'REFUNDED',
  DAY_FULL: 'DAY_FULL',
  UNBOUND: 'UNBOUND',
  JUDGED: 'JUDGED'
} as const

/** Where one invite stands; a state that the app does not know yet counts for nothing. */
export function stateWords(row: Row): string {
  const { state, invitedAt, receivedAt = invitedAt, dueAt = receivedAt, settledAt = dueAt, end } = row
  if (state === 'REGISTERED') return t('REGISTERED', { date: shownDay(invitedAt) })
  if (state === 'PENDING') return t('PENDING', { date: shownDay(receivedAt), due: shownDay(dueAt) })
  if (state === 'EARNED') return t('EARNED', { date: shownDay(settledAt) })
  return end !== undefined && hasOwn(ends, end) ? t(ends[end]) : t('unknown')
}
