import type { RequestInput, RequestOutcome } from './types'

export type { RequestInput, RequestOutcome } from './types'

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
    const reply = await fetch(input.url, {
      method: input.method,
      headers: input.headers,
      body: input.body,
      signal: controller.signal,
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
