/** One cold start of the compiled mini-program at one page: opens it, waits until it rests, measures, and closes it. */
import type { NetworkCall, Problem } from '../host'
import { addressOf } from './asked'
import { leavesBehind } from './leaves'
import type { DataUse } from './ledger'
import { run, type World } from './running'
import type { Shopper } from './shop'
import { hasFailed, isBlank, measure, textOf, type Measures } from './tree'

export interface Visit {
  page: string
  loggedIn: boolean
  /** Page on show once it rested; another one when the page sent the shopper on. */
  endedOn: string
  /** ms from the cold start until it rested, as long as it took here. */
  openMs: number
  /** ms from the cold start until something other than a skeleton was there; undefined when it never was. */
  contentMs?: number
  data: DataUse
  measures: Measures
  requests: number
  /** Identical GETs sent more than once by the page. */
  repeated: string[]
  text: string
  /** What the page leaves when it closes: timers, listeners, observers, requests, itself. */
  leftovers: string[]
  problems: Problem[]
  /** It, or a part of it, says that it could not be loaded. */
  failed: boolean
  blank: boolean
}

function useOf(updates: { bytes: number; time: number }[]): DataUse {
  const perSecond = Math.max(
    0,
    ...updates.map(({ time }) => updates.filter((update) => update.time >= time && update.time < time + 1000).length)
  )
  return {
    calls: updates.length,
    bytes: updates.reduce((sum, { bytes }) => sum + bytes, 0),
    most: Math.max(0, ...updates.map(({ bytes }) => bytes)),
    perSecond
  }
}

/** GETs sent twice with nothing written between: what a write changes may be asked again (`mayAskAgain`). */
function repeatedOf(requests: readonly NetworkCall[]): string[] {
  const [repeated, since] = [new Set<string>(), new Set<string>()]
  for (const { method, url } of requests) {
    if (method !== 'GET') since.clear()
    else if (since.has(addressOf(url))) repeated.add(addressOf(url))
    else since.add(addressOf(url))
  }
  return [...repeated]
}

/**
 * Opens a page cold and measures it. With `leaks` it is then opened over home and closed, three times, to see what stays.
 */
export async function visit(
  world: World,
  page: string,
  query: Record<string, string>,
  shopper: Shopper | undefined,
  { leaks }: { leaks: boolean }
): Promise<Visit> {
  const running = run(world, shopper)
  const { host } = running
  const began = Date.now()
  const started = running.now()
  try {
    await host.launch({ path: page, query })
    const landing = running.top()
    await running.rest()
    const ended = running.top()
    const current = ended ?? landing
    const tree = current ? running.treeOf(current) : undefined
    const content = current && running.contentAt(current.id)
    const result: Visit = {
      page,
      loggedIn: shopper !== undefined,
      endedOn: ended?.route ?? '',
      openMs: Date.now() - began,
      ...(content === undefined ? {} : { contentMs: content - started }),
      data: useOf(current ? running.updatesOf(current.id) : []),
      measures: tree ? measure(tree) : { nodes: 0, depth: 0, mostChildren: 0 },
      requests: running.requests.length,
      repeated: repeatedOf(running.requests),
      text: tree ? textOf(tree) : '',
      leftovers: [],
      problems: [],
      blank: !tree || isBlank(tree),
      failed: tree !== undefined && hasFailed(tree)
    }
    if (ended && leaks) result.leftovers = await leavesBehind(running, page, query)
    result.problems = [...host.problems]
    return result
  } finally {
    running.close()
  }
}
