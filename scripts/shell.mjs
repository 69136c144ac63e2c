// `npm run shell`: the built H5 app inside a fake native app, with a log of what is said between them. SHOP names a shop
// that runs already; otherwise one starts, with the data of `npm start`.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
const { mustBuild } = await import('./lib/build.mjs')
const { inRoot, root } = await import('./lib/run.mjs')
const { startShop } = await import('./lib/shop.mjs')
const { startShell } = await import('./lib/shell.mjs')

process.chdir(root)
await ensureInstalled()
await mustBuild('h5')
await mustBuild('h5-sub')
const shop = process.env.SHOP
  ? { address: process.env.SHOP, close: () => Promise.resolve() }
  : await startShop({ env: { DATA_DIR: inRoot('.data', 'shell'), TENANTS: 'north' } })
const port = Number(process.env.PORT ?? 10090)
const shell = await startShell({ shop: shop.address, ports: [port, port + 1] })
console.log(
  `The app:  ${shell.address}\nTwo tenants: ${shell.address}/tenants\nThe shop: ${shop.address}, inside it ${shell.inner}`
)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await shell.close()
    await shop.close()
    process.exit(0)
  })
