/** Counts as shown, spec 9.2. What is no count (negative, broken) is shown as 0. */

/** The languages whose short forms of big numbers differ. */
export type CountLocale = 'zh-CN' | 'en-US'

const whole = (count: number): number => (Number.isFinite(count) && count > 0 ? Math.floor(count) : 0)

/** '' for none, the number up to 99, then '99+'. */
export const badgeCount = (count: number): string => {
  const number = whole(count)
  if (number === 0) return ''
  return number > 99 ? '99+' : String(number)
}

/** '1,260': a count that is read to the last one, in groups of three. */
export const groupedCount = (count: number): string => String(whole(count)).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * Up to 10 exactly; then the leading digit and noughts with '+'; from 10,000 whole ten thousands: 87 → '80+',
 * 9,999 → '9000+', 123,456 → '12万+'. English says the same floor in thousands ('9K+', '120K+'), from a million in
 * millions ('1M+').
 */
export const soldCount = (count: number, locale: CountLocale = 'zh-CN'): string => {
  const number = whole(count)
  if (number <= 10) return String(number)
  if (number >= 10_000) {
    const tenThousands = Math.floor(number / 10_000)
    if (locale === 'zh-CN') return `${tenThousands}万+`
    return tenThousands >= 100 ? `${Math.floor(tenThousands / 100)}M+` : `${tenThousands}0K+`
  }
  if (number >= 1000 && locale !== 'zh-CN') return `${Math.floor(number / 1000)}K+`
  const digits = String(number)
  return `${digits.slice(0, 1)}${'0'.repeat(digits.length - 1)}+`
}

/** `tenths` of a unit as '3' or '3.5'. */
const withTenth = (tenths: number): string => {
  const rest = tenths % 10
  return rest === 0 ? String((tenths - rest) / 10) : `${(tenths - rest) / 10}.${rest}`
}

/**
 * People: above 1,000 in 千, from 10,000 in 万, one decimal rounded down and left out when it is 0: 1,000 → '1000',
 * 1,500 → '1.5千', 23,900 → '2.3万'. English: '1.5K', '23.9K', '1.2M'.
 */
export const personCount = (count: number, locale: CountLocale = 'zh-CN'): string => {
  const people = whole(count)
  if (people <= 1000) return String(people)
  if (locale === 'zh-CN') {
    return people >= 10_000 ? `${withTenth(Math.floor(people / 1000))}万` : `${withTenth(Math.floor(people / 100))}千`
  }
  return people >= 1_000_000 ? `${withTenth(Math.floor(people / 100_000))}M` : `${withTenth(Math.floor(people / 100))}K`
}
