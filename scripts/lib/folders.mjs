// How full a folder may be: what nobody can take in at one look is not found again.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

/** Files that a folder holds at most, those of its folders not counted. */
export const MOST_FILES = 40

/** Where what we write lies. */
export const FOLDER_PLACES = [
  'src',
  'domain',
  'contract',
  'gateway/src',
  'gateway/bench',
  'simulator',
  'scripts',
  'config',
  'types',
  '__tests__',
  'docs'
]
const isWritten = /\.(?:tsx?|mts|mjs|cjs|js|json|scss|css|html|md)$/

/** Folders under a root that hold more, with how many they hold: `src/ui: 128 files`. */
export function fullFolders(base = root) {
  const counts = new Map()
  for (const place of FOLDER_PLACES)
    for (const entry of readdirSync(path.join(base, place), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !isWritten.test(entry.name)) continue
      const folder = path.relative(base, entry.parentPath).replaceAll(path.sep, '/')
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([folder, count]) => `${folder}: ${count} files`)
}
