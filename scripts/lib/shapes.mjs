// The shapes of the replies, short enough to travel with the app: what src/api/matchesShape.ts holds a reply against. Each folder
// has those of the calls it makes (`calls.ts`), so that a shape is in no other package than its calls.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { inRoot } from './run.mjs'
import { loadTs } from './load-ts.mjs'

const { Code, Swatch } = await loadTs('contract/shared.ts')

/** A schema of the contract as a shape; what no shape can say becomes `*`. */
export function shapeOf(schema) {
  if (schema.const !== undefined)
    return shapeOf({ type: typeof schema.const === 'number' ? 'integer' : typeof schema.const })
  if (schema.anyOf) {
    const some = schema.anyOf.filter(({ type }) => type !== 'null')
    const shapes = [...new Set(some.map((first) => JSON.stringify(shapeOf(first))))]
    const shape = shapes.length === 1 ? JSON.parse(shapes[0]) : '*'
    return some.length < schema.anyOf.length ? ['?', shape] : shape
  }
  if (schema.type === 'object') {
    const requiredNames = new Set(schema.required ?? [])
    const parts = Object.entries(schema.properties ?? {})
    const open = Object.values(schema.patternProperties ?? {})
    return Object.fromEntries([
      ...parts.map(([name, inner]) => [requiredNames.has(name) ? name : `${name}?`, shapeOf(inner)]),
      ...(parts.length === 0 ? open.map((inner) => ['*', shapeOf(inner)]) : [])
    ])
  }
  if (schema.type === 'array') return [shapeOf(schema.items)]
  if (schema.pattern === Code.pattern) return 'c'
  if (schema.pattern === Swatch.pattern) return 'h'
  return { string: 's', integer: 'i', number: 'n', boolean: 'b', null: '0' }[schema.type] ?? '*'
}

/** A shape as it is written in the file; `names`: parts that stand under a name of their own. */
function write(shape, names) {
  if (typeof shape === 'string') return `'${shape}'`
  if (Array.isArray(shape)) return `[${shape.map((part) => refer(part, names)).join(',')}]`
  const parts = Object.entries(shape).map(([name, inner]) => {
    return `${/^\w+$/.test(name) ? name : `'${name}'`}:${refer(inner, names)}`
  })
  return `{${parts.join(',')}}`
}

const refer = (shape, names) => names.get(JSON.stringify(shape)) ?? write(shape, names)

/** Characters; a shorter part is written out wherever it stands. */
const worthAName = 40

/** The JSON of each record in a shape that is worth a name, with how often it stands there; nothing of a known one. */
function partsOf(shapes, parts = new Map()) {
  const counts = new Map()
  const count = (shape) => {
    if (typeof shape !== 'object') return
    const text = JSON.stringify(shape)
    if (!Array.isArray(shape) && text.length > worthAName) counts.set(text, (counts.get(text) ?? 0) + 1)
    if (!parts.has(text) && (Array.isArray(shape) || (counts.get(text) ?? 1) === 1)) Object.values(shape).forEach(count)
  }
  shapes.forEach(count)
  return counts
}

const byLength = (first, second) => first.length - second.length || (first < second ? -1 : 1)

/** Files of the contract, relative to its folder, in the order of their own names: a trade's folder changes nothing. */
export const contractFiles = () =>
  readdirSync(inRoot('contract'), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort((first, second) => (path.posix.basename(first) < path.posix.basename(second) ? -1 : 1))

/** What the contract calls its records, JSON of the shape → name, and where the module of each name is, name → path. */
async function contractNames() {
  const names = new Map()
  const places = new Map()
  for (const file of contractFiles()) {
    for (const [name, schema] of Object.entries(await loadTs(`contract/${file}`))) {
      if (schema?.type !== 'object') continue
      const text = JSON.stringify(shapeOf(schema))
      if (text.length <= worthAName || names.has(text)) continue
      const own = name[0].toLowerCase() + name.slice(1)
      names.set(text, own)
      places.set(own, path.posix.join('api/shapes', path.posix.dirname(file), own))
    }
  }
  return { names, places }
}

const head = (what) => `// Made from \`contract/\` by \`node scripts/generate-docs.mjs\`; do not edit. ${what}`

/** A text of a module: imports of what it uses, parts that it has twice, and what `body` makes of the names. */
function moduleText(what, shapes, { shared, places }, imports, body) {
  const own = partsOf(shapes, shared)
  const parts = new Map([...shared].filter(([text]) => own.has(text)))
  const repeats = [...own]
    .filter(([text, times]) => times > 1 && !shared.has(text))
    .map(([text]) => text)
    .sort(byLength)
  const lines = [...parts]
    .map(([, name]) => `import { ${name} } from '@/${places.get(name)}'`)
    .concat(imports)
    .sort((first, second) => (first.split(' from ')[1] < second.split(' from ')[1] ? -1 : 1))
  const consts = repeats.map((text, index) => {
    const line = `// oxfmt-ignore\nconst part${index + 1} = ${write(JSON.parse(text), parts)} as const`
    parts.set(text, `part${index + 1}`)
    return line
  })
  const top = [head(what), ...lines].join('\n')
  return `${[top, ...consts, body(parts)].join('\n\n')}\n`
}

/** How a folder gets at each function that asks the gateway. */
const makers = {
  call: "import { callOf } from '@/api/call'",
  upload: "import { uploadOf } from '@/api/upload'",
  useQuery: "import { queryOf } from '@/api/query/useQuery'",
  useOne: "import { oneOf } from '@/api/query/useOne'",
  useList: "import { listOf } from '@/api/query/useList'",
  useMutation: "import { mutationOf } from '@/api/query/useMutation'"
}
const makerOf = (name) => /\{ (\w+) \}/.exec(makers[name])[1]

/** Which writes carry a key, so that a repeated one has one effect. */
const keyedIn = (contract, keys) => {
  const keyedNames = keys.filter((key) => contract[key].idempotent && !key.startsWith('GET '))
  return keyedNames.length > 0 ? `, [${keyedNames.map((key) => `'${key}'`).join(', ')}]` : ''
}

/**
 * The modules of shapes, path → text. `calls`: folder of src → the functions it asks by, and the endpoints. A record of
 * the contract that several folders use is a module of its own.
 */
export async function shapeModules(contract, calls) {
  const { names, places } = await contractNames()
  const shapesOf = (keys) => keys.map((key) => shapeOf(contract[key].data))
  const documents = [...calls.values()].map(({ keys }) => shapesOf(keys))
  const shared = new Map()
  for (const text of [...names.keys()].sort((first, second) => -byLength(first, second))) {
    const inside = [...shared.keys()].map((whole) => [JSON.parse(whole)])
    const uses = documents.filter((shapes) => partsOf(shapes, shared).has(text)).length
    const parts = inside.filter((shapes) => partsOf(Object.values(shapes[0]), shared).has(text)).length
    if (uses + parts > 1) shared.set(text, names.get(text))
  }
  const files = {}
  for (const [text, name] of shared) {
    const shape = JSON.parse(text)
    files[`src/${places.get(name)}.ts`] = moduleText(
      'A part of several replies.',
      Object.values(shape),
      { shared, places },
      [],
      (names) => `// oxfmt-ignore\nexport const ${name} = ${write(shape, names)} as const`
    )
  }
  for (const [folder, { functions, keys }] of calls) {
    const imports = functions.map((name) => makers[name])
    files[`${folder}/calls.ts`] = moduleText(
      'What this folder calls.',
      shapesOf(keys),
      { shared, places },
      imports,
      (names) =>
        [
          '// oxfmt-ignore\nconst shapes = {',
          keys.map((key) => `  '${key}': ${refer(shapeOf(contract[key].data), names)}`).join(',\n'),
          '} as const\n',
          functions
            .map((name) => {
              const keyedText = name === 'useMutation' ? keyedIn(contract, keys) : ''
              return `${keyedText && '// oxfmt-ignore\n'}export const ${name} = ${makerOf(name)}(shapes${keyedText})`
            })
            .join('\n')
        ].join('\n')
    )
  }
  return files
}
