// The shape of every endpoint's data, short enough to travel with the app: what src/api/fits.ts holds a reply against.
import { loadTs } from './load-ts.mjs'

const { Code, Swatch } = await loadTs('contract/shared.ts')

/** A schema of the contract as a shape; what no shape can say becomes `*`. */
export function shapeOf(schema) {
  if (schema.const !== undefined)
    return shapeOf({ type: typeof schema.const === 'number' ? 'integer' : typeof schema.const })
  if (schema.anyOf) {
    const some = schema.anyOf.filter(({ type }) => type !== 'null')
    const shapes = [...new Set(some.map((one) => JSON.stringify(shapeOf(one))))]
    const shape = shapes.length === 1 ? JSON.parse(shapes[0]) : '*'
    return some.length < schema.anyOf.length ? ['?', shape] : shape
  }
  if (schema.type === 'object') {
    const required = new Set(schema.required ?? [])
    const parts = Object.entries(schema.properties ?? {})
    const open = Object.values(schema.patternProperties ?? {})
    return Object.fromEntries([
      ...parts.map(([name, inner]) => [required.has(name) ? name : `${name}?`, shapeOf(inner)]),
      ...(parts.length === 0 ? open.map((inner) => ['*', shapeOf(inner)]) : [])
    ])
  }
  if (schema.type === 'array') return [shapeOf(schema.items)]
  if (schema.pattern === Code.pattern) return 'c'
  if (schema.pattern === Swatch.pattern) return 'h'
  return { string: 's', integer: 'i', number: 'n', boolean: 'b', null: '0' }[schema.type] ?? '*'
}

/** A shape as it is written in the file; `named`: parts that stand under a name of their own. */
function written(shape, named) {
  if (typeof shape === 'string') return `'${shape}'`
  if (Array.isArray(shape)) return `[${shape.map((part) => refer(part, named)).join(',')}]`
  const parts = Object.entries(shape).map(([name, inner]) => {
    return `${/^\w+$/.test(name) ? name : `'${name}'`}:${refer(inner, named)}`
  })
  return `{${parts.join(',')}}`
}

const refer = (shape, named) => named.get(JSON.stringify(shape)) ?? written(shape, named)

/** Characters; a shorter part is written out wherever it stands. */
const worthAName = 40

/** Parts that stand in several replies, by their JSON, the largest last: each may hold those before it. */
function repeatedParts(shapes) {
  const seen = new Map()
  const count = (shape) => {
    if (typeof shape !== 'object') return
    const text = JSON.stringify(shape)
    if (!Array.isArray(shape)) seen.set(text, (seen.get(text) ?? 0) + 1)
    if (seen.get(text) === 1 || Array.isArray(shape)) Object.values(shape).forEach(count)
  }
  shapes.forEach(count)
  return [...seen]
    .filter(([text, times]) => times > 1 && text.length > worthAName)
    .map(([text]) => text)
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
}

/** src/api/shapes.ts as text. A part that stands in several replies is written once: the file travels with the start. */
export function shapesFile(contract) {
  const shapes = Object.entries(contract).map(([key, { data }]) => [key, shapeOf(data)])
  const named = new Map()
  const names = repeatedParts(shapes.map(([, shape]) => shape)).map((text, index) => {
    const name = `part${index + 1}`
    const line = `// oxfmt-ignore\nconst ${name} = ${written(JSON.parse(text), named)} as const`
    named.set(text, name)
    return line
  })
  return [
    '// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit.',
    "import type { EndpointKey } from '@contract'",
    "import type { Shape } from './fits'",
    '',
    ...names,
    '',
    "/** The shape of each endpoint's data. */",
    '// oxfmt-ignore',
    'export const shapes: Readonly<Record<EndpointKey, Shape>> = {',
    shapes.map(([key, shape]) => `  '${key}': ${refer(shape, named)}`).join(',\n'),
    '}',
    ''
  ].join('\n')
}
