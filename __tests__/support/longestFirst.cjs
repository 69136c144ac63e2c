// Jest starts what takes longest first, by `__tests__/times.json`; in a fresh clone it knows sizes of files alone, and one
// worker would end with the whole of the crawl.
const { existsSync, readFileSync, statSync } = require('node:fs')
const path = require('node:path')

const root = path.join(__dirname, '..', '..')
const timesFile = path.join(root, '__tests__', 'times.json')
const times = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {}

/** s that a file takes; of one that was not measured as much as its folder and its size promise. */
function secondsOf(file) {
  const name = path.relative(root, file).replaceAll(path.sep, '/')
  const stage = name.split('/')[1]
  return times[stage]?.[name] ?? (stage === 'crawl' ? 30 : statSync(file).size / 5000)
}

module.exports = class LongestFirst {
  sort(tests) {
    const seconds = new Map(tests.map((test) => [test, secondsOf(test.path)]))
    return tests.toSorted((a, b) => seconds.get(b) - seconds.get(a))
  }
  shard(tests) {
    return tests
  }
  allFailedTests(tests) {
    return tests
  }
  cacheResults() {
    // what a machine measured is not kept: the order is the same for all who run a commit
  }
}
