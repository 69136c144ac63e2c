// `npm start`: a bare clone becomes a running shop. Everything is checked by content, so a second start does nothing twice.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
const { buildGateway, gatewayBundle, mustBuild } = await import('./lib/build.mjs')
const { root } = await import('./lib/run.mjs')
const { pathToFileURL } = await import('node:url')

process.chdir(root)
await ensureInstalled()
await mustBuild('h5')
await buildGateway()

// The gateway runs in this process: signals and its exit code reach it without anybody in between.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(gatewayBundle).href)
