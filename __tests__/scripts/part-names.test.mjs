// Names of the web app's parts carry a hash, which webpack writes into the built texts: nothing else may read like it.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { markedHash, partHash } from '../../config/partNames'
import { inRoot } from '../../scripts/lib/run.mjs'

const length = Number(/:(\d+)\]/.exec(partHash)?.[1])
const hashOf = (...texts) => markedHash(texts, length)

describe('the hash in a part’s name', () => {
  it('is of what the part holds', () => {
    assert.equal(hashOf('a', 'b'), hashOf('ab'))
    assert.notEqual(hashOf('a'), hashOf('b'))
  })

  it('reads like no number, no colour and no word', () => {
    for (let part = 0; part < 500; part += 1) assert.match(hashOf(String(part)), /^z_[0-9a-f]{6}$/)
  })

  it('lets browsers keep the part for ever', () => {
    const rule = /hasHash = \/(.*)\/\.test/.exec(readFileSync(inRoot('gateway/src/core/app/app-files.ts'), 'utf8'))?.[1]
    const name = `/dist/h5/static/js/12.${hashOf('a')}.js`
    assert.match(name, new RegExp(rule ?? '(?!)'))
  })
})
