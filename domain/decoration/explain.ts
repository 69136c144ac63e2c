/** Which part of a value a check does not take. */
import { hasOwn, isRecord, partsOf, passes, type Check } from '../check'

/** `lost`: the whole is unfit for it; otherwise this part alone is left out. */
export interface UnfitPart {
  /** As `slides[2].picture`; '' for the value itself. */
  path: string
  lost: boolean
}

/** The most parts that are named of one value. */
const MOST = 20

function itemsOf(value: unknown, item: Check<unknown>, path: string, most: number): UnfitPart[] {
  if (!Array.isArray(value)) return [{ path, lost: true }]
  const beyond = value.length > most ? [{ path: `${path}[${most}]`, lost: false }] : []
  const inside = value.slice(0, most).flatMap((element, index) => unfitParts(item, element, `${path}[${index}]`))
  return [...inside, ...beyond]
}

function fieldsOf(value: unknown, fields: Record<string, Check<unknown>>, path: string): UnfitPart[] {
  if (!isRecord(value)) return [{ path, lost: true }]
  return Object.entries(fields).flatMap(([name, check]) => {
    const part = hasOwn(value, name) ? value[name] : undefined
    const within = path === '' ? name : `${path}.${name}`
    if (part === undefined || part === null) return passes(check, part) ? [] : unfitParts(check, part, within)
    const parts = unfitParts(check, part, within)
    return passes(check, part) ? parts.map((part) => ({ ...part, lost: false })) : parts
  })
}

/** Every part of the value that the check does not take, the deepest that can be named. */
export function unfitParts(check: Check<unknown>, value: unknown, path = ''): UnfitPart[] {
  const isLost = check(value) === undefined
  const parts = partsOf(check)
  if (!parts) return isLost ? [{ path, lost: isLost }] : []
  const inside = 'fields' in parts ? fieldsOf(value, parts.fields, path) : itemsOf(value, parts.item, path, parts.most)
  // a list that is too short or a rule of the whole has no part to blame
  if (isLost && inside.length === 0) return [{ path, lost: isLost }]
  return inside.map((part) => ({ path: part.path, lost: isLost && part.lost })).slice(0, MOST)
}
