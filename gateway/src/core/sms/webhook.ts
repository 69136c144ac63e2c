import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { NotSent, type LoginCode, type Notice, type SmsSender } from './port'

export interface WebhookOptions {
  url: string
  secret: string
  /** ms before a try is given up. */
  timeoutMs?: number
  /** ms before each further try. */
  pausesMs?: readonly number[]
  /** ms for which codes are refused at once when one found nobody there. */
  restMs?: number
  /** ms that only grow. */
  now?: () => number
  /** Told what a person who runs the shop should know: never a code, a phone or the address, which may hold a key. */
  warn: (facts: { problem: string; messageId: string }, words: string) => void
}

const TIMEOUT_MS = 5000
/** Three tries of 5 s end before the app gives up its own call after 30 s. */
const PAUSES_MS = [500, 1500]

/** A service that is down is not helped by three posts for each shopper who waits, and none of them by waiting. */
const REST_MS = 10_000

/** What the receiver checks: made of the time, so that nobody can use what they overheard later, and of every byte. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

/** `down`: the service itself fails, and would for any other message; not that it has had too many. */
type Outcome = 'sent' | { fate: NotSent['fate']; again: boolean; down: boolean; problem: string }

/** Spares a service that fails: after a rest one message asks whether it is back, the others wait for that. */
class Rest {
  readonly #now: () => number
  readonly #ms: number
  #until: number | undefined
  #asking = false

  constructor(now: () => number, ms: number) {
    this.#now = now
    this.#ms = ms
  }

  get isResting(): boolean {
    return this.#until !== undefined && (this.#asking || this.#now() < this.#until)
  }

  /** Whether this message is the one that asks; it tries once. */
  asks(): boolean {
    if (this.#until !== undefined) this.#asking = true
    return this.#asking
  }

  heard(isDown: boolean): void {
    this.#until = isDown ? this.#now() + this.#ms : undefined
    this.#asking = false
  }
}

/** Codes of a connection that never came about: nothing was said over it. */
const NEVER_REACHED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

const causeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

/** Hands codes and notices to the owner's own service, which sends them; see docs/SMS.md. */
export function createWebhookSender(options: WebhookOptions): SmsSender {
  const rest = new Rest(options.now ?? (() => performance.now()), options.restMs ?? REST_MS)

  async function attempt(message: LoginCode | Notice): Promise<Outcome> {
    const timestamp = String(Date.now())
    const body = JSON.stringify({ ...message, timestamp: Number(timestamp) })
    try {
      const reply = await fetch(options.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-signature': signatureOf(options.secret, timestamp, body)
        },
        redirect: 'error',
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
      })
      await reply.body?.cancel()
      if (reply.ok) return 'sent'
      const down = reply.status >= 500
      return { fate: 'refused', again: down || reply.status === 429, down, problem: `status ${reply.status}` }
    } catch (error) {
      const cause = causeOf(error)
      const name = error instanceof Error ? error.name : 'unknown'
      return {
        fate: NEVER_REACHED.test(cause) ? 'refused' : 'unknown',
        again: true,
        down: true,
        problem: cause || name
      }
    }
  }

  /** The last outcome of a code's tries; logs each failed one. */
  async function tries(message: LoginCode, pauses: readonly number[]): Promise<Outcome> {
    let fate: NotSent['fate'] = 'refused'
    for (let count = 0; ; count += 1) {
      const pause = pauses[count]
      const outcome = await attempt(message)
      if (outcome === 'sent') return outcome
      options.warn({ problem: outcome.problem, messageId: message.messageId }, 'the SMS webhook took no login code')
      // once a try may have gone through, a later one that did not says nothing of it
      if (outcome.fate === 'unknown') fate = 'unknown'
      if (!outcome.again || pause === undefined) return { ...outcome, fate }
      await delay(pause)
      // another's last try failed meanwhile
      if (rest.isResting) return { ...outcome, fate }
    }
  }

  return {
    // its row in the outbox is tried again, after longer pauses than somebody waits who logs in
    notify: async (notice) => {
      const outcome = await attempt(notice)
      if (outcome === 'sent') rest.heard(false)
      return outcome
    },
    send: async (message) => {
      if (rest.isResting) throw new NotSent('refused')
      const outcome = await tries(message, rest.asks() ? [] : (options.pausesMs ?? PAUSES_MS))
      rest.heard(outcome !== 'sent' && outcome.down)
      if (outcome !== 'sent') throw new NotSent(outcome.fate)
    }
  }
}
