// What a change is, and how direct it is about a screen or a test. `verify` chooses by it what to run; the rest is
// left to `verify:full`.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
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
const together = 3 * 3600

/** The newest commit that is older than that, or the one that `VERIFY_BASE` names; undefined when it cannot be told. */
export function baseOfChange() {
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
    const changedSet = [
      ...lines(git('diff', '--name-only', '--no-renames', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard'))
    ]
    const lock = 'package-lock.json'
    const packages = changedSet.includes(lock)
      ? changedPackages(
          JSON.parse(git('show', `${base}:${lock}`)),
          JSON.parse(readFileSync(path.join(root, lock), 'utf8'))
        )
      : []
    return new Set([...changedSet, ...packages.map((name) => `${lock} ${name}`)])
  } catch {
    return undefined
  }
}

/** Entries of a lock that are other ones than before. */
export function changedPackages({ packages: before }, { packages: now }) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(Boolean)
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]))
}

/** Whether a change touches anything whose path begins like one of the places. */
export const touches = (changedSet, places) =>
  [...changedSet].some((file) => places.some((place) => file.startsWith(place)))

/** The places that a test says it covers, on a line of its own: `// covers src/routes/, src/ui/picture/Side`. */
export const coveredBy = (source) =>
  /^\/\/ covers (.+)$/m
    .exec(source)?.[1]
    .split(',')
    .map((place) => place.trim()) ?? []

/** Asked once for each argument: files do not change while it is chosen what runs. */
export function cachedByKey(ask) {
  const cache = new Map()
  return (of) => {
    if (!cache.has(of)) cache.set(of, ask(of))
    return cache.get(of)
  }
}

const ends = ['.ts', '.tsx', '.h5.ts', '.h5.tsx', '.weapp.ts', '.weapp.tsx']
const imports = /(?:from|import\() ?'(@\/[^']+|\.{1,2}\/[^']+)'/g

const isThere = cachedByKey((file) => existsSync(path.join(root, file)))
/** The files that a file imports by the source's own paths, each host's. */
const importsOf = cachedByKey((file) => {
  const places = [...readFileSync(path.join(root, file), 'utf8').matchAll(imports)].map(([, name]) =>
    name.startsWith('@/') ? `src/${name.slice(2)}` : path.posix.join(path.posix.dirname(file), name)
  )
  return places
    .flatMap((place) => [place, `${place}/index`].flatMap((item) => ends.map((end) => item + end)))
    .filter(isThere)
})

/** The files of the screen at a path, each host's. */
const pageFiles = cachedByKey((screen) => ends.map((end) => `src${screen}${end}`).filter(isThere))

/** Folders of the features that a screen's file itself imports: `src/features/order/detail/`. */
const featuresOf = cachedByKey((screen) => {
  const folders = pageFiles(screen)
    .flatMap(importsOf)
    .filter((file) => file.startsWith('src/features/'))
    .map((file) => `${path.posix.dirname(file)}/`)
  return [...new Set(folders)]
})

/** Endpoints that a feature's folder names in its `calls.ts`. */
const endpointsOf = cachedByKey((folder) => {
  const file = `${folder}calls.ts`
  if (!isThere(file)) return []
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(/^ {2}'((?:GET|POST|PUT|DELETE) [^']+)':/gm)].map(
    ([, endpoint]) => endpoint
  )
})

/** Files under a folder whose name ends so, relative to the root. */
const filesUnder = cachedByKey((folder) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((name) => name.endsWith('.ts'))
)

/** By endpoint the contract's file that declares it and the folder of the area that answers it. */
const homesOf = cachedByKey((endpoint) => {
  const has = (file) => readFileSync(path.join(root, file), 'utf8').includes(`'${endpoint}':`)
  const contract = filesUnder('contract').filter(has)
  const areas = filesUnder('gateway/src/areas').filter((file) => /\/routes?\w*\.ts$/.test(file) && has(file))
  return [...contract, ...areas.map((file) => `${path.posix.dirname(file)}/`)]
})

/**
 * Places whose change is direct to the screen at a path, each with a weight: its own file counts most, then its folder,
 * the features that it imports itself, and where the calls of those are declared and answered.
 */
export const placesOf = cachedByKey((screen) => {
  const features = featuresOf(screen)
  const homes = features.flatMap(endpointsOf).flatMap(homesOf)
  return new Map([
    ...homes.map((place) => [place, 1]),
    ...features.map((place) => [place, 2]),
    [`${path.posix.dirname(`src${screen}`)}/`, 4],
    ...pageFiles(screen).map((place) => [place, 8])
  ])
})

/** Every endpoint of the contract. */
const allEndpoints = cachedByKey(() =>
  filesUnder('contract').flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(/^ {2}'((?:GET|POST|PUT|DELETE) \/[^']+)':/gm)].map(
      ([, endpoint]) => endpoint
    )
  )
)

/**
 * Endpoints that a change is direct about: those of the contract's files and the areas that it touches, at most so many;
 * where it touches none, of each area one.
 */
export function directEndpoints(changedSet, most) {
  const of = (endpoint) => new Map(homesOf(endpoint).map((place) => [place, 1]))
  const areaOf = (endpoint) => homesOf(endpoint).at(-1)
  const selection = chosenOf(allEndpoints('contract'), { of, most, changed: changedSet }).map(({ row }) => row)
  return selection.length
    ? selection
    : chosenOf(allEndpoints('contract'), { of, most, kindOf: areaOf }).map(({ row }) => row)
}

const own = /^(?:src|domain|contract|gateway|simulator)\//

/**
 * Places whose change is direct to a test file, each with a weight: itself, what it says that it covers, the sources that it
 * imports itself with their folders, and an area of the gateway that its name begins with.
 */
export const placesOfTest = cachedByKey((file) => {
  const sources = importsOf(file).filter((item) => own.test(item))
  const [name] = path.posix.basename(file).split('.')
  const areas = file.startsWith('__tests__/gateway/') ? [`gateway/src/areas/${name.split('-')[0]}/`] : []
  return new Map([
    ...sources.map((item) => [`${path.posix.dirname(item)}/`, 1]),
    ...sources.map((item) => [item, 2]),
    ...[...areas, ...coveredBy(readFileSync(path.join(root, file), 'utf8'))].map((place) => [place, 4]),
    [file, 8]
  ])
})

/**
 * How direct a change is about each of the rows, by `placesOf(row)`, which maps places to weights. A place that many rows
 * share says little of one: its weight is divided among them. Rows that nothing touches are left out.
 */
export function directness(rows, of, changedSet) {
  const users = new Map()
  for (const row of rows) for (const place of of(row).keys()) users.set(place, (users.get(place) ?? 0) + 1)
  const touchedPlaces = new Set(
    [...users.keys()].filter((place) => [...changedSet].some((file) => file.startsWith(place)))
  )
  const scores = new Map()
  for (const row of rows) {
    const hit = [...of(row)].filter(([place]) => touchedPlaces.has(place))
    if (!hit.length) continue
    const score = hit.reduce((sum, [place, weight]) => sum + weight / users.get(place), 0)
    const why = hit.toSorted((item, other) => other[1] / users.get(other[0]) - item[1] / users.get(item[0]))[0][0]
    scores.set(row, { score, why })
  }
  return scores
}

/**
 * What a stage with `budget` seconds runs of `rows`: the most direct ones until the seconds are spent, the very first of them
 * also where it takes longer; then one of each kind that is not there yet, the most direct of it and of equals the quickest;
 * `most` bounds their number. In a full run all. Where the change cannot be told nothing is more direct than anything else,
 * and the kinds decide. With `fill` the seconds that are left go to the other rows, the quickest first. Gives [{row, why}] in
 * the order of `rows`.
 */
export function chosenOf(
  rows,
  { of, kindOf, secondsOf = () => 0, budget = Infinity, most = Infinity, fill = false, changed: changedSet, full }
) {
  if (full) return rows.map((row) => ({ row, why: 'verify:full' }))
  const scores = directness(rows, of, changedSet ?? new Set())
  const scoreOf = (row) => scores.get(row)?.score ?? 0
  const byScore = rows.toSorted((item, other) => scoreOf(other) - scoreOf(item) || secondsOf(item) - secondsOf(other))
  const why = new Map()
  let spentSeconds = 0
  const take = (row, reason) => {
    why.set(row, reason)
    spentSeconds += secondsOf(row)
  }
  const takeWhileTime = (candidates, reasonOf) => {
    for (const row of candidates) {
      if (why.has(row) || why.size >= most) continue
      if (why.size > 0 && spentSeconds + secondsOf(row) > budget) continue
      take(row, reasonOf(row))
    }
  }
  takeWhileTime(
    byScore.filter((row) => scores.has(row)),
    (row) => scores.get(row).why
  )
  const kinds = new Set(kindOf && [...why.keys()].map(kindOf))
  for (const row of byScore) {
    const kind = kindOf?.(row)
    if (kind === undefined || kinds.has(kind) || why.size >= most) continue
    kinds.add(kind)
    take(row, scores.get(row)?.why ?? `one of «${kind}»`)
  }
  if (fill) takeWhileTime(byScore, () => 'there is time')
  return rows.filter((row) => why.has(row)).map((row) => ({ row, why: why.get(row) }))
}
