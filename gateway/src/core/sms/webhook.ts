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
  /** Told what a person who runs the shop should know: never a code, a phone or the address, which may hold a key. */
  warn: (facts: { problem: string; messageId: string }, words: string) => void
}

const TIMEOUT_MS = 5000
/** Three tries of 5 s end before the app gives up its own call after 30 s. */
const PAUSES_MS = [500, 1500]

/** What the receiver checks: made of the time, so that nobody can use what they overheard later, and of every byte. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`

type Outcome = 'sent' | { fate: NotSent['fate']; again: boolean; problem: string }

/** Codes of a connection that never came about: nothing was said over it. */
const NEVER_REACHED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/

const causeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}

/** Hands codes and notices to the owner's own service, which sends them; see docs/SMS.md. */
export function createWebhookSender(options: WebhookOptions): SmsSender {
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
      return { fate: 'refused', again: reply.status === 429 || reply.status >= 500, problem: `status ${reply.status}` }
    } catch (error) {
      const cause = causeOf(error)
      const name = error instanceof Error ? error.name : 'unknown'
      return { fate: NEVER_REACHED.test(cause) ? 'refused' : 'unknown', again: true, problem: cause || name }
    }
  }

  return {
    // its row in the outbox is tried again, after longer pauses than somebody waits who logs in
    notify: attempt,
    send: async (message) => {
      let fate: NotSent['fate'] = 'refused'
      for (const pause of [...(options.pausesMs ?? PAUSES_MS), undefined]) {
        const outcome = await attempt(message)
        if (outcome === 'sent') return
        options.warn({ problem: outcome.problem, messageId: message.messageId }, 'the SMS webhook took no login code')
        // once a try may have gone through, a later one that did not says nothing of it
        if (outcome.fate === 'unknown') fate = 'unknown'
        if (!outcome.again || pause === undefined) break
        await delay(pause)
      }
      throw new NotSent(fate)
    }
  }
}
