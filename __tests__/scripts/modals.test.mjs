/** What lies over a page closes by «back» before the page does: each modal by one hook, which every host fulfils in its own way. */
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'

const sources = path.join(import.meta.dirname, '../../src')
const modal = /aria-modal|role="(alert)?dialog"|setAttribute\('role', '(alert)?dialog'\)/
const files = readdirSync(sources, { recursive: true })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join(sources, name), 'utf8') }))
const modals = files.filter(({ text }) => modal.test(text))

describe('what lies over a page', () => {
  it('is found', () => assert.ok(modals.length >= 7, modals.map(({ name }) => name).join(', ')))

  for (const { name, text } of modals) {
    it(`is closed by «back»: ${name}`, () => assert.match(text, /\buseModal(<\w+>)?\(|\bclosesOnBack\(/))
  }

  it('is closed by the key of each host', () => {
    for (const host of ['h5', 'weapp'])
      assert.match(readFileSync(path.join(sources, `ui/screen/useModal.${host}.ts`), 'utf8'), /\bclosesOnBack\(/, host)
  })
})
