/** What each act on a page costs, for as long as the page lives: every setData and every GET is booked to what caused it. */
import { limits } from './limits'

export interface DataUse {
  calls: number
  bytes: number
  /** Largest single call, bytes. */
  most: number
  /** Most calls for one page within one second, by one act. */
  perSecond: number
}

export interface Ledger {
  /** What follows is caused by this. */
  begin(act: string): void
  /** `page`: its route. */
  setData(update: { pageId: number; page: string; bytes: number; at: number }): void
  /** `screen`: the page on show. */
  request(call: { method: string; url: string; screen: number | undefined }): void
  /** Over everything so far. */
  use: Readonly<DataUse>
  /** What was broken since this was asked last, each with its act. */
  broken(): string[]
}

/** An address without its host, and without the time that only defeats caches. */
export const addressOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '').replace(/[?&]_t=\d+/, '')

export function createLedger(): Ledger {
  const use = { calls: 0, bytes: 0, most: 0, perSecond: 0 }
  /** Times of the last second, by page. */
  let seconds = new Map<number, number[]>()
  let gets = new Map<string, number>()
  let act = ''
  let storm = { calls: 0, page: '' }
  const found = new Set<string>()
  /** Says a storm at its worst, not at each of its calls. */
  const calmDown = () => {
    if (storm.calls > limits.setDataPerSecond)
      found.add(`${storm.calls} setData calls in a second after ${act}, on ${storm.page}`)
    storm = { calls: 0, page: '' }
  }
  return {
    use,
    begin: (next) => {
      calmDown()
      act = next
      seconds = new Map()
      gets = new Map()
    },
    setData: ({ pageId, page, bytes, at }) => {
      use.calls += 1
      use.bytes += bytes
      use.most = Math.max(use.most, bytes)
      if (bytes > limits.setDataBytes)
        found.add(`setData of ${(bytes / 1024).toFixed(1)} KB in one call after ${act}, on ${page}`)
      const second = (seconds.get(pageId) ?? []).filter((before) => before > at - 1000)
      second.push(at)
      seconds.set(pageId, second)
      use.perSecond = Math.max(use.perSecond, second.length)
      if (second.length > storm.calls) storm = { calls: second.length, page }
    },
    request: ({ method, url, screen }) => {
      if (method !== 'GET') return
      const address = addressOf(url)
      const times = (gets.get(`${screen} ${address}`) ?? 0) + 1
      gets.set(`${screen} ${address}`, times)
      if (times === 2) found.add(`asked twice after ${act}: GET ${address}`)
    },
    broken: () => {
      calmDown()
      const words = [...found]
      found.clear()
      return words
    }
  }
}
