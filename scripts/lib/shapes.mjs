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

/** src/api/shapes.ts as text. */
export function shapesFile(contract) {
  const lines = Object.entries(contract).map(([key, { data }]) => {
    const shape = JSON.stringify(shapeOf(data))
      .replaceAll(/"(\w+)":/g, '$1:')
      .replaceAll('"', "'")
    return `  '${key}': ${shape}`
  })
  return [
    '// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit.',
    "import type { EndpointKey } from '@contract'",
    "import type { Shape } from './fits'",
    '',
    "/** The shape of each endpoint's data. */",
    '// oxfmt-ignore',
    'export const shapes: Readonly<Record<EndpointKey, Shape>> = {',
    lines.join(',\n'),
    '}',
    ''
  ].join('\n')
}
