/**
 * Whether what arrived has the shape the contract promises; what has not never reaches a screen. Beside `lib/check`, since
 * shapes are made from the contract as data, which is shorter than nested checks, and the reply is not copied.
 */
import type { EndpointKey } from '@contract'
import { isCode } from '@/lib/codes'
import { hasOwn, isRecord } from '@/lib/json'

/**
 * s text, c a code, h a colour, i whole number, n number, b yes or no, 0 null, * anything; a list of its item, a record of its parts (`name?`
 * may be absent, `*` stands for every name), and `['?', shape]` may be null.
 */
export type Shape =
  | 's'
  | 'c'
  | 'h'
  | 'i'
  | 'n'
  | 'b'
  | '0'
  | '*'
  | readonly [Shape]
  | readonly ['?', Shape]
  | { readonly [part: string]: Shape }

const isPair = (shape: readonly unknown[]): shape is readonly ['?', Shape] => shape.length === 2

const simple: Readonly<Record<string, (value: unknown) => boolean>> = {
  s: (value) => typeof value === 'string',
  c: isCode,
  h: (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  i: Number.isSafeInteger,
  n: (value) => typeof value === 'number',
  b: (value) => typeof value === 'boolean',
  '0': (value) => value === null,
  '*': () => true
}

/** Further parts are welcome: a gateway may know more than this app. */
export function matchesShape(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return simple[shape]?.(value) ?? false
  if (Array.isArray(shape)) {
    if (isPair(shape)) return value === null || matchesShape(shape[1], value)
    const [item] = shape as readonly [Shape]
    return Array.isArray(value) && value.every((element) => matchesShape(item, element))
  }
  if (!isRecord(value)) return false
  return Object.entries(shape as Readonly<Record<string, Shape>>).every(([part, inner]) => {
    if (part === '*') return Object.values(value).every((element) => matchesShape(inner, element))
    const name = part.replace(/\?$/, '')
    if (!hasOwn(value, name)) return name !== part
    return matchesShape(inner, value[name])
  })
}

/** The shape of each reply, by endpoint. */
export type Shapes<K extends EndpointKey> = Readonly<Record<K, Shape>>

const knownShapes = new Map<string, Shape>()

/** Takes in the shapes of the calls that a folder makes (its `calls.ts`). */
export function learnShapes(shapes: Readonly<Record<string, Shape>>): void {
  for (const [key, shape] of Object.entries(shapes)) knownShapes.set(key, shape)
}

/**
 * Whether data is what the contract promises of an endpoint.
 * @throws TypeError when no `calls.ts` brought the endpoint's shape
 */
export function matchesContract(key: EndpointKey, data: unknown): boolean {
  const shape = knownShapes.get(key)
  if (shape === undefined) throw new TypeError(`The shape of ${key} is not known: ask by the folder's calls.ts`)
  return matchesShape(shape, data)
}
