/** Numbers of identity cards (GB 11643-1999): 17 digits and a check sign. Pure. */

/** What is wrong with a number, by its part. */
export type IdCardProblem = 'LENGTH' | 'SIGNS' | 'REGION' | 'DATE' | 'CHECK' | 'YOUNG'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECKS = '10X98765432'
/** First two digits of the regions that there are. */
const PROVINCES = /^(1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)/

/** As it is printed: full width becomes usual, blanks go, a small x is a large one. */
export const tidyIdCard = (input: string): string =>
  input
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u3000-]/g, '')
    .toUpperCase()

/** The check sign of 17 digits. */
export const idCardCheck = (digits: string): string =>
  CHECKS.charAt(WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0) % 11)

const two = (number: number): string => String(number).padStart(2, '0')

/** The day of birth as `YYYY-MM-DD`; undefined where there is no such day. */
export function bornOn(id: string): string | undefined {
  const [year, month, day] = [Number(id.slice(6, 10)), Number(id.slice(10, 12)), Number(id.slice(12, 14))]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return year >= 1900 && day >= 1 && day <= days ? `${year}-${two(month)}-${two(day)}` : undefined
}

/** Whole years on a day, both `YYYY-MM-DD`; a person born on 29 February is a year older on 1 March. */
export function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/**
 * What is wrong with a tidy number on a day of the shop; undefined: nothing. Under `least` years is YOUNG. `anyRegion`: the
 * place that it names is not judged.
 */
export function idCardProblem(
  id: string,
  today: string,
  least: number,
  { anyRegion = false }: { anyRegion?: boolean } = {}
): IdCardProblem | undefined {
  if (id.length !== 18) return 'LENGTH'
  if (!/^[0-9]{17}[0-9X]$/.test(id)) return 'SIGNS'
  if (!anyRegion && !PROVINCES.test(id)) return 'REGION'
  const birthday = bornOn(id)
  if (birthday === undefined || birthday > today) return 'DATE'
  if (idCardCheck(id) !== id.charAt(17)) return 'CHECK'
  return ageOn(birthday, today) < least ? 'YOUNG' : undefined
}

/** 3301**********0427 */
export const maskIdCard = (id: string): string => `${id.slice(0, 4)}**********${id.slice(-4)}`
