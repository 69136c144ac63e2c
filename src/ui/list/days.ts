/** Days of a list that is headed by them, on the shop's clock. Pure. */
import { DAY_MS } from '@domain/spans'
import { calendarDay, formatDay, shopMidnight, weekdayName } from '@/lib/dates'

type Locale = 'zh-CN' | 'en-US'

/** Names the shop's day of a moment (epoch ms): the epoch ms at which it began, as text. */
export const dayKey = (epochMs: number): string => String(shopMidnight(epochMs))

const near = { 'zh-CN': ['今天', '昨天'], 'en-US': ['Today', 'Yesterday'] }

/**
 * How a day is headed, seen from `nowMs`: its name, and what is said beside it. '今天' with '周一', '昨天' with
 * '11月22日 周日', '11月21日' with '周六', '2025年11月21日' with '周五'; 'Yesterday' with 'Nov 22, Sun'.
 */
export function dayWords(epochMs: number, nowMs: number, locale: Locale): { name: string; note: string } {
  const day = shopMidnight(epochMs)
  const weekday = `${locale === 'zh-CN' ? '周' : ''}${weekdayName(calendarDay(day), locale)}`
  const back = (shopMidnight(nowMs) - day) / DAY_MS
  const name = near[locale][back]
  if (name !== undefined) {
    return {
      name,
      note: back === 0 ? weekday : [formatDay(day, locale, nowMs), weekday].join(locale === 'zh-CN' ? ' ' : ', ')
    }
  }
  return { name: formatDay(day, locale, nowMs), note: weekday }
}
