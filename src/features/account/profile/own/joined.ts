import { calendarDay } from '@/lib/dates'
import type { Personal } from './api'
import { ownWords as t } from './messages'

/** Since when somebody is here, and how much they have bought. */
export function joinedWords({ joinedAt, boughtCount }: Personal): string {
  const [year = '', month = ''] = calendarDay(joinedAt).split('/')
  return t('joined', { year, month: Number(month), count: boughtCount })
}
