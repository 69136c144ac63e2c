import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Report } from '../../simulator/crawl/report'
import { mostGone, summary } from '../../simulator/crawl/report'

const use = { calls: 0, bytes: 0, most: 0, perSecond: 0 }
const measures = { nodes: 0, depth: 0, mostChildren: 0 }

/** A visit of a page on which some things had gone, and some rows were left out. */
const report = (goneCount: number, alike = 0): Report => ({
  visit: {
    page: 'a',
    loggedIn: true,
    endedOn: 'a',
    openMs: 1,
    data: use,
    measures,
    requests: 0,
    repeated: [],
    text: '',
    leftovers: [],
    problems: [],
    failed: false,
    blank: false
  },
  broken: [],
  taps: {
    taps: 1,
    done: { tap: 1 },
    again: 0,
    gone: Array.from({ length: goneCount }, (_, index) => `tap «${index}» (not there)`),
    alike,
    opened: [],
    use,
    measures,
    broken: []
  },
  ms: 1
})

describe('the crawl as a whole', () => {
  it('holds up to so many things that had gone, over all pages, and fails above', () => {
    assert.deepEqual(summary([report(mostGone - 1), report(1)]).broken, [])
    assert.match(summary([report(mostGone), report(1)]).broken.join(), /^21 things had gone/)
  })

  it('says what it left out, why it did not come to what had gone, and from which page', () => {
    const { words } = summary([report(1, 7)])
    assert.match(words.join('\n'), /7 rows left out/)
    assert.match(words.join('\n'), /gone from a, logged in: tap «0» \(not there\)/)
  })

  it('tells which pages were slow, and holds all the same', () => {
    const sample = report(0)
    const { words, broken } = summary([{ ...sample, visit: { ...sample.visit, contentMs: 1500, openMs: 90_000 } }])
    assert.match(words.join('\n'), /1 visits opened in 90\.0 s/)
    assert.match(words.join('\n'), /later than 1000 ms: a, logged in: 1500 ms/)
    assert.deepEqual(broken, [])
  })
})
