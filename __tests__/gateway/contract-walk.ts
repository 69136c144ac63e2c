import { contract, type EndpointDeclaration, type EndpointKey } from '../../contract'

/** The parts of a JSON schema that the contract uses. */
export interface Schema {
  type?: string
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  minItems?: number
}

/** One value that a caller sends: a leaf of a query or a body. `path` leads to it, 0 through a list. */
export interface Field {
  place: 'query' | 'body'
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

const within = (place: Field['place'], schema: Schema, path: Field['path'], name: string): Field[] => {
  if (schema.properties !== undefined) {
    return Object.entries(schema.properties).flatMap(([key, one]) => within(place, one, [...path, key], key))
  }
  if (schema.items !== undefined) return within(place, schema.items, [...path, 0], name)
  return [{ place, path, name, schema }]
}

/** Every endpoint with every leaf that a caller sends. */
export const endpoints: Endpoint[] = (Object.entries(contract) as [EndpointKey, EndpointDeclaration][]).map(
  ([key, declaration]) => ({
    key,
    method: key.split(' ')[0] ?? '',
    declaration,
    fields: [
      ...within('query', declaration.query as Schema, [], ''),
      ...within('body', declaration.body as Schema, [], '')
    ]
  })
)

const TEXTS = ['A1', '13800006021', '330106', '123456', '/pages/index/index', '杭州市西湖区栖禾路18号']

/** A value that fits: `known` gives those that have to exist, by the nearest name; the others come from the schema. */
export function sampleOf(schema: Schema, known: Record<string, unknown> = {}, name = ''): unknown {
  if (schema.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [
        key,
        key in known ? known[key] : sampleOf(one, known, key)
      ])
    )
  }
  if (schema.items !== undefined) return [sampleOf(schema.items, known, name)]
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] ?? {}, known, name)
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer') return schema.minimum ?? 0
  const { pattern, minLength = 0, maxLength = Infinity } = schema
  const text = TEXTS.find(
    (one) =>
      (pattern === undefined || new RegExp(pattern).test(one)) && one.length >= minLength && one.length <= maxLength
  )
  if (schema.type !== 'string' || text === undefined)
    throw new Error(`No sample for ${name}: ${JSON.stringify(schema)}`)
  return text
}

/** `root` with another value at the path; the root itself stays as it was. */
export function withValue(root: unknown, path: Field['path'], value: unknown): unknown {
  const [at, ...rest] = path
  if (at === undefined) return value
  if (typeof at === 'number')
    return (root as unknown[]).map((one, index) => (index === at ? withValue(one, rest, value) : one))
  return { ...(root as object), [at]: withValue((root as Record<string, unknown>)[at], rest, value) }
}
