const oneLine = (facts: readonly string[], separator: string): string =>
  facts
    .join(separator)
    .replace(/(\d) (?=\w{1,7}\b)/g, '$1\u00a0')
    .replace(/(\d)–(?=\d)/g, '$1–\u2060')

/**
 * Facts in one line with dots between them; a dot stays with the word before it, so that no line begins with one, a unit
 * with its number, and a range is not broken.
 */
export const dotted = (facts: readonly string[]): string => oneLine(facts, '\u00a0· ')

/** Facts that may go on in a second line: a comma can end one, where a dot would hang. */
export const listed = (facts: readonly string[]): string =>
  oneLine(facts, facts.some((fact) => /[\u3400-\u9fff]/.test(fact)) ? '，' : ', ')

/** The values that a version of a product is known by. */
export const versionOf = ({ specs }: { specs: readonly { valueName: string }[] }): string =>
  listed(specs.map(({ valueName }) => valueName))
