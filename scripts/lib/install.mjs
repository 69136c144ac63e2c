// Brings node_modules to what the lock says, and does nothing when it is there already.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contentHash } from './stamp.mjs'
import { inRoot, run, tail } from './run.mjs'

const stamp = inRoot('node_modules', '.installed-lock')

/** True when npm's own record of node_modules holds every package of the lock that this platform needs, and none was lost since. */
function matchesLock() {
  const record = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const packages = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')).packages
  const have = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(packages).every(
    ([key, entry]) => !key || entry.optional || (have[key]?.version === entry.version && existsSync(inRoot(key)))
  )
}

/** Runs `npm ci` when packages are missing or the lock changed. Ends the process with one sentence when it fails. */
export async function ensureInstalled() {
  const lock = contentHash(['package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  if (!matchesLock()) {
    console.log('Installing packages (once, about a minute) …')
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const { code, output } = await run(npm, ['ci', '--no-audit', '--no-fund'], { log: 'install' })
    if (code !== 0) {
      console.error(tail(output, 15))
      console.error('The packages could not be installed; the lines above say why. Nothing else was changed.')
      process.exit(1)
    }
  }
  writeFileSync(stamp, lock)
}
