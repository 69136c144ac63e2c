/** Days and times as they are shown, everywhere in the same words: seen from the server's now, in the shopper's language. */
import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { calendarDay, formatClock, formatDay, formatMinute, friendlyDay, writtenMidnight } from '@/lib/dates'

/** Observable: '11月28日', 'Nov 28'; of another year '2027年1月3日', 'Jan 3, 2027'. '' for what is no time. */
export const shownDay = (epochMs: number): string => formatDay(epochMs, currentLocale(), serverNow())

/** Observable: '11月28日 18:00', 'Nov 28, 18:00'; of another year with it. '' for what is no time. */
export const shownMinute = (epochMs: number): string => formatMinute(epochMs, currentLocale(), serverNow())

/** Observable: day and hours of a visit, '明天（周六） 09:00–12:00'; epoch ms. */
export const shownWindow = ({ from, to }: { from: number; to: number }): string =>
  `${friendlyDay(calendarDay(from), serverNow(), currentLocale())} ${formatClock(from)}–${formatClock(to)}`

/** Observable: a day of record as the wire writes it, '2026/11/28', always with its year; anything else comes back as it is. */
export const shownWritten = (text: string): string => {
  const midnight = writtenMidnight(text)
  return midnight === undefined ? text : formatDay(midnight, currentLocale())
}
