// What of the contract's `changes` and `tag` the app has to know, short enough to travel with it: src/api/query/changes.ts.

/** Version and `pub` name no resource: `GET /o2cum/v1/bp-address/…` → `o2cum/bp-address`. As `tagOf` of src/api/query/tags.ts. */
function resourceOf(key) {
  const [prefix = '', ...rest] = key.slice(key.indexOf(' ') + 2).split('/')
  return `${prefix}/${rest.find((part) => part !== 'pub' && !/^v\d+$/.test(part)) ?? ''}`
}

/** Tags by the resource that all its writes share, and what is left of a write by its key. */
function byResource(writes) {
  const table = new Map()
  for (const tag of new Set(writes.map((write) => write.tag))) {
    const own = writes.filter((write) => write.tag === tag)
    const [first = []] = own.map(({ changes }) => changes)
    const sharedTags = first.filter((tag) => own.every(({ changes }) => changes.includes(tag)))
    if (sharedTags.length) table.set(tag, sharedTags)
    for (const { key, changes } of own) {
      const rest = changes.filter((tag) => !sharedTags.includes(tag))
      if (rest.length) table.set(key, rest)
    }
  }
  return table
}

/** A list as it is written: what `contract/tags.ts` has a name for stands under it. */
function textOf(tags, groups) {
  const parts = []
  let remaining = tags
  for (const [name, value] of groups) {
    const all = [value].flat()
    if (!all.every((tag) => remaining.includes(tag))) continue
    remaining = remaining.filter((tag) => !all.includes(tag))
    parts.push(Array.isArray(value) ? `...${name}` : name)
  }
  return `[${[...remaining.map((tag) => `'${tag}'`), ...parts].join(', ')}]`
}

/**
 * The module's text. Throws where an entry names a tag that no read has.
 * `named`: exports of contract/tags.ts.
 */
export function changesModule(contract, groups) {
  const all = Object.entries(contract).map(([key, { tag, changes }]) => ({ key, tag: tag ?? resourceOf(key), changes }))
  const readTags = new Set(all.filter(({ changes }) => !Array.isArray(changes)).map(({ tag }) => tag))
  for (const { key, changes } of all)
    for (const tag of Array.isArray(changes) ? changes : [])
      if (!readTags.has(tag)) throw new Error(`${key} says that it changes ${tag}, which no read of the contract is of`)
  const writes = all.filter(({ changes }) => Array.isArray(changes))
  // the longest first: what is within it is not named by itself
  const names = Object.entries(groups).sort(([, tag], [, other]) => [other].flat().length - [tag].flat().length)
  const rows = [...byResource(writes)].map(([key, tags]) => `  '${key}': ${textOf(tags, names)}`)
  const apart = Object.entries(contract).flatMap(([key, { tag }]) => (tag ? [`  '${key}': '${tag}'`] : []))
  const nothing = all.flatMap(({ key, changes }) => (changes === 'nothing' ? [`  '${key}'`] : []))
  const consts = names.toReversed().map(([name, value]) => {
    const inner = names.filter(([, tag]) => typeof tag === 'string')
    return `const ${name} = ${Array.isArray(value) ? textOf(value, inner) : `'${value}'`}`
  })
  return [
    '// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What src/api/query/tags.ts reads.',
    "import type { EndpointKey } from '@contract'",
    '',
    consts.join('\n'),
    '',
    '// oxfmt-ignore',
    `export const apart: Readonly<Partial<Record<EndpointKey, string>>> = {\n${apart.join(',\n')}\n}`,
    '',
    '// oxfmt-ignore',
    `export const reads: readonly EndpointKey[] = [\n${nothing.join(',\n')}\n]`,
    '',
    '/** By the tag of a write, or by the write. */',
    '// oxfmt-ignore',
    `export const alsoChanged: Readonly<Record<string, readonly string[]>> = {\n${rows.join(',\n')}\n}`,
    ''
  ].join('\n')
}
