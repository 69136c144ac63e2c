/** Walks a schema of the contract and makes a value that it admits; callers choose what stands at its leaves. */

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
  'x-maxSigns'?: number
  minItems?: number
  minimum?: number
  maximum?: number
  description?: string
  patternProperties?: Record<string, Schema>
}

/** What a caller chooses: `name` is the property that a value stands under, `count` tells rows of all lists around it apart. */
export interface Choices {
  /** Values by the name of their property, in place of what the schema admits. */
  values: Record<string, unknown>
  /** Whether a property that may be left out is there. */
  hasOptional: boolean
  /** Rows of a list. */
  rows: (schema: Schema) => number
  /** One of the kinds that a value may have. */
  kind: (kinds: readonly Schema[]) => Schema
  text: (schema: Schema, name: string, count: number) => string
  number: (schema: Schema, name: string) => number
  boolean: boolean
  /** Keys of an object that may have any. */
  openKeys: readonly string[]
}

function objectOf(schema: Schema, choices: Choices, count: number): Record<string, unknown> {
  const requiredKeys = new Set(schema.required ?? [])
  const entry = (key: string, inner: Schema): [string, unknown] => [
    key,
    Object.hasOwn(choices.values, key) ? choices.values[key] : makeSample(inner, choices, key, count)
  ]
  return Object.fromEntries([
    ...Object.entries(schema.properties ?? {})
      .filter(([key]) => choices.hasOptional || requiredKeys.has(key))
      .map(([key, inner]) => entry(key, inner)),
    ...Object.values(schema.patternProperties ?? {}).flatMap((inner) =>
      choices.openKeys.map((key) => entry(key, inner))
    )
  ])
}

/** Returns a value that the schema admits. Throws a TypeError for a type that it does not know. */
export function makeSample(schema: Schema, choices: Choices, name = '', count = 0): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf) return makeSample(choices.kind(schema.anyOf), choices, name, count)
  switch (schema.type) {
    case 'object':
      return objectOf(schema, choices, count)
    case 'array':
      return Array.from({ length: choices.rows(schema) }, (_, index) =>
        makeSample(schema.items ?? {}, choices, name.replace(/s$/, ''), count * 2 + index)
      )
    case 'string':
      return choices.text(schema, name, count)
    case 'integer':
    case 'number':
      return choices.number(schema, name)
    case 'boolean':
      return choices.boolean
    case 'null':
      return null
    default:
      throw new TypeError(`No sample is known for ${name} of type ${schema.type}: teach makeSample`)
  }
}
