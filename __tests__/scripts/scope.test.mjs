import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { describe, it } from 'node:test'
import { changedFiles, changedPackages, foldersOf, sampleOf, touches } from '../../scripts/lib/scope.mjs'

const rows = Array.from({ length: 9 }, (_, index) => ({ index, kind: index === 8 ? 'odd' : 'usual' }))
const none = {
  placesOf: ({ index }) => [`src/${index}/`],
  kindOf: ({ kind }) => kind,
  full: false,
  changed: new Set(),
  third: 0
}
const chosen = (more) => sampleOf(rows, { ...none, ...more }).map(({ index }) => index)
const all = rows.map(({ index }) => index)

describe('what a run covers', () => {
  it('is a third in turn, and over three turns everything', () => {
    const turns = [0, 1, 2].map((third) => chosen({ third }))
    assert.deepEqual(turns[1], [1, 4, 7, 8])
    assert.deepEqual([...new Set(turns.flat())].sort(), all)
  })

  it('holds at least one of each kind', () => {
    for (const third of [0, 1, 2]) assert.ok(chosen({ third }).includes(8))
  })

  it('holds whatever the change touches, and without turns nothing else', () => {
    const changed = new Set(['src/5/cart.scss'])
    assert.ok(chosen({ changed }).includes(5))
    assert.deepEqual(chosen({ changed, turns: false, kindOf: undefined }), [5])
    assert.deepEqual(chosen({ turns: false, kindOf: undefined }), [])
  })

  it('is a third of what a change of everything touches', () => {
    const changed = new Set(all.map((index) => `src/${index}/cart.scss`))
    assert.deepEqual(chosen({ changed, third: 1 }), [1, 4, 7, 8])
    assert.deepEqual(chosen({ changed, third: 1, turns: false, kindOf: undefined }), [1, 4, 7])
  })

  it('is everything in a full run, and where the change cannot be told', () => {
    assert.deepEqual(chosen({ full: true }), all)
    assert.deepEqual(sampleOf(rows, { ...none, changed: changedFiles('no such commit') }), rows)
  })
})

describe('a change', () => {
  it('is what differs from a commit', () => {
    const newest = execFileSync('git', ['diff', '--name-only', 'HEAD~1', 'HEAD'], { encoding: 'utf8' })
    const changed = changedFiles('HEAD~1')
    for (const file of newest.trim().split('\n')) assert.ok(changed.has(file), file)
  })

  it('touches a screen by its own folder and by the features it composes, and by nothing else', () => {
    const cart = foldersOf('/pages/cart/cart')
    assert.deepEqual(cart.slice(0, 1), ['src/pages/cart/'])
    assert.ok(cart.includes('src/features/cart/'))
    assert.equal(touches(new Set(['src/pages/cart/cart.scss']), cart), true)
    assert.equal(touches(new Set(['src/features/cart/CartLine.tsx']), cart), true)
    assert.equal(touches(new Set(['src/features/order/rules.ts', 'docs/README.md']), cart), false)
  })

  it('touches a screen that is written elsewhere, and what its features are made of', () => {
    const inlay = foldersOf('/pagesC/cartInlay/cartInlay')
    assert.equal(touches(new Set(['src/features/cart/CartLine.tsx']), inlay), true)
    assert.equal(touches(new Set(['src/features/coupon/rules.ts']), inlay), true)
    assert.equal(touches(new Set(['src/features/recipe/rules.ts']), inlay), false)
  })

  it('touches no screen by one that only links to it', () => {
    assert.deepEqual(foldersOf('/pagesC/error/404'), ['src/pagesC/error/'])
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
