import Taro, { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { followScan, keepScan } from '@/features/scan'
import { toast } from '@/platform/feedback'
import { currentKey, expectPage, holdNavigation, routeAt } from '@/routes'
import { stores } from '@/stores'
import { noteEntry } from '@/stores/startUp'
import { launchWords } from './messages'
import { noteClick, partnerIn, tellAtLogin } from './partnerClick'
import { meaningOf, type Arrival } from './rules'

/** ms between looks, and looks, for the page of an entry to be open */
const lookMs = 50
const looks = 60

/** Pages whose code was followed: coming back from the background tells of the same entry again. */
const seenLaunches = new WeakSet<object>()
let latest: object | undefined

type OpenPage = { route?: string; options?: Record<string, unknown> }

/** Waits for the page that the platform opens for this entry; undefined when it doesn't, or another entry came. */
async function pageOf(arrival: Arrival): Promise<object | undefined> {
  for (let look = 0; look < looks && latest === arrival; look += 1) {
    const pages: OpenPage[] = Taro.getCurrentPages()
    const page = pages[pages.length - 1]
    if (page?.options?.['q'] === arrival.query?.['q']) return page
    await new Promise((resolve) => setTimeout(resolve, lookMs))
  }
  return undefined
}

/** A code that another page than the activity page was opened with: the platform's rule for links may name any. */
async function followElsewhere(arrival: Arrival, q: string): Promise<void> {
  const takeBack = keepScan(q)
  const page = await pageOf(arrival)
  if (!page || seenLaunches.has(page)) return
  seenLaunches.add(page)
  await stores.site.codesKnown()
  if (latest === arrival) await followScan(q, takeBack)
}

/** Cold and warm starts (spec 2.5): marks the visit, and follows a scanned code. */
export function useEntries(): void {
  useEffect(tellAtLogin, [])
  useDidShow((options) => {
    const arrival: Arrival = options ?? {}
    const entry = arrival.path === undefined ? undefined : routeAt(arrival.path)
    const { q, fromShare, singlePage } = meaningOf(arrival)
    const isCold = latest === undefined
    latest = arrival
    stores.visit.begin({ fromShare, singlePage })
    // what one sees of a timeline is a preview
    if (!singlePage) noteClick(partnerIn(arrival.query?.['partner'], q))
    holdNavigation(singlePage ? () => toast(launchWords('singlePage')) : undefined)
    // a warm start opens its page without a jump of ours; the cold one is noted at launch
    if (!isCold && entry?.built && entry.key !== currentKey()) {
      expectPage(entry.key)
      noteEntry(entry.key)
    }
    // the activity page follows its own code
    if (q !== undefined && entry?.key !== 'customC') void followElsewhere(arrival, q)
  })
}
