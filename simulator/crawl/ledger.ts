/** What each act on a page costs, for as long as the page lives: every setData and every GET is booked to what caused it. */
import { addressOf, header, mayAskAgain, sameAs, type Asking, type Happening } from './asked'
import { limits } from './limits'

export interface DataUse {
  calls: number
  bytes: number
  /** Largest single call, bytes. */
  most: number
  /** Most calls for one page within one second, by one act. */
  perSecond: number
}

interface Update {
  pageId: number
  /** Its route. */
  page: string
  bytes: number
  time: number
}

export interface Ledger {
  /** What follows is caused by this. `refreshes`: by it the shopper asks for everything on a page anew. */
  begin(act: string, refreshes?: number): void
  setData(update: Update): void
  /** A page came on top. */
  shown(screen: number | undefined): void
  /** `screen`: the page on show. */
  request(call: AskedCall): void
  /** `failure`: it was not answered, or given up. */
  reply(call: { id: number; method: string; status?: number; failure?: string }): void
  /** Over everything so far. */
  use: Readonly<DataUse>
  /** What was broken since this was asked last, each with its act. */
  broken(): string[]
}

export interface AskedCall {
  id: number
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  screen: number | undefined
  time: number
}

/** The site's files. A jump asks for them before it leaves (spec 2.3): they are the matter of the page it leads to. */
const askedByJumps = /^\/storage\/bbccms\//

/** The setData calls of each act: how many, how large, and how many of them within a second. */
function createUpdates(findings: Set<string>) {
  const use = { calls: 0, bytes: 0, most: 0, perSecond: 0 }
  /** Times of the last second, by page. */
  let seconds = new Map<number, number[]>()
  let storm = { calls: 0, page: '' }
  return {
    use,
    /** Says a storm at its worst, not at each of its calls. */
    calmDown: (act: string): void => {
      if (storm.calls > limits.setDataPerSecond)
        findings.add(`${storm.calls} setData calls in a second after ${act}, on ${storm.page}`)
      storm = { calls: 0, page: '' }
    },
    begin: (): void => {
      seconds = new Map()
    },
    add: (act: string, { pageId, page, bytes, time }: Update): void => {
      use.calls += 1
      use.bytes += bytes
      use.most = Math.max(use.most, bytes)
      if (bytes > limits.setDataBytes)
        findings.add(`setData of ${(bytes / 1024).toFixed(1)} KB in one call after ${act}, on ${page}`)
      const second = (seconds.get(pageId) ?? []).filter((before) => before > time - 1000)
      second.push(time)
      seconds.set(pageId, second)
      use.perSecond = Math.max(use.perSecond, second.length)
      if (second.length > storm.calls) storm = { calls: second.length, page }
    }
  }
}

export function createLedger(): Ledger {
  let acts = 0
  let act = ''
  const findings = new Set<string>()
  const updates = createUpdates(findings)
  /** Broken by the page unless the act leads away from it. */
  let unlessLeft: { screen: number; words: string }[] = []
  const happened: Happening[] = []
  /** The newest of each GET of each page; `since`: how much had happened by then. */
  const gets = new Map<string, Asking & { act: string; acts: number; since: number }>()
  let onTop: number | undefined
  let language = ''
  const onShown = (screen: number | undefined) => {
    if (screen !== undefined && screen !== onTop) happened.push({ kind: 'shown', screen })
    onTop = screen
  }
  return {
    use: updates.use,
    begin: (next, refreshes) => {
      updates.calmDown(act)
      act = next
      acts += 1
      updates.begin()
      if (refreshes !== undefined) happened.push({ kind: 'refreshed', screen: refreshes })
    },
    setData: (update) => updates.add(act, update),
    shown: onShown,
    request: ({ id, method, url, headers, screen = 0, time }) => {
      onShown(screen)
      if (method !== 'GET') {
        happened.push({ kind: 'written' })
        return
      }
      const spoken = header(headers, 'x-lang')
      if (spoken !== '' && spoken !== language) {
        if (language !== '') happened.push({ kind: 'translated' })
        language = spoken
      }
      happened.push({ kind: 'asked', id })
      const key = `${screen} ${sameAs({ url, headers })}`
      const first = gets.get(key)
      const again = { id, screen, time, act, acts, since: happened.length }
      gets.set(key, again)
      if (!first) return
      // within one act a second request is always a fault: both callers could have shared the first reply
      if (first.acts === acts) findings.add(`asked twice after ${act}: GET ${addressOf(url)}`)
      else if (mayAskAgain(first, happened.slice(first.since), again) === undefined) {
        const words = `asked again after ${act}: GET ${addressOf(url)}, held since ${first.act}`
        if (askedByJumps.test(addressOf(url))) unlessLeft.push({ screen, words })
        else findings.add(words)
      }
    },
    reply: ({ id, method, status = 0, failure }) => {
      if (method !== 'GET') happened.push({ kind: 'written' })
      else happened.push({ kind: failure === undefined && status < 400 ? 'answered' : 'failed', id })
    },
    broken: () => {
      updates.calmDown(act)
      for (const { screen, words } of unlessLeft) if (screen === onTop) findings.add(words)
      unlessLeft = []
      const words = [...findings]
      findings.clear()
      return words
    }
  }
}
