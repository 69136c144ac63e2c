/** Hears that something may be new: by a socket of hints where there is one, by asking every five seconds without. */
import { againAfterMs } from '@domain/content/chat'
import { gatewayBase, GatewayError } from '@/api'
import { isRecord, parseBounded } from '@/lib/json'
import { openSocket, type Socket } from '@/platform/socket'
import { call } from './calls'

/** ms between two askings: without a socket, and with one, where a hint may be lost. */
const POLL_MS = 5_000
const SLOW_POLL_MS = 30_000
/** ms between two heartbeats, and for their answer. */
const BEAT_MS = 25_000
const BEAT_ANSWER_MS = 8_000
/** ms for the gateway to let a socket in. */
const READY_MS = 10_000

/** `ask` asks what is new; `typing` is called when somebody of the shop's writes in a conversation. */
export class Listening {
  private running = false
  private live = false
  private failures = 0
  private turn = 0
  private socket: Socket | undefined
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly ask: () => void
  private readonly typing: (conversationId: string) => void

  constructor(ask: () => void, typing: (conversationId: string) => void) {
    this.ask = ask
    this.typing = typing
  }

  /** Begins anew: it was shown again, or somebody logged in. */
  start(): void {
    if (this.running) return
    this.running = true
    this.failures = 0
    this.ask()
    this.poll()
    void this.connect()
  }

  stop(): void {
    this.running = false
    this.live = false
    this.turn += 1
    this.socket?.close()
    this.socket = undefined
    for (const name of [...this.timers.keys()]) this.clear(name)
  }

  private clear(name: string): void {
    clearTimeout(this.timers.get(name))
    this.timers.delete(name)
  }

  private later(name: string, ms: number, work: () => void): void {
    this.clear(name)
    this.timers.set(name, setTimeout(work, ms))
  }

  private poll(): void {
    this.later('poll', this.live ? SLOW_POLL_MS : POLL_MS, () => {
      this.ask()
      this.poll()
    })
  }

  private lost(): void {
    const was = this.live
    this.socket?.close()
    this.socket = undefined
    this.live = false
    for (const name of ['beat', 'answer', 'ready']) this.clear(name)
    if (!this.running) return
    this.failures += 1
    // where no socket comes about, each try would put the next asking off
    if (was) this.poll()
    this.later('again', againAfterMs(this.failures, Math.random()), () => void this.connect())
  }

  private beat(): void {
    this.later('beat', BEAT_MS, () => {
      this.socket?.send('ping')
      this.later('answer', BEAT_ANSWER_MS, () => this.lost())
      this.beat()
    })
  }

  private hear(text: string): void {
    this.clear('answer')
    if (text === 'pong') return
    const frame = parseBounded(text, { maxBytes: 2000, maxDepth: 3 })
    if (!isRecord(frame)) return
    const { type, conversationId } = frame
    if (type === 'typing' && typeof conversationId === 'string') return this.typing(conversationId)
    if (type === 'ready') {
      this.clear('ready')
      this.live = true
      this.failures = 0
      this.poll()
      this.beat()
    }
    // what came between the last asking and the socket is asked for too
    if (type === 'hint' || type === 'ready') this.ask()
  }

  private async connect(): Promise<void> {
    const mine = (this.turn += 1)
    const isOver = () => !this.running || mine !== this.turn
    try {
      const { ticket, path } = await call('POST /o2msg/v1/chat/ticket', { quiet: true, ignore401: true })
      if (isOver()) return
      this.later('ready', READY_MS, () => this.lost())
      const socket = openSocket(gatewayBase(), path, {
        onOpen: () => socket.send(JSON.stringify({ ticket })),
        onText: (text) => (isOver() ? undefined : this.hear(text)),
        onEnd: () => (isOver() ? undefined : this.lost())
      })
      this.socket = socket
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (!isOver()) this.lost()
    }
  }
}
