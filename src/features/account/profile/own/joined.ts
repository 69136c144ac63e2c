import { currentLocale } from '@/i18n'
import { calendarDay } from '@/lib/dates'
import { monthWords } from '@/lib/months'
import type { Personal } from './api'
import { ownWords as t } from './messages'

/** Since when somebody is here, and how much they have bought. */
export const joinedWords = ({ joinedAt, boughtCount }: Personal): string =>
  t('joined', { month: monthWords(calendarDay(joinedAt).slice(0, 7), currentLocale()), count: boughtCount })
