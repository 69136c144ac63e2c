export function pagesOf(app: object): string[]
/** Sentences on what is wrong; none means fine. `sizes` are KB by package root, '' for main. */
export function appJsonRules(dist: string, sizes?: ReadonlyMap<string, number>): string[]
/** Packages against their budgets, KB. */
export function sizeRules(
  sizes: { main: number; subpackages: readonly { name: string; kb: number }[] },
  budgets: { weappMain: number; weappSubpackages: Record<string, number>; weappWhole: number }
): string[]
export function componentRules(dist: string): string[]
export function compileRules(dist: string): string[]
