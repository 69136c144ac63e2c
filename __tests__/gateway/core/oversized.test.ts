import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import Fastify, { type FastifyInstance } from 'fastify'
import { hearOut } from '../../../gateway/src/core/wire/unwanted'
import { ownPage, startTestGateway, type TestGateway } from '../support'

const MB = 1024 * 1024
let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
after(() => gateway.close())

const portOf = ({ server }: FastifyInstance): number => (server.address() as AddressInfo).port
const write = (socket: Socket, part: string | Buffer): Promise<boolean> =>
  new Promise((resolve) => socket.write(part, (error) => resolve(!error)))

interface Sent {
  path: string
  type: string
  bytes: number
  chunked?: boolean
  headers?: string[]
}

const headOf = ({ path, type, bytes, chunked, headers = [] }: Sent): string =>
  [
    `POST ${path} HTTP/1.1`,
    `content-type: ${type}`,
    chunked ? 'transfer-encoding: chunked' : `content-length: ${bytes}`,
    ...headers,
    '\r\n'
  ].join('\r\n')

/** What a client reads that reads nothing before all of its body is sent; undefined when its connection broke. */
async function answerAfterAll(upload: Sent): Promise<string | undefined> {
  const socket = connect(portOf(gateway.app), '127.0.0.1').pause()
  let isBroken = false
  socket.on('error', () => (isBroken = true))
  const { host, origin } = ownPage(gateway)
  await write(socket, headOf({ ...upload, headers: [`host: ${host}`, `origin: ${origin}`, ...(upload.headers ?? [])] }))
  const part = Buffer.alloc(16_384, 'a')
  for (let index = 0; index < upload.bytes && !isBroken; index += part.length) {
    const piece = part.subarray(0, Math.min(part.length, upload.bytes - index))
    const size = piece.length.toString(16)
    await write(
      socket,
      upload.chunked ? Buffer.concat([Buffer.from(`${size}\r\n`), piece, Buffer.from('\r\n')]) : piece
    )
  }
  if (upload.chunked) await write(socket, '0\r\n\r\n')
  if (isBroken) return undefined
  const chunks: string[] = []
  socket.setEncoding('utf8').on('data', (text: string) => chunks.push(text))
  socket.resume()
  while (!chunks.join('').includes('}') && !isBroken) await Promise.race([once(socket, 'data'), once(socket, 'close')])
  socket.destroy()
  return isBroken ? undefined : chunks.join('')
}

const ADD = '/o2cart/v1/carts/save-by-product'
const json = 'application/json'
const refusals: [string, Sent, RegExp][] = [
  ['JSON', { path: ADD, type: json, bytes: MB }, /^HTTP\/1\.1 413 [^]*提交的内容过大/],
  ['much JSON', { path: ADD, type: json, bytes: 12 * MB }, /^HTTP\/1\.1 413 [^]*提交的内容过大/],
  ['JSON of unknown length', { path: ADD, type: json, bytes: 4 * MB, chunked: true }, /^HTTP\/1\.1 413 /],
  [
    'a form at the cashier',
    { path: '/demo/cashier', type: 'application/x-www-form-urlencoded', bytes: MB },
    /^HTTP\/1\.1 413 /
  ],
  ['a body for nobody', { path: '/nowhere', type: json, bytes: 4 * MB }, /^HTTP\/1\.1 (?:404|413) /],
  ['what nobody can read', { path: ADD, type: 'text/xml', bytes: 4 * MB }, /^HTTP\/1\.1 415 /]
]
for (const [name, upload, expected] of refusals) {
  test(`${name}: a client that sends all before it reads still reads the refusal`, { timeout: 60_000 }, async () => {
    assert.match((await answerAfterAll(upload)) ?? 'the connection broke', expected)
  })
}

test('a picture far too large is refused in words to who sends all of it first', { timeout: 60_000 }, async () => {
  const token = await gateway.tokenOf('u_lin')
  const answer = await answerAfterAll({
    path: '/o2cum/v1/customer-info/upload-avatar',
    type: 'multipart/form-data; boundary=x7',
    bytes: 9 * MB,
    headers: [`authorization: Bearer ${token}`]
  })
  assert.match(answer ?? 'the connection broke', /^HTTP\/1\.1 413 [^]*avatar\.too-large/)
})

/** A server of its own that refuses what is larger than a byte. */
async function refusing(bounds: { bytes: number; ms: number }): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: 1, forceCloseConnections: true })
  hearOut(app, bounds)
  app.post('/', () => 'never')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

test('who sends on and on is cut off', { timeout: 60_000 }, async (t) => {
  const app = await refusing({ bytes: MB, ms: 50_000 })
  t.after(() => app.close())
  const socket = connect(portOf(app), '127.0.0.1')
  socket.on('error', () => undefined)
  const closing = new Promise((resolve) => socket.once('close', resolve))
  await write(socket, headOf({ path: '/', type: json, bytes: 1e12, headers: ['host: a'] }))
  const part = Buffer.alloc(16_384, 'a')
  while (await write(socket, part));
  await closing
})

test('who stops in the middle of a refused body is cut off', { timeout: 30_000 }, async (t) => {
  const app = await refusing({ bytes: MB, ms: 200 })
  t.after(() => app.close())
  const socket = connect(portOf(app), '127.0.0.1').resume()
  socket.on('error', () => undefined)
  await write(socket, headOf({ path: '/', type: json, bytes: 1e6, headers: ['host: a'] }))
  await write(socket, 'some of it')
  await new Promise((resolve) => socket.once('close', resolve))
})
