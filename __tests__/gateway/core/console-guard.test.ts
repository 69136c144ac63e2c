import assert from 'node:assert/strict'
import type { IncomingHttpHeaders } from 'node:http'
import { after, before, test } from 'node:test'
import { demandOwnName, type StartedAs } from '../../../gateway/src/console/guard'
import { GatewayRefusal } from '../../../gateway/src/core/errors'
import { readSettings } from '../../../gateway/src/core/settings'
import { ownPage, startTestGateway, type TestGateway } from '../support'

const PORT = 8080
const alone: StartedAs = { host: '127.0.0.1', allowedOrigins: [] }
const everywhere: StartedAs = { ...alone, host: '0.0.0.0' }
const namedHost: StartedAs = { ...alone, host: 'shop.local' }
const elsewhere: StartedAs = { ...alone, allowedOrigins: ['https://shop.example.com'] }

function admits(startedAs: StartedAs, method: string, headers: IncomingHttpHeaders): boolean {
  try {
    demandOwnName(method, headers, startedAs, PORT)
    return true
  } catch (error) {
    assert.ok(error instanceof GatewayRefusal && error.status === 403 && error.words.zh && error.words.en)
    return false
  }
}

const hosts: [StartedAs, string, boolean][] = [
  [alone, 'localhost:8080', true],
  [alone, 'LOCALHOST:8080', true],
  [alone, '127.0.0.1:8080', true],
  [alone, '[::1]:8080', true],
  [alone, 'localhost:8081', false],
  [alone, 'localhost', false],
  [alone, '192.168.1.5:8080', false],
  [alone, 'rebound.example:8080', false],
  [alone, 'localhost.rebound.example:8080', false],
  [alone, 'rebound.example@localhost:8080', false],
  [alone, 'localhost:8080/rebound.example', false],
  [alone, '', false],
  [everywhere, '192.168.1.5:8080', true],
  [everywhere, '[fe80::1]:9000', true],
  [everywhere, 'localhost:9000', true],
  [everywhere, 'rebound.example:8080', false],
  [everywhere, '192.168.1.5.rebound.example:8080', false],
  [namedHost, 'shop.local:8080', true],
  [namedHost, 'other.local:8080', false],
  [elsewhere, 'shop.example.com', true],
  [elsewhere, 'other.example.com', false]
]

test('the console is found under the names the gateway was started as, and under no other', () => {
  for (const [startedAs, host, good] of hosts) {
    assert.equal(admits(startedAs, 'GET', { host }), good, `${startedAs.host} asked as «${host}»`)
  }
  assert.equal(admits(alone, 'GET', {}), false)
})

const own = { host: 'localhost:8080', origin: 'http://localhost:8080' }
const changes: [StartedAs, IncomingHttpHeaders, boolean][] = [
  [alone, own, true],
  [alone, { ...own, 'sec-fetch-site': 'same-origin' }, true],
  [alone, { ...own, 'sec-fetch-site': 'cross-site' }, false],
  [alone, { host: own.host }, false],
  [alone, { ...own, origin: 'null' }, false],
  [alone, { ...own, origin: 'http://other.example' }, false],
  [alone, { ...own, origin: 'http://localhost:3000' }, false],
  [alone, { ...own, origin: 'http://localhost:8080.other.example' }, false],
  [alone, { host: 'rebound.example:8080', origin: 'http://rebound.example:8080' }, false],
  [alone, { host: 'rebound.example:8080', origin: own.origin }, false],
  [everywhere, { host: '192.168.1.5:8080', origin: 'http://192.168.1.5:8080' }, true],
  [everywhere, { host: '192.168.1.5:8080', origin: 'http://192.168.1.9' }, false],
  [elsewhere, { ...own, origin: 'https://shop.example.com' }, true],
  [elsewhere, { host: 'shop.example.com', origin: 'https://shop.example.com' }, true],
  [elsewhere, { ...own, origin: 'https://other.example.com' }, false]
]

test('what changes something needs the gateway’s name and a page of its own; a page elsewhere may not read either', () => {
  for (const [startedAs, headers, good] of changes) {
    for (const method of ['POST', 'DELETE', 'PUT']) {
      assert.equal(admits(startedAs, method, headers), good, `${method} ${JSON.stringify(headers)}`)
    }
  }
  assert.equal(admits(alone, 'GET', { ...own, origin: 'http://other.example' }), false)
  assert.equal(admits(alone, 'GET', own), true)
})

test('a demonstration is for this machine alone unless HOST opens it; production is for everybody', () => {
  assert.equal(readSettings({}).host, '127.0.0.1')
  assert.equal(readSettings({ HOST: '0.0.0.0' }).host, '0.0.0.0')
  const sms = { SMS_WEBHOOK_URL: 'https://sms.example.com/', SMS_WEBHOOK_SECRET: 's'.repeat(64) }
  assert.equal(readSettings({ MODE: 'production', ...sms }).host, '0.0.0.0')
})

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

test('nothing under /demo answers a name that was made to lead here, and nothing is emptied from elsewhere', async () => {
  const routes = [
    ...['/demo', '/demo/', '/demo/console.js', '/demo/cashier', '/api/demo/cashier?paymentId=x', '/demo/api/state'],
    '/demo/api/outbox'
  ]
  for (const url of routes) {
    const statusOf = async (headers: Record<string, string>) =>
      (await gateway.app.inject({ method: 'GET', url, headers })).statusCode
    assert.equal(await statusOf({ host: 'rebound.example' }), 403, url)
    assert.notEqual(await statusOf(ownPage(gateway)), 403, url)
  }
  const token = await gateway.tokenOf('u_lin')
  const reset = (headers: Record<string, string>) =>
    gateway.app.inject({ method: 'POST', url: '/demo/api/reset', payload: {}, headers })
  const { host, origin } = ownPage(gateway)
  const wrong: Record<string, string>[] = [
    { host },
    { host, origin: 'http://other.example' },
    { host: 'rebound.example', origin }
  ]
  for (const headers of wrong) {
    const answer = await reset(headers)
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [403, 'console.foreign'])
  }
  assert.equal((await gateway.ask('GET /o2cum/v1/customer-info', { token })).status, 200)
})

test('a gateway that listens knows its console by its port', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const state = (host: string) => gateway.app.inject({ method: 'GET', url: '/demo/api/state', headers: { host } })
  assert.equal((await state(ownPage(gateway).host)).statusCode, 200)
  assert.equal((await state('localhost')).statusCode, 403)
})
