// What `verify` leaves to `verify:full`: tests of what the change does not touch. Whoever decides what runs asks here.
// Where the change cannot be told, as in a clone without its history, everything runs.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from './run.mjs'

/** True in `verify:full`: everything runs. */
export const isFull = process.env.VERIFY === 'full'

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore']
  })
const lines = (text) => text.split('\n').filter(Boolean)

/** s; what the newest commit belongs to was begun no longer ago, and what is older was verified when it landed. */
const together = 4 * 3600

/** The newest commit that is older than that, or the one that `VERIFY_BASE` names; undefined when it cannot be told. */
function baseOfChange() {
  if (process.env.VERIFY_BASE) return process.env.VERIFY_BASE
  try {
    const head = Number(git('log', '-1', '--format=%ct'))
    return git('rev-list', '-1', `--before=${head - together}`, 'HEAD').trim() || undefined
  } catch {
    return undefined // no git, or no history
  }
}

/**
 * Files that differ from there, and those not committed, relative to the root; undefined when that cannot be told. Of the
 * lock also the packages: `package-lock.json node_modules/pg`.
 */
export function changedFiles(base = baseOfChange()) {
  if (!base) return undefined
  try {
    const changed = [
      ...lines(git('diff', '--name-only', '--no-renames', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard'))
    ]
    const lock = 'package-lock.json'
    const packages = changed.includes(lock)
      ? changedPackages(
          JSON.parse(git('show', `${base}:${lock}`)),
          JSON.parse(readFileSync(path.join(root, lock), 'utf8'))
        )
      : []
    return new Set([...changed, ...packages.map((name) => `${lock} ${name}`)])
  } catch {
    return undefined
  }
}

/** Entries of a lock that are other ones than before. */
export function changedPackages({ packages: before }, { packages: now }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(Boolean)
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
}

/** Which third of what is taken in turn belongs to this commit; the same for all who run it. */
export function thirdInTurn() {
  try {
    return Number(git('rev-list', '--first-parent', '--count', 'HEAD')) % 3
  } catch {
    return 0
  }
}

/** Whether a change touches anything whose path begins like one of the places. */
export const touches = (changed, places) => [...changed].some((file) => places.some((place) => file.startsWith(place)))

/** The places that a test says it covers, on a line of its own: `// covers src/routes/, src/ui/Side`. */
export const coveredBy = (source) =>
  /^\/\/ covers (.+)$/m
    .exec(source)?.[1]
    .split(',')
    .map((place) => place.trim()) ?? []

/** Asked once for each argument: files do not change while it is chosen what runs. */
function kept(ask) {
  const known = new Map()
  return (of) => {
    if (!known.has(of)) known.set(of, ask(of))
    return known.get(of)
  }
}

const ends = ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx']
const imports = /(?:from|import\() ?'(@\/[^']+|\.{1,2}\/[^']+)'/g

const isThere = kept((file) => existsSync(path.join(root, file)))
/** The files that a file imports by the source's own paths, each host's. */
const importsOf = kept((file) => {
  const places = [...readFileSync(path.join(root, file), 'utf8').matchAll(imports)].map(([, name]) =>
    name.startsWith('@/') ? `src/${name.slice(2)}` : path.posix.join(path.posix.dirname(file), name)
  )
  return places
    .flatMap((place) => [place, `${place}/index`].flatMap((one) => ends.map((end) => one + end)))
    .filter(isThere)
})

/** Folders whose change may change what the screen at a path shows: its own, and those of the features it is made of. */
export const foldersOf = kept((screen) => {
  const own = `${path.posix.dirname(`src${screen}`)}/`
  const waiting = ends.map((end) => `src${screen}${end}`).filter(isThere)
  const seen = new Set(waiting)
  // what a screen shares with all others (ui, api, stores) is left to the turns
  for (const file of waiting)
    for (const next of importsOf(file)) {
      if (seen.has(next) || !(next.startsWith('src/features/') || next.startsWith(own))) continue
      seen.add(next)
      waiting.push(next)
    }
  const features = [...seen].map((file) => /^src\/features\/[\w-]+\//.exec(file)?.[0]).filter(Boolean)
  return [own, ...new Set(features)]
})

/**
 * The part of `rows` that a run covers: all in a full one, and where the change cannot be told; else those of which it
 * touches a place, a third in turn (`turns`), and by `kindOf` at least one of each kind. A change that touches more than
 * half of them is one of what they share, and shows in any of them: then a third is all.
 */
export function sampleOf(rows, { placesOf, changed, kindOf, turns = true, full = isFull, third = thirdInTurn() }) {
  if (full || !changed) return rows
  const touched = new Set(rows.filter((row) => touches(changed, placesOf(row))))
  const isWide = touched.size > rows.length / 2
  const chosen = new Set(
    rows.filter((row, index) => ((turns || isWide) && index % 3 === third) || (!isWide && touched.has(row)))
  )
  if (kindOf) {
    const kinds = new Set([...chosen].map(kindOf))
    for (const row of rows) {
      if (kinds.has(kindOf(row))) continue
      kinds.add(kindOf(row))
      chosen.add(row)
    }
  }
  return rows.filter((row) => chosen.has(row))
}
