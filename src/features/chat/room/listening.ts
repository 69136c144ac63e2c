/** Hears that something may be new: by a socket of hints where there is one, by asking every five seconds without. */
import { againAfterMs } from '@domain/chat'
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

export interface Listening {
  /** Begins anew: it was shown again, or somebody logged in. */
  start: () => void
  stop: () => void
}

/** `ask` asks what is new; `typing` is told when somebody of the shop's writes in a conversation. */
export function listening(ask: () => void, typing: (conversationId: string) => void): Listening {
  let running = false
  let live = false
  let failures = 0
  let turn = 0
  let socket: Socket | undefined
  const timers = new Map<string, ReturnType<typeof setTimeout>>()

  const clear = (name: string) => {
    clearTimeout(timers.get(name))
    timers.delete(name)
  }
  const later = (name: string, ms: number, work: () => void) => {
    clear(name)
    timers.set(name, setTimeout(work, ms))
  }

  const poll = () => {
    later('poll', live ? SLOW_POLL_MS : POLL_MS, () => {
      ask()
      poll()
    })
  }
  const lost = () => {
    socket?.close()
    socket = undefined
    live = false
    for (const name of ['beat', 'answer', 'ready']) clear(name)
    if (!running) return
    failures += 1
    poll()
    later('again', againAfterMs(failures, Math.random()), () => void connect())
  }
  const beat = () => {
    later('beat', BEAT_MS, () => {
      socket?.send('ping')
      later('answer', BEAT_ANSWER_MS, lost)
      beat()
    })
  }
  const hear = (text: string) => {
    clear('answer')
    if (text === 'pong') return
    const frame = parseBounded(text, { maxBytes: 2000, maxDepth: 3 })
    if (!isRecord(frame)) return
    if (frame['type'] === 'typing' && typeof frame['conversationId'] === 'string')
      return typing(frame['conversationId'])
    if (frame['type'] === 'ready') {
      clear('ready')
      live = true
      failures = 0
      poll()
      beat()
    }
    // what came between the last asking and the socket is asked for too
    if (frame['type'] === 'hint' || frame['type'] === 'ready') ask()
  }
  const connect = async () => {
    const mine = (turn += 1)
    const isOver = () => !running || mine !== turn
    try {
      const { ticket, path } = await call('POST /o2msg/v1/chat/ticket', { quiet: true, ignore401: true })
      if (isOver()) return
      later('ready', READY_MS, lost)
      const opened = openSocket(gatewayBase(), path, {
        onOpen: () => opened.send(JSON.stringify({ ticket })),
        onText: (text) => (isOver() ? undefined : hear(text)),
        onEnd: () => (isOver() ? undefined : lost())
      })
      socket = opened
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      if (!isOver()) lost()
    }
  }

  return {
    start: () => {
      if (running) return
      running = true
      failures = 0
      ask()
      poll()
      void connect()
    },
    stop: () => {
      running = false
      live = false
      turn += 1
      socket?.close()
      socket = undefined
      for (const name of [...timers.keys()]) clear(name)
    }
  }
}
