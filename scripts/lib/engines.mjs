// The oldest engines that the store runs on, and what in built scripts asks for more. A phone patches no syntax, and the
// chat app adds no globals that its base library does not name.
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { transform } from 'esbuild'

/** The mini-program's engines: an iPhone on iOS 14.5, and the engine of a chat app on an older Android. */
export const weappEngines = ['ios14.5', 'chrome80']

/** The oldest browsers of a browserslist, as esbuild names them; it reads `name >= version` alone. */
export const browserEngines = (queries) =>
  queries.map((query) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? []
    if (!name) throw new Error(`«${query}» is no «name >= version», which the check of engines reads`)
    return `${name === 'ios_saf' ? 'ios' : name}${version}`
  })

/** What iOS 14.5 or Chrome 80 lack of what scripts call; `lent`: src/engine.ts brings it. */
const newer = [
  { name: 'Object.hasOwn', since: 'iOS 15.4', lent: true },
  { name: 'Array.prototype.at and String.prototype.at', since: 'iOS 15.4', found: /\)?\.at\(-?\d+\)/, lent: true },
  { name: 'String.prototype.replaceAll', since: 'Chrome 85', found: /\.replaceAll\(/, lent: true },
  { name: 'Promise.any', since: 'Chrome 85' },
  {
    name: 'a spread list before the last argument of ?.',
    since: 'Chrome 91',
    found: /\?\.[\w$.]*\((?:[^()[\]{}]*,\s*)?\.\.\.[^()[\]{}]*(?:\([^()]*\)[^()[\]{}]*)*,/
  },
  { name: 'Object.groupBy', since: 'iOS 17.4' },
  { name: 'Map.groupBy', since: 'iOS 17.4' },
  { name: 'Array.fromAsync', since: 'iOS 16.4' },
  { name: 'Promise.withResolvers', since: 'iOS 17.4' },
  { name: 'Promise.try', since: 'iOS 18.2' },
  { name: 'AbortSignal.timeout', since: 'iOS 16' },
  { name: 'AbortSignal.any', since: 'iOS 17.4' },
  { name: 'URL.canParse', since: 'iOS 17' },
  { name: 'crypto.randomUUID', since: 'iOS 15.4' },
  { name: 'structuredClone', since: 'iOS 15.4', found: /(?<![.\w$])structuredClone\(/ },
  ...['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'isWellFormed'].map((name) => ({
    name,
    since: 'iOS 15.4 or later',
    found: new RegExp(`\\.${name}\\(`)
  }))
]
const patternOf = ({ name, found }) => found ?? new RegExp(`(?<![\\w$])${name.replace('.', '\\.')}\\b`)

/** Names of globals in a script that the engines lack and nobody lends. */
export const newerGlobals = (text) =>
  newer
    .filter((feature) => !feature.lent && patternOf(feature).test(text))
    .map(({ name, since }) => `${name} (${since})`)

// its tables count the newest alphabets, which no pattern of ours names, and a fault of `?.` before spread lists
const supported = { 'regexp-unicode-property-escapes': true, 'optional-chain': true }

/** Without what esbuild writes for a fault of Safari's that is older than these: brackets around a function. */
const bare = (line) => line?.replace(/[()]/g, '')

/**
 * The first place of a script whose syntax the engines do not read; undefined: there is none. What esbuild would write
 * otherwise for them is what they lack.
 */
export async function newerSyntax(text, target) {
  const options = { charset: 'utf8', legalComments: 'none', logLevel: 'silent', supported }
  const [asItIs, oldResult] = await Promise.all([
    transform(text, { ...options, target: 'esnext' }),
    transform(text, { ...options, target }).catch((error) => ({ code: '', warnings: error.errors }))
  ])
  const warning = oldResult.warnings[0]?.text
  const lines = oldResult.code.split('\n')
  const other = asItIs.code.split('\n').find((line, index) => bare(line) !== bare(lines[index]))
  return warning ?? other?.trim().slice(0, 120)
}

/**
 * Whether a file of the browser's build came compiled: pdf.js reads manuals as its makers built it, with what it calls
 * beside it. A browser that is too old for it gets a message and the file (`features/manual/read`). hls.js plays live rooms
 * where the browser can't by itself, which iOS can.
 */
export const asItCame = (name) => /^static\/(pdf|live)\//.test(name)

/** Sentences on what the scripts of a build ask of newer engines; none means fine. */
export async function engineRules(dist, target, isSpared = () => false) {
  const wrong = []
  const scripts = readdirSync(dist, { recursive: true })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /\.m?js$/.test(name) && !isSpared(name))
  for (const name of scripts) {
    const text = readFileSync(path.join(dist, name), 'utf8')
    const syntax = await newerSyntax(text, target)
    if (syntax !== undefined) wrong.push(`${name} has syntax that ${target.join(', ')} do not all read: ${syntax}`)
    for (const global of newerGlobals(text)) wrong.push(`${name} uses ${global}`)
  }
  return wrong
}

const newerStyles = [
  [/[\d.](dvh|svh|lvh)\b/, 'small and large viewport heights (iOS 15.4)'],
  [/(?<![\w-])aspect-ratio\s*:/, 'aspect-ratio (iOS 15)'],
  [/:has\(/, ':has() (iOS 15.4)'],
  [/@container|@layer/, 'containers and layers (iOS 15.4)']
]

/** Sentences on what the style sheets of a mini-program ask of newer engines. */
export const styleRules = (dist) =>
  readdirSync(dist, { recursive: true })
    .filter((name) => name.endsWith('.wxss'))
    .flatMap((name) => {
      const text = readFileSync(path.join(dist, name), 'utf8')
      return newerStyles.filter(([pattern]) => pattern.test(text)).map(([, what]) => `${name} has ${what}`)
    })
