/** Both ways of an exchange as one axis: what comes to the shopper, and what goes back. Pure. */
import type { CaseDetail, CaseExchange, CaseState } from '@contract'
import { ofState } from '../../rules'

export type ExchangeCase = CaseDetail & { exchange: CaseExchange }
export const isExchange = (caseDetail: CaseDetail): caseDetail is ExchangeCase => caseDetail.exchange !== undefined

export type StopKey =
  | 'sent'
  | 'inspected'
  | 'disputed'
  | 'left'
  | 'noStock'
  | 'received'
  | 'money'
  | 'stopped'
  | 'sendOld'
  | 'inspect'
  | 'leave'
  | 'receive'
  | 'paid'

export interface Stop {
  side: 'NEW' | 'OLD'
  /** What it is, where the carrier said no words of its own. */
  key: StopKey
  words?: string
  note?: string
  /** Epoch ms: when it was, or by when it is to be. */
  time?: number
  state: 'ahead' | 'now' | 'done'
}

type Known = Omit<Stop, 'state'> & { time: number }

const moments: Partial<Record<CaseState, Pick<Stop, 'side' | 'key'>>> = {
  DISPUTED: { side: 'OLD', key: 'disputed' },
  INSPECTED: { side: 'OLD', key: 'inspected' },
  OUT_OF_STOCK: { side: 'NEW', key: 'noStock' },
  REFUNDING: { side: 'OLD', key: 'money' },
  SENT_BACK: { side: 'OLD', key: 'stopped' }
}

const numberOf = (carrier = '', number = ''): string => `${carrier} ${number}`.trim()

/** What happened, newest first. */
function pastOf({ timeline, way, exchange }: ExchangeCase): Known[] {
  const { tracks, carrierName, trackingNo, receivedAt } = exchange
  const old: Known[] = way
    ? [
        { side: 'OLD', key: 'sent', time: way.sentAt, note: numberOf(way.carrierName, way.trackingNo) },
        ...way.tracks.map(({ at: time, text }): Known => ({ side: 'OLD', key: 'sent', words: text, time }))
      ]
    : []
  const stops = timeline.flatMap(({ at: time, state, note }): Known[] => {
    const moment = ofState(moments, state)
    return moment ? [{ ...moment, time, ...(note === undefined ? {} : { note }) }] : []
  })
  const anew = tracks.map(({ at: time, text }, index): Known => {
    const first = index === tracks.length - 1
    return {
      side: 'NEW',
      key: 'left',
      words: text,
      time,
      ...(first ? { note: numberOf(carrierName, trackingNo) } : {})
    }
  })
  const arrivals: Known[] = receivedAt === undefined ? [] : [{ side: 'NEW', key: 'received', time: receivedAt }]
  // the later of two stops of one moment stands above
  return [...old, ...stops, ...anew, ...arrivals]
    .map((stop, order) => ({ stop, order }))
    .sort((a, b) => b.stop.time - a.stop.time || b.order - a.order)
    .map(({ stop }) => stop)
}

const sendOld = { side: 'OLD', key: 'sendOld' } as const
const inspect = { side: 'OLD', key: 'inspect' } as const
const leave = { side: 'NEW', key: 'leave' } as const
const receive = { side: 'NEW', key: 'receive' } as const
const payment = { side: 'OLD', key: 'paid' } as const

/** What is still to come, the nearest first. */
const ahead: Partial<Record<CaseState, readonly Pick<Stop, 'side' | 'key'>[]>> = {
  SUBMITTED: [sendOld, inspect, leave, receive],
  WAIT_RETURN: [sendOld, inspect, leave, receive],
  RETURNING: [inspect, leave, receive],
  DISPUTED: [inspect, leave, receive],
  INSPECTED: [leave, receive],
  WAIT_RESEND: [leave, receive],
  OUT_OF_STOCK: [leave, receive],
  RESENT: [receive],
  REFUNDING: [payment],
  REFUND_FAILED: [payment]
}
/** In these the deadline is the next stop's; in the others it is one for a word. */
const datedStates: readonly CaseState[] = ['WAIT_RETURN', 'RETURNING', 'WAIT_RESEND', 'RESENT']

/** The stops from what is farthest ahead down to what was first; `now` is where it stands. */
export function axisOf(exchangeCase: ExchangeCase): Stop[] {
  const { state, dueAt } = exchangeCase
  const next = (ofState(ahead, state) ?? []).map((stop, index): Stop => ({
    ...stop,
    state: 'ahead',
    ...(index === 0 && dueAt !== undefined && datedStates.includes(state) ? { time: dueAt } : {})
  }))
  const past = pastOf(exchangeCase).map((stop, index): Stop => ({
    ...stop,
    state: index === 0 && next.length > 0 ? 'now' : 'done'
  }))
  return [...next.reverse(), ...past]
}

/** Where each of both is, in a word. */
export function placesOf({ state, way, exchange }: ExchangeCase): { anew: NewPlace; old: OldPlace } {
  const { sentAt, signedAt, receivedAt } = exchange
  const anew =
    receivedAt !== undefined
      ? 'newReceived'
      : signedAt !== undefined
        ? 'newThere'
        : sentAt !== undefined
          ? 'newOnItsWay'
          : state === 'OUT_OF_STOCK'
            ? 'newNone'
            : departedStates.includes(state)
              ? 'newNever'
              : 'newWaits'
  const old = keptStates.includes(state)
    ? 'oldKept'
    : state === 'DISPUTED'
      ? 'oldDisputed'
      : way === undefined
        ? 'oldWaits'
        : state !== 'RETURNING'
          ? 'oldInspected'
          : way.signedAt === undefined
            ? 'oldOnItsWay'
            : 'oldThere'
  return { anew, old }
}

export type NewPlace = 'newWaits' | 'newNone' | 'newOnItsWay' | 'newThere' | 'newReceived' | 'newNever'
export type OldPlace = 'oldWaits' | 'oldOnItsWay' | 'oldThere' | 'oldInspected' | 'oldDisputed' | 'oldKept'

/** States that are left without a new one, and those in which the old one is the shopper's. */
const departedStates: readonly CaseState[] = [
  'REFUNDING',
  'REFUND_FAILED',
  'COMPLETED',
  'REFUSED',
  'CLOSED',
  'CANCELLED',
  'SENT_BACK'
]
const keptStates: readonly CaseState[] = ['REFUSED', 'CLOSED', 'CANCELLED', 'SENT_BACK']
