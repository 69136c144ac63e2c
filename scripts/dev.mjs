// `npm run dev:h5`, `npm run dev:weapp`: the gateway (restarted when its sources change) and Taro's watcher side by side.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const host = process.argv[2]
if (host !== 'h5' && host !== 'weapp') {
  console.error('Say what to develop: h5 or weapp.')
  process.exit(1)
}
const { ensureInstalled } = await import('./lib/install.mjs')
const { start, stop } = await import('./lib/run.mjs')
await ensureInstalled()

const own = process.env.TARO_APP_GATEWAY
const port = process.env.PORT ?? '8080'
// A mini-program has no origin of its own, so it must know the address; H5 asks through the dev server's proxy.
const gatewayAddress = own ?? `http://127.0.0.1:${port}`
const children = []
if (!own) {
  children.push(
    start(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'watch', 'gateway/src/main.ts'], {
      stdio: 'inherit',
      env: { ...process.env, PORT: port }
    })
  )
}
children.push(
  start(process.execPath, ['node_modules/@tarojs/cli/bin/taro', 'build', '--type', host, '--watch'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      TARO_ENV: host,
      TARO_APP_GATEWAY: host === 'weapp' ? gatewayAddress : '',
      DEV_GATEWAY: gatewayAddress
    }
  })
)
for (const child of children) {
  child.on('close', async (code) => {
    await Promise.all(children.filter((other) => other !== child).map((other) => stop(other)))
    process.exit(code ?? 1)
  })
}
