/** A crawl of one page while it goes on: what it saw to do there, and how it does one thing. */
import { shortName } from './acts'
import type { Cost, Session } from './session'
import { thingsOn, type Thing } from './things'
import { hasContent, hasFailed, isBlank, isInFailed } from './tree'

/** Rows of one look that are done unless told otherwise. The rest, which is a country's towns, is counted. */
export const mostAlike = 24
/** Acts that are done again to bring back what came of all of them. */
const longestTrail = 60

/** Something to do, seen at least once. */
export interface Deed {
  sign: string
  words: string
  /** What brought it up; nothing when the page opens with it. */
  via: Deed | undefined
  /** Counts up with each time that something new was seen. */
  seenAt: number
  state: 'seen' | 'done' | 'gone' | 'alike'
  /** Does what is done to the page and not to a thing on it. */
  work?: () => unknown
  /** What had been done on the page before it was seen, from its opening on. */
  trail: readonly Deed[]
  /** The page's language when it was seen. */
  language: string
  /** How it was looked for and not found. */
  lost?: string
}

export interface Crawl {
  session: Session
  cost: Cost
  /** The screen for addresses that lead nowhere. */
  missing: string | undefined
  /** Rows of one look that are done. */
  mostAlike: number
  report: { taps: number; done: Record<string, number>; again: number }
  /** Pages that opened because of an act. */
  opened: Set<string>
  /** Everything seen so far, by its sign. */
  known: Map<string, Deed>
  /** How many of each look were seen. */
  kinds: Map<string, number>
  /** What can be done now. */
  present: Map<string, Thing>
  /** What was done last; nothing right after the page opened. */
  last: Deed | undefined
  /** What was done since it opened. */
  trail: Deed[]
  looks: number
  /** What made it the page's language. */
  switches: Map<string, Deed>
  /** Times that the page was scrolled to its end. */
  ends: number
  /** Shoppers sent so far. */
  visitors: number
  /** How often what came up by a deed was looked for in vain. */
  missed: Map<Deed | undefined, number>
}

type Bounds = Pick<Crawl, 'missing' | 'mostAlike'>

export const newCrawl = (session: Session, cost: Cost, bounds: Bounds): Crawl => ({
  session,
  cost,
  ...bounds,
  report: { taps: 0, done: {}, again: 0 },
  opened: new Set(),
  known: new Map(),
  kinds: new Map(),
  present: new Map(),
  last: undefined,
  trail: [],
  looks: 0,
  switches: new Map(),
  ends: 0,
  visitors: 1,
  missed: new Map()
})

export const languageOf = ({ session }: Crawl): string =>
  /[a-z]{2}-[A-Z]{2}/.exec(session.running().host.storage()['locale'] ?? '')?.[0] ?? 'zh-CN'

export function know(crawl: Crawl, sign: string, kind: string, words: string, work?: () => unknown): Deed {
  const thing = crawl.known.get(sign)
  if (thing) return thing
  const count = (crawl.kinds.get(kind) ?? 0) + 1
  crawl.kinds.set(kind, count)
  const deed: Deed = {
    sign,
    words,
    via: crawl.last,
    seenAt: crawl.looks,
    state: count > crawl.mostAlike ? 'alike' : 'seen',
    work,
    trail: crawl.trail.slice(-longestTrail),
    language: languageOf(crawl)
  }
  crawl.known.set(sign, deed)
  return deed
}

/** Sees what can be done now. */
export function look(crawl: Crawl): void {
  crawl.looks += 1
  crawl.present = new Map()
  if (!crawl.session.onPage()) return
  for (const thing of thingsOn(crawl.session.running())) {
    if (crawl.present.has(thing.sign)) continue
    crawl.present.set(thing.sign, thing)
    know(crawl, thing.sign, thing.kind, `${thing.act.name} ${shortName(thing.node)}`)
  }
}

/** The page has just opened: nothing was done on it yet. */
export function begunAnew(crawl: Crawl): void {
  crawl.last = undefined
  crawl.trail = []
}

/** Where an act led has to be there, and to show something. */
function lookAround({ session, opened, cost, missing }: Crawl, words: string): void {
  const { top, treeOf } = session.running()
  const page = top()
  opened.add(page?.route ?? 'nothing')
  if (!page) return void cost.broken.add(`${words} leads nowhere`)
  const say = (what: string) => cost.broken.add(`${words} leads to ${page.route}, ${what}`)
  const tree = treeOf(page)
  if (page.route === missing) say('which is for addresses that are not there')
  else if (hasFailed(tree)) say('which says that it could not be loaded')
  else if (isBlank(tree)) say('which is blank')
  else if (!hasContent(tree)) say('which shows nothing but a skeleton')
}

/** Does something that can be done now; false when it is not there. */
export async function perform(crawl: Crawl, deed: Deed): Promise<boolean> {
  const { session, report } = crawl
  const thing = crawl.present.get(deed.sign)
  const work =
    deed.work ?? (thing && (() => thing.act.do(session.running().host, thing.instance, session.running().pass)))
  if (!work) return false
  const name = thing?.act.name ?? deed.sign.split(' ')[0] ?? ''
  if (deed.state === 'done') report.again += 1
  else {
    report.taps += 1
    report.done[name] = (report.done[name] ?? 0) + 1
  }
  deed.state = 'done'
  crawl.present = new Map()
  const spoken = languageOf(crawl)
  const refreshes = name === 'pull' || (thing !== undefined && isInFailed(thing.node))
  await session.act(deed.words, work, { answersIn: thing?.act.answersIn, refreshes })
  crawl.last = deed
  crawl.trail.push(deed)
  if (languageOf(crawl) !== spoken) crawl.switches.set(languageOf(crawl), deed)
  if (!session.onPage()) {
    lookAround(crawl, deed.words)
    if ((await session.back(deed.words)) !== 'kept') begunAnew(crawl)
  }
  look(crawl)
  return true
}
