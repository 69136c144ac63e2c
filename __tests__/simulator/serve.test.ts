import assert from 'node:assert/strict'
import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { serveSimulator } from '../../simulator/view/serve.mjs'

test('the shop hears the simulator’s own pages as its own, and of any other name or page what it is', async (t) => {
  let requestHeaders: IncomingHttpHeaders = {}
  const shop = createServer((request, answer) => {
    requestHeaders = request.headers
    answer.end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  t.after(() => shop.close())
  const shopHost = `127.0.0.1:${(shop.address() as AddressInfo).port}`
  const simulator = await serveSimulator({ dist: '__tests__/e2e/weapp-parts', gateway: `http://${shopHost}` })
  t.after(() => simulator.close())
  const { port } = new URL(simulator.address)
  const passedOn = (headers: Record<string, string>): Promise<[string?, string?]> =>
    new Promise((resolve, fail) => {
      const call = request({ host: '127.0.0.1', port, path: '/demo/api/state', agent: false, headers }, (reply) => {
        reply.resume().on('end', () => resolve([requestHeaders.host, requestHeaders.origin]))
      })
      call.on('error', fail).end()
    })
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
    assert.deepEqual(await passedOn({ host }), [shopHost, undefined])
    assert.deepEqual(await passedOn({ host, origin: `http://${host}` }), [shopHost, `http://${shopHost}`])
    assert.deepEqual(await passedOn({ host, origin: 'http://other.example' }), [shopHost, 'http://other.example'])
  }
  const rebound = `rebound.example:${port}`
  assert.deepEqual(await passedOn({ host: rebound, origin: `http://${rebound}` }), [rebound, `http://${rebound}`])
})
