/** The grade of an energy label, as a product's parameters say it. Pure. */

/** The line of the parameters that says it. */
export const ENERGY_CODE = 'ENERGY_GRADE'
const NAMED = ['一', '二', '三', '四', '五']

/** 1 uses least, 5 most; undefined: there is none in it. */
export function gradeIn(value: string): number | undefined {
  const grade = Number(/[1-5]/.exec(value)?.[0] ?? NAMED.findIndex((name) => value.includes(name)) + 1)
  return grade < 1 ? undefined : grade
}
