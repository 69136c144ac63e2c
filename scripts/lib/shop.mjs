// A running shop for tests and measurements: the built gateway on a free port with data of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildGateway, gatewayBundle } from './build.mjs'
import { freePort } from './ports.mjs'
import { start, stop, tail } from './run.mjs'
import { seededData } from './shop-template.mjs'

/** Settings of a shop whose calls wait for their turn also on a busy machine: a test is about what is answered. */
export const PATIENT = { WAIT_MS: '20000' }

/** Starts the built gateway with these settings and waits until it answers. Resolves to {address, child, output()}. */
async function answering(env, patience) {
  const port = await freePort()
  const startedAt = performance.now()
  const child = start(process.execPath, [gatewayBundle], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1' }
  })
  let output = ''
  const take = (chunk) => {
    output = (output + chunk).slice(-20_000)
  }
  child.stdout.setEncoding('utf8').on('data', take)
  child.stderr.setEncoding('utf8').on('data', take)
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}:\n${tail(output, 10)}`)
    const answer = await fetch(`${address}/`).catch(() => undefined) // not listening yet
    if (answer) return { address, child, output: () => output }
    if (performance.now() - startedAt > patience) {
      await stop(child)
      throw new Error(`The gateway did not answer in ${patience / 1000} s:\n${tail(output, 10)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Seeds an empty directory by a start of the shop that ends as soon as it answers. */
const seed = (patience) => async (directory) => {
  const { child, output } = await answering({ DATA_DIR: directory, DATABASE_URL: '' }, patience)
  const code = await stop(child, patience)
  // one that was killed leaves a database that has to be mended at each start
  if (code !== 0) throw new Error(`The shop that seeds ended with ${code}:\n${tail(output(), 10)}`)
}

/** Where this shop's data lies: named by the caller, elsewhere, begun as the demonstration shop is, or empty. */
async function dataOf(env, patience) {
  const { DATA_DIR, DATABASE_URL, MODE } = { ...process.env, ...env }
  if (env.DATA_DIR) return { directory: DATA_DIR, remove: () => {} }
  const isDemonstration = !DATABASE_URL && (MODE ?? 'demonstration') === 'demonstration'
  const directory = isDemonstration ? await seededData(seed(patience)) : mkdtempSync(path.join(tmpdir(), 'shop-data-'))
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}

/** Starts the shop and waits until it answers. Resolves to {address, startMs, output(), close()}. */
export async function startShop({ env = {}, patience = 150_000 } = {}) {
  await buildGateway()
  const { directory, remove } = await dataOf(env, patience)
  const startedAt = performance.now()
  try {
    const { address, child, output } = await answering({ ...env, DATA_DIR: directory }, patience)
    const startMs = performance.now() - startedAt
    const close = async () => {
      await stop(child)
      remove()
    }
    return { address, child, startMs, output, close }
  } catch (error) {
    remove()
    throw error
  }
}
