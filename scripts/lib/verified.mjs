// What a green `verify` leaves in .cache/verified.json, and green tests of a change in .cache/tested.json: which tree they
// judged, and the figures.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { cacheDir, root } from './run.mjs'

const fileOf = (kind) => path.join(cacheDir, `${kind}.json`)
const git = (args, env = {}) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore']
  }).trim()

/** {commit, tree}: the tree is that of the files as they stand, committed or not; undefined where git can not tell. */
export function present() {
  const index = path.join(cacheDir, `index-${process.pid}`)
  try {
    mkdirSync(cacheDir, { recursive: true })
    const env = { GIT_INDEX_FILE: index }
    git(['read-tree', 'HEAD'], env)
    git(['add', '--all'], env)
    return { commit: git(['rev-parse', 'HEAD']), tree: git(['write-tree'], env) }
  } catch {
    return undefined // no git, or no commit: then nothing is remembered
  } finally {
    rmSync(index, { force: true })
  }
}

/** The record of a green run of these very files, compared with the same commit; undefined when there is none. */
const greenBefore = (kind) => (now, base) => {
  if (!now || !existsSync(fileOf(kind))) return undefined
  const entry = JSON.parse(readFileSync(fileOf(kind), 'utf8'))
  return entry.tree === now.tree && entry.base === base ? entry : undefined
}
/** `figures`: the last line of the tests; `seconds`: s that it took. */
const keepGreen = (kind) => (facts) => writeFileSync(fileOf(kind), `${JSON.stringify(facts, undefined, 2)}\n`)

export const verifiedBefore = greenBefore('verified')
export const keepVerified = keepGreen('verified')
export const testedBefore = greenBefore('tested')
export const keepTested = keepGreen('tested')
