import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const page = readFileSync('docs/ARCHITECTURE.md', 'utf8')
const layers = (/features → \{([^}]+)\} → ([^.]+)\./.exec(page) ?? []).slice(1).flatMap((list) => list.split(', '))
const folders = readdirSync('src', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))

test('the layers of the architecture are folders, and every folder of the app is named there', () => {
  assert.ok(layers.length > 5)
  assert.deepEqual(
    layers.filter((name) => !existsSync(`src/${name}`) && !existsSync(name)),
    []
  )
  const named = [...page.matchAll(/^\| `(?:src\/)?([a-zA-Z-]+)[/`<]/gm)].map(([, name]) => name)
  assert.deepEqual(
    folders.filter((name) => !layers.includes(name) && !named.includes(name) && !name.startsWith('pages')),
    []
  )
})

test('a rule of imports names no folder that is not there', () => {
  const rules = readFileSync('.dependency-cruiser.cjs', 'utf8')
  const groups = [...rules.matchAll(/\^src\/\(([a-z0-9|-]+)\)/g)].flatMap(([, names]) => names.split('|'))
  assert.ok(groups.length > 5)
  assert.deepEqual(
    groups.filter((name) => !existsSync(`src/${name}`)),
    []
  )
})
