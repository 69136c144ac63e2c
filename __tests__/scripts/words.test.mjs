import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { it } from 'node:test'
import { inRoot } from '../../scripts/lib/run.mjs'

const folders = ['src', 'domain', 'contract', 'gateway', 'config', 'scripts', 'simulator', '__tests__']
/** A comment that opens with a pronoun in the place of its subject (docs/WORDS.md). */
const opening = /(?:\/\*\*|\/\/|^\s*\*) (?:Whose|Whom|Whoever|Whatever|(?:To|Of|For|By|From) whom|Of which)\b/gm

const sourcesIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(tsx?|mjs|js|cjs|scss)$/.test(file) && !file.includes('node_modules'))

it('comments open with their subject', () => {
  const found = folders
    .flatMap(sourcesIn)
    .flatMap((file) => [...readFileSync(inRoot(file), 'utf8').matchAll(opening)].map(([words]) => `${file}: ${words}`))
  assert.deepEqual(found, [])
  assert.match(['/**', 'Whose turn it is. */'].join(' '), opening)
})
