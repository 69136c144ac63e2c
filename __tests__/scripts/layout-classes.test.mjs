// Classes of `src/ui/layout/layout.scss` are written by name where an element is there already: each that is written exists.
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { compile } from 'sass'
import { inRoot } from '../../scripts/lib/run.mjs'

const sheet = new Set(
  [...compile(inRoot('src/ui/layout/layout.scss')).css.matchAll(/\.(ui__[\w-]+)/g)].map(([, name]) => name)
)
const sources = readdirSync(inRoot('src'), { recursive: true }).filter(
  (file) => /\.(tsx?|scss)$/.test(file) && path.basename(file) !== 'layout.scss'
)
const namesIn = (text) => [...text.matchAll(/(?<![\w-])ui__[\w-]+/g)].map(([name]) => name)

describe('a class of the layout', () => {
  it('is in its sheet wherever a screen or a piece names it', () => {
    const missing = sources.flatMap((file) =>
      namesIn(readFileSync(inRoot('src', file), 'utf8'))
        .filter((name) => !sheet.has(name))
        .map((name) => `${file}: ${name}`)
    )
    assert.deepEqual(missing, [])
  })

  it('is one that a piece can be given, but for a row and a stack themselves', () => {
    const given = new Set(namesIn(readFileSync(inRoot('src/ui/layout/look.ts'), 'utf8')))
    assert.deepEqual(
      [...sheet].filter((name) => !given.has(name)),
      ['ui__row', 'ui__stack']
    )
  })
})
