/** A running mini-program in Node with what the crawl watches: its view, requests, setData, and when it rests. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  createHost,
  setAt,
  type FilesPort,
  type Host,
  type Instance,
  type NetworkCall,
  type NetworkPort,
  type OpenPage,
  type Selection,
  type Values
} from '../host'
import { createClock, turn } from './clock'
import { createLedger, type Ledger } from './ledger'
import { fetchNetwork, folderFiles, vmScripts, type RememberingNetwork } from './nodePorts'
import { heightOf } from './rows'
import { settle, type Shopper } from './shop'
import { hasContent, isLoading, readTemplates, readTree, walk, type Node, type Templates } from './tree'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * ms: a timer that is set to this at most is waited for, such as a list's next look. What waits longer is a clock or a
 * carousel.
 */
const soonMs = 250
/** ms without a change after which timers that begin each other anew are no longer waited for. */
const stillMs = 400
const patienceMs = 8000
/** ms that a skeleton may stand with nothing under way. */
const loadingPatienceMs = 1500

export interface World {
  /** Of the compiled mini-program, anew for each start. */
  files(): FilesPort
  network: NetworkPort & Partial<Pick<RememberingNetwork, 'forget'>>
  /** Of the reference gateway. */
  address: string
  templates: Templates
}

export const worldOf = (dist: string, address: string): World => ({
  files: () => folderFiles(dist),
  network: fetchNetwork,
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
  /** Epoch ms by the phone's clock, which `rest` puts forward. */
  now(): number
  /** Lets ms go by on the phone's clock. */
  pass(ms: number): Promise<void>
  /** Scrolls the page on top, px from its beginning. */
  scroll(top: number): void
  /** What each act costs. */
  ledger: Ledger
  updatesOf(pageId: number): { bytes: number; at: number }[]
  /** Every request so far. */
  requests: readonly NetworkCall[]
  /** Requests without an end yet. */
  underWay(): string[]
  /** When a page first showed content, epoch ms. */
  contentAt(pageId: number): number | undefined
  /** Routes with the number of their closed pages that something still holds, counted after the engine cleaned up. */
  heldPages(): ReadonlyMap<string, number>
  close(): void
}

let current: Host | undefined
/** Rejections that nobody took: Node tells them, and they belong to the mini-program that runs. */
export function listenForRejections(): () => void {
  const told = (reason: unknown) => current?.rejected(reason)
  process.on('unhandledRejection', told)
  return () => process.off('unhandledRejection', told)
}

/** px: without layout everything begins where its page does. */
const rectangle = { left: 0, top: 0, right: 375, bottom: 400, width: 375, height: 400 }
const everywhere = {
  boundingClientRect: rectangle,
  intersectionRect: rectangle,
  relativeRect: rectangle,
  id: '',
  dataset: {},
  time: 0
}

let collect = globalThis.gc
/** What is held shows once the engine cleaned up, which Node does on request only with a switch of its own. */
function cleanUp(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as NodeJS.GCFunction
  }
  collect()
}

/** Starts nothing yet: `host.launch` does. */
export function run(world: World, shopper: Pick<Shopper, 'token' | 'userId'> | undefined): Running {
  const views = new Map<number, Values>()
  const updates = new Map<number, { bytes: number; at: number }[]>()
  const requests: NetworkCall[] = []
  const under = new Map<number, string>()
  const content = new Map<number, number>()
  const closed: { route: string; page: WeakRef<Instance> }[] = []
  const clock = createClock()
  const ledger = createLedger()
  const trees = new Map<number, Node>()
  const routeOf = new Map<number, string>()
  const scrolled = new Map<number, number>()
  let lastChange = clock.now()
  /** Payments at the sandbox's cashier, which the mini-program waits for. */
  let paying = 0
  const stored: Record<string, string> = shopper
    ? { token: JSON.stringify(JSON.stringify(shopper.token)), userId: JSON.stringify(JSON.stringify(shopper.userId)) }
    : {}
  /** The same tree until setData changes it. */
  const treeOf = ({ id }: Pick<Instance, 'id'>): Node => {
    const tree = trees.get(id) ?? readTree(views.get(id) ?? {}, world.templates)
    if (views.has(id)) trees.set(id, tree)
    return tree
  }

  function surface(given: Instance) {
    const { id, kind, path: route, pageId } = given
    const data = JSON.parse(JSON.stringify(given.data)) as Values
    const page = new WeakRef(given)
    views.set(id, data)
    if (kind === 'page') routeOf.set(id, route)
    return {
      update: (values: Values, drawn: () => void) => {
        for (const [place, value] of Object.entries(values)) setAt(data, place, value)
        trees.delete(id)
        lastChange = clock.now()
        // a bar of tabs over a list that is still to come is no content
        const there = () => hasContent(treeOf({ id })) && !isLoading(treeOf({ id }))
        if (kind === 'page' && !content.has(id) && there()) content.set(id, lastChange)
        drawn()
      },
      // for lists that mount what is near the window: as if they were all there is on the page
      query: (selections: readonly Selection[]) => {
        const onTop = host.stack().at(-1)?.id === pageId
        const nodes = new Map(onTop ? [...walk(treeOf(given))].map((node) => [node.id, node]) : [])
        const top = -(scrolled.get(pageId) ?? 0)
        return Promise.resolve(
          selections.map(({ selector, all }) => {
            const node = nodes.get(selector.replace(/^#/, ''))
            const height = node ? heightOf(node) : 0
            const place = { ...rectangle, top, bottom: top + height, height, dataset: {}, id: selector.slice(1) }
            return all ? (node ? [place] : []) : node ? place : null
          })
        )
      },
      // as on a screen tall enough for all of it: what loads when it is scrolled to loads
      observe: (_watch: unknown, onCross: (crossing: Values) => void) => {
        const timer = clock.setTimeout(() => onCross({ intersectionRatio: 1, ...everywhere }), 0)
        return () => clock.clearTimeout(timer)
      },
      close: () => {
        views.delete(id)
        trees.delete(id)
        if (kind === 'page') closed.push({ route, page })
      }
    }
  }

  const host = createHost(
    {
      files: world.files(),
      scripts: vmScripts(clock.now),
      timers: clock,
      network: world.network,
      keep: { load: () => stored, save: () => undefined },
      cashier: (asked, answer) => {
        const payment = String(asked['package']).replace('prepay_id=', '')
        paying += 1
        return settle(world.address, payment, answer === 'fail' ? 'FAILED' : 'SUCCEEDED').finally(() => {
          paying -= 1
          world.network.forget?.()
        })
      },
      view: { open: surface }
    },
    { origin: world.address }
  )
  current = host
  host.on('setData', ({ pageId, bytes, at }) => {
    const all = updates.get(pageId) ?? []
    all.push({ bytes, at })
    updates.set(pageId, all)
    ledger.setData({ pageId, page: routeOf.get(pageId) ?? '', bytes, at })
  })
  host.on('request', (call) => {
    ledger.request({ ...call, screen: host.stack().at(-1)?.id })
    under.set(call.id, `${call.method} ${call.url.replace(/^https?:\/\/[^/?]+/, '')}`)
    requests.push(call)
  })
  host.on('stack', (stack) => ledger.shown(stack.at(-1)?.id))
  host.on('reply', (call) => {
    ledger.reply(call)
    under.delete(call.id)
    lastChange = clock.now()
  })

  return {
    host,
    treeOf,
    top: () => host.stack().at(-1),
    now: clock.now,
    pass: clock.pass,
    scroll: (top) => {
      const page = host.stack().at(-1)
      if (!page) return
      scrolled.set(page.id, top)
      host.hook(page, 'onPageScroll', { scrollTop: top })
    },
    ledger,
    rest: async (soon = soonMs) => {
      const started = clock.now()
      lastChange = started
      let calm = 0
      while (clock.now() - started < patienceMs) {
        await turn()
        const still = clock.now() - lastChange
        const awaited = under.size > 0 || paying > 0
        if (awaited || (clock.due(soon) && still < Math.max(stillMs, soon))) {
          calm = 0
          if (awaited) await wait(1)
          else clock.forward(soon)
          continue
        }
        calm += 1
        if (calm < 2) continue
        const top = host.stack().at(-1)
        // a skeleton says that more is to come, however long the machine takes over it
        const tree = top && treeOf(top)
        const waits = tree !== undefined && (isLoading(tree) || !hasContent(tree))
        if (!waits || still > loadingPatienceMs) return
        await clock.pass(10)
      }
    },
    updatesOf: (pageId) => updates.get(pageId) ?? [],
    requests,
    underWay: () => [...under.values()],
    contentAt: (pageId) => content.get(pageId),
    heldPages: () => {
      cleanUp()
      const held = new Map<string, number>()
      for (const { route, page } of closed) if (page.deref()) held.set(route, (held.get(route) ?? 0) + 1)
      return held
    },
    close: () => {
      host.stop()
      if (current === host) current = undefined
    }
  }
}
