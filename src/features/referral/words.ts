import type { DataOf } from '@contract'
import { DAY_MS } from '@domain/spans'
import { serverNow } from '@/api'
import { hasOwn } from '@/lib/json'
import { roundMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { referralWords as t } from './messages'

export type Row = DataOf<'GET /o2cum/v1/lx/invite-reward-list'>['list'][number]

const ends = {
  LATE: 'LATE',
  SHORT: 'SHORT',
  REFUNDED: 'REFUNDED',
  DAY_FULL: 'DAY_FULL',
  UNBOUND: 'UNBOUND',
  JUDGED: 'JUDGED',
  KNOWN: 'KNOWN'
} as const

export interface Stand {
  /** Steps done of three: registered, ordered, received and past the return window. */
  steps: number
  note: string
  /** What stands under the sum; absent: nothing is owed yet, and a reminder takes its place. */
  tail?: string
  sum: string
  tone: 'ok' | 'due' | 'gone'
}

/** Where one invite stands; a state that the app does not know yet counts for nothing. */
export function standOf(row: Row): Stand {
  const { state, invitedAt, orderBefore, orderedAt, receivedAt = invitedAt, dueAt = receivedAt, end } = row
  const sum = roundMoney(row.rewardFen)
  const date = shownDay(receivedAt)
  if (state === 'REGISTERED' && orderedAt === undefined)
    return { steps: 1, note: t('REGISTERED', { date: shownDay(orderBefore) }), sum, tone: 'due' }
  if (state === 'REGISTERED') {
    const note = t('ORDERED', { date: shownDay(orderedAt ?? invitedAt) })
    return { steps: 2, note, tail: t('ORDEREDTail'), sum, tone: 'due' }
  }
  if (state === 'PENDING') {
    const days = Math.ceil((dueAt - serverNow()) / DAY_MS)
    return days > 0
      ? {
          steps: 2,
          note: t('PENDING', { date, days }),
          tail: t('PENDINGTail', { date: shownDay(dueAt) }),
          sum,
          tone: 'due'
        }
      : { steps: 2, note: t('checking', { date }), tail: t('checkingTail'), sum, tone: 'due' }
  }
  if (state === 'EARNED') {
    const days = Math.round((dueAt - receivedAt) / DAY_MS)
    return { steps: 3, note: t('EARNED', { date, days }), tail: t('EARNEDTail'), sum: `+${sum}`, tone: 'ok' }
  }
  const note = end !== undefined && hasOwn(ends, end) ? t(ends[end]) : t('unknown')
  return { steps: 0, note, tail: t('VOIDTail'), sum: roundMoney(0), tone: 'gone' }
}
