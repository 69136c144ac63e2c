import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { foldersOf, sampleOf, touches } from '../../scripts/lib/scope.mjs'

const rows = Array.from({ length: 9 }, (_, index) => ({ index, kind: index === 8 ? 'odd' : 'usual' }))
const none = { isTouched: () => false, kindOf: ({ kind }) => kind, full: false }
const indices = (chosen) => chosen.map(({ index }) => index)

describe('what a run covers', () => {
  it('is a third in turn, and over three turns everything', () => {
    const turns = [0, 1, 2].map((third) => indices(sampleOf(rows, { ...none, third })))
    assert.deepEqual(turns[1], [1, 4, 7, 8])
    assert.deepEqual(
      [...new Set(turns.flat())].sort(),
      rows.map(({ index }) => index)
    )
  })

  it('holds at least one of each kind', () => {
    for (const third of [0, 1, 2]) assert.ok(sampleOf(rows, { ...none, third }).some(({ kind }) => kind === 'odd'))
  })

  it('holds whatever the change touches', () => {
    const chosen = sampleOf(rows, { ...none, third: 0, isTouched: ({ index }) => index === 5 })
    assert.ok(indices(chosen).includes(5))
  })

  it('is everything in a full run, and where the change cannot be told', () => {
    assert.equal(sampleOf(rows, { ...none, full: true, third: 0 }).length, rows.length)
    assert.equal(touches(undefined, '/pages/cart/cart'), true)
  })
})

describe('a route is touched', () => {
  const cart = '/pages/cart/cart'

  it('by its own folder and by the features it composes', () => {
    assert.ok(foldersOf(cart).includes('src/pages/cart/'))
    assert.equal(touches(new Set(['src/pages/cart/cart.scss']), cart), true)
    assert.equal(touches(new Set(['src/features/cart/CartLine.tsx']), cart), true)
  })

  it('by nothing else', () => {
    assert.equal(touches(new Set(['src/features/order/rules.ts', 'docs/README.md']), cart), false)
  })
})
