// PostgreSQL: hints between gateways, one use of a ticket
import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import { say, take } from '../../../gateway/src/areas/chat'
import { areas } from '../../../gateway/src/areas'
import { manager } from '../../../gateway/src/core/desk'
import { changePhone } from '../../../gateway/src/areas/account/store'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { closeSession, hashOfSecret } from '../../../gateway/src/core/identity/identity'
import { DAY_MS } from '../../../domain/spans'
import { createGateway } from '../../../gateway/src/gateway'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { until, type TestGateway } from '../support'
import { ACT, conversationWith, openDesk, TICKET } from './talks'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await openDesk(shop)
})
const ends: (() => void)[] = []
after(async () => {
  ends.forEach((end) => end())
  // a stream in this process ends from neither side by itself, as a network's would
  shop.app.websocketServer.clients.forEach((client) => client.terminate())
  await shop.close()
})

/** Lets no gateway look at its sockets by itself: what happens then is by a hint, however slow the machine. */
function withoutLooks(t: TestContext): void {
  const real = setInterval
  const late = (work: () => void, ms?: number) => real(work, (ms ?? 0) < 1000 ? 3_600_000 : ms)
  t.mock.method(globalThis, 'setInterval', late as typeof setInterval)
}

interface Ear {
  frames: { type?: string; conversationId?: string; revision?: number }[]
  closed: number | undefined
  send(text: string): void
}

async function ear(gateway: Pick<TestGateway, 'app'>, first?: string): Promise<Ear> {
  const ear: Ear = { frames: [], closed: undefined, send: () => undefined }
  const socket = await gateway.app.injectWS('/o2msg/v1/chat/socket', { headers: { host: 'localhost' } })
  ends.push(() => socket.terminate())
  socket.on('message', (data: Buffer) => {
    const text = String(data)
    ear.frames.push(text === 'pong' ? { type: 'pong' } : (JSON.parse(text) as Ear['frames'][number]))
  })
  socket.on('close', (code: number) => {
    ear.closed = code
    socket.terminate()
  })
  ear.send = (text) => socket.send(text)
  if (first !== undefined) socket.send(first)
  return ear
}
const ticketOf = async (shopper: TestShopper): Promise<string> =>
  JSON.stringify({ ticket: (await shopper.must(TICKET)).ticket })
/** The ticket of a login that was handed on to a page. */
async function childTicketOf(shopper: TestShopper): Promise<string> {
  const where = { screen: '/pages/contact/contact', origin: 'https://shop.example' }
  const { authToken } = await shopper.must('POST /o2cum/v1/pub/get-h5-auth-token', { body: where })
  const { token } = await shop.must('POST /o2cum/v1/pub/h5/login', {
    query: { sysCode: 'ACCESS_TOKEN' },
    body: { authToken, screen: where.screen },
    headers: { origin: where.origin }
  })
  return JSON.stringify({ ticket: (await shop.must(TICKET, { token })).ticket })
}
const ready = async (socket: Ear): Promise<void> =>
  until(() => socket.frames.some(({ type }) => type === 'ready'), 'ready')

test('a socket is let in by a ticket, once, and hints at what is new; its heartbeat is answered', async () => {
  const shopper = await shop.shopper()
  const id = await conversationWith(shopper)
  const ticket = await ticketOf(shopper)
  const [first, two] = [await ear(shop, ticket), await ear(shop, ticket)]
  await until(() => first.closed !== undefined || two.closed !== undefined, 'the second use is refused')
  const inside = first.closed === undefined ? first : two
  await ready(inside)
  const { revision } = await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  await until(() => inside.frames.some((frame) => frame.type === 'hint' && frame.revision === revision), 'a hint')
  inside.send('ping')
  await until(() => inside.frames.some(({ type }) => type === 'pong'), 'pong')
})

test('a socket without a ticket, with a wrong one or with an old one is closed', async () => {
  const shopper = await shop.shopper()
  const old = await ticketOf(shopper)
  await shop.core.clock.advance(31_000)
  for (const first of ['ping', '{"ticket":1}', '{"ticket":"nobodys-ticket-at-all"}', old]) {
    const socket = await ear(shop, first)
    await until(() => socket.closed !== undefined, `closed after ${first.slice(0, 12)}`)
    assert.deepEqual(socket.frames, [])
  }
})

test('sockets that show no ticket find room for forty of an address, and those that show one are not of them', async () => {
  const shopper = await shop.shopper()
  const inside = await ear(shop, await ticketOf(shopper))
  await ready(inside)
  const idle: Ear[] = []
  for (let count = 0; count < 41; count += 1) idle.push(await ear(shop))
  const last = idle.at(-1)
  await until(() => last?.closed !== undefined, 'one too many is refused')
  assert.deepEqual(
    idle.filter(({ closed }) => closed === 1013),
    [last]
  )
  idle.forEach((socket) => socket.send('no ticket'))
  await until(() => idle.every(({ closed }) => closed !== undefined), 'places are free')
  await ready(await ear(shop, await ticketOf(shopper)))
  assert.equal(inside.closed, undefined)
})

test('a socket that sends and sends is cut off, and its shopper may open another', async () => {
  const shopper = await shop.shopper()
  const loud = await ear(shop, await ticketOf(shopper))
  await ready(loud)
  for (let count = 0; count < 61; count += 1) loud.send('ping')
  await until(() => loud.closed !== undefined, 'cut off')
  assert.ok(loud.frames.filter(({ type }) => type === 'pong').length <= 61)
  await ready(await ear(shop, await ticketOf(shopper)))
})

test('a login that ends takes its sockets along, and hints are of one’s own conversations alone', async () => {
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const mine = await ear(shop, await ticketOf(shopper))
  const theirs = await ear(shop, await ticketOf(other))
  await Promise.all([ready(mine), ready(theirs)])
  const id = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  await until(() => mine.frames.some(({ type }) => type === 'hint'), 'a hint')
  assert.ok(theirs.frames.every(({ conversationId }) => conversationId !== id))
  await closeSession(shop.core.db, shopper.token)
  await until(() => mine.closed === 4001, 'its socket ends')
  assert.equal(theirs.closed, undefined)
})

test('what one gateway does is hinted at by another', async (t) => {
  if (shop.databaseUrl === undefined) return t.skip('PGlite has room for one gateway')
  withoutLooks(t)
  const second = await createGateway({
    mode: 'demonstration',
    seeds: false,
    logLevel: 'silent',
    sweeps: false,
    areas,
    databaseUrl: shop.databaseUrl
  })
  await second.app.ready()
  t.after(async () => {
    second.app.websocketServer.clients.forEach((client) => client.terminate())
    await second.close()
  })
  const shopper = await shop.shopper()
  const id = await conversationWith(shopper)
  const far = await ear(second, await ticketOf(shopper))
  const child = await ear(second, await childTicketOf(shopper))
  await Promise.all([ready(far), ready(child)])
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  await take(shop.core, manager('qing'), id)
  await say(shop.core, manager('qing'), id, { text: '在' })
  const { conversation } = await shopper.must('GET /o2msg/v1/chat/messages', { query: { conversationId: id } })
  await until(() => far.frames.some(({ revision }) => revision === conversation.revision), 'a hint from afar')
  const other = await ear(second, await ticketOf(await shop.shopper()))
  await ready(other)
  await closeSession(shop.core.db, shopper.token)
  await until(() => far.closed === 4001 && child.closed === 4001, 'the far sockets end')
  assert.equal(other.closed, undefined)
})

test('a login that changes its phone keeps its sockets, and the others of the shopper end', async (t) => {
  withoutLooks(t)
  const shopper = await shop.shopper()
  const [kept, gone] = [await ear(shop, await ticketOf(shopper)), await ear(shop, await childTicketOf(shopper))]
  await Promise.all([ready(kept), ready(gone)])
  const hash = hashOfSecret(shopper.token)
  await inTransaction(shop.core.db, (tx) => changePhone(tx, shopper.userId, '13511110000', hash))
  await until(() => gone.closed === 4001, 'the other one ends')
  const id = await conversationWith(shopper)
  await shopper.must(ACT, { body: { conversationId: id, act: 'PERSON' } })
  await until(() => kept.frames.some(({ type }) => type === 'hint'), 'a hint')
  assert.equal(kept.closed, undefined)
})

test('a login that runs out takes its sockets along, of which no hint tells', async () => {
  const shopper = await shop.shopper()
  const mine = await ear(shop, await ticketOf(shopper))
  await ready(mine)
  await shop.core.clock.advance(31 * DAY_MS)
  await until(() => mine.closed === 4001, 'its socket ends')
})
