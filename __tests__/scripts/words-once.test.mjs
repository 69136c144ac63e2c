// The build names the keys of a feature's words once: the second language becomes a list in the order of the first.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { it } from 'node:test'
import { transformSync } from '@babel/core'
import { inRoot } from '../../scripts/lib/run.mjs'

const wordsOnce = createRequire(inRoot('package.json'))('./config/plugins/wordsOnce.cjs')
const transform = (text) =>
  transformSync(text, { plugins: [wordsOnce], babelrc: false, configFile: false, compact: true }).code

it('the second language follows the order of the first', () => {
  assert.equal(
    transform('w = defineMessages("cart", { sum: "合计", "go-on": "去" }, { "go-on": "Go", sum: "Total" })'),
    'w=defineMessages("cart",{sum:"合计","go-on":"去"},["Total","Go"]);'
  )
})

for (const [what, first, second] of [
  ['a key is missing', '{a:"1",b:"2"}', '{a:"1",c:"2"}'],
  ['one has more keys', '{a:"1"}', '{a:"1",b:"2"}'],
  ['a key is a number, which an object puts first', '{a:"1",2:"2"}', '{2:"2",a:"1"}'],
  ['a word is no text', '{a:"1"}', '{a:b}'],
  ['words come from elsewhere', '{...a}', '{...a}'],
  ['it is a name', 'zh', 'en']
])
  it(`both stay where ${what}`, () => {
    const text = `defineMessages("cart",${first},${second});`
    assert.equal(transform(text), text)
  })
