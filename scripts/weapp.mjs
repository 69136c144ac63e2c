// `npm run weapp`: the compiled mini-program in a phone frame in the browser, with the reference shop behind it.
// PORT chooses the port (8110), HOST where it listens; WEAPP_GATEWAY names a running shop instead of one of its own;
// --as-built takes dist/weapp as it lies there.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { mustBuild } = await import('./lib/build.mjs')
const { startShop } = await import('./lib/shop.mjs')
const { inRoot } = await import('./lib/run.mjs')
const { serveSimulator } = await import('../simulator/view/serve.mjs')

if (!process.argv.includes('--as-built')) await mustBuild('weapp')
const shop = process.env.WEAPP_GATEWAY ? undefined : await startShop({ env: { DATA_DIR: inRoot('.data', 'weapp') } })
const gateway = process.env.WEAPP_GATEWAY ?? shop.address
const simulator = await serveSimulator({
  dist: inRoot('dist/weapp'),
  gateway,
  port: Number(process.env.PORT ?? 8110),
  host: process.env.HOST ?? '127.0.0.1',
  tell: (words) => console.log(`  ${words}\n`)
}).catch(async (error) => {
  await shop?.close()
  console.error(error.code === 'EADDRINUSE' ? `Port ${error.port} is in use; choose another with PORT.` : error.message)
  process.exit(1)
})

console.log(
  `\n  Mini-program  ${simulator.address}/\n  Console       ${simulator.address}/demo   (login codes, payments)\n\n  Stop with Ctrl+C.\n`
)
let stopping = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await simulator.close()
    await shop?.close()
    process.exit(0)
  })
}
