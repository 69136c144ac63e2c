// `npm run build:h5`, `npm run build:weapp`: builds for production even when nothing seems to have changed.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const host = process.argv[2]
if (host !== 'h5' && host !== 'weapp') {
  console.error('Say what to build: h5 or weapp.')
  process.exit(1)
}
const { ensureInstalled } = await import('./lib/install.mjs')
const { mustBuild } = await import('./lib/build.mjs')
await ensureInstalled()
await mustBuild(host, { force: true })
console.log(`It is in dist/${host}.`)
