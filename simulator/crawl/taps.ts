/** Does everything that can be done on a page once: taps, types, chooses, scrolls to the end, pulls, breaks pictures. */
import { know, look, mostAlike, newCrawl, perform, type Crawl, type Deed } from './doing'
import type { DataUse } from './ledger'
import { reach, screenful } from './reaching'
import { createSession, newCost, type Opening } from './session'
import { measure, textOf, walk, type Measures } from './tree'

export interface TapReport {
  /** How many things were done. */
  taps: number
  /** Acts by what was done. */
  done: Record<string, number>
  /** Acts done again to bring back what an earlier one had brought up. */
  again: number
  /** Things that were seen and had gone before they could be done. */
  gone: string[]
  /** Rows left out, since enough of the same look were done. */
  alike: number
  /** Pages that opened because of one. */
  opened: string[]
  /** Over the whole life of the page. */
  use: DataUse
  measures: Measures
  broken: string[]
}

export interface Crawled extends Opening {
  /** The screen for addresses that lead nowhere. */
  missing?: string
  /** Acts after which the rest is given up, which fails the page. */
  mostActs?: number
  /** Rows of one look that are done; twenty-four unless told. */
  alike?: number
}

/** Times that a page is scrolled to its end before it counts as one that never ends. */
const mostEnds = 30
/** Things of one way that are looked for in vain before the others of that way count as gone with them. */
const mostMissed = 4

/** What was seen last comes first: it may be gone after the next act. What had gone and is there again is done, too. */
function pick({ present, known }: Crawl): Deed | undefined {
  let best: Deed | undefined
  for (const sign of present.keys()) {
    const deed = known.get(sign)
    const isOpen = deed?.state === 'seen' || deed?.state === 'gone'
    if (isOpen && (!best || deed.seenAt > best.seenAt)) best = deed
  }
  return best
}

const notDone = ({ known }: Crawl): Deed[] => [...known.values()].filter(({ state }) => state === 'seen')

function contentOf({ session }: Crawl): string {
  const { top, treeOf } = session.running()
  const page = top()
  return page ? `${measure(treeOf(page)).nodes} ${textOf(treeOf(page)).replace(/\d+/g, '0')}` : ''
}

/** Pulls the page down, and scrolls to its end for as long as that brings something. */
async function pullAndScroll(crawl: Crawl): Promise<void> {
  const { session, cost } = crawl
  const hook = (name: string) => {
    const { host, top } = session.running()
    const page = top()
    if (page) host.hook(page, name)
  }
  const pull = () => {
    hook('onPullDownRefresh')
    session.running().scroll(0)
  }
  await perform(crawl, know(crawl, 'pull', 'pull', 'pulling down', pull))
  crawl.last = undefined
  for (let was = ''; was !== contentOf(crawl);) {
    crawl.ends += 1
    if (crawl.ends > mostEnds) return void cost.broken.add(`it still grows after ${mostEnds} times to its end`)
    was = contentOf(crawl)
    const screens = crawl.ends
    const scroll = () => {
      session.running().scroll(screenful * screens)
      hook('onReachBottom')
    }
    await perform(crawl, know(crawl, `end ${screens}`, 'end', 'scrolling to the end', scroll))
  }
}

/** As for a shopper whose pictures do not come. */
function breakPictures({ session }: Crawl): void {
  const { host, top, treeOf } = session.running()
  const page = top()
  if (!page) return
  for (const node of walk(treeOf(page))) {
    if (node.tag !== 'image' || !node.events.has('error')) continue
    const event = { id: node.id, dataset: { sid: node.sid } }
    host.dispatch(page, 'eh', { type: 'error', timeStamp: 0, target: event, currentTarget: event, detail: {} })
  }
}

/** Counts something as gone, and with it what came up the same way once too much of that is gone. */
function giveUp({ known, missed, present }: Crawl, target: Deed, tried: string): void {
  target.state = 'gone'
  target.lost = tried
  const times = (missed.get(target.via) ?? 0) + 1
  missed.set(target.via, times)
  if (times < mostMissed) return
  for (const deed of known.values()) {
    if (deed.state !== 'seen' || deed.via !== target.via || present.has(deed.sign)) continue
    deed.state = 'gone'
    deed.lost = `as ${target.words}`
  }
}

async function everything(crawl: Crawl, mostActs: number): Promise<void> {
  const { report } = crawl
  look(crawl)
  while (report.taps + report.again < mostActs) {
    const next = pick(crawl)
    if (next) {
      await perform(crawl, next)
      continue
    }
    const todo = notDone(crawl).at(-1)
    if (!todo) return
    const tried = await reach(crawl, todo)
    if (tried !== undefined) giveUp(crawl, todo, tried)
  }
}

/** Opens the page over home, does the first thing not done yet, newest first, and comes back whenever that led away. */
export async function tapEverything({
  missing,
  mostActs = 1000,
  alike = mostAlike,
  ...opening
}: Crawled): Promise<TapReport> {
  const cost = newCost()
  const session = createSession(opening, cost)
  const crawl = newCrawl(session, cost, { missing, mostAlike: alike })
  try {
    if (await session.start()) {
      look(crawl)
      await pullAndScroll(crawl)
      await everything(crawl, mostActs)
      await perform(
        crawl,
        know(crawl, 'break all', 'break all', 'every picture missing', () => breakPictures(crawl))
      )
      await everything(crawl, mostActs)
    } else cost.broken.add('it does not open over home')
    const remaining = notDone(crawl).length
    if (remaining) cost.broken.add(`not done: ${remaining} things after ${mostActs} acts`)
    crawl.present = new Map()
  } finally {
    await session.end()
  }
  const deeds = [...crawl.known.values()]
  return {
    ...crawl.report,
    gone: deeds.filter(({ state }) => state === 'gone').map(({ words, lost }) => `${words} (${lost ?? ''})`),
    alike: deeds.filter(({ state }) => state === 'alike').length,
    opened: [...crawl.opened],
    use: cost.use,
    measures: cost.measures,
    broken: [...cost.broken]
  }
}
