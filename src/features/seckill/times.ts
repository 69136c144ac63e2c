import { formatClock, formatDay, shopMidnight } from '@/lib/dates'
import { currentLocale } from '@/i18n'
import { seckillWords as t } from './messages'

/** When a session begins, as its tab says it: the hour, and the day when that is not today. */
export function startWords(startAt: number, nowMs: number): string {
  const time = formatClock(startAt)
  return shopMidnight(startAt) > shopMidnight(nowMs) ? t('tomorrow', { time }) : time
}

export const dayWords = (startAt: number, nowMs: number): string => formatDay(startAt, currentLocale(), nowMs)
