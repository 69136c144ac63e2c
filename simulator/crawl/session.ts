/**
 * A page that lives in a running mini-program: opened over home, acted on, come back to, closed. Whatever it costs or
 * breaks is booked to the act that caused it, from its opening until after its unload.
 */
import type { DataUse } from './ledger'
import { heldIn, more, overHome, standing, urlOf, type Standing } from './leaves'
import { limits } from './limits'
import { remembering } from './nodePorts'
import { run, type Running, type World } from './running'
import type { Shopper } from './shop'
import { measure, type Measures } from './tree'

/** Who opens the page, and with which parameters. */
export interface Visitor {
  shopper?: Shopper
  query(): Record<string, string>
}

/** How an act is. */
export interface Manner {
  /** ms that the page may wait before it answers, such as for more typing. */
  answersIn?: number
  /** By it the shopper asks for everything on the page anew. */
  refreshes?: boolean
}

export interface Session {
  running(): Running
  /** The page itself is on top. */
  onPage(): boolean
  /** Cold start as a new visitor, and the page over home. False when it sends on. */
  start(): Promise<boolean>
  /** Does something, waits until it rests, and books what follows. */
  act(words: string, work: () => unknown, manner?: Manner): Promise<void>
  /** From where an act led to the page: 'kept' as it was, 'anew' opened again, 'lost' when it sends on. */
  back(after: string): Promise<'kept' | 'anew' | 'lost'>
  /** Closes the page, looks what stays, and opens it again. */
  reopen(): Promise<boolean>
  /** Closes the page for good, and says whether something holds what was closed. */
  end(): Promise<void>
}

export interface Cost {
  use: DataUse
  /** The most there was at once. */
  measures: Measures
  broken: Set<string>
}

export const newCost = (): Cost => ({
  use: { calls: 0, bytes: 0, most: 0, perSecond: 0 },
  measures: { nodes: 0, depth: 0, mostChildren: 0 },
  broken: new Set()
})

/** Nothing runs until `start`. */
export function createSession(world: World, page: string, newVisitor: () => Promise<Visitor>, cost: Cost): Session {
  let live: Running | undefined
  let visitor: Visitor = { query: () => ({}) }
  let startToken: string | undefined
  let pageId: number | undefined
  let seen = 0
  let before: Standing[] = []
  let births = new Map<string, string>()

  const running = (): Running => {
    if (!live) throw new Error('the session has not started')
    return live
  }
  const top = () => running().top()
  const tokenNow = () => running().host.storage()['token']
  const onPage = () => pageId !== undefined && top()?.id === pageId

  function note(after: string): void {
    const { host, ledger, treeOf } = running()
    const say = (words: string) => cost.broken.add(words)
    for (const { kind, message } of host.problems.slice(seen))
      say(`after ${after}: ${kind}: ${message.split('\n').slice(0, 3).join(' | ')}`)
    seen = host.problems.length
    ledger.broken().forEach(say)
    births = new Map(standing(host).map(({ key }) => [key, births.get(key) ?? after]))
    const shown = top()
    if (!shown) return
    const { nodes, depth, mostChildren } = measure(treeOf(shown))
    const where = shown.route === page ? `after ${after}` : `on ${shown.route} after ${after}`
    if (nodes >= limits.nodes) say(`${nodes} nodes ${where}`)
    if (depth > limits.depth) say(`${depth} levels deep ${where}`)
    if (mostChildren > limits.children) say(`${mostChildren} children of one node ${where}`)
    if (shown.route !== page) return
    const { measures } = cost
    measures.nodes = Math.max(measures.nodes, nodes)
    measures.depth = Math.max(measures.depth, depth)
    measures.mostChildren = Math.max(measures.mostChildren, mostChildren)
  }
  async function act(words: string, work: () => unknown, { answersIn, refreshes }: Manner = {}): Promise<void> {
    running().ledger.begin(words, refreshes ? top()?.id : undefined)
    await work()
    await running().rest(answersIn)
    note(words)
  }
  async function open(): Promise<boolean> {
    const { home, open: openOver } = overHome(running(), page)
    if (page !== home) await act('opening it', () => openOver(urlOf(page, visitor.query())))
    pageId = top()?.route === page ? top()?.id : undefined
    return pageId !== undefined
  }
  async function close(): Promise<void> {
    await act('closing it', () => overHome(running(), page).close())
    for (const { key, words } of await more(running(), before))
      cost.broken.add(`left after unload: ${words}, since ${births.get(key) ?? 'closing it'}`)
    before = standing(running().host)
    note('closing it')
  }
  /** Ends the running mini-program and adds what it cost. */
  function stop(): void {
    if (!live) return
    const { use } = live.ledger
    cost.use.calls += use.calls
    cost.use.bytes += use.bytes
    cost.use.most = Math.max(cost.use.most, use.most)
    cost.use.perSecond = Math.max(cost.use.perSecond, use.perSecond)
    live.close()
    live = undefined
  }
  async function start(): Promise<boolean> {
    stop()
    visitor = await newVisitor()
    live = run({ ...world, network: remembering(world.network) }, visitor.shopper)
    seen = 0
    births = new Map()
    await act('the start', () => running().host.launch({ path: running().host.appJson.pages[0] }))
    before = standing(running().host)
    startToken = tokenNow()
    return open()
  }
  const again = async (words: string, api: string, asked: Record<string, unknown>) => {
    await act(words, () => running().host.call(api, asked))
    return onPage()
  }

  return {
    running,
    onPage,
    start,
    act,
    back: async (after) => {
      // who logged in or out is another visitor from now on
      if (tokenNow() !== startToken) {
        await close()
        return (await start()) ? 'anew' : 'lost'
      }
      const { host } = running()
      const stack = host.stack()
      const at = stack.findIndex(({ id }) => id === pageId)
      const words = `coming back after ${after}`
      if (at >= 0 && (await again(words, 'navigateBack', { delta: stack.length - 1 - at }))) return 'kept'
      const { isTab } = overHome(running(), page)
      const onTab = host.appJson.tabBar?.list.some(({ pagePath }) => pagePath === top()?.route) ?? false
      if (isTab && onTab && (await again(words, 'switchTab', { url: `/${page}` }))) return 'kept'
      await close()
      return (await open()) ? 'anew' : 'lost'
    },
    reopen: async () => {
      await close()
      return open()
    },
    end: async () => {
      try {
        if (!live) return
        await close()
        const home = running().host.appJson.pages[0]
        heldIn(running(), (route) => route !== home).forEach((words) => cost.broken.add(words))
      } finally {
        stop()
      }
    }
  }
}
