/**
 * A page that lives in a running mini-program: opened over home, acted on, come back to, closed. Everything it costs or
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

function addUse(sum: DataUse, use: Readonly<DataUse>): void {
  sum.calls += use.calls
  sum.bytes += use.bytes
  sum.most = Math.max(sum.most, use.most)
  sum.perSecond = Math.max(sum.perSecond, use.perSecond)
}

/** How large the page on top is, and what of it is too large. */
function noteSize({ top, treeOf }: Running, page: string, after: string, cost: Cost): void {
  const say = (words: string) => cost.broken.add(words)
  const current = top()
  if (!current) return
  const { nodes, depth, mostChildren } = measure(treeOf(current))
  const where = current.route === page ? `after ${after}` : `on ${current.route} after ${after}`
  if (nodes >= limits.nodes) say(`${nodes} nodes ${where}`)
  if (depth > limits.depth) say(`${depth} levels deep ${where}`)
  if (mostChildren > limits.children) say(`${mostChildren} children of one node ${where}`)
  if (current.route !== page) return
  const { measures } = cost
  measures.nodes = Math.max(measures.nodes, nodes)
  measures.depth = Math.max(measures.depth, depth)
  measures.mostChildren = Math.max(measures.mostChildren, mostChildren)
}

/** The page of a session, and who comes to it. */
export interface Opening {
  world: World
  page: string
  newVisitor(): Promise<Visitor>
  /** Timers that the shopper sets on it and that ring wherever she is by then; none unless told. */
  alarms?: number
}

/** The running mini-program of a session, and what its page began with. */
interface Life extends Opening {
  cost: Cost
  live?: Running
  visitor: Visitor
  startToken?: string
  pageId?: number
  /** Problems that were noted. */
  seen: number
  /** What stood before the page opened. */
  before: Standing[]
  /** After what each thing that stands now came to be. */
  births: Map<string, string>
}

function runningOf({ live }: Life): Running {
  if (!live) throw new Error('the session has not started')
  return live
}
const tokenNow = (life: Life) => runningOf(life).host.storage()['token']
const onPage = (life: Life) => life.pageId !== undefined && runningOf(life).top()?.id === life.pageId

function note(life: Life, after: string): void {
  const running = runningOf(life)
  const { host, ledger } = running
  const say = (words: string) => life.cost.broken.add(words)
  for (const { kind, message } of host.problems.slice(life.seen))
    say(`after ${after}: ${kind}: ${message.split('\n').slice(0, 3).join(' | ')}`)
  life.seen = host.problems.length
  ledger.broken().forEach(say)
  life.births = new Map(standing(host).map(({ key }) => [key, life.births.get(key) ?? after]))
  noteSize(running, life.page, after, life.cost)
}

async function act(life: Life, words: string, work: () => unknown, manner: Manner = {}): Promise<void> {
  const running = runningOf(life)
  running.ledger.begin(words, manner.refreshes ? running.top()?.id : undefined)
  await work()
  await running.rest(manner.answersIn)
  note(life, words)
}

async function open(life: Life): Promise<boolean> {
  const { page } = life
  const { top } = runningOf(life)
  const { home, open: openOver } = overHome(runningOf(life), page)
  if (page !== home) await act(life, 'opening it', () => openOver(urlOf(page, life.visitor.query())))
  life.pageId = top()?.route === page ? top()?.id : undefined
  return life.pageId !== undefined
}

async function close(life: Life): Promise<void> {
  const running = runningOf(life)
  await act(life, 'closing it', () => overHome(running, life.page).close())
  let alarms = life.alarms ?? 0
  for (const { key, words } of await more(running, life.before)) {
    if (words.startsWith('a timer') && (alarms -= 1) >= 0) continue
    life.cost.broken.add(`left after unload: ${words}, since ${life.births.get(key) ?? 'closing it'}`)
  }
  life.before = standing(running.host)
  note(life, 'closing it')
}

/** Ends the running mini-program and adds what it cost. */
function stop(life: Life): void {
  if (!life.live) return
  addUse(life.cost.use, life.live.ledger.use)
  life.live.close()
  life.live = undefined
}

async function start(life: Life): Promise<boolean> {
  const { world } = life
  stop(life)
  life.visitor = await life.newVisitor()
  const { host } = (life.live = run({ ...world, network: remembering(world.network) }, life.visitor.shopper))
  life.seen = 0
  life.births = new Map()
  await act(life, 'the start', () => host.launch({ path: host.appJson.pages[0] }))
  life.before = standing(host)
  life.startToken = tokenNow(life)
  return open(life)
}

async function back(life: Life, after: string): Promise<'kept' | 'anew' | 'lost'> {
  // who logged in or out is another visitor from now on
  if (tokenNow(life) !== life.startToken) {
    await close(life)
    return (await start(life)) ? 'anew' : 'lost'
  }
  const { page } = life
  const { host, top } = runningOf(life)
  const again = async (api: string, options: Record<string, unknown>) => {
    await act(life, `coming back after ${after}`, () => host.call(api, options))
    return onPage(life)
  }
  const stack = host.stack()
  const index = stack.findIndex(({ id }) => id === life.pageId)
  if (index >= 0 && (await again('navigateBack', { delta: stack.length - 1 - index }))) return 'kept'
  const { isTab } = overHome(runningOf(life), page)
  const onTab = host.appJson.tabBar?.list.some(({ pagePath }) => pagePath === top()?.route) ?? false
  if (isTab && onTab && (await again('switchTab', { url: `/${page}` }))) return 'kept'
  await close(life)
  return (await open(life)) ? 'anew' : 'lost'
}

/** Nothing runs until `start`. */
export function createSession(opening: Opening, cost: Cost): Session {
  const visitor: Visitor = { query: () => ({}) }
  const life: Life = { ...opening, cost, visitor, seen: 0, before: [], births: new Map() }
  return {
    running: () => runningOf(life),
    onPage: () => onPage(life),
    start: () => start(life),
    act: (words, work, manner) => act(life, words, work, manner),
    back: (after) => back(life, after),
    reopen: async () => {
      await close(life)
      return open(life)
    },
    end: async () => {
      try {
        if (!life.live) return
        await close(life)
        const running = runningOf(life)
        const home = running.host.appJson.pages[0]
        heldIn(running, (route) => route !== home).forEach((words) => cost.broken.add(words))
      } finally {
        stop(life)
      }
    }
  }
}
