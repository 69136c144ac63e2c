// A running shop for measurements: the built gateway on a free port with data of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildGateway, gatewayBundle } from './build.mjs'
import { freePort } from './ports.mjs'
import { start, stop, tail } from './run.mjs'

/** Starts the shop and waits until it answers. Resolves to {address, startMs, output(), close()}. */
export async function startShop({ env = {}, patience = 150_000 } = {}) {
  await buildGateway()
  const port = await freePort()
  const data = env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'shop-data-'))
  const started = performance.now()
  const child = start(process.execPath, [gatewayBundle], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data }
  })
  let output = ''
  const take = (chunk) => {
    output = (output + chunk).slice(-20_000)
  }
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)
  const address = `http://127.0.0.1:${port}`
  const close = async () => {
    await stop(child)
    if (!env.DATA_DIR) rmSync(data, { recursive: true, force: true })
  }
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}:\n${tail(output, 10)}`)
    const answer = await fetch(`${address}/`).catch(() => undefined) // not listening yet
    if (answer) break
    if (performance.now() - started > patience) {
      await close()
      throw new Error(`The gateway did not answer in ${patience / 1000} s:\n${tail(output, 10)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return { address, child, startMs: performance.now() - started, output: () => output, close }
}
