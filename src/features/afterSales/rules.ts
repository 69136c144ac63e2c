/** What the screens of cases decide. Pure. */
import type { CaseKind, CaseState, CaseSummary } from '@contract'
import { hasOwn } from '@/lib/json'

const states: readonly CaseState[] = [
  'SUBMITTED',
  'WAIT_RETURN',
  'RETURNING',
  'DISPUTED',
  'INSPECTED',
  'WAIT_RESEND',
  'OUT_OF_STOCK',
  'RESENT',
  'REFUNDING',
  'REFUND_FAILED',
  'COMPLETED',
  'REFUSED',
  'CLOSED',
  'CANCELLED',
  'SENT_BACK'
]

/** Whether there are words for a state: another gateway, or a newer one, may know more. */
export const isKnownState = (state: CaseState): boolean => states.includes(state)

/** Returns who acts next: the shopper, the shop, or nobody any more. */
export type Turn = 'MINE' | 'SHOP' | 'OVER'

const mine: readonly CaseState[] = ['WAIT_RETURN', 'DISPUTED', 'OUT_OF_STOCK', 'REFUND_FAILED']
const over: readonly CaseState[] = ['COMPLETED', 'REFUSED', 'CANCELLED', 'CLOSED', 'SENT_BACK']

/** A state of another gateway is the shop's to move on. */
export const turnOf = (state: CaseState): Turn =>
  over.includes(state) ? 'OVER' : mine.includes(state) ? 'MINE' : 'SHOP'

export type Station = 'SUBMIT' | 'JUDGE' | 'RETURN' | 'INSPECT' | 'REFUND' | 'RESEND'

const ways: Record<CaseKind, readonly Station[]> = {
  REFUND_ONLY: ['SUBMIT', 'JUDGE', 'REFUND'],
  RETURN: ['SUBMIT', 'JUDGE', 'RETURN', 'INSPECT', 'REFUND'],
  EXCHANGE: ['SUBMIT', 'JUDGE', 'RETURN', 'INSPECT', 'RESEND']
}

/** The station that a state is at; absent: the way was left. */
const stations: Partial<Record<CaseState, Station>> = {
  SUBMITTED: 'JUDGE',
  WAIT_RETURN: 'RETURN',
  RETURNING: 'INSPECT',
  DISPUTED: 'INSPECT',
  INSPECTED: 'REFUND',
  WAIT_RESEND: 'RESEND',
  OUT_OF_STOCK: 'RESEND',
  RESENT: 'RESEND',
  REFUNDING: 'REFUND',
  REFUND_FAILED: 'REFUND'
}

/** What a table has for a state; undefined for one that it does not know, of a newer gateway for example. */
export const ofState = <T>(table: Partial<Record<CaseState, T>>, state: CaseState): T | undefined =>
  hasOwn(table, state) ? table[state] : undefined

/** The stations of a case and how far it is; none of one that was left without its end, or of another gateway's kind. */
export function wayOf({ kind, state }: Pick<CaseSummary, 'kind' | 'state'>): {
  station: Station
  state: 'done' | 'now' | 'ahead'
}[] {
  const way = hasOwn(ways, kind) ? ways[kind] : []
  const here = ofState(stations, state)
  if (state !== 'COMPLETED' && here === undefined) return []
  // what is exchanged ends with the new one
  const now = here === undefined ? way.length : way.indexOf(here === 'REFUND' && kind === 'EXCHANGE' ? 'RESEND' : here)
  return way.map((station, index) => ({
    station,
    state: index < now ? 'done' : index === now ? 'now' : 'ahead'
  }))
}

/** Pieces of a case that were bought. */
export const piecesOf = (rows: CaseSummary['rows']): number =>
  rows.reduce((sum, { gift, quantity }) => sum + (gift ? 0 : quantity), 0)

/** The end of a code: it tells cases apart, and fits. */
export const tailOf = (code: string): string => code.slice(-6)

/** A number of a parcel as carriers print it: no blanks, in capitals. */
export const tidyNumber = (text: string): string => text.replace(/[\s-]+/g, '').toUpperCase()
export const isNumber = (number: string): boolean => /^[A-Z0-9]{6,40}$/.test(number)

/** Things by their names, each once: another gateway may repeat itself. */
export const distinct = <T>(list: readonly T[], nameOf: (item: T) => string): T[] =>
  list.filter((item, index) => list.findIndex((other) => nameOf(other) === nameOf(item)) === index)
