import { nextPaint } from '../paint'
import type { RequestInput, RequestOutcome } from './types'

export type { RequestInput, RequestOutcome } from './types'

/** ms after a tap in which what begins belongs to its answer. */
const answering = 100
let tappedAt = -Infinity
// beginning a request takes longer than most else that a tap does: the finger is answered first
document.addEventListener('click', () => (tappedAt = performance.now()), { capture: true, passive: true })

/**
 * Settles once the answer to the finger is painted, or the page is being left, which paints no more; says whether it is.
 */
const answered = (): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (leaving: boolean): void => {
      removeEventListener('beforeunload', leave)
      removeEventListener('pagehide', leave)
      resolve(leaving)
    }
    const leave = (): void => end(true)
    addEventListener('beforeunload', leave)
    addEventListener('pagehide', leave)
    void nextPaint().then(() => end(false))
  })

/** A browser also sends forms, whose type it writes itself, with their boundary. */
interface BrowserInput extends Omit<RequestInput, 'body'> {
  body?: string | FormData
}

/** Sends one request with `fetch`; the time-out covers the body too, since a reply that stalls half-way never ends. */
export async function sendRequest(input: BrowserInput): Promise<RequestOutcome> {
  const controller = new AbortController()
  let timedOut = false
  const timer = setTimeout(() => {
    timedOut = true
    controller.abort()
  }, input.timeoutMs)
  try {
    // a page that nobody sees paints nothing and may be gone at once
    const waits = performance.now() - tappedAt < answering && document.visibilityState === 'visible'
    const leaving = waits && (await answered())
    if (timedOut) return { kind: 'timeout' }
    const reply = await fetch(input.url, {
      method: input.method,
      headers: input.headers,
      body: input.body,
      signal: controller.signal,
      // what the shopper did last arrives though they leave
      ...(leaving ? { keepalive: true } : {}),
      // a file asked for without headers as the page's own preload asks for it, or that one would not be used
      credentials: Object.keys(input.headers).length > 0 ? 'omit' : 'same-origin'
    })
    const text = await reply.text()
    const headers: Record<string, string> = {}
    reply.headers.forEach((value, name) => {
      headers[name.toLowerCase()] = value
    })
    return { kind: 'reply', status: reply.status, headers, text }
  } catch {
    // fetch rejects only when nothing (or half of it) arrived; the reason's words differ by browser and say no more
    return { kind: timedOut ? 'timeout' : 'offline' }
  } finally {
    clearTimeout(timer)
  }
}
