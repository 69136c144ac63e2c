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

/** Folders whose change may change what the screen at a path shows: its own, and those of the features it composes. */
export function foldersOf(screen) {
  const files = ['.tsx', '.h5.tsx', '.weapp.tsx']
    .map((end) => path.join(root, `src${screen}${end}`))
    .filter((file) => existsSync(file))
  const features = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '@\/features\/([\w-]+)/g)].map(([, name]) => `src/features/${name}/`)
  )
  return [`${path.posix.dirname(`src${screen}`)}/`, ...new Set(features)]
}

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
