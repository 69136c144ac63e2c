/** Does everything that can be done on a page once: taps, types, chooses, scrolls to the end, pulls, breaks pictures. */
import { shortName } from './acts'
import type { DataUse } from './ledger'
import type { World } from './running'
import { createSession, newCost, type Visitor } from './session'
import { thingsOn, type Thing } from './things'
import { hasContent, hasFailed, isBlank, isInFailed, measure, textOf, walk, type Measures } from './tree'

export interface TapReport {
  /** How many things were done. */
  taps: number
  /** Of them, by what was done. */
  done: Record<string, number>
  /** Acts done again to bring back what an earlier one had brought up. */
  again: number
  /** Things that were seen and had gone before they could be done. */
  gone: string[]
  /** Rows left out, of which fifty with the same look were done. */
  alike: number
  /** Pages that opened because of one. */
  opened: string[]
  /** Over the whole life of the page. */
  use: DataUse
  measures: Measures
  broken: string[]
}

export interface Crawled {
  world: World
  page: string
  /** The screen for addresses that lead nowhere. */
  missing?: string
  newVisitor(): Promise<Visitor>
  /** Acts after which the rest is given up, which fails the page. */
  mostActs?: number
}

/** Rows of one look that are done. The rest, which is a country's towns, is counted. */
const mostAlike = 50
/** px by which a page is scrolled at a time. */
const screenful = 900
/** Times that a page is scrolled to its end before it counts as one that never ends. */
const mostEnds = 30
/** Times that a new shopper is sent for what the one before used up, such as an order that was cancelled. */
const mostVisitors = 24
/** Acts that are done again to bring back what came of all of them. */
const longestTrail = 60
/** Things of one way that are looked for in vain before the others of that way count as gone with them. */
const mostMissed = 4

/** Something to do, seen at least once. */
interface Deed {
  sign: string
  words: string
  /** What brought it up; nothing when the page opens with it. */
  via: Deed | undefined
  /** Counts up with each time that something new was seen. */
  seenAt: number
  state: 'seen' | 'done' | 'gone' | 'alike'
  /** Of what is done to the page and not to a thing on it. */
  work?: () => unknown
  /** What had been done on the page before it was seen, from its opening on. */
  trail: readonly Deed[]
  /** The page's language when it was seen. */
  language: string
  /** How it was looked for and not found. */
  lost?: string
}

/** Opens the page over home, does the first thing not done yet, newest first, and comes back whenever that led away. */
export async function tapEverything({
  world,
  page,
  missing,
  newVisitor,
  mostActs = 1000
}: Crawled): Promise<TapReport> {
  const cost = newCost()
  const session = createSession(world, page, newVisitor, cost)
  const report = { taps: 0, done: {} as Record<string, number>, again: 0 }
  const opened = new Set<string>()
  const known = new Map<string, Deed>()
  const kinds = new Map<string, number>()
  let present = new Map<string, Thing>()
  let last: Deed | undefined
  let looks = 0
  let visitors = 1
  let trail: Deed[] = []
  /** Times that the page was scrolled to its end. */
  let ends = 0

  /** What made it the page's language. */
  const switches = new Map<string, Deed>()
  const language = () => /[a-z]{2}-[A-Z]{2}/.exec(session.running().host.storage()['locale'] ?? '')?.[0] ?? 'zh-CN'

  function know(sign: string, kind: string, words: string, work?: () => unknown): Deed {
    const held = known.get(sign)
    if (held) return held
    const count = (kinds.get(kind) ?? 0) + 1
    kinds.set(kind, count)
    const state = count > mostAlike ? 'alike' : 'seen'
    const deed: Deed = {
      sign,
      words,
      via: last,
      seenAt: looks,
      state,
      work,
      trail: trail.slice(-longestTrail),
      language: language()
    }
    known.set(sign, deed)
    return deed
  }
  /** Sees what can be done now. */
  function look(): void {
    looks += 1
    present = new Map()
    if (!session.onPage()) return
    for (const thing of thingsOn(session.running())) {
      if (present.has(thing.sign)) continue
      present.set(thing.sign, thing)
      know(thing.sign, thing.kind, `${thing.act.name} ${shortName(thing.node)}`)
    }
  }
  /** What was seen last comes first: it may be gone after the next act. What had gone and is there again is done, too. */
  function pick(): Deed | undefined {
    let best: Deed | undefined
    for (const sign of present.keys()) {
      const deed = known.get(sign)
      const isOpen = deed?.state === 'seen' || deed?.state === 'gone'
      if (isOpen && (!best || deed.seenAt > best.seenAt)) best = deed
    }
    return best
  }
  /** Where an act led has to be there, and to show something. */
  function lookAround(words: string): void {
    const { top, treeOf } = session.running()
    const shown = top()
    opened.add(shown?.route ?? 'nothing')
    if (!shown) return void cost.broken.add(`${words} leads nowhere`)
    const say = (what: string) => cost.broken.add(`${words} leads to ${shown.route}, ${what}`)
    const tree = treeOf(shown)
    if (shown.route === missing) say('which is for addresses that are not there')
    else if (hasFailed(tree)) say('which says that it could not be loaded')
    else if (isBlank(tree)) say('which is blank')
    else if (!hasContent(tree)) say('which shows nothing but a skeleton')
  }
  /** Does something that can be done now; false when it is not there. */
  async function perform(deed: Deed): Promise<boolean> {
    const thing = present.get(deed.sign)
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
    present = new Map()
    const spoken = language()
    const refreshes = name === 'pull' || (thing !== undefined && isInFailed(thing.node))
    await session.act(deed.words, work, { answersIn: thing?.act.answersIn, refreshes })
    last = deed
    trail.push(deed)
    if (language() !== spoken) switches.set(language(), deed)
    if (!session.onPage()) {
      lookAround(deed.words)
      if ((await session.back(deed.words)) !== 'kept') {
        last = undefined
        trail = []
      }
    }
    look()
    return true
  }
  const chainOf = (deed: Deed): Deed[] => (deed.via ? [...chainOf(deed.via), deed.via] : [])

  /** Scrolls from the top as far as was scrolled before: a list mounts what is near the window alone. */
  async function sweep(wanted: Deed): Promise<void> {
    for (let top = 0; ends > 0 && top <= ends * screenful && !present.has(wanted.sign); top += screenful / 2) {
      await session.act('scrolling back for more', () => session.running().scroll(top))
      look()
    }
  }
  /** Rows say other words in another language: back to the one in which something was seen. */
  async function speak(wanted: string): Promise<void> {
    const by = language() === wanted ? undefined : switches.get(wanted)
    if (!by) return
    await session.act('scrolling back to the top', () => session.running().scroll(0))
    look()
    for (const deed of present.has(by.sign) ? [by] : [...chainOf(by), by]) await perform(deed)
  }
  /** Brings back something that was seen and not done; otherwise says how it was looked for. */
  async function reach(wanted: Deed): Promise<string | undefined> {
    const ways: [name: string, acts: readonly Deed[], go: () => Promise<boolean>][] = [
      ['from here', chainOf(wanted), () => Promise.resolve(session.onPage())],
      ['anew', chainOf(wanted), () => session.reopen()],
      // what several acts left together comes back by all that was done before it was seen
      ['for another shopper', wanted.trail, () => session.start()]
    ]
    const canDo = ({ sign, work }: Deed) => work !== undefined || present.has(sign)
    const tried: string[] = []
    for (const [name, acts, go] of ways) {
      const here = name === 'from here'
      const another = name === 'for another shopper'
      if (another && visitors >= mostVisitors) {
        tried.push(`no shopper left after ${visitors}`)
        continue
      }
      visitors += another ? 1 : 0
      if (!(await go())) continue
      if (!here) {
        last = undefined
        trail = []
        look()
      }
      await speak(wanted.language)
      const from = here ? acts.map(canDo).lastIndexOf(true) : 0
      let missing: string | undefined
      for (const deed of from < 0 ? [] : acts.slice(from)) {
        if (present.has(wanted.sign)) break
        if (await perform(deed)) continue
        missing = deed.words
        // of a long way each step is of use by itself
        if (!another) break
      }
      if (missing === undefined) await sweep(wanted)
      if (present.has(wanted.sign)) return undefined
      tried.push(
        `${name}: ${missing === undefined ? `not there after ${acts.length} acts` : `no ${missing} on the way`}`
      )
    }
    return tried.join('; ')
  }
  const content = () => {
    const { top, treeOf } = session.running()
    const shown = top()
    return shown ? `${measure(treeOf(shown)).nodes} ${textOf(treeOf(shown)).replace(/\d+/g, '0')}` : ''
  }
  const hook = (name: string) => {
    const { host, top } = session.running()
    const shown = top()
    if (shown) host.hook(shown, name)
  }
  /** Pulls the page down, and scrolls to its end for as long as that brings something. */
  async function hooks(): Promise<void> {
    await perform(
      know('pull', 'pull', 'pulling down', () => {
        hook('onPullDownRefresh')
        session.running().scroll(0)
      })
    )
    last = undefined
    for (let was = ''; was !== content();) {
      ends += 1
      if (ends > mostEnds) return void cost.broken.add(`it still grows after ${mostEnds} times to its end`)
      was = content()
      const at = ends
      await perform(
        know(`end ${ends}`, 'end', 'scrolling to the end', () => {
          session.running().scroll(screenful * at)
          hook('onReachBottom')
        })
      )
    }
  }
  /** As for a shopper whose pictures do not come. */
  const breakPictures = () => {
    const { host, top, treeOf } = session.running()
    const shown = top()
    if (!shown) return
    for (const node of walk(treeOf(shown))) {
      if (node.tag !== 'image' || !node.events.has('error')) continue
      const event = { id: node.id, dataset: { sid: node.sid } }
      host.dispatch(shown, 'eh', { type: 'error', timeStamp: 0, target: event, currentTarget: event, detail: {} })
    }
  }
  const missed = new Map<Deed | undefined, number>()
  async function everything(): Promise<void> {
    look()
    while (report.taps + report.again < mostActs) {
      const next = pick()
      if (next) {
        await perform(next)
        continue
      }
      const wanted = [...known.values()].filter(({ state }) => state === 'seen').at(-1)
      if (!wanted) return
      const tried = await reach(wanted)
      if (tried === undefined) continue
      wanted.state = 'gone'
      wanted.lost = tried
      missed.set(wanted.via, (missed.get(wanted.via) ?? 0) + 1)
      if ((missed.get(wanted.via) ?? 0) < mostMissed) continue
      for (const deed of known.values()) {
        if (deed.state !== 'seen' || deed.via !== wanted.via || present.has(deed.sign)) continue
        deed.state = 'gone'
        deed.lost = `as ${wanted.words}`
      }
    }
  }

  try {
    if (await session.start()) {
      look()
      await hooks()
      await everything()
      await perform(know('break all', 'break all', 'every picture missing', breakPictures))
      await everything()
    } else cost.broken.add('it does not open over home')
    const left = [...known.values()].filter(({ state }) => state === 'seen').length
    if (left) cost.broken.add(`not done: ${left} things after ${mostActs} acts`)
    present = new Map()
  } finally {
    await session.end()
  }
  const deeds = [...known.values()]
  return {
    ...report,
    gone: deeds.filter(({ state }) => state === 'gone').map(({ words, lost }) => `${words} (${lost ?? ''})`),
    alike: deeds.filter(({ state }) => state === 'alike').length,
    opened: [...opened],
    use: cost.use,
    measures: cost.measures,
    broken: [...cost.broken]
  }
}
