/** The host core's ports in Node: files of a folder, a vm context without code generation, real timers, fetch. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import type { FilesPort, NetworkPort, ScriptPort, TimersPort, Values, WebReply } from '../host'

/** Reads a compiled mini-program. A subpackage counts as absent until it is loaded. */
export function folderFiles(dist: string): FilesPort & { loadedPackages: string[] } {
  const loadedPackages: string[] = []
  return {
    loadedPackages,
    read: (file) => {
      const full = path.resolve(dist, file)
      if (!full.startsWith(path.resolve(dist) + path.sep)) return undefined
      return existsSync(full) ? readFileSync(full, 'utf8') : undefined
    },
    loadPackage: (root) => {
      loadedPackages.push(root)
      return Promise.resolve()
    }
  }
}

/** `Date` by another clock. */
const datesBy = `(now) => {
  const Real = Date
  Real.now = now
  globalThis.Date = new Proxy(Real, {
    construct: (target, values, made) => Reflect.construct(target, values.length ? values : [now()], made),
    apply: () => new Real(now()).toString()
  })
}`

/**
 * A realm with the language alone: no DOM, no Node, and neither eval nor new Function. `now` is the clock of its dates,
 * epoch ms, where it is not the real one.
 */
export function vmScripts(now?: () => number): ScriptPort {
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
  vm.runInContext('delete globalThis.WebAssembly; delete globalThis.SharedArrayBuffer', context)
  if (now) (vm.runInContext(datesBy, context) as (now: () => number) => void)(now)
  return {
    defineGlobals: (globals: Values) => void Object.assign(context, globals),
    evaluate: (source, fileName) => vm.runInContext(source, context, { filename: `weapp/${fileName}` }) as unknown
  }
}

export const nodeTimers: TimersPort = {
  setTimeout: (work, ms) => setTimeout(work, ms),
  clearTimeout: (id) => clearTimeout(id as NodeJS.Timeout),
  setInterval: (work, ms) => setInterval(work, ms),
  clearInterval: (id) => clearInterval(id as NodeJS.Timeout),
  now: () => Date.now()
}

export const fetchNetwork: NetworkPort = {
  send: ({ url, method, headers, body }) => {
    const stop = new AbortController()
    const ask = async (): Promise<WebReply> => {
      // on one machine packing takes longer than sending
      const plain = { ...headers, 'accept-encoding': 'identity' }
      const reply = await fetch(url, { method, headers: plain, body, signal: stop.signal })
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.arrayBuffer() }
    }
    return { reply: ask(), abort: () => stop.abort() }
  }
}

/** A network that remembers. */
export interface RememberingNetwork extends NetworkPort {
  /** Something was written past it. */
  forget(): void
}

/**
 * Answers what was read before by the same shopper, for as long as nothing is written: a thousand acts on a page read the
 * same few things again and again, and the gateway would say the same.
 */
export function remembering(network: NetworkPort): RememberingNetwork {
  let replies = new Map<string, { reply: Promise<WebReply>; time: number }>()
  const forget = () => {
    replies = new Map()
  }
  return {
    forget,
    send: (request) => {
      if (request.method !== 'GET') {
        forget()
        const call = network.send(request)
        return { ...call, reply: call.reply.finally(forget) }
      }
      const { authorization = '', 'x-lang': lang = '' } = request.headers
      const key = [request.url.replace(/[?&]_t=\d+/, ''), authorization, lang].join(' ')
      const cached = replies.get(key)
      if (cached) {
        const reply = cached.reply.then(({ status, headers, body }) => {
          const serverTime = Number(headers['x-server-time'])
          const now = {
            ...headers,
            ...(serverTime ? { 'x-server-time': String(serverTime + Date.now() - cached.time) } : {})
          }
          return { status, headers: now, body }
        })
        return { reply, abort: () => undefined }
      }
      const call = network.send(request)
      const mine = replies
      mine.set(key, { reply: call.reply, time: Date.now() })
      call.reply.then(
        ({ status }) => status !== 200 && mine.delete(key),
        () => mine.delete(key)
      )
      return call
    }
  }
}
