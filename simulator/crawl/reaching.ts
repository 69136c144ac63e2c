/** How the crawl of a page brings back something that it saw and that is not there now. */
import { begunAnew, languageOf, look, perform, type Crawl, type Deed } from './doing'

/** px by which a page is scrolled at a time. */
export const screenful = 900
/** Times that a new shopper is sent for what the one before used up, such as an order that was cancelled. */
const mostVisitors = 24

interface Way {
  name: string
  acts: readonly Deed[]
  go(): Promise<boolean>
  /** Without opening the page again. */
  here?: boolean
  /** With a shopper who did nothing yet. */
  another?: boolean
}

const chainOf = (deed: Deed): Deed[] => (deed.via ? [...chainOf(deed.via), deed.via] : [])

const waysTo = ({ session }: Crawl, deed: Deed): Way[] => [
  { name: 'from here', acts: chainOf(deed), go: () => Promise.resolve(session.onPage()), here: true },
  { name: 'anew', acts: chainOf(deed), go: () => session.reopen() },
  // what several acts left together comes back by all that was done before it was seen
  { name: 'for another shopper', acts: deed.trail, go: () => session.start(), another: true }
]

/** Scrolls from the top as far as was scrolled before: a list mounts what is near the window alone. */
async function sweep(crawl: Crawl, deed: Deed): Promise<void> {
  const { session, ends } = crawl
  for (let top = 0; ends > 0 && top <= ends * screenful && !crawl.present.has(deed.sign); top += screenful / 2) {
    await session.act('scrolling back for more', () => session.running().scroll(top))
    look(crawl)
  }
}

/** Rows say other words in another language: back to the one in which something was seen. */
async function speak(crawl: Crawl, language: string): Promise<void> {
  const { session } = crawl
  const by = languageOf(crawl) === language ? undefined : crawl.switches.get(language)
  if (!by) return
  await session.act('scrolling back to the top', () => session.running().scroll(0))
  look(crawl)
  for (const deed of crawl.present.has(by.sign) ? [by] : [...chainOf(by), by]) await perform(crawl, deed)
}

/** Does what brought it up before; gives the words of what was not there on the way. */
async function retrace(crawl: Crawl, target: Deed, { acts, here, another }: Way): Promise<string | undefined> {
  const canDo = ({ sign, work }: Deed) => work !== undefined || crawl.present.has(sign)
  const from = here ? acts.map(canDo).lastIndexOf(true) : 0
  let missing: string | undefined
  for (const deed of from < 0 ? [] : acts.slice(from)) {
    if (crawl.present.has(target.sign)) break
    if (await perform(crawl, deed)) continue
    missing = deed.words
    // each step of a long way is of use by itself
    if (!another) break
  }
  return missing
}

/** Brings back something that was seen and not done; otherwise says how it was looked for. */
export async function reach(crawl: Crawl, deed: Deed): Promise<string | undefined> {
  const tried: string[] = []
  for (const way of waysTo(crawl, deed)) {
    if (way.another && crawl.visitors >= mostVisitors) {
      tried.push(`no shopper left after ${crawl.visitors}`)
      continue
    }
    if (way.another) crawl.visitors += 1
    if (!(await way.go())) continue
    if (!way.here) {
      begunAnew(crawl)
      look(crawl)
    }
    await speak(crawl, deed.language)
    const missing = await retrace(crawl, deed, way)
    if (missing === undefined) await sweep(crawl, deed)
    if (crawl.present.has(deed.sign)) return undefined
    const why = missing === undefined ? `not there after ${way.acts.length} acts` : `no ${missing} on the way`
    tried.push(`${way.name}: ${why}`)
  }
  return tried.join('; ')
}
