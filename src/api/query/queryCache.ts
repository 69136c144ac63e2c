/**
 * What the app has read and may show again: one store for all screens. A key names an endpoint, its arguments, the
 * shopper and the language, so nobody is shown another's data. What was written since makes it old, time too.
 */
import type { EndpointKey } from '@contract'
import { oneByOne } from '@/platform/oneByOne'
import { readsSinceWrite } from '../inFlight'
import { tellOutage } from '../outage'
import { changedBy, tagOf, type Tag } from './tags'

/** loading: nothing to show yet · ready: data is there · failed: the last load failed, data may still be there. */
export interface QueryState<T> {
  status: 'loading' | 'ready' | 'failed'
  data?: T
  error?: unknown
  /** A load runs while data is shown. */
  refreshing: boolean
}

/** Who shows an entry. `urgent`: what a finger did, which no other render may hold up. */
export interface Watcher {
  changed: (urgent: boolean) => void
  /** Absent: only holds what was shown. */
  refetch?: () => void
}

interface Entry {
  tag: Tag
  state: QueryState<unknown>
  /** ms, when the data came. */
  loadedAt: number
  /** The reads since the last write when it was asked for; undefined: something it shows has changed. */
  reads?: object
  /** Counts loads and changes: only the newest may speak. */
  turn: number
  running?: Promise<void>
  watchers: Set<Watcher>
}

/** ms for which what was read may be shown again without asking: no older price or stock comes back by a tap. */
export const shownAgainFor = 60_000
/** Entries that nobody shows; the oldest goes first. */
const mostUnwatched = 40

export const nothingYet = { status: 'loading', refreshing: false } as const satisfies QueryState<never>

const entries = new Map<string, Entry>()

function entryOf(key: string, tag: Tag): Entry {
  const existing = entries.get(key)
  if (existing) return existing
  const entry: Entry = { tag, state: nothingYet, loadedAt: -Infinity, turn: 0, watchers: new Set() }
  entries.set(key, entry)
  return entry
}

function put(entry: Entry, state: QueryState<unknown>, urgent = false): void {
  entry.state = state
  for (const watcher of [...entry.watchers]) watcher.changed(urgent)
}

const age = (entry: Entry): number => Date.now() - entry.loadedAt
/** A time to come is one of before the clock was set back. */
const isRecent = (entry: Entry): boolean => age(entry) >= 0 && age(entry) < shownAgainFor

/** True when what is held need not be asked for: recent, and nothing was written since. */
export function isFresh(key: string): boolean {
  const entry = entries.get(key)
  return entry?.state.status === 'ready' && isRecent(entry) && entry.reads === readsSinceWrite()
}

/** What a screen may show of a key now; data that is a minute old and on no screen is none. */
export function peek(key: string): QueryState<unknown> {
  const entry = entries.get(key)
  if (!entry) return nothingYet
  const isInUse = entry.watchers.size > 0 || isRecent(entry)
  return isInUse || entry.running ? entry.state : nothingYet
}

/** Shows an entry until the function it gives is called. */
export function watch(key: string, tag: Tag, watcher: Watcher): () => void {
  const entry = entryOf(key, tag)
  if (entry.watchers.size === 0 && !isRecent(entry) && !entry.running) entry.state = nothingYet
  entry.watchers.add(watcher)
  return () => {
    entry.watchers.delete(watcher)
    if (entry.watchers.size > 0 || entries.get(key) !== entry) return
    // the newest of those that nobody shows stands last
    entries.delete(key)
    entries.set(key, entry)
    const idle = [...entries].filter(([, { watchers }]) => watchers.size === 0)
    for (const [old] of idle.slice(0, Math.max(0, idle.length - mostUnwatched))) entries.delete(old)
  }
}

/** Loads a key, or joins the load that runs; settles when done and never rejects. A late reply is dropped. */
export function load(
  key: string,
  tag: Tag,
  ask: (current: unknown) => Promise<unknown>,
  { anew = false } = {}
): Promise<void> {
  const entry = entryOf(key, tag)
  if (entry.running && !anew && entry.reads === readsSinceWrite()) return entry.running
  const mine = ++entry.turn
  const reads = readsSinceWrite()
  entry.reads = reads
  const { state } = entry
  const holds = state.data !== undefined
  put(entry, { ...state, status: holds ? state.status : 'loading', refreshing: holds })
  const run = async () => {
    try {
      const data = await oneByOne(ask(state.data))
      if (mine !== entry.turn) return
      Object.assign(entry, { loadedAt: Date.now(), reads, running: undefined })
      put(entry, { status: 'ready', data, refreshing: false })
    } catch (error) {
      if (mine !== entry.turn) return
      delete entry.running
      delete entry.reads
      // a page that has data says so even when its call was quiet (spec 8)
      if (entry.state.data !== undefined) tellOutage(error)
      put(entry, { ...entry.state, status: 'failed', error, refreshing: false })
    }
  }
  entry.running = run()
  return entry.running
}

/** Resolves once no load runs any more, those included that others lead to, however they ended. */
export async function loadsOver(): Promise<void> {
  const running = [...entries.values()].flatMap((entry) => entry.running ?? [])
  if (running.length === 0) return
  await Promise.all(running)
  // what shows them asks on once it is drawn
  await new Promise((resolve) => setTimeout(resolve))
  return loadsOver()
}

/** Puts data in place that another call replied; a load under way is older than this. */
export function replace(key: string, tag: Tag, data: unknown): void {
  const entry = entryOf(key, tag)
  entry.turn += 1
  Object.assign(entry, { loadedAt: Date.now(), reads: readsSinceWrite(), running: undefined })
  put(entry, { status: 'ready', data, refreshing: false }, true)
}

/**
 * Changes at once what every entry holds whose key starts so. Gives what takes it back: as it was where nothing has come
 * since, else by asking anew.
 */
export function patchEntries(
  start: string,
  change: (data: unknown) => unknown,
  { keepLoads = false } = {}
): () => void {
  const undoes = [...entries].flatMap(([key, entry]) => {
    if (!key.startsWith(start) || entry.state.data === undefined) return []
    const before = entry.state.data
    const after = change(before)
    if (after === before) return []
    if (!keepLoads) {
      entry.turn += 1 // a load under way would bring back what was
      delete entry.running
    }
    put(entry, { ...entry.state, data: after, refreshing: entry.running !== undefined }, true)
    return () => {
      if (entry.state.data === after) put(entry, { ...entry.state, data: before }, true)
      else refetch(entry)
    }
  })
  return () => undoes.forEach((undo) => undo())
}

function refetch(entry: Entry): void {
  delete entry.reads
  for (const { refetch: ask } of entry.watchers) if (ask) return ask()
}

/** Something of these was written: what is on a screen is asked anew, the rest when it is next shown. */
export function invalidate(tags: readonly Tag[]): void {
  for (const entry of entries.values()) if (tags.includes(entry.tag)) refetch(entry)
}

/** The same for what a write changes, where it may have been written by somebody else. */
export const asIfWritten = (write: EndpointKey): void => invalidate(changedBy(write))

/** For a refresh: what is held of an endpoint's resource is asked anew when it is next shown. */
export function makeOld(endpoint: EndpointKey): void {
  for (const entry of entries.values()) if (entry.tag === tagOf(endpoint)) delete entry.reads
}

/** For tests, and when another shopper takes the device. */
export function forgetQueries(): void {
  for (const entry of entries.values()) entry.turn += 1
  entries.clear()
}
