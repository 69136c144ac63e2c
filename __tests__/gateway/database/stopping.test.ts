// An end that loses no call: readiness goes first, calls end, kept connections are closed
import assert from 'node:assert/strict'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { areas } from '../../../gateway/src/areas'
import { startTestGateway, until } from '../support'

interface Heard {
  status: number
  connection: string | undefined
  text: string
}

const agentFor = () => new Agent({ keepAlive: true, maxSockets: 1 })
const get = (port: number, path: string, agent: Agent): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', path, agent }, (reply: IncomingMessage) => {
      let text = ''
      reply.setEncoding('utf8').on('data', (part: string) => (text += part))
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, connection: reply.headers.connection, text }))
    })
    call.on('error', (error) => reject(new Error(`${path}: ${error.message}`)))
    call.end()
  })

test(
  'calls in flight and calls on kept connections are answered while it stops, then nothing is left open',
  { timeout: 120_000 },
  async () => {
    const gateway = await startTestGateway()
    let letGo: () => void = () => undefined
    let inside = false
    gateway.app.get('/held', async () => {
      inside = true
      await new Promise<void>((resolve) => (letGo = resolve))
      return { held: true }
    })
    await gateway.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = gateway.app.server.address() as AddressInfo
    const [heldAgent, keptAgent, other] = [agentFor(), agentFor(), agentFor()]
    assert.equal((await get(port, '/readyz', keptAgent)).status, 200)
    assert.equal((await get(port, '/o2srh/v1/pub/hot-word', other)).status, 200)
    const silent = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    silent.on('error', () => undefined).write('GET / HTTP/1.1\r\n')
    const waiting = get(port, '/held', heldAgent)
    await until(() => inside)

    gateway.retire()
    const notReady = await get(port, '/readyz', keptAgent)
    assert.deepEqual([notReady.status, notReady.connection], [503, 'close'])
    const late = await get(port, '/o2srh/v1/pub/hot-word', other)
    assert.deepEqual([late.status, late.connection], [200, 'close'])
    assert.equal((JSON.parse(late.text) as { code: string }).code, 'S')
    const closing = gateway.close()
    letGo()
    const answers = await waiting
    assert.deepEqual([answers.status, answers.connection, answers.text], [200, 'close', '{"held":true}'])
    // before any connection is given up for its age
    assert.equal(await Promise.race([closing.then(() => 'closed'), delay(7_000, 'open', { ref: false })]), 'closed')
    silent.destroy()
    for (const agent of [heldAgent, keptAgent, other]) agent.destroy()
  }
)

test('sockets of the chat whose phones say nothing any more keep nobody waiting', { timeout: 120_000 }, async () => {
  const gateway = await startTestGateway({ areas })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as AddressInfo
  const deaf = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  deaf.on('error', () => undefined)
  let output = ''
  deaf.on('data', (part: Buffer) => (output += part.toString('latin1')))
  deaf.write(
    [
      'GET /o2msg/v1/chat/socket HTTP/1.1',
      'host: localhost',
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-version: 13',
      'sec-websocket-key: c29tZWJvZHkncyBrZXkgIQ==',
      '',
      ''
    ].join('\r\n')
  )
  await until(() => output.startsWith('HTTP/1.1 101'))
  gateway.retire()
  const closing = gateway.close()
  assert.equal(await Promise.race([closing.then(() => 'closed'), delay(7_000, 'open', { ref: false })]), 'closed')
  deaf.destroy()
})
