/** Which session of the flash sale is shown, and in which order its rows. Pure. */
import type { DataOf } from '@contract'

export type SeckillSession = DataOf<'GET /o2mkt-b2c/v1/activity/pub/seckil'>['sessions'][number]
export type SeckillRow = SeckillSession['rows'][number]

export type Phase = 'coming' | 'running' | 'over'

export const phaseOf = ({ startAt, endAt }: Pick<SeckillSession, 'startAt' | 'endAt'>, nowMs: number): Phase =>
  nowMs < startAt ? 'coming' : nowMs < endAt ? 'running' : 'over'

/** What the tabs show: of what is over the last one alone. */
export function shownSessions(sessions: readonly SeckillSession[], nowMs: number): SeckillSession[] {
  const over = sessions.filter((session) => phaseOf(session, nowMs) === 'over')
  return [...over.slice(-1), ...sessions.filter((session) => phaseOf(session, nowMs) !== 'over')]
}

/** The chosen session; without one that which runs, or else the next, or else the last. */
export const standingOf = (
  sessions: readonly SeckillSession[],
  key: string | undefined,
  nowMs: number
): SeckillSession | undefined =>
  sessions.find(({ sessionCode }) => sessionCode === key) ??
  sessions.find((session) => phaseOf(session, nowMs) !== 'over') ??
  sessions.at(-1)

/** The next session after one that has not begun either. */
export const nextOf = (
  sessions: readonly SeckillSession[],
  { sessionCode, startAt }: SeckillSession,
  nowMs: number
): SeckillSession | undefined =>
  sessions.find(
    (session) =>
      session.sessionCode !== sessionCode && session.startAt >= startAt && phaseOf(session, nowMs) === 'coming'
  )

/** The first row that can be bought, shown large; then the others as they come. */
export function largeFirst(rows: readonly SeckillRow[]): { large: SeckillRow | undefined; others: SeckillRow[] } {
  const large = rows.find(({ state }) => state === 'OPEN')
  return { large, others: rows.filter((row) => row !== large) }
}

/** What each shopper may have of every row alike; undefined: it differs. */
export function limitOfAll(rows: readonly SeckillRow[]): number | undefined {
  const limits = new Set(rows.map(({ limit }) => limit))
  const [limit] = limits
  return limits.size === 1 ? limit : undefined
}

/** Whole percent that is taken, rounded down: only what is gone is 100. */
export const takenOf = ({ allotment, left }: Pick<SeckillRow, 'allotment' | 'left'>): number =>
  allotment <= 0 ? 0 : Math.max(0, Math.min(100, Math.floor(((allotment - left) * 100) / allotment)))

/** Rows that the shopper is reminded of: how many, and the first, which begins first. */
export function remindedOf(
  sessions: readonly SeckillSession[],
  nowMs: number
): { session: SeckillSession; row: SeckillRow; count: number } | undefined {
  for (const session of sessions) {
    if (phaseOf(session, nowMs) !== 'coming') continue
    const rows = session.rows.filter(({ reminded }) => reminded)
    if (rows[0]) return { session, row: rows[0], count: rows.length }
  }
  return undefined
}
