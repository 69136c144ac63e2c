/** The host's ports in a browser: packages over HTTP, a realm without a document, fetch, timers. */
import type { FilesPort, NetworkPort, ScriptPort, TimersPort, Values, WebReply } from '../../host'
import { withoutCode } from '../noCode'

type Package = Record<string, string>

async function packageOf(root: string): Promise<Package> {
  const reply = await fetch(`/-/package?root=${encodeURIComponent(root)}`)
  if (!reply.ok) throw new Error(`package ${root}: ${reply.status}`)
  return (await reply.json()) as Package
}

/** Files of the main package at once, those of a subpackage when it is asked for. */
export async function packages(slow: () => number): Promise<FilesPort> {
  const files = new Map(Object.entries(await packageOf('')))
  return {
    read: (path) => files.get(path),
    loadPackage: async (root) => {
      await new Promise((resolve) => setTimeout(resolve, slow()))
      for (const [path, text] of Object.entries(await packageOf(root))) files.set(path, text)
    }
  }
}

/** What the language itself gives; everything else of a window is out of reach. */
const language =
  'Object Function Array Number Boolean String Symbol Date Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError JSON Math Intl ArrayBuffer Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array Float32Array Float64Array Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef FinalizationRegistry Proxy Reflect Atomics decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN parseFloat parseInt NaN Infinity undefined'.split(
    ' '
  )

/**
 * A realm of its own in a hidden frame. Scripts see the language and the platform's globals; names of a window are
 * undefined for them, as on the phone, and making code from text throws.
 */
export function hiddenRealm(onRejection: (reason: unknown) => void): ScriptPort & { close(): void } {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const realm = frame.contentWindow as (Window & typeof globalThis) | null
  if (!realm) throw new Error('The browser gives no frame')
  const make = realm.Function
  realm.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    onRejection(event.reason)
  })
  const names: Record<string | symbol, unknown> = Object.create(null) as Record<string | symbol, unknown>
  // a window is read by names that its type does not list
  for (const name of language) names[name] = (realm as unknown as Values)[name]
  const { maker, evaluate } = withoutCode(realm)
  names['Function'] = maker
  names['eval'] = evaluate
  names['globalThis'] = names
  const scope = new Proxy(names, {
    has: (_, name) => typeof name === 'string' && (name in names || name in realm),
    get: (_, name) => (name === Symbol.unscopables ? undefined : names[name])
  })
  return {
    defineGlobals: (globals) => void Object.assign(names, globals),
    evaluate: (source, fileName) =>
      make(
        'scope',
        // strict inside, where the platform's own wrapper is strict too: a plain call has no window for its `this`
        `with (scope) { return (function () { 'use strict'; return ${source}\n})() }\n//# sourceURL=weapp/${fileName}`
      )(scope) as unknown,
    close: () => frame.remove()
  }
}

export const timers: TimersPort = {
  setTimeout: (work, ms) => window.setTimeout(work, ms),
  clearTimeout: (id) => window.clearTimeout(id as number),
  setInterval: (work, ms) => window.setInterval(work, ms),
  clearInterval: (id) => window.clearInterval(id as number),
  now: () => Date.now()
}

/** What to do about a gateway of another origin that gave no answer to read; undefined where that is not what is wrong. */
async function adviceOn(url: string): Promise<string | undefined> {
  const { origin } = new URL(url, location.href)
  if (origin === location.origin) return undefined
  // an answer that may not be read is an answer all the same
  const there = await fetch(origin, { mode: 'no-cors', credentials: 'omit', cache: 'no-store' }).then(
    () => true,
    () => false
  )
  const query = new URLSearchParams({ kind: there ? 'refused' : 'silent', gateway: origin })
  const { words } = (await (await fetch(`/-/unanswered?${query}`)).json()) as { words: string }
  return words
}

/** The browser's network. `advise` hears what to set when a gateway of another origin can't be asked. */
export const browserNetwork = (advise: (words: string) => void): NetworkPort => ({
  send: ({ url, method, headers, body }) => {
    const stop = new AbortController()
    const ask = async (): Promise<WebReply> => {
      const reply = await fetch(url, {
        method,
        headers,
        body,
        signal: stop.signal,
        credentials: 'omit',
        cache: 'no-store'
      }).catch((error: unknown) => {
        if (!stop.signal.aborted) void adviceOn(url).then((words) => words && advise(words))
        throw error
      })
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.arrayBuffer() }
    }
    return { reply: ask(), abort: () => stop.abort() }
  }
})

/** Settles a payment in the shop's sandbox, as the chat app's cashier would before the mini-program hears of it; 'CLOSED': it could not. */
export async function settle(options: Values, result: 'SUCCEEDED' | 'FAILED'): Promise<'CLOSED' | undefined> {
  const id = String(options['package'] ?? '').replace('prepay_id=', '')
  const reply = await fetch(`/demo/api/payments/${encodeURIComponent(id)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ result })
  })
  const { done, status } = (await reply.json()) as { done?: boolean; status?: string }
  return done === false && status === 'CLOSED' ? 'CLOSED' : undefined
}
