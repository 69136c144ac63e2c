// verify:full: a broadcast is opened and closed in a browser over fifty times; live.spec.ts does it once, and what fifty leave of timers is in unit/live/hls
// covers src/features/live/, config/liveFiles
/** A broadcast opened and closed again and again in a browser. */
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { linkTo } from '../shopper'

/** What is loaded once, and stays, is there after so many; then so many are counted. */
const [FIRST, COUNTED] = [15, 50]
/** One of so many waits for pictures: the others are left while they load, as by a quick finger. */
const PICTURES = 5

// nobody looks at it, and what is drawn takes most of the time
test.use({ deviceScaleFactor: 1, viewport: { width: 375, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

interface Held {
  listeners: number
  nodes: number
  heapKb: number
  /** Streams and their elements that are held, also apart from the page. */
  streams: number
  videos: number
  /** Workers of players, that still run. */
  workers: number
  /** Addresses of streams that were not given back, and timers that are to come. */
  addresses: number
  timers: number
}

/** What a page's own counters, put there before anything else runs, come to. */
interface Counters {
  addresses: Set<string>
  timers: Set<number>
}

/** Counts what a document asks of its window and gives back. */
function countHandles(): void {
  const counters: Counters = { addresses: new Set(), timers: new Set() }
  Object.assign(window, { counters })
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (of) => {
    const address = createObjectURL.call(URL, of)
    counters.addresses.add(address)
    return address
  }
  URL.revokeObjectURL = (address) => {
    counters.addresses.delete(address)
    revokeObjectURL.call(URL, address)
  }
  const { setInterval: every, clearInterval: noMore, setTimeout: later, clearTimeout: never } = window
  const note = (id: number) => (counters.timers.add(id), id)
  const drop = (id?: number) => void counters.timers.delete(Number(id))
  Object.assign(window, {
    setInterval: (work: () => void, ms?: number, ...more: unknown[]) => note(every(work, ms, ...more)),
    setTimeout: (work: (...args: unknown[]) => void, ms?: number, ...more: unknown[]) => {
      const id = later(
        (...args: unknown[]) => {
          drop(id)
          work(...args)
        },
        ms,
        ...more
      )
      return note(id)
    },
    clearInterval: (id?: number) => (drop(id), noMore(id)),
    clearTimeout: (id?: number) => (drop(id), never(id))
  })
}

/** How many objects of a kind live in the document. */
async function living(devtools: CDPSession, kind: string): Promise<number> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: `${kind}.prototype` })
  if (result.objectId === undefined) throw new Error(`The browser has no ${kind}`)
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId })
  const { result: own } = await devtools.send('Runtime.getProperties', {
    objectId: objects.objectId ?? '',
    ownProperties: true
  })
  await devtools.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  return Number(own.find(({ name }) => name === 'length')?.value?.value)
}

const workersOf = (page: Page) => page.workers().filter((worker) => /live\/worker/.test(worker.url())).length

async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  const [streams, videos] = [await living(devtools, 'MediaSource'), await living(devtools, 'HTMLVideoElement')]
  await devtools.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const handles = await page.evaluate(() => {
    const { counters } = window as Window & { counters?: Counters }
    return { addresses: counters?.addresses.size ?? NaN, timers: counters?.timers.size ?? NaN }
  })
  return {
    listeners,
    nodes,
    heapKb: Math.round(usedSize / 1024),
    streams,
    videos,
    workers: workersOf(page),
    ...handles
  }
}

/**
 * From the list into the room that is on air, its player until it has a stream, at times until pictures are there, and back;
 * so many times. The document does it by itself: what a test waits for around each tap takes longer than all of it.
 */
const openAndClose = (page: Page, times: number) =>
  page.evaluate(
    async ([all, every]) => {
      async function until<T>(what: string, find: () => T | false | null | undefined): Promise<T> {
        for (const ends = Date.now() + 60_000; Date.now() < ends;) {
          const match = find()
          if (match) return match
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        throw new Error(`${what} never came`)
      }
      const top = () => {
        const topPage = [...document.querySelectorAll('.taro_page')]
          .filter((element) => element.checkVisibility())
          .at(-1)
        return topPage?.classList.contains('taro_page_stationed') ? topPage : undefined
      }
      const part = (name: string) => top()?.querySelector<HTMLElement>(name)
      for (let time = 0; time < all; time += 1) {
        const card = await until('the list', () => part('.live-cover'))
        card.click()
        const key = await until('the player', () => part('.live-player__key'))
        key.click()
        const isWhole = time % every === 0
        await until('its stream', () => {
          const video = top()?.querySelector('video')
          return video?.src.startsWith('blob:') && (!isWhole || video.buffered.length > 0)
        })
        history.back()
        await until('its end', () => document.querySelector('video') === null)
      }
      await until('the list', () => part('.live-cover'))
    },
    [times, PICTURES] as const
  )

/** What a page of a room takes that was left and not yet swept up, as measured. */
const LAST_PAGE = { listeners: 64, nodes: 600 }

test('opened and closed fifty times it leaves no player, worker, listener, timer, element or memory', async ({
  page,
  context
}) => {
  test.setTimeout(300_000)
  let begun = 0
  page.on('worker', (worker) => (begun += /live\/worker/.test(worker.url()) ? 1 : 0))
  await context.addInitScript(countHandles)
  const devtools = await context.newCDPSession(page)
  await page.goto(linkTo('liveList', {}))
  await openAndClose(page, FIRST)
  await expect.poll(() => workersOf(page)).toBe(0)
  const before = await heldBy(page, devtools)
  await openAndClose(page, COUNTED)
  await expect.poll(() => workersOf(page)).toBe(0)
  const after = await heldBy(page, devtools)
  const report = JSON.stringify({ before, after, begun })
  test.info().annotations.push({ type: 'held', description: report })
  expect(begun, 'pictures came').toBeGreaterThanOrEqual(COUNTED / PICTURES)
  // the last one may not have been swept up yet
  for (const kind of ['streams', 'videos', 'addresses'] as const) expect(after[kind], report).toBeLessThanOrEqual(1)
  expect(after.timers - before.timers, report).toBeLessThan(COUNTED / 5)
  // less than a listener for two openings and ten elements for one, beside the last page where that is still there
  const last = after.videos > before.videos ? LAST_PAGE : { listeners: 0, nodes: 0 }
  expect(after.listeners - before.listeners, report).toBeLessThan(COUNTED / 2 + last.listeners)
  expect(after.nodes - before.nodes, report).toBeLessThan(10 * COUNTED + last.nodes)
  expect(after.heapKb / before.heapKb, report).toBeLessThanOrEqual(1.1)
})
