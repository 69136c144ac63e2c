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
  /** The compiled mini-program's files, anew for each start. */
  files(): FilesPort
  network: NetworkPort & Partial<Pick<RememberingNetwork, 'forget'>>
  /** The reference gateway's address. */
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
  updatesOf(pageId: number): { bytes: number; time: number }[]
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
  const onRejection = (reason: unknown) => current?.rejected(reason)
  process.on('unhandledRejection', onRejection)
  return () => process.off('unhandledRejection', onRejection)
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

type Clock = ReturnType<typeof createClock>

/** What the view holds of each instance: only what setData brought across. */
function createViews(templates: Templates, clock: Clock, onTop: () => OpenPage | undefined, onChange: () => void) {
  const views = new Map<number, Values>()
  const content = new Map<number, number>()
  const closed: { route: string; page: WeakRef<Instance> }[] = []
  const trees = new Map<number, Node>()
  const routeOf = new Map<number, string>()
  const scrolled = new Map<number, number>()
  /** The same tree until setData changes it. */
  const treeOf = ({ id }: Pick<Instance, 'id'>): Node => {
    const tree = trees.get(id) ?? readTree(views.get(id) ?? {}, templates)
    if (views.has(id)) trees.set(id, tree)
    return tree
  }

  // for lists that mount what is near the window: as if they were all there is on the page
  function find(instance: Instance, selections: readonly Selection[]) {
    const isOnTop = onTop()?.id === instance.pageId
    const nodes = new Map(isOnTop ? [...walk(treeOf(instance))].map((node) => [node.id, node]) : [])
    const top = -(scrolled.get(instance.pageId) ?? 0)
    return selections.map(({ selector, all }) => {
      const node = nodes.get(selector.replace(/^#/, ''))
      const height = node ? heightOf(node) : 0
      const place = { ...rectangle, top, bottom: top + height, height, dataset: {}, id: selector.slice(1) }
      return all ? (node ? [place] : []) : node ? place : null
    })
  }

  function surface(instance: Instance) {
    const { id, kind, path: route } = instance
    const data = JSON.parse(JSON.stringify(instance.data)) as Values
    const page = new WeakRef(instance)
    views.set(id, data)
    if (kind === 'page') routeOf.set(id, route)
    return {
      update: (values: Values, onDrawn: () => void) => {
        for (const [place, value] of Object.entries(values)) setAt(data, place, value)
        trees.delete(id)
        onChange()
        // a bar of tabs over a list that is still to come is no content
        const there = () => hasContent(treeOf({ id })) && !isLoading(treeOf({ id }))
        if (kind === 'page' && !content.has(id) && there()) content.set(id, clock.now())
        onDrawn()
      },
      query: (selections: readonly Selection[]) => Promise.resolve(find(instance, selections)),
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

  return {
    open: surface,
    treeOf,
    routeOf: (id: number) => routeOf.get(id) ?? '',
    contentAt: (id: number) => content.get(id),
    scrolledTo: (id: number, top: number) => void scrolled.set(id, top),
    heldPages: () => {
      cleanUp()
      const counts = new Map<string, number>()
      for (const { route, page } of closed) if (page.deref()) counts.set(route, (counts.get(route) ?? 0) + 1)
      return counts
    }
  }
}

/** What is still to come in a running mini-program, and when something last came. */
interface Activity {
  clock: Clock
  /** Requests without an end yet. */
  under: Map<number, string>
  /** Payments at the sandbox's cashier, which the mini-program waits for. */
  paying: number
  lastChange: number
}

/** Waits until nothing is under way and nothing is due within `soon` ms; `shown` is what the page on top shows. */
async function restOf(activity: Activity, topPage: () => Node | undefined, soon: number): Promise<void> {
  const { clock, under } = activity
  const started = clock.now()
  activity.lastChange = started
  let calm = 0
  while (clock.now() - started < patienceMs) {
    await turn()
    const still = clock.now() - activity.lastChange
    const awaited = under.size > 0 || activity.paying > 0
    if (awaited || (clock.due(soon) && still < Math.max(stillMs, soon))) {
      calm = 0
      if (awaited) await wait(1)
      else clock.forward(soon)
      continue
    }
    calm += 1
    if (calm < 2) continue
    // a skeleton says that more is to come, however long the machine takes over it
    const tree = topPage()
    const waits = tree !== undefined && (isLoading(tree) || !hasContent(tree))
    if (!waits || still > loadingPatienceMs) return
    await clock.pass(10)
  }
}

/** Books what the host does to the act that caused it, and keeps what was sent and set. */
function watch(host: Host, ledger: Ledger, routeOf: (id: number) => string, activity: Activity) {
  const updates = new Map<number, { bytes: number; time: number }[]>()
  const requests: NetworkCall[] = []
  host.on('setData', ({ pageId, bytes, time }) => {
    const all = updates.get(pageId) ?? []
    all.push({ bytes, time })
    updates.set(pageId, all)
    ledger.setData({ pageId, page: routeOf(pageId), bytes, time })
  })
  host.on('request', (call) => {
    ledger.request({ ...call, screen: host.stack().at(-1)?.id })
    activity.under.set(call.id, `${call.method} ${call.url.replace(/^https?:\/\/[^/?]+/, '')}`)
    requests.push(call)
  })
  host.on('stack', (stack) => ledger.shown(stack.at(-1)?.id))
  host.on('reply', (call) => {
    ledger.reply(call)
    activity.under.delete(call.id)
    activity.lastChange = activity.clock.now()
  })
  return { requests, updatesOf: (pageId: number) => updates.get(pageId) ?? [] }
}

/** Starts nothing yet: `host.launch` does. */
export function run(world: World, shopper: Pick<Shopper, 'token' | 'userId'> | undefined): Running {
  const clock = createClock()
  const ledger = createLedger()
  const activity: Activity = { clock, under: new Map(), paying: 0, lastChange: clock.now() }
  const top = () => host.stack().at(-1)
  const views = createViews(world.templates, clock, top, () => {
    activity.lastChange = clock.now()
  })
  const stored: Record<string, string> = shopper
    ? { token: JSON.stringify(JSON.stringify(shopper.token)), userId: JSON.stringify(JSON.stringify(shopper.userId)) }
    : {}
  const host: Host = createHost(
    {
      files: world.files(),
      scripts: vmScripts(clock.now),
      timers: clock,
      network: world.network,
      keep: { load: () => stored, save: () => undefined },
      cashier: (options, answer) => {
        const payment = String(options['package']).replace('prepay_id=', '')
        activity.paying += 1
        return settle(world.address, payment, answer === 'fail' ? 'FAILED' : 'SUCCEEDED').finally(() => {
          activity.paying -= 1
          world.network.forget?.()
        })
      },
      view: { open: views.open }
    },
    { origin: world.address }
  )
  current = host
  const { requests, updatesOf } = watch(host, ledger, views.routeOf, activity)
  const topPage = () => {
    const page = top()
    return page && views.treeOf(page)
  }
  return {
    host,
    treeOf: views.treeOf,
    top,
    now: clock.now,
    pass: clock.pass,
    scroll: (to) => {
      const page = top()
      if (!page) return
      views.scrolledTo(page.id, to)
      host.hook(page, 'onPageScroll', { scrollTop: to })
    },
    ledger,
    rest: (soon = soonMs) => restOf(activity, topPage, soon),
    updatesOf,
    requests,
    underWay: () => [...activity.under.values()],
    contentAt: views.contentAt,
    heldPages: views.heldPages,
    close: () => {
      host.stop()
      if (current === host) current = undefined
    }
  }
}
