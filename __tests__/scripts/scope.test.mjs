import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { changedFiles, changedPackages, chosenOf, placesOf, placesOfTest } from '../../scripts/lib/scope.mjs'

const rows = Array.from({ length: 9 }, (_, index) => ({ index, kind: index === 8 ? 'odd' : 'usual' }))
/** Each row has a file of its own, rows 1 to 4 share a feature. */
const of = ({ index }) =>
  new Map([[`src/${index}/`, 4], ...(index > 0 && index < 5 ? [['src/features/shared/', 2]] : [])])
const select = (changedPaths, more) =>
  chosenOf(rows, { of, changed: changedPaths && new Set(changedPaths), full: false, ...more })
const indexes = (...args) => select(...args).map(({ row }) => row.index)

describe('what a run covers', () => {
  it('is what the change touches, and nothing else', () => {
    assert.deepEqual(indexes(['src/5/cart.scss', 'docs/README.md']), [5])
    assert.deepEqual(indexes(['docs/README.md']), [])
  })

  it('is the most direct first until the seconds are spent', () => {
    const changedPaths = ['src/features/shared/rules.ts', 'src/3/index.tsx']
    assert.deepEqual(indexes(changedPaths), [1, 2, 3, 4])
    assert.deepEqual(indexes(changedPaths, { secondsOf: () => 10, budget: 10 }), [3])
    assert.deepEqual(indexes(changedPaths, { secondsOf: () => 10, budget: 25 }), [1, 3])
    assert.deepEqual(indexes(changedPaths, { most: 1 }), [3])
    assert.deepEqual(indexes(changedPaths, { secondsOf: () => 10, budget: 5 }), [3], 'the first whatever it takes')
  })

  it('has the quickest of the others while there are seconds, where it is to be filled', () => {
    const secondsOf = ({ index }) => 20 - index
    assert.deepEqual(indexes(['src/3/index.tsx'], { secondsOf, budget: 42, fill: true }), [3, 7, 8])
  })

  it('holds one of each kind, the most direct of it', () => {
    const kindOf = ({ kind }) => kind
    assert.deepEqual(indexes([], { kindOf }), [0, 8])
    assert.deepEqual(indexes(['src/5/cart.scss'], { kindOf }), [5, 8])
    assert.deepEqual(indexes(undefined, { kindOf }), [0, 8])
    assert.deepEqual(indexes(['src/5/cart.scss'], { kindOf, most: 1 }), [5], 'no more than there is room for')
    // what is direct comes before the kinds, whatever kind it is of
    const [shared, three] = ['src/features/shared/rules.ts', 'src/3/index.tsx']
    assert.deepEqual(indexes([shared, three], { kindOf }), [1, 2, 3, 4, 8])
    assert.deepEqual(indexes([shared, three], { kindOf, most: 4 }), [1, 2, 3, 4])
    assert.deepEqual(indexes([shared, three], { kindOf, secondsOf: () => 10, budget: 20 }), [1, 3, 8])
    // the quickest of equals
    assert.deepEqual(indexes([], { kindOf, secondsOf: ({ index }) => 20 - index }), [7, 8])
  })

  it('says why', () => {
    assert.deepEqual(
      select(['src/5/cart.scss'], { kindOf: ({ kind }) => kind }).map(({ why }) => why),
      ['src/5/', 'one of «odd»']
    )
  })

  it('is everything in a full run', () => {
    assert.equal(indexes([], { full: true }).length, rows.length)
  })
})

describe('a change', () => {
  it('is what differs from a commit', () => {
    const newest = execFileSync('git', ['diff', '--name-only', 'HEAD~1', 'HEAD'], { encoding: 'utf8' })
    const changedPaths = changedFiles('HEAD~1')
    for (const file of newest.split('\n').filter(Boolean)) assert.ok(changedPaths.has(file), file)
  })

  it('is direct to a screen by its own file, its folder, its features and where their calls are answered', () => {
    const cart = placesOf('/pages/cart/cart')
    const weightOf = (file) => Math.max(0, ...[...cart].map(([place, weight]) => (file.startsWith(place) ? weight : 0)))
    const files = ['src/pages/cart/cart.tsx', 'src/pages/cart/cart.scss', 'src/features/cart/CartLine.tsx']
    assert.deepEqual(files.map(weightOf), [8, 4, 2])
    assert.equal(weightOf('contract/orders/o2cht.ts'), 1)
    assert.equal(weightOf('gateway/src/areas/checkout/service.ts'), 1)
    assert.equal(weightOf('src/features/recipe/rules.ts'), 0)
  })

  it('is direct to a test by its own file, what it covers and imports, and an area that it is named for', () => {
    const places = placesOfTest('__tests__/gateway/rewards/redPacket.test.ts')
    assert.equal(places.get('__tests__/gateway/rewards/redPacket.test.ts'), 8)
    assert.equal(places.get('gateway/src/areas/redPacket/'), 4)
    assert.equal(places.get('gateway/src/areas/redPacket/index.ts'), 2)
    assert.equal(placesOfTest('__tests__/unit/domain/rewards/redPacket.test.ts').get('domain/rewards/redPacket.ts'), 2)
  })

  it('is not direct to a screen by one that only links to it', () => {
    const places = [...placesOf('/pagesC/error/404').keys()]
    assert.deepEqual(
      places.filter((place) => !place.startsWith('src/pagesC/error/')),
      []
    )
  })

  it('can not be told from a commit that is not there', () => {
    assert.equal(changedFiles('no such commit'), undefined)
  })

  it('of the lock names the packages that are other ones', () => {
    const before = {
      packages: { '': { name: 'a' }, 'node_modules/a': { version: '1' }, 'node_modules/b': { version: '1' } }
    }
    const now = {
      packages: { '': { name: 'b' }, 'node_modules/a': { version: '2' }, 'node_modules/c': { version: '1' } }
    }
    assert.deepEqual(changedPackages(before, now), ['node_modules/a', 'node_modules/b', 'node_modules/c'])
    assert.deepEqual(changedPackages(before, before), [])
  })
})
