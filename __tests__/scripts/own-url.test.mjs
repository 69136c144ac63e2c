import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, it } from 'node:test'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ownUrl } from '../../scripts/lib/build.mjs'
import { cacheDir, inRoot } from '../../scripts/lib/run.mjs'

let place
before(() => {
  mkdirSync(cacheDir, { recursive: true })
  place = mkdtempSync(path.join(cacheDir, 'own-url-'))
})
after(() => rmSync(place, { recursive: true, force: true }))

/** Bundles `entry` into `file` by a plugin and imports what came of it. */
async function bundle(entry, file, plugin) {
  const outfile = path.join(place, file)
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    plugins: [plugin(path.dirname(outfile))],
    logLevel: 'silent'
  })
  return import(pathToFileURL(outfile).href)
}

it('a source knows where it lay, whether what bundles it is a source or comes out of a bundle itself', async () => {
  const source = path.join(place, 'source', 'where.mjs')
  mkdirSync(path.dirname(source))
  writeFileSync(source, `export const where = ${['import', 'meta', 'url'].join('.')}\n`)
  const lay = pathToFileURL(source).href
  assert.equal((await bundle(source, 'once.mjs', ownUrl)).where, lay)
  const scripts = await bundle(inRoot('scripts/lib/build.mjs'), 'scripts/build.mjs', ownUrl)
  assert.equal((await bundle(source, 'twice.mjs', scripts.ownUrl)).where, lay)
})
