// How long tests take: `__tests__/times.json`, by stage and file, written by `verify:full` and by `npm test -- --times`. What
// starts first and what fits into a stage's seconds follows from it, the same for everyone who runs a commit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './run.mjs'

const timesFile = inRoot('__tests__', 'times.json')
let cache
const times = () => (cache ??= existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {})

/** Seconds to expect of one file where the stage has no measurements yet. */
const guesses = { unit: 0.4, pages: 1.5, gateway: 1.5, e2e: 30, routes: 6, 'weapp:crawl': 10 }
const middle = (seconds) => seconds.toSorted((first, second) => first - second)[Math.floor(seconds.length / 2)]

/** s that a file of a stage takes; the middle of the stage's files stands for one that was not measured. */
export function secondsOf(stage, file) {
  const stageTimes = times()[stage] ?? {}
  return stageTimes[file] ?? middle(Object.values(stageTimes)) ?? guesses[stage] ?? 1
}

/** The longest first. */
export const longestFirst = (stage, files) =>
  files.toSorted((first, second) => secondsOf(stage, second) - secondsOf(stage, first))

const inOrder = (entries) => Object.fromEntries(entries.toSorted(([first], [second]) => (first < second ? -1 : 1)))
const isGone = (name) => name.startsWith('__tests__/') && !existsSync(inRoot(name))

/** Keeps what was measured of a stage: `{file: s}`. What did not run this time stays as it was, until its file is gone. */
export function keepSeconds(stage, newTimes) {
  const roundedTimes = Object.entries(newTimes).map(([file, seconds]) => [file, Math.round(seconds * 10) / 10])
  const ofStage = Object.entries({ ...times()[stage], ...Object.fromEntries(roundedTimes) })
  cache = inOrder(Object.entries({ ...times(), [stage]: inOrder(ofStage.filter(([name]) => !isGone(name))) }))
  writeFileSync(timesFile, `${JSON.stringify(cache, undefined, 2)}\n`)
}
