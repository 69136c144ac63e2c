/** Months as they are shown. */
import { formatDay, writtenMidnight } from './dates'

/** '2026年11月', 'Nov 2026' of '2026-11' or '2026/11'; without its year '11月', 'Nov'. */
export function monthWords(month: string, locale: 'zh-CN' | 'en-US', withYear = true): string {
  const first = writtenMidnight(`${month.replace('-', '/')}/01`) ?? NaN
  return formatDay(first, locale, withYear ? undefined : first).replace(/ 1(,|$)|1日$/, '')
}
