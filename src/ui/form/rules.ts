/** A field's rule: the key of the words that say what is wrong, undefined when nothing is. */
export type FormRules<V, F extends string, P extends string> = Record<F, (values: V) => P | undefined>

export type Problems<F extends string, P extends string> = Partial<Record<F, P>>

/** Everything that is wrong with a form. */
export function problemsOf<V, F extends string, P extends string>(
  rules: FormRules<V, F, P>,
  order: readonly F[],
  values: V
): Problems<F, P> {
  const problems: Problems<F, P> = {}
  for (const field of order) {
    const problem = rules[field](values)
    if (problem !== undefined) problems[field] = problem
  }
  return problems
}

/** The first wrong field from above. */
export const firstWrong = <F extends string>(
  order: readonly F[],
  problems: Partial<Record<F, unknown>>
): F | undefined => order.find((field) => problems[field] !== undefined)

/** Whether nothing was filled in. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && !value.length)
