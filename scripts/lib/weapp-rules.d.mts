export function pagesOf(app: object): string[]
/** Sentences on what is wrong; none means fine. `sizes` are KB by package root, '' for main. */
export function appJsonRules(dist: string, sizes?: ReadonlyMap<string, number>): string[]
export function componentRules(dist: string): string[]
export function compileRules(dist: string): string[]
