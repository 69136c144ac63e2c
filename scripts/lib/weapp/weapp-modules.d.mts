/** Sentences on modules that are named and not there; none means fine. */
export function moduleRules(dist: string): string[]
