import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { FOLDER_PLACES, fullFolders, MOST_FILES } from '../../scripts/lib/folders.mjs'

const page = readFileSync('docs/ARCHITECTURE.md', 'utf8')
const layers = (/features → \{([^}]+)\} → ([^.]+)\./.exec(page) ?? []).slice(1).flatMap((list) => list.split(', '))
const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : []
)

test('the layers of the architecture are folders, and every folder of the app is named there', () => {
  assert.ok(layers.length > 5)
  assert.deepEqual(
    layers.filter((name) => !existsSync(`src/${name}`) && !existsSync(name)),
    []
  )
  const rows = [...page.matchAll(/^\| `(?:src\/)?([a-zA-Z-]+)[/`<]/gm)].map(([, name]) => name)
  assert.deepEqual(
    folders.filter((name) => !layers.includes(name) && !rows.includes(name) && !name.startsWith('pages')),
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

test('a folder with more than 40 files is named, one with 40 is not, and the folders in it do not count', (t) => {
  const root = mkdtempSync(path.join(tmpdir(), 'folders-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const fill = (folder, count, end = 'ts') => {
    mkdirSync(path.join(root, folder), { recursive: true })
    for (let file = 0; file < count; file += 1) writeFileSync(path.join(root, folder, `${file}.${end}`), '')
  }
  for (const place of FOLDER_PLACES) fill(place, 1)
  fill('src/ui/press', 40)
  fill('src/ui/press/small', 3)
  fill('domain/orders', 41)
  fill('__tests__/pages', 41, 'test.tsx')
  fill('gateway/src/pictures', 50, 'png')
  assert.deepEqual(fullFolders(root).sort(), ['__tests__/pages: 41 files', 'domain/orders: 41 files'])
})

test('no folder of the store holds more than the page says', () => {
  assert.match(page, new RegExp(`at most ${MOST_FILES} files`))
  assert.deepEqual(fullFolders(), [])
})
