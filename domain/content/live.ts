/** Live rooms: what state they are in, who moves them on, and what is said of them. Pure. */
import { HOUR_MS, MINUTE_MS } from '../spans'

/** ANNOUNCED: to come · ON_AIR, PAUSED: running · ENDED: over, without its film yet · REPLAY: its film is there · CANCELLED. */
export type LiveState = 'ANNOUNCED' | 'ON_AIR' | 'PAUSED' | 'ENDED' | 'REPLAY' | 'CANCELLED'
/** What is done with a room; LOSE and FIND are the stream's own. */
export type LiveAct = 'START' | 'CANCEL' | 'PAUSE' | 'LOSE' | 'RESUME' | 'FIND' | 'END' | 'FILM'
export type LiveTab = 'LIVE' | 'COMING' | 'REPLAY'

/** A room without a stream ends after this. */
export const LOST_MS = 10 * MINUTE_MS
/** No room lasts longer: its prices end by then even where nobody ended it. */
export const LONGEST_MS = 12 * HOUR_MS
/** A viewer tells this often that they are there. */
export const HEARTBEAT_MS = 10_000
/** A watcher whose last call is so old has left: two lost calls take nobody away. */
export const PRESENT_MS = 30_000

const moves: Record<LiveState, Partial<Record<LiveAct, LiveState>>> = {
  ANNOUNCED: { START: 'ON_AIR', CANCEL: 'CANCELLED' },
  ON_AIR: { PAUSE: 'PAUSED', LOSE: 'PAUSED', END: 'ENDED' },
  PAUSED: { RESUME: 'ON_AIR', FIND: 'ON_AIR', END: 'ENDED' },
  ENDED: { FILM: 'REPLAY' },
  REPLAY: {},
  CANCELLED: {}
}

/** The state a room gets by an act; undefined: this can't be done with it now. */
export const stateAfter = (state: LiveState, act: LiveAct): LiveState | undefined => moves[state][act]

/** Which states an act can be done in. */
export const statesBefore = (act: LiveAct): LiveState[] =>
  (Object.keys(moves) as LiveState[]).filter((state) => moves[state][act] !== undefined)

/** Running: it has viewers, and its prices hold. */
export const isRunning = (state: LiveState): boolean => state === 'ON_AIR' || state === 'PAUSED'

/** Where a room is listed; undefined: nowhere. */
export function tabOf(state: LiveState): LiveTab | undefined {
  if (isRunning(state)) return 'LIVE'
  if (state === 'ANNOUNCED') return 'COMING'
  return state === 'REPLAY' ? 'REPLAY' : undefined
}

/** An announced room whose time has come but which nobody has begun: it begins «soon». */
export const isLate = (room: { state: LiveState; startsAt: number }, nowMs: number): boolean =>
  room.state === 'ANNOUNCED' && room.startsAt <= nowMs

/** Whether a running room has to end by itself: too long without a stream, or too long at all. */
export const isOver = (
  room: { state: LiveState; startedAt: number | undefined; pausedAt: number | undefined },
  nowMs: number
): boolean =>
  isRunning(room.state) &&
  ((room.state === 'PAUSED' && room.pausedAt !== undefined && nowMs - room.pausedAt >= LOST_MS) ||
    (room.startedAt !== undefined && nowMs - room.startedAt >= LONGEST_MS))

interface Listed {
  state: LiveState
  startsAt: number
  viewers: number
}

const rank: Record<LiveTab, number> = { LIVE: 0, COMING: 1, REPLAY: 2 }

/** On air before to come before films; those with the most viewers, that begin first, that were last come first. */
export function byLiveliness(a: Listed, b: Listed): number {
  const [first, second] = [tabOf(a.state), tabOf(b.state)]
  if (first !== second) return (first ? rank[first] : 3) - (second ? rank[second] : 3)
  if (first === 'LIVE') return b.viewers - a.viewers || a.startsAt - b.startsAt
  return first === 'COMING' ? a.startsAt - b.startsAt : b.startsAt - a.startsAt
}

/** What the front shows of those to come, and of films, before it leads to all of them. */
export const FRONT = { COMING: 3, REPLAY: 4 } as const

/** The rooms of the front: all that run, the next to come, the newest films; `rooms` in their order. */
export function frontOf<R extends { state: LiveState }>(rooms: readonly R[]): R[] {
  const places: Record<LiveTab, number> = { LIVE: Infinity, ...FRONT }
  return rooms.filter(({ state }) => {
    const tab = tabOf(state)
    if (tab === undefined || places[tab] <= 0) return false
    places[tab] -= 1
    return true
  })
}

/** The chapter a film is in at a second; undefined before the first. */
export const chapterAt = <C extends { at: number }>(chapters: readonly C[], seconds: number): C | undefined =>
  chapters.filter(({ at: start }) => start <= seconds).at(-1)

/** A stream that has played for so long was there: lost after that, it is requested as if for the first time. */
export const STEADY_MS = 30_000

/** Seconds until a lost stream is requested again, twice as long each time up to 30; undefined: no longer by itself. */
export function againAfter(failures: number): number | undefined {
  const waits = [1, 2, 4, 8, 16, 30, 30]
  return waits[failures - 1]
}
