/**
 * Facts in one line with dots between them; a dot stays with the word before it, so that no line begins with one, and a unit
 * with its number.
 */
export const dotted = (facts: readonly string[]): string =>
  facts.join('\u00a0· ').replace(/(\d) (?=\w{1,2}\b)/g, '$1\u00a0')

/** The values that a version of a product is known by, in one line. */
export const versionOf = ({ specs }: { specs: readonly { valueName: string }[] }): string =>
  dotted(specs.map(({ valueName }) => valueName))
