// A process of node-tests.mjs: runs test files of node:test one after another, each in a suite of its own, and looks what
// each leaves behind for the next. Hears `{run: file}` and `{look: true}`; says
// `{left: [words], failed?: words}` beside what the reporter says.
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { describe } from 'node:test'
import { pathToFileURL } from 'node:url'

const [bundle, patience] = process.argv.slice(2)

/** What keeps a process from ending: how many of each kind. */
function open() {
  const kinds = new Map()
  for (const kind of process.getActiveResourcesInfo()) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  kinds.delete('Immediate')
  return kinds
}
/** Node's own globals that are made when they are first asked for. */
const lazy = Symbol('lazy')
const sharedFacts = () => ({
  'environment variable': new Map(Object.entries(process.env)),
  'working directory': new Map([['', process.cwd()]]),
  'listeners of process to': new Map(
    process
      .eventNames()
      .filter((name) => name !== 'exit')
      .map((name) => [name, process.listenerCount(name)])
  ),
  global: new Map(
    Object.entries(Object.getOwnPropertyDescriptors(globalThis)).map(([name, { get, value }]) => [
      name,
      get ? lazy : value
    ])
  )
})

let openBefore
let sharedBefore
/** What came when no test ran that it could be laid to. */
let astray

const stillOpen = () =>
  [...open()]
    .map(([kind, many]) => [kind, many - (openBefore.get(kind) ?? 0)])
    .filter(([, many]) => many > 0)
    .map(([kind, many]) => `left open: ${many} × ${kind}`)

function changes() {
  const now = sharedFacts()
  return Object.entries(sharedBefore).flatMap(([what, before]) =>
    [...new Set([...before.keys(), ...now[what].keys()])]
      .filter((name) => before.get(name) !== lazy && !Object.is(before.get(name), now[what].get(name)))
      .map((name) => `left changed: ${what} ${String(name)}`.trim())
  )
}

async function look() {
  const until = performance.now() + Number(patience)
  while (stillOpen().length && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20))
  const leftovers = [...stillOpen(), ...changes()]
  // node:test says so when a test failed too
  const failed = process.exitCode ? (astray ?? `the exit code became ${process.exitCode}`) : undefined
  process.exitCode = undefined
  process.send({ left: leftovers, failed })
}

// before a file makes its first property: what a bundle imports is the same module here
const seed = process.env.FC_SEED
if (seed && /from "fast-check"/.test(readFileSync(bundle, 'utf8'))) {
  const { default: fc } = await import('fast-check')
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
}
const { files } = await import(pathToFileURL(bundle).href)
const noteAstray = (error) => {
  astray = error?.stack ?? String(error)
}
process.on('uncaughtExceptionMonitor', noteAstray)
process.on('unhandledRejection', noteAstray)
process.on('message', ({ run }) => {
  if (run === undefined) return void look()
  openBefore = open()
  sharedBefore = sharedFacts()
  astray = undefined
  describe(run, () => void files[run]())
})
// its end says that this process is ready: node:test has set itself up
describe('', () => {})
