/** Changes of files that are there, as text → text. One that finds not what it writes into gives the text back as it was. */
import ts from 'typescript'
import { quoted } from './names.mjs'
import { isSeeded, routeOf, serviceName } from './gateway.mjs'

/** A line in the order of names among those that look like it. */
export function lineAmong(text, line, pattern) {
  const lines = text.split('\n')
  const own = lines.map((line, index) => [line, index]).filter(([text]) => pattern.test(text))
  if (own.length === 0) return text
  const next = own.find(([text]) => text > line)
  lines.splice(next ? next[1] : own.at(-1)[1] + 1, 0, line)
  return lines.join('\n')
}

/** Before the last brace that stands alone. */
export function beforeEnd(text, more) {
  const end = text.lastIndexOf('\n}')
  return end === -1 ? text : text.slice(0, end) + more + text.slice(end)
}

/** With these names among those of an import, which may be new. */
export function imported(text, from, names) {
  const match = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}'`).exec(text)
  const current = match
    ? match[1]
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)
    : []
  const line = `import { ${[...new Set([...current, ...names])].join(', ')} } from '${from}'`
  if (match) return text.replace(match[0], line)
  const last = [...text.matchAll(/^import [^\n]*\n/gm)].at(-1)
  if (!last) return text
  const position = last.index + last[0].length
  return `${text.slice(0, position)}${line}\n${text.slice(position)}`
}

/** Returns the text with the row of `key` marked as built, as the first of its options. */
export const markBuilt = (key) => (text) => {
  const start = text.indexOf(`  row('${key}',`)
  if (start === -1) return text
  const next = text.indexOf('\n  row(', start + 1)
  const end = next === -1 ? text.indexOf('\n]', start) : next
  const row = text.slice(start, end)
  const newRow = row.includes('{')
    ? row.replace('{', '{ built: true,')
    : /, mine\),?\s*$/.test(row)
      ? row.replace(/, mine\)/, ', { ...mine, built: true })')
      : row.replace(/\)(,?\s*)$/, ', { built: true })$1')
  return text.slice(0, start) + newRow + text.slice(end)
}

/** A detail is opened with a code. */
export const withParams = (key) => (text) =>
  text.replace('  // what could not be found, as plain text\n', `  ${key}: { code: needed(code) },\n$&`)

/** What tests know of it. */
export const withFacts =
  ({ key, kind }) =>
  (text) =>
    text.replace(
      /\n\} satisfies \{ \[K in BuiltKey\]/,
      `,\n  ${key}: { opened: () => (${kind === 'detail' ? "{ code: 'FIRST' }" : '{}'}), without: {}, leadsHome: true }$&`
    )

/** Declares that a detail's code is everybody's. */
export const withField = (endpoint) => (text) =>
  text.replace(/(export const declarations[\s\S]*?= \{\n)/, `$1  '${endpoint} query.code': 'everybody',\n`)

/** Everybody that the tests watch over has sent it. */
export const withOwnerRow = (endpoint) => (text) =>
  text.replace(
    /\n {2}const orders = \{ waiting, paid/,
    `\n  await shopper.must('${endpoint}', { body: { text: KNOWN.text } })$&`
  )

const lastItem = (text, list, item) => {
  const start = text.indexOf(list)
  const end = text.indexOf('\n]', start)
  return start === -1 || end === -1 ? text : `${text.slice(0, end)},\n  ${item}${text.slice(end)}`
}

/** gateway/src/areas/index.ts with one more area. */
export const withArea = (area) => (text) =>
  lastItem(
    lineAmong(text, `import { ${area}Area } from './${area}'`, /^import \{ \w+Area \}/),
    'export const areas',
    `${area}Area`
  )

/** routes.ts of an area with one more table, seed and endpoint. */
export const withRoute = (plan) => (text) => {
  const { name, Name, files } = plan
  const steps = [
    (was) =>
      /\n {2}schema: /.test(was)
        ? was.replace(
            /\n {2}schema: (?:\[([^\]]*)\]|(\w+))/,
            (_, many, single) => `\n  schema: [${many ?? `...${single}`}, ...${name}Schema]`
          )
        : was.replace(/\n {2}routes: \{/, `\n  schema: ${name}Schema,$&`),
    (was) => (isSeeded(plan) ? withSeed(was, `seed${Name}`) : was),
    (was) => was.replace(/\n {2}routes: \{/, `$&\n    ${routeOf(plan)},`),
    (was) => imported(was, `./${files.schema}`, [`${name}Schema`]),
    (was) => (isSeeded(plan) ? imported(was, `./${files.seed}`, [`seed${Name}`]) : was),
    (was) => imported(was, `./${files.service}`, [serviceName(plan)])
  ]
  const after = steps.reduce((was, step) => step(was), text)
  const names = [`${name}Schema`, `'${plan.endpoint}'`, ...(isSeeded(plan) ? [`seed${Name}`] : [])]
  const body = after.slice(after.search(/^export const /m))
  return names.every((name) => body.includes(name)) ? after : text
}

function withSeed(text, seed) {
  if (!/\n {2}seed: /.test(text)) return text.replace(/\n {2}routes: \{/, `\n  seed: ${seed},$&`)
  const several = text.replace(/(\n {2}seed: async \(core\) => \{[\s\S]*?)\n {2}\}/, `$1\n    await ${seed}(core)\n  }`)
  if (several !== text) return several
  return text.replace(
    /\n {2}seed: (\w+)/,
    (_, had) => `\n  seed: async (core) => {\n    await ${had}(core)\n    await ${seed}(core)\n  }`
  )
}

/** index.ts of an area with the type of one more kind of rows. */
export const withRowType =
  ({ Name, files }) =>
  (text) =>
    `${text}export type { ${Name}Row } from './${files.demonstration}'\n`

/** The demonstration's catalogue with one more list. */
export const withRows = (name) => (text) =>
  text
    .replace(/\nimport type \{ Catalogue/, `\nimport { ${name} } from '../${name}'$&`)
    .replace(/(export const demonstrationCatalogue: Catalogue = \{[\s\S]*?)\n\}/, `$1,\n  ${name}\n}`)

/** The two languages' objects of a feature's messages. */
function languages(text) {
  const file = ts.createSourceFile('messages.ts', text, ts.ScriptTarget.Latest, true)
  let call
  const look = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'defineMessages') call ??= node
    ts.forEachChild(node, look)
  }
  look(file)
  const [, zh, en] = call?.arguments ?? []
  const name = call && ts.isVariableDeclaration(call.parent) ? call.parent.name.getText(file) : undefined
  return name && zh && en && [zh, en].every(ts.isObjectLiteralExpression) ? { file, name, zh, en } : undefined
}

/** Name of a feature's words and the keys it has; undefined where they have another shape. */
export function messagesIn(text) {
  const messages = languages(text)
  return (
    messages && { name: messages.name, keys: messages.zh.properties.map(({ name }) => name.getText(messages.file)) }
  )
}

const rowsOf = (entries, index) => entries.map(([key, words]) => `    ${key}: '${quoted(words[index])}'`).join(',\n')

/** `entries`: key and its words in both languages. */
export const withWords = (entries) => (text) => {
  const messages = languages(text)
  if (!messages) return text
  const put = (was, object, index) => {
    const end = object.properties.at(-1)?.end
    return end === undefined ? was : `${was.slice(0, end)},\n${rowsOf(entries, index)}${was.slice(end)}`
  }
  return put(put(text, messages.en, 1), messages.zh, 0)
}

export const messagesFile = (feature, name, entries) => `import { defineMessages } from '@/i18n'

export const ${name} = defineMessages(
  '${feature}',
  {
${rowsOf(entries, 0)}
  },
  {
${rowsOf(entries, 1)}
  }
)
`
