/** One cold start of the compiled mini-program at one page: opens it, waits until it rests, measures, and taps. */
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
  type Problem,
  type Values
} from '../host'
import { fetchNetwork, folderFiles, nodeTimers, vmScripts } from './nodePorts'
import { settle, type Shopper } from './shop'
import {
  hasContent,
  isBlank,
  isLoading,
  measure,
  readTemplates,
  readTree,
  textOf,
  type Measures,
  type Node,
  type Templates
} from './tree'

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** ms without a request under way and without setData after which a page rests. */
const restMs = 90
const patienceMs = 8000
/** ms that a skeleton may stand with nothing under way. */
const loadingPatienceMs = 1500

export interface DataUse {
  calls: number
  bytes: number
  /** Largest single call, bytes. */
  most: number
  /** Most calls within one second. */
  perSecond: number
}

export interface Visit {
  page: string
  loggedIn: boolean
  /** Page on show once it rested; another one when the page sent the shopper on. */
  endedOn: string
  /** ms from the cold start until something other than a skeleton was there; undefined when it never was. */
  contentMs?: number
  data: DataUse
  measures: Measures
  requests: number
  /** Identical GETs sent more than once by the page. */
  repeated: string[]
  text: string
  /** What stood before the page closed and still does; the app's own is among it. */
  leftovers: string[]
  problems: Problem[]
  blank: boolean
}

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

/** A running mini-program with what the crawl watches. */
export interface Running {
  host: Host
  /** What the view holds of an instance: only what setData brought across. */
  treeOf(instance: Instance): Node
  top(): OpenPage | undefined
  rest(): Promise<void>
  updatesOf(pageId: number): { bytes: number; at: number }[]
  /** Every request so far. */
  requests: readonly NetworkCall[]
  /** When a page first showed content, epoch ms. */
  contentAt(pageId: number): number | undefined
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

export function run(world: World, shopper: Shopper | undefined): Running {
  const views = new Map<number, Values>()
  const updates = new Map<number, { bytes: number; at: number }[]>()
  const requests: NetworkCall[] = []
  const content = new Map<number, number>()
  let under = 0
  let lastChange = Date.now()
  const stored: Record<string, string> = shopper
    ? { token: JSON.stringify(JSON.stringify(shopper.token)), userId: JSON.stringify(JSON.stringify(shopper.userId)) }
    : {}
  const treeOf = (instance: Instance) => readTree(views.get(instance.id) ?? {}, world.templates)

  const host = createHost(
    {
      files: folderFiles(world.dist),
      scripts: vmScripts(),
      timers: nodeTimers,
      network: fetchNetwork,
      keep: { load: () => stored, save: () => undefined },
      cashier: (asked, answer) =>
        settle(
          world.address,
          String(asked['package']).replace('prepay_id=', ''),
          answer === 'fail' ? 'FAILED' : 'SUCCEEDED'
        ),
      view: {
        open: (instance) => {
          const data = JSON.parse(JSON.stringify(instance.data)) as Values
          views.set(instance.id, data)
          return {
            update: (values, drawn) => {
              for (const [place, value] of Object.entries(values)) setAt(data, place, value)
              lastChange = Date.now()
              if (instance.kind === 'page' && !content.has(instance.id)) {
                const tree = treeOf(instance)
                if (hasContent(tree)) content.set(instance.id, lastChange)
              }
              drawn()
            },
            // as on a screen tall enough for all of it: what loads when it is scrolled to loads
            observe: (_watch, onCross) => {
              const timer = setTimeout(() => onCross({ intersectionRatio: 1, ...everywhere }), 0)
              return () => clearTimeout(timer)
            },
            close: () => undefined
          }
        }
      }
    },
    { origin: world.address }
  )
  current = host
  host.on('setData', ({ pageId, bytes, at }) => updates.set(pageId, [...(updates.get(pageId) ?? []), { bytes, at }]))
  host.on('request', (call) => {
    under += 1
    requests.push(call)
  })
  host.on('reply', () => {
    under -= 1
    lastChange = Date.now()
  })

  return {
    host,
    treeOf,
    top: () => host.stack().at(-1),
    rest: async () => {
      const started = Date.now()
      lastChange = started
      while (Date.now() - started < patienceMs) {
        await wait(15)
        if (under > 0 || Date.now() - lastChange < restMs) continue
        const top = host.stack().at(-1)
        // a skeleton says that more is to come, however long the machine takes over it
        const tree = top && treeOf(top)
        const waits = tree !== undefined && (isLoading(tree) || !hasContent(tree))
        if (!waits || Date.now() - lastChange > loadingPatienceMs) return
      }
    },
    updatesOf: (pageId) => updates.get(pageId) ?? [],
    requests,
    contentAt: (pageId) => content.get(pageId),
    close: () => {
      host.stop()
      if (current === host) current = undefined
    }
  }
}

function useOf(updates: { bytes: number; at: number }[]): DataUse {
  const perSecond = Math.max(
    0,
    ...updates.map(({ at }) => updates.filter((one) => one.at >= at && one.at < at + 1000).length)
  )
  return {
    calls: updates.length,
    bytes: updates.reduce((sum, { bytes }) => sum + bytes, 0),
    most: Math.max(0, ...updates.map(({ bytes }) => bytes)),
    perSecond
  }
}

function repeatedOf(requests: readonly NetworkCall[]): string[] {
  const gets = requests
    .filter(({ method }) => method === 'GET')
    .map(({ url }) => url.replace(/^https?:\/\/[^/]+/, '').replace(/[?&]_t=\d+/, '')) // the time only defeats caches
  return [...new Set(gets.filter((url, index) => gets.indexOf(url) !== index))]
}

/** Everything that waits, listens or watches, in words; only timers of `among` when given. */
export function standing(host: Host, among?: ReadonlySet<number>): { words: string[]; timers: ReadonlySet<number> } {
  const { timers, listeners, observers } = host.leftovers()
  const words = timers
    .filter(({ id }) => !among || among.has(id))
    .map(({ every, ms }) => (every ? `an interval of ${ms} ms` : `a timer of ${ms > 3_600_000 ? 'hours' : `${ms} ms`}`))
  return {
    words: [
      ...words,
      ...listeners.map((name) => `wx.${name}`),
      ...Array.from({ length: observers }, () => 'an observer')
    ],
    timers: new Set(timers.map(({ id }) => id))
  }
}

/** `all` without one of each of `some`. */
export function without(all: readonly string[], some: readonly string[]): string[] {
  const rest = [...some]
  return all.filter((one) => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** ms after a page closed in which what it stops late (an animation, a request's end) may still run out. */
const graceMs = 60

/** Opens a page cold and closes it again. `keep` leaves it open, for taps. */
export async function visit(
  world: World,
  page: string,
  query: Record<string, string>,
  shopper?: Shopper
): Promise<Visit> {
  const running = run(world, shopper)
  const { host } = running
  const started = Date.now()
  try {
    await host.launch({ path: page, query })
    const opened = running.top()
    await running.rest()
    const ended = running.top()
    const shown = ended ?? opened
    const tree = shown ? running.treeOf(shown) : undefined
    const content = shown && running.contentAt(shown.id)
    const result: Visit = {
      page,
      loggedIn: shopper !== undefined,
      endedOn: ended?.route ?? '',
      ...(content === undefined ? {} : { contentMs: content - started }),
      data: useOf(shown ? running.updatesOf(shown.id) : []),
      measures: tree ? measure(tree) : { nodes: 0, depth: 0, mostChildren: 0 },
      requests: running.requests.length,
      repeated: repeatedOf(running.requests),
      text: tree ? textOf(tree) : '',
      leftovers: [],
      problems: [],
      blank: !tree || isBlank(tree)
    }
    if (ended) {
      const before = standing(host)
      // to a page that does little of its own, so that what stands afterwards is the closed page's or the app's
      const quiet = host.pages.filter((each) => each !== ended.route && /404|login\/login$/.test(each)).at(-1)
      await host.call('reLaunch', { url: `/${quiet ?? host.pages[0] ?? ''}` })
      await wait(graceMs)
      result.leftovers = standing(host, before.timers).words
    }
    result.problems = [...host.problems]
    return result
  } finally {
    running.close()
  }
}
