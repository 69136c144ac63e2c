// covers gateway/src/core/stopping.ts, gateway/src/main.ts
// verify:full: it starts processes and waits for their calls; the same of a gateway in this process is in stopping.test.ts
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { buildGateway } from '../../../scripts/lib/build.mjs'
import { layDemonstration } from './databases'
import { ready, SLOW_MS, start } from './processes'
import { startTestGateway, until } from '../support'

const SLOW_CALL = 'GET /o2srh/v1/pub/hot-word'
const QUICK_CALL = '/o2pcm/v1/pub/product/categories'
/** Fewer than the places that reads have (`core/wire/door`), so that one that comes late is served beside them. */
const CALLS = 4

let home: string
before(async () => {
  home = mkdtempSync(join(tmpdir(), 'gateway-test-'))
  await buildGateway()
  await (await startTestGateway()).close()
})
after(() => rmSync(home, { recursive: true, force: true }))

interface Heard {
  status: number
  code: string | undefined
  ready: boolean | undefined
}

/** A call on a connection that stays open, as phones and balancers keep theirs. */
function keeper(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const get = (path: string): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const call = request(base + path, { agent }, (reply) => {
        let text = ''
        reply.setEncoding('utf8').on('data', (part: string) => (text += part))
        reply.on('end', () => {
          const { code, ready: isReady } = JSON.parse(text) as Partial<Heard>
          resolve({ status: reply.statusCode ?? 0, code, ready: isReady })
        })
        reply.on('error', reject)
      })
      call.on('error', reject).end()
    })
  return { get, close: () => agent.destroy() }
}

for (const drain of ['0', '2'])
  test(
    `SIGTERM while ${CALLS} calls are at work and others keep connections (DRAIN_SECONDS ${drain}): all are answered, 0`,
    { timeout: SLOW_MS },
    async (t) => {
      const directory = join(home, drain)
      mkdirSync(directory)
      await layDemonstration(directory)
      const { child, base, ended } = await ready(start({ DATA_DIR: directory, DRAIN_SECONDS: drain }))
      const keepers = Array.from({ length: CALLS + 2 }, () => keeper(base))
      t.after(() => {
        child.kill('SIGKILL')
        for (const { close } of keepers) close()
      })
      for (const { get } of keepers) assert.equal((await get(QUICK_CALL)).code, 'S')
      const fault = { endpoint: SLOW_CALL, kind: 'DELAY', delayMs: 3_000, remaining: CALLS }
      await fetch(`${base}/demo/api/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: base },
        body: JSON.stringify(fault)
      })
      const [idle, late, ...busy] = keepers
      const working = busy.map(({ get }) => get(SLOW_CALL.slice(4)))
      // each has taken its delay: all are at work
      const state = async () => (await (await fetch(`${base}/demo/api/state`)).json()) as { faults: unknown[] }
      await until(async () => (await state()).faults.length === 0)

      child.kill('SIGTERM')
      const killedAt = performance.now()
      if (drain !== '0') {
        await until(async () => (await fetch(`${base}/readyz`)).status === 503)
        assert.deepEqual(await late?.get(QUICK_CALL), { status: 200, code: 'S', ready: undefined })
      }
      for (const call of working) assert.deepEqual(await call, { status: 200, code: 'S', ready: undefined })
      assert.equal(await ended, 0)
      t.diagnostic(`ended ${Math.round(performance.now() - killedAt)} ms after SIGTERM`)
      await assert.rejects(idle?.get('/readyz') ?? Promise.resolve())
    }
  )
