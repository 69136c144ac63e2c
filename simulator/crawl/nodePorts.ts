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

/** A realm with the language alone: no DOM, no Node, and neither eval nor new Function. */
export function vmScripts(): ScriptPort {
  const context = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } })
  vm.runInContext('delete globalThis.WebAssembly; delete globalThis.SharedArrayBuffer', context)
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
      const reply = await fetch(url, { method, headers, body, signal: stop.signal })
      return { status: reply.status, headers: Object.fromEntries(reply.headers), body: await reply.arrayBuffer() }
    }
    return { reply: ask(), abort: () => stop.abort() }
  }
}
