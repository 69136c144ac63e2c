/** A running mini-program in Node with what the crawl watches: what the view holds, requests, setData, and when it rests. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import {
  createHost,
  setAt,
  type Host,
  type Instance,
  type NetworkCall,
  type OpenPage,
  type TimersPort,
  type Values
} from '../host'
import { fetchNetwork, folderFiles, nodeTimers, vmScripts } from './nodePorts'
import { settle, type Shopper } from './shop'
import { hasContent, isLoading, readTemplates, readTree, type Node, type Templates } from './tree'

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** Lets everything that is due run: promises, replies that arrived, timers of 0 ms. */
const turn = () => new Promise<void>((resolve) => setImmediate(() => setTimeout(resolve, 1)))

/** ms: a timer that is due within this is waited for. What waits longer is a clock or a carousel. */
const soonMs = 120
/** ms without a change after which timers that begin each other anew are no longer waited for. */
const stillMs = 400
const patienceMs = 8000
/** ms that a skeleton may stand with nothing under way. */
const loadingPatienceMs = 1500

export interface World {
  dist: string
  /** Of the reference gateway. */
  address: string
  templates: Templates
}

export const worldOf = (dist: string, address: string): World => ({
  dist,
  address,
  templates: readTemplates(readFileSync(path.join(dist, 'base.wxml'), 'utf8'))
})

export interface Running {
  host: Host
  /** What the view holds of an instance: only what setData brought across. */
  treeOf(instance: Instance): Node
  top(): OpenPage | undefined
  /** Until nothing is under way and nothing is due within `soon` ms. */
  rest(soon?: number): Promise<void>
  updatesOf(pageId: number): { bytes: number; at: number }[]
  /** Every request so far. */
  requests: readonly NetworkCall[]
  /** Requests without an end yet. */
  underWay(): string[]
  /** When a page first showed content, epoch ms. */
  contentAt(pageId: number): number | undefined
  /** Closed pages of a route that something still holds, counted after the engine cleaned up. */
  heldPages(route: string): number
  close(): void
}

let current: Host | undefined
/** Rejections that nobody took: Node tells them, and they belong to the mini-program that runs. */
export function listenForRejections(): () => void {
  const told = (reason: unknown) => current?.rejected(reason)
  process.on('unhandledRejection', told)
  return () => process.off('unhandledRejection', told)
}

const rectangle = { left: 0, top: 0, right: 375, bottom: 400, width: 375, height: 400 }
const everywhere = {
  boundingClientRect: rectangle,
  intersectionRect: rectangle,
  relativeRect: rectangle,
  id: '',
  dataset: {},
  time: 0
}

/** Node's timers, and how many of them are due within some ms of when they were set. */
function countedTimers(): TimersPort & { due(within: number): boolean } {
  const waiting = new Map<unknown, number>()
  return {
    ...nodeTimers,
    setTimeout: (work, ms) => {
      const id = nodeTimers.setTimeout(() => {
        waiting.delete(id)
        work()
      }, ms)
      waiting.set(id, ms)
      return id
    },
    clearTimeout: (id) => {
      waiting.delete(id)
      nodeTimers.clearTimeout(id)
    },
    due: (within) => [...waiting.values()].some((ms) => ms <= within)
  }
}

/** Starts nothing yet: `host.launch` does. */
export function run(world: World, shopper: Shopper | undefined): Running {
  const views = new Map<number, Values>()
  const updates = new Map<number, { bytes: number; at: number }[]>()
  const requests: NetworkCall[] = []
  const under = new Map<number, string>()
  const content = new Map<number, number>()
  const closed: { route: string; page: WeakRef<Instance> }[] = []
  const timers = countedTimers()
  let lastChange = Date.now()
  const stored: Record<string, string> = shopper
    ? { token: JSON.stringify(JSON.stringify(shopper.token)), userId: JSON.stringify(JSON.stringify(shopper.userId)) }
    : {}
  const treeOf = (instance: Instance) => readTree(views.get(instance.id) ?? {}, world.templates)

  function surface(given: Instance) {
    const { id, kind, path: route } = given
    const data = JSON.parse(JSON.stringify(given.data)) as Values
    const page = new WeakRef(given)
    views.set(id, data)
    return {
      update: (values: Values, drawn: () => void) => {
        for (const [place, value] of Object.entries(values)) setAt(data, place, value)
        lastChange = Date.now()
        if (kind === 'page' && !content.has(id) && hasContent(readTree(data, world.templates)))
          content.set(id, lastChange)
        drawn()
      },
      // as on a screen tall enough for all of it: what loads when it is scrolled to loads
      observe: (_watch: unknown, onCross: (crossing: Values) => void) => {
        const timer = setTimeout(() => onCross({ intersectionRatio: 1, ...everywhere }), 0)
        return () => clearTimeout(timer)
      },
      close: () => {
        views.delete(id)
        if (kind === 'page') closed.push({ route, page })
      }
    }
  }

  const host = createHost(
    {
      files: folderFiles(world.dist),
      scripts: vmScripts(),
      timers,
      network: fetchNetwork,
      keep: { load: () => stored, save: () => undefined },
      cashier: (asked, answer) =>
        settle(
          world.address,
          String(asked['package']).replace('prepay_id=', ''),
          answer === 'fail' ? 'FAILED' : 'SUCCEEDED'
        ),
      view: { open: surface }
    },
    { origin: world.address }
  )
  current = host
  host.on('setData', ({ pageId, bytes, at }) => updates.set(pageId, [...(updates.get(pageId) ?? []), { bytes, at }]))
  host.on('request', (call) => {
    under.set(call.id, `${call.method} ${call.url.replace(/^https?:\/\/[^/?]+/, '')}`)
    requests.push(call)
  })
  host.on('reply', ({ id }) => {
    under.delete(id)
    lastChange = Date.now()
  })

  return {
    host,
    treeOf,
    top: () => host.stack().at(-1),
    rest: async (soon = soonMs) => {
      const started = Date.now()
      lastChange = started
      let calm = 0
      while (Date.now() - started < patienceMs) {
        await turn()
        const still = Date.now() - lastChange
        const busy = under.size > 0 || (timers.due(soon) && still < Math.max(stillMs, soon))
        calm = busy ? 0 : calm + 1
        if (calm < 2) {
          if (busy) await wait(3)
          continue
        }
        const top = host.stack().at(-1)
        // a skeleton says that more is to come, however long the machine takes over it
        const tree = top && treeOf(top)
        const waits = tree !== undefined && (isLoading(tree) || !hasContent(tree))
        if (!waits || still > loadingPatienceMs) return
        await wait(10)
      }
    },
    updatesOf: (pageId) => updates.get(pageId) ?? [],
    requests,
    underWay: () => [...under.values()],
    contentAt: (pageId) => content.get(pageId),
    heldPages: (route) => {
      if (!globalThis.gc) throw new Error('What is held can be seen with --expose-gc alone')
      globalThis.gc()
      return closed.filter((one) => one.route === route && one.page.deref() !== undefined).length
    },
    close: () => {
      host.stop()
      if (current === host) current = undefined
    }
  }
}
