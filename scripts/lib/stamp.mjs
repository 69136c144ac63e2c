// «Is what we built still what the sources say?» answered by content, not by times, so a fresh checkout or a branch
// switch neither rebuilds for nothing nor serves something old.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cacheDir, inRoot } from './run.mjs'

function* filesOf(place) {
  if (!existsSync(place)) return
  if (statSync(place).isFile()) {
    yield place
    return
  }
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
    yield* filesOf(path.join(place, entry.name))
  }
}

/** One hash over the content of files and folders (relative to the root) and over `extra` words. */
export function contentHash(places, extra = []) {
  const hash = createHash('sha256')
  for (const place of places) {
    for (const file of filesOf(inRoot(place))) {
      hash.update(path.relative(inRoot(), file).replaceAll(path.sep, '/')).update('\0')
      hash.update(readFileSync(file)).update('\0')
    }
  }
  for (const word of extra) hash.update(String(word)).update('\0')
  return hash.digest('hex')
}

const stampFile = (name) => path.join(cacheDir, 'stamps', name)

export const readStamp = (name) => (existsSync(stampFile(name)) ? readFileSync(stampFile(name), 'utf8') : undefined)
export function writeStamp(name, value) {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), value)
}
/** A stamp is taken away before the work it stands for, so that work which broke off is done again. */
export const dropStamp = (name) => rmSync(stampFile(name), { force: true })
