/** The shape of one model as a short code, which stands in the path of its pictures. */
import type { Shape } from './kind'
import { kinds, type Kind } from './kinds'

/** Parts of a kind with their forms, in the order of a code's digits. */
export const partsOf = (name: Kind): [part: string, forms: readonly string[]][] => Object.entries(kinds[name].parts)

/** The kind's own look: the first form of each part. */
export const plainShape = (name: Kind): Shape =>
  Object.fromEntries(partsOf(name).map(([part, [first = '']]) => [part, first]))

/** A digit for the form of each part; noughts at the end are left out, so the kind's own look has no code. */
export const shapeCode = (name: Kind, shape: Shape): string =>
  partsOf(name)
    .map(([part, forms]) => Math.max(0, forms.indexOf(shape[part] ?? '')))
    .join('')
    .replace(/0+$/, '')

/** The shape behind a code; undefined when a digit names no form. A part added later has its first form in old codes. */
export function shapeOfCode(name: Kind, code: string): Shape | undefined {
  const parts = partsOf(name)
  if (!/^\d*$/.test(code) || code.endsWith('0') || code.length > parts.length) return undefined
  const forms = parts.map(([part, all], index) => [part, all[Number(code[index] ?? 0)]] as const)
  return forms.some(([, form]) => form === undefined) ? undefined : (Object.fromEntries(forms) as Shape)
}
