/** Values that a schema of the contract admits, made from the schema alone: a new endpoint has its samples at once. */
import * as shared from '../../contract/shared'
import { makeSample, type Choices, type Schema } from '../support/contractSample'
import { bag } from './params'

/**
 * full: every optional part, two of each row, the first of several kinds · sparse: no optional part, one row, the last
 * of several kinds · empty: no rows, no optional part, null where it may be, and the least of each number.
 */
export type SampleStyle = 'full' | 'sparse' | 'empty'

/** Texts of the shapes the contract asks for; the first that fits the pattern is taken. */
const texts = ['X1', '13800136021', '330106', '482193', '2026-11-20', '2026-11', '#0a7cff', '7', '0a7c'.repeat(16)]

function textOf(schema: Schema, name: string, count: number): string {
  const example = Object.hasOwn(bag, name) ? [bag[name]].flat()[0] : undefined
  const pattern = schema.pattern === undefined ? undefined : new RegExp(schema.pattern)
  // rows beside one another have codes of their own, the first has the one the screen is opened with
  const tail = count > 0 && pattern?.test('X-1') ? `-${count}` : ''
  if (typeof example === 'string' && (pattern?.test(example) ?? true)) return `${example}${tail}`
  const fit = texts.find((text) => pattern?.test(text) ?? false)
  if (fit !== undefined) return `${fit}${tail}`
  if (pattern) throw new TypeError(`No sample text for ${name} fits ${schema.pattern}: add one`)
  if (/picture|logo|image|avatar/i.test(name)) return '/storage/pictures/sample.svg'
  if (/html/i.test(name)) return '<p>样例</p>'
  if (/on$/i.test(name)) return '2026-11-27'
  const text = `样例 ${name} ${count}`.padEnd(schema.minLength ?? 0, '。')
  return text.length <= (schema.maxLength ?? text.length) ? text : `样例${count}`.slice(0, schema.maxLength)
}

function numberOf(schema: Schema, style: SampleStyle, name: string): number {
  const least = schema.minimum ?? 0
  if (style === 'empty') return least
  if (/(At|Before)$/.test(name))
    return Date.now() + (/^(created|paid|shipped|completed|start)/.test(name) ? -1 : 1) * 3_600_000
  if (/Fen$/.test(name)) return Math.min(19_900, schema.maximum ?? 19_900)
  return Math.max(least, Math.min(2, schema.maximum ?? 2))
}

const isNull = ({ type }: Schema): boolean => type === 'null'

function kindOf(kinds: readonly Schema[], style: SampleStyle): Schema {
  if (style === 'empty' && kinds.some(isNull)) return { type: 'null' }
  const others = kinds.filter((kind) => !isNull(kind))
  return (style === 'full' ? others[0] : others.at(-1)) ?? {}
}

const rowsIn = { full: () => 2, sparse: () => 1, empty: ({ minItems = 0 }: Schema) => minItems }
const totalIn = { full: 2, sparse: 1, empty: undefined }

const choicesOf = (style: SampleStyle): Choices => ({
  values: {},
  hasOptional: style === 'full',
  rows: rowsIn[style],
  kind: (kinds) => kindOf(kinds, style),
  text: textOf,
  number: (schema, name) => (name === 'total' ? totalIn[style] : undefined) ?? numberOf(schema, style, name),
  boolean: style !== 'empty',
  openKeys: style === 'empty' ? [] : ['X1']
})

/** A value the schema admits, in a style. */
export const sampleOf = (source: object, style: SampleStyle): unknown => makeSample(source, choicesOf(style))

type Change = (value: unknown, schema: Schema, isClosed: boolean) => unknown

/** A sample with every text and number of it changed; `isClosed`: it is one of a few words that the contract names. */
function vary(schema: Schema, value: unknown, change: Change): unknown {
  const kinds = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema]
  const [first = {}] = kinds
  if (Array.isArray(value)) return value.map((item) => vary(first.items ?? {}, item, change))
  if (typeof value !== 'object' || value === null)
    return change(
      value,
      first,
      kinds.every((kind) => kind.const !== undefined)
    )
  const open = Object.values(first.patternProperties ?? {})[0] ?? {}
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, vary(first.properties?.[key] ?? open, inner, change)])
  )
}

const anotherWord =
  (word: string): Change =>
  (value, _, isClosed) => {
    if (!isClosed || typeof value === 'boolean') return value
    return typeof value === 'number' ? value + 7 : word
  }
const numbersBy =
  (choose: (schema: Schema) => number): Change =>
  (value, schema, isClosed) =>
    typeof value === 'number' && !isClosed ? choose(schema) : value

/** What a gateway may send in the right shape, and ours does not. Codes stay codes: without one, nothing can be asked. */
const oddities: Record<string, Change> = {
  // another word, and one that every object answers to
  'a word the app does not know for each closed set': anotherWord('constructor'),
  'empty texts': (value, schema, isClosed) =>
    typeof value === 'string' &&
    !isClosed &&
    ![shared.Code, shared.Swatch].some(({ pattern }: Schema) => pattern === schema.pattern)
      ? ''
      : value,
  'the greatest numbers': numbersBy(({ maximum = Number.MAX_SAFE_INTEGER }) => maximum),
  'the least numbers': numbersBy(({ minimum = Number.MIN_SAFE_INTEGER }) => minimum)
}
export const oddNames: readonly string[] = Object.keys(oddities)

/** A full sample with one oddity in every place where it can be. */
export function oddSampleOf(schema: object, oddity: string): unknown {
  const change = oddities[oddity]
  if (!change) throw new RangeError(oddity)
  return vary(schema, sampleOf(schema, 'full'), change)
}

/** The same value with numbers where texts belong, texts where numbers and rows belong: no reply of ours. */
export function wrongTypes(value: unknown): unknown {
  if (typeof value === 'string') return 7
  if (typeof value === 'number') return 'seven'
  if (typeof value === 'boolean') return 'no'
  if (Array.isArray(value)) return value.length ? value.map(wrongTypes) : 'none'
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wrongTypes(inner)]))
}
