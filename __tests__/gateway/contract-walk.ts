import { contract, type EndpointDeclaration, type EndpointKey } from '../../contract'
import { makeSample, type Schema } from '../support/contractSample'

/** Where a caller puts a value: `path` is a `{name}` of the endpoint's own path. */
export type Place = 'query' | 'body' | 'path'

/** One value that a caller sends: a leaf of a query, a body or a path. `path` leads to it, 0 through a list. */
export interface Field {
  place: Place
  path: (string | number)[]
  /** The nearest name: `rowIds` of `rowIds[0]`, `skuCode` of `rows[0].skuCode`. */
  name: string
  schema: Schema
}

export interface Endpoint {
  key: EndpointKey
  method: string
  declaration: EndpointDeclaration
  fields: Field[]
}

/** A value that holds no others. A form of schema this walk does not know is an error: its fields would go unseen. */
const isLeaf = ({ type, anyOf, ...rest }: Schema): boolean =>
  'const' in rest ||
  (anyOf === undefined
    ? ['string', 'integer', 'number', 'boolean', 'null'].includes(type ?? '')
    : anyOf.every((option) => isLeaf(option)))

export function within(place: Place, schema: Schema, path: Field['path'] = [], name = ''): Field[] {
  if (schema.properties !== undefined) {
    return Object.entries(schema.properties).flatMap(([key, property]) => within(place, property, [...path, key], key))
  }
  if (schema.items !== undefined) return within(place, schema.items, [...path, 0], name)
  if (schema.type === 'object' && Object.keys(schema).every((key) => ['type', 'required'].includes(key))) return []
  if (!isLeaf(schema)) throw new Error(`${place} ${path.join('.')}: no walk goes through ${JSON.stringify(schema)}`)
  return [{ place, path, name, schema }]
}

/** What the gateway takes as a part of a path. */
const PATH_PART: Schema = { type: 'string', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_.-]+$' }

/** The `{names}` of an endpoint's path, as a schema like those of its query and body. */
function pathSchema(key: string): Schema {
  const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return { type: 'object', required: names, properties: Object.fromEntries(names.map((name) => [name, PATH_PART])) }
}

export const schemaOf = ({ key, declaration }: Pick<Endpoint, 'key' | 'declaration'>, place: Place): Schema =>
  place === 'path' ? pathSchema(key) : (declaration[place] as Schema)

const PLACES: readonly Place[] = ['query', 'body', 'path']

/** What a caller sends, place by place. */
export type Content = Record<Place, Record<string, unknown>>
export const contentOf = (of: (place: Place) => unknown): Content =>
  Object.fromEntries(PLACES.map((place) => [place, of(place)])) as Content

/** Values of a path as they stand in an address. */
export const escapePath = (path: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(path).map(([name, value]) => [name, encodeURIComponent(String(value))]))

/** Every endpoint with every leaf that a caller sends. */
export const endpoints: Endpoint[] = (Object.entries(contract) as [EndpointKey, EndpointDeclaration][]).map(
  ([key, declaration]) => ({
    key,
    method: key.split(' ')[0] ?? '',
    declaration,
    fields: PLACES.flatMap((place) => within(place, schemaOf({ key, declaration }, place)))
  })
)

const direct = process.env['DIRECT_ENDPOINTS']?.split(';')
/** Those that this run tries where it goes over endpoints: all in `verify:full`, else what the change is direct about. */
export const endpointsToTry: Endpoint[] = endpoints.filter(({ key }) => direct?.includes(key) ?? true)

const TEXTS = [
  'A1',
  '13800006021',
  '330106',
  '123456',
  '/pages/index/index',
  '杭州市西湖区栖禾路18号',
  '/storage/uploads/f_A1.png',
  '2026-11',
  '2026-11-27',
  '6021',
  'https://shop.example',
  'ABCDEFGHIJKLMNOPQRSTUVWX',
  // a bank card
  '6222020000000000000',
  'a1'.repeat(32)
]

/** Codes that go together, for the `values` of `sampleOf`. */
export const REGION = { provinceCode: '330000', cityCode: '330100', districtCode: '330106' }

function textOf(schema: Schema, name: string): string {
  const { pattern, minLength = 0, maxLength = Infinity } = schema
  const text = TEXTS.find(
    (sampleText) =>
      (pattern === undefined || new RegExp(pattern).test(sampleText)) &&
      sampleText.length >= minLength &&
      sampleText.length <= maxLength
  )
  if (text === undefined) throw new Error(`No sample for ${name}: ${JSON.stringify(schema)}`)
  return text
}

/** A value that fits, with every property: `values` gives those that have to exist, by the nearest name. */
export const sampleOf = (schema: Schema, values: Record<string, unknown> = {}): unknown =>
  makeSample(schema, {
    values,
    hasOptional: true,
    rows: ({ minItems = 1 }) => minItems,
    kind: ([first = {}]) => first,
    text: textOf,
    number: ({ minimum = 0 }) => minimum,
    boolean: false,
    openKeys: []
  })

/** `root` with another value at the path; the root itself stays as it was. */
function withValue(root: unknown, path: Field['path'], value: unknown): unknown {
  const [head, ...rest] = path
  if (head === undefined) return value
  if (typeof head === 'number')
    return (root as unknown[]).map((item, index) => (index === head ? withValue(item, rest, value) : item))
  return { ...(root as object), [head]: withValue((root as Record<string, unknown>)[head], rest, value) }
}

/** The same content with another value in one field; its path may stop short of the leaf, for a whole list. */
export const withField = (
  content: Content,
  { place, path }: Pick<Field, 'place' | 'path'>,
  value: unknown
): Content => ({
  ...content,
  [place]: withValue(content[place], path, value)
})
