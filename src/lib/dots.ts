/** Facts in one line with dots between them; a dot stays with the word before it, so that no line begins with one. */
export const dotted = (facts: readonly string[]): string => facts.join('\u00a0· ')
