/** What a page's or component's definition declares: its behaviors under it, and its properties by their types. */
import { copyOf } from './data'
import type { Func, Values } from './types'

const isFunction = (value: unknown): value is Func => typeof value === 'function'
export const asValues = (value: unknown): Values =>
  typeof value === 'object' && value !== null ? (value as Values) : {}

/** Behaviors flattened under the page's or component's own: data, properties and methods merge, lifetimes add up. */
export function withBehaviors(definition: Values): Values[] {
  const behaviors = Array.isArray(definition['behaviors']) ? (definition['behaviors'] as unknown[]) : []
  return [
    ...behaviors
      .filter((behavior) => typeof behavior === 'object')
      .flatMap((behavior) => withBehaviors(asValues(behavior))),
    definition
  ]
}

/** Every behavior in a definition, those of its behaviors too; the platform's own (`wx://…`) by name. */
export function behaviorsOf(definition: Values): Set<unknown> {
  const own = Array.isArray(definition['behaviors']) ? (definition['behaviors'] as unknown[]) : []
  return new Set(own.flatMap((behavior) => [behavior, ...behaviorsOf(asValues(behavior))]))
}

/** Names of the types and what a property of each is when nobody gives it; any other type is null. */
const defaults: Readonly<Values> = { String: '', Number: 0, Boolean: false, Array: [], Object: null }

/** Name of a declared type, undefined for any. The type is a constructor of the scripts' own realm. */
export const typeOf = (declared: unknown): string | undefined => {
  const type = isFunction(declared) ? declared : asValues(declared)['type']
  return isFunction(type) && type.name in defaults ? type.name : undefined
}

export const defaultOf = (declared: unknown): unknown => {
  const { value } = asValues(declared)
  return copyOf(value === undefined ? (defaults[typeOf(declared) ?? ''] ?? null) : value)
}

/** Properties of a definition with those of its behaviors, the nearest one of each name. */
export const propertiesOf = (definition: Values): Values =>
  Object.assign({}, ...withBehaviors(definition).map((layer) => asValues(layer['properties']))) as Values

const fits = (value: unknown, type: unknown): boolean => {
  if (!isFunction(type)) return type === null
  if (type.name === 'Array') return Array.isArray(value)
  return typeof value === type.name.toLowerCase()
}

/** A value as the platform hands it to a property: of the declared type, or the default where it cannot be. */
export function asDeclared(declared: unknown, value: unknown): unknown {
  const { optionalTypes } = asValues(declared)
  if (Array.isArray(optionalTypes) && optionalTypes.some((type) => fits(value, type))) return value
  switch (typeOf(declared)) {
    case 'String':
      return value === null || value === undefined ? defaultOf(declared) : String(value)
    case 'Number':
      return Number.isFinite(Number(value)) ? Number(value) : defaultOf(declared)
    case 'Boolean':
      return Boolean(value)
    case 'Array':
      return Array.isArray(value) ? value : defaultOf(declared)
    case 'Object':
      return typeof value === 'object' ? value : defaultOf(declared)
    default:
      return value
  }
}

/** Values for the properties that a definition declares; what it doesn't declare is left out. */
export function givenTo(definition: Values, values: Values): Values {
  const declared = propertiesOf(definition)
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => Object.hasOwn(declared, name))
      .map(([name, value]) => [name, asDeclared(declared[name], value)])
  )
}
