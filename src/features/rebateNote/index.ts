/** When a rebate comes or came, of a row and of an order alike. */
import type { OrderDetail } from '@contract'
import { shownMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { noteWords as t } from './messages'

/** Returns what is said of a rebate by its state; `rebateFen` of one that is void is what it was. */
export function rebateNote(
  rebate: Omit<NonNullable<OrderDetail['rebate']>, 'waitsForCase'> & { waitsForCase?: boolean }
): string {
  const { state, rebateFen, dueAt, paidAt, waitsForCase, days } = rebate
  if (state === 'VOID') return t('VOID', { amount: shownMoney(rebateFen) })
  if (state === 'EARNED') return paidAt === undefined ? '' : t('EARNED', { day: shownDay(paidAt) })
  if (state !== 'PENDING') return ''
  if (waitsForCase) return t('waits')
  return dueAt === undefined ? t('PENDING', { count: days }) : t('due', { day: shownDay(dueAt) })
}
