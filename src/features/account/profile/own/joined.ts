import { monthAndDay, formatDay } from '@/lib/dates'
import type { Personal } from './api'
import { ownWords as t } from './messages'

/** Since when somebody is here, and how much they have bought. */
export function joinedWords({ joinedAt, boughtCount }: Personal): string {
  const day = formatDay(joinedAt)
  const month = monthAndDay(day.replaceAll('/', '-'))?.month ?? 1
  return t('joined', { year: day.slice(0, 4), month, count: boughtCount })
}
