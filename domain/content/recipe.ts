/** How a recipe is cooked for more or fewer than it was written for, and whether the pot holds it. */

/** WEIGHT: grams and millilitres. SPOON: spoons. PIECE: eggs, carrots, slices. */
export type Measure = 'WEIGHT' | 'SPOON' | 'PIECE'

export const FEWEST_PERSONS = 1
export const MOST_PERSONS = 12

/** How finely a kitchen measures so much of it. */
function stepOf(exact: number, measure: Measure): number {
  if (measure === 'WEIGHT') return exact >= 100 ? 10 : exact >= 20 ? 5 : 1
  if (measure === 'SPOON') return exact < 1 ? 0.25 : 0.5
  return exact < 4 ? 0.5 : 1
}

/** An amount for `from` persons as it is measured out for `to`; never nothing of what is in it. For as many it is as written. */
export function scaledAmount(amount: number, measure: Measure, from: number, to: number): number {
  if (from === to) return amount
  const exact = (amount * to) / from
  const step = stepOf(exact, measure)
  return Math.max(step, Math.round(exact / step) * step)
}

const quarters = ['', '¼', '½', '¾']

/** '1½' of 1.5, as spoons and eggs are read. */
export function amountText(value: number): string {
  const whole = Math.floor(value)
  const part = Math.round((value - whole) * 4)
  if (part === 4) return String(whole + 1)
  return `${whole > 0 || part === 0 ? String(whole) : ''}${quarters[part] ?? ''}`
}

/** How full a pot may be, in a hundred: what boils needs room. */
const FULL_PERCENT = 80

/** For how many persons a pot holds enough; 0: not for one. */
export const mostPersons = (potMl: number, mlEach: number): number =>
  Math.min(MOST_PERSONS, Math.floor((potMl * FULL_PERCENT) / 100 / mlEach))

/** What a pot holds by the names of a product's chosen values, such as «4L (3-6 people)»; undefined where none says it. */
export function potMlOf(names: readonly string[]): number | undefined {
  for (const name of names) {
    const litres = /^\s*(\d{1,2}(?:\.\d{1,2})?)\s*(?:L|升)(?![A-Za-z0-9])/i.exec(name)?.[1]
    if (litres !== undefined && Number(litres) > 0) return Math.round(Number(litres) * 1000)
  }
  return undefined
}
