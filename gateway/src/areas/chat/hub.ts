/**
 * Sockets of shoppers: they carry hints that a conversation has come further, and nothing of what was said; the app asks for
 * that. The first frame holds a ticket; a login that ends takes its sockets along: by a hint at once, without one within a second.
 */
import { createHash, randomBytes } from 'node:crypto'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { DataOf } from '../../../../contract'
import { SECOND_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { callerOf } from '../../core/identity/caller'
import type { Db } from '../../core/database/database'
import { giveHint } from '../../core/database/hints'
import type { ConversationRecord } from './store'
import * as store from './storeSockets'
import { noteTyping } from './typing'

const PATH = '/o2msg/v1/chat/socket'
const TICKET_MS = 30 * SECOND_MS
/** ms for the first frame; ms without a word after which a socket is taken for lost: the app's heartbeat is 25 s. */
const TICKET_WITHIN_MS = 10_000
const SILENT_MS = 65_000
/** ms between two looks at logins, and how many looks between two at the numbers. */
const LOOK_MS = 800
const LOOKS_A_NUMBER = 2
/** Sockets of one shopper; the oldest goes for one more. */
const MOST_OF_ONE = 8
const FRAME_BYTES = 512
/** Frames of one socket: the app's heartbeat is one in 25 s, and a client that sends without reading fills our memory. */
const FRAMES = { most: 60, withinMs: 10_000 }
/** ms that a socket has to say goodbye when the gateway ends. */
const GOODBYE_MS = 1000
/** Sockets that have shown no ticket yet: of one address, and of all. */
const UNKNOWN = { ofOne: 40, ofAll: 1000 }

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Tells that a conversation has come further, when the caller's transaction is done. */
export const hint = (tx: Db, { conversation_id: id, user_id: userId, revision }: ConversationRecord): Promise<void> =>
  giveHint(tx, `chat ${id} ${userId} ${revision}`)

/** Tells that somebody writes. */
export async function hintTyping(db: Db, id: string, userId: string, side: 'agent' | 'shopper'): Promise<void> {
  noteTyping(id, side)
  await giveHint(db, `chat-typing ${id} ${userId} ${side}`)
}

/** A ticket for the login that asks: thirty seconds, one use. */
export async function ticketFor(
  { db, clock }: Core,
  userId: string,
  token: string
): Promise<DataOf<'POST /o2msg/v1/chat/ticket'>> {
  const ticket = randomBytes(24).toString('base64url')
  await store.addTicket(db, {
    ticket_hash: hash(ticket),
    user_id: userId,
    token_hash: hash(token),
    expires_at: new Date(clock.now() + TICKET_MS)
  })
  return { ticket, path: PATH }
}

interface Connection {
  socket: WebSocket
  userId: string
  tokenHash: string
  /** The last revision of each conversation that this socket was notified of. */
  revisions: Map<string, number>
  heardAt: number
}

/** The sockets of one gateway. */
class Hub {
  readonly #core: Core
  readonly #byUser = new Map<string, Set<Connection>>()
  #looking: NodeJS.Timeout | undefined
  #looks = 0
  #deaf: (() => Promise<void>) | undefined

  constructor(core: Core) {
    this.#core = core
  }

  add(connection: Connection): void {
    const all = this.#byUser.get(connection.userId) ?? new Set()
    this.#byUser.set(connection.userId, all)
    const [oldest] = all
    if (all.size >= MOST_OF_ONE && oldest) this.end(oldest)
    all.add(connection)
    this.#deaf ??= this.#core.hear((hint) => this.#hear(hint))
    this.#looking ??= setInterval(() => void this.#look(), LOOK_MS).unref()
  }

  end(connection: Connection): void {
    const all = this.#byUser.get(connection.userId)
    if (all?.delete(connection) === true && all.size === 0) this.#byUser.delete(connection.userId)
    connection.socket.close(4001, 'over')
  }

  async close(): Promise<void> {
    clearInterval(this.#looking)
    await this.#deaf?.()
    for (const connection of this.#all()) this.end(connection)
  }

  #hear(hint: string): void {
    const [what, id = '', userId = '', rest = ''] = hint.split(' ')
    if (what === 'chat') this.#tell(userId, id, Number(rest))
    if (what === 'login') void this.#endOf(userId)
    if (what !== 'chat-typing') return
    noteTyping(id, rest === 'agent' ? 'agent' : 'shopper')
    if (rest === 'agent') this.#send(userId, { type: 'typing', conversationId: id })
  }

  #send(userId: string, frame: object): void {
    for (const { socket } of this.#byUser.get(userId) ?? []) socket.send(JSON.stringify(frame))
  }

  #tell(userId: string, id: string, revision: number): void {
    for (const connection of this.#byUser.get(userId) ?? []) {
      if ((connection.revisions.get(id) ?? -1) >= revision) continue
      connection.revisions.set(id, revision)
      connection.socket.send(JSON.stringify({ type: 'hint', conversationId: id, revision }))
    }
  }

  #all(): Connection[] {
    return [...this.#byUser.values()].flatMap((some) => [...some])
  }

  /** Ends the sockets of a shopper whose logins a hint says are over; one that changes its phone is there again. */
  async #endOf(userId: string): Promise<void> {
    const own = [...(this.#byUser.get(userId) ?? [])]
    if (own.length === 0) return
    const { db, clock, log } = this.#core
    try {
      const hashes = own.map(({ tokenHash }) => tokenHash)
      const living = await store.livingLogins(db, hashes, clock.date())
      for (const connection of own) if (!living.has(connection.tokenHash)) this.end(connection)
    } catch (error) {
      log.warn({ err: error }, 'a look at a login of the chats failed')
    }
  }

  /** Ends what is over, and finds what no hint told of. */
  async #look(): Promise<void> {
    const all = this.#all()
    if (all.length === 0) return
    const { db, clock, log } = this.#core
    this.#looks += 1
    try {
      const hashes = [...new Set(all.map(({ tokenHash }) => tokenHash))]
      const living = await store.livingLogins(db, hashes, clock.date())
      const silentSince = performance.now() - SILENT_MS
      for (const connection of all)
        if (!living.has(connection.tokenHash) || connection.heardAt < silentSince) this.end(connection)
      if (this.#looks % LOOKS_A_NUMBER !== 0) return
      const rows = await store.revisionsOf(db, [...this.#byUser.keys()])
      for (const { conversation_id: id, user_id: userId, revision } of rows) this.#tell(userId, id, revision)
    } catch (error) {
      // a look that failed is made again; the app's own poll goes on meanwhile
      log.warn({ err: error }, 'a look at the chats failed')
    }
  }
}

async function admit(core: Core, hub: Hub, socket: WebSocket, frame: string): Promise<Connection | undefined> {
  const parts: unknown = JSON.parse(frame)
  const ticket = typeof parts === 'object' && parts !== null ? Reflect.get(parts, 'ticket') : undefined
  if (typeof ticket !== 'string') return undefined
  const ticketRow = await store.useTicket(core.db, hash(ticket))
  if (ticketRow === undefined || ticketRow.expires_at <= core.clock.date()) return undefined
  const { user_id: userId, token_hash: tokenHash } = ticketRow
  if (socket.readyState !== socket.OPEN) return undefined
  const revisions = new Map<string, number>()
  const connection = { socket, userId, tokenHash, revisions, heardAt: performance.now() }
  hub.add(connection)
  return connection
}

/** Ends all sockets; what does not say goodbye in time is cut off, as the gateway ends with the last of them. */
function endSockets(server: FastifyInstance['websocketServer'], callback: () => void): void {
  for (const socket of server.clients) socket.close(1001, 'over')
  const late = setTimeout(() => server.clients.forEach((socket) => socket.terminate()), GOODBYE_MS)
  server.close(() => {
    clearTimeout(late)
    callback()
  })
}

/** Cuts a socket off that sends more than anybody who only beats. */
function boundFrames(socket: WebSocket): void {
  let since = performance.now()
  let frames = 0
  const count = (): void => {
    const now = performance.now()
    if (now - since > FRAMES.withinMs) [since, frames] = [now, 0]
    frames += 1
    if (frames > FRAMES.most) socket.terminate()
  }
  socket.on('message', count).on('ping', count)
}

/** Who has shown no ticket yet, by address. */
class Unknown {
  readonly #byCaller = new Map<string, number>()
  #all = 0

  /** One more; undefined: there is no room. Otherwise what ends it, once. */
  take(caller: string): (() => void) | undefined {
    const own = this.#byCaller.get(caller) ?? 0
    if (own >= UNKNOWN.ofOne || this.#all >= UNKNOWN.ofAll) return undefined
    this.#count(caller, 1)
    let over = false
    return () => {
      if (!over) this.#count(caller, -1)
      over = true
    }
  }

  #count(caller: string, change: 1 | -1): void {
    const own = (this.#byCaller.get(caller) ?? 0) + change
    this.#all += change
    if (own > 0) this.#byCaller.set(caller, own)
    else this.#byCaller.delete(caller)
  }
}

/** Lets sockets in. */
export async function connectSockets(app: FastifyInstance, core: Core): Promise<void> {
  const hub = new Hub(core)
  await app.register(websocket, {
    options: { maxPayload: FRAME_BYTES },
    preClose: (callback) => endSockets(app.websocketServer, callback)
  })
  app.addHook('preClose', () => hub.close())
  const unknown = new Unknown()
  await app.register(async (scope) => {
    scope.get(PATH, { websocket: true }, (socket, { ip }) => {
      const release = unknown.take(callerOf((ip as string | undefined) ?? ''))
      if (release === undefined) return socket.close(1013, 'come again')
      boundFrames(socket)
      let connection: Connection | undefined
      let isAsked = false
      const late = setTimeout(() => socket.close(4000, 'no ticket'), TICKET_WITHIN_MS).unref()
      const hear = async (frame: string): Promise<void> => {
        if (connection !== undefined) {
          connection.heardAt = performance.now()
          if (frame === 'ping') socket.send('pong')
          return
        }
        if (isAsked) return
        isAsked = true
        clearTimeout(late)
        connection = await admit(core, hub, socket, frame).finally(release)
        if (connection === undefined) socket.close(4003, 'no ticket')
        else socket.send(JSON.stringify({ type: 'ready' }))
      }
      socket.on('message', (data: Buffer) => {
        hear(String(data)).catch(() => socket.close(4003, 'no ticket'))
      })
      socket.on('error', () => socket.terminate())
      socket.on('close', () => {
        clearTimeout(late)
        release()
        if (connection !== undefined) hub.end(connection)
      })
    })
  })
}
