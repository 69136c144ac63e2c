/** What choosing a kind needs to decide. Pure. */
import type { ApplicableRow, DataOf, KindObstacle } from '@contract'
import { DAY_MS } from '@domain/spans'

export type Offer = DataOf<'GET /o2as-b2c/v1/glz-after-sale-type'>
export type OfferedKind = ApplicableRow['kinds'][number]

export interface Mark {
  name: 'noReason' | 'exchange' | 'warranty'
  /** Epoch ms at which it ends. */
  end: number
  /** Where it stands on the ruler, percent. */
  place: number
}

/** Where marks stand: days near the beginning count for more than a year of warranty. */
const places = { noReason: 30, exchange: 57, warranty: 93 } as const

/** The marks of a row that was received, in the order they end; none before that. */
export function marksOf(row: ApplicableRow): Mark[] {
  const { noReasonUntil, exchangeUntil, warrantyUntil } = row
  const all: { name: Mark['name']; end: number | undefined }[] = [
    { name: 'noReason', end: noReasonUntil },
    { name: 'exchange', end: exchangeUntil },
    { name: 'warranty', end: warrantyUntil }
  ]
  return all.flatMap(({ name, end }) => (end === undefined ? [] : [{ name, end, place: places[name] }]))
}

/** What is over stands so far behind today that both are seen, percent. */
const past = 6

/** Where today stands between the marks, percent. */
export function placeOf(signedAt: number, marks: readonly Mark[], nowMs: number): number {
  let from = { end: signedAt, place: 0 }
  for (const mark of marks) {
    if (nowMs < mark.end) {
      const share = (nowMs - from.end) / Math.max(1, mark.end - from.end)
      const start = from.place === 0 ? 0 : from.place + past
      return start + Math.min(1, Math.max(0, share)) * (mark.place - start)
    }
    from = mark
  }
  return 100
}

/** Which day since it was signed for it is; that day itself is the first. */
export const dayNumber = (signedDayMs: number, nowMs: number): number => Math.floor((nowMs - signedDayMs) / DAY_MS) + 1

const obstacles: readonly KindObstacle[] = [
  'UNPAID',
  'CANCELLED',
  'RETURNED',
  'OPEN_CASE',
  'NOT_SHIPPED',
  'ON_THE_WAY',
  'RECEIVED',
  'OVER',
  'OPENED',
  'USED_UP',
  'NOT_OFFERED'
]

/** An obstacle there are words for. */
export const knownObstacle = (obstacle: KindObstacle | undefined): KindObstacle =>
  obstacles.find((candidate) => candidate === obstacle) ?? 'NOT_OFFERED'

/** The row that a link names, or else the first for which something can be asked. */
export const rowOf = (offer: Offer, position: number | undefined): ApplicableRow | undefined =>
  offer.rows.find((row) => row.position === position) ??
  offer.rows.find(({ kinds }) => kinds.some(({ open }) => open)) ??
  offer.rows[0]
