/**
 * Trials of new products: states of a trial and of an entry and who moves them, deadlines, what may be written, and how the
 * draw ranks. The draw itself needs a digest, which the gateway and the app bring (`trialDraw`). Pure.
 */
import { lengthOf } from '../graphemes'
import { DAY_MS, HOUR_MS } from '../spans'
import { tidyWritten } from '../written'

/**
 * APPLIED: in the list · DRAWN: a piece is there, and waits to be confirmed · WAITING: next in rank when a piece comes free ·
 * MISSED: not this time · CONFIRMED: is to be sent · LAPSED: not confirmed in time · SENT: a report is awaited · REPORTED.
 */
export const TRIAL_ENTRY_STATES = [
  'APPLIED',
  'DRAWN',
  'WAITING',
  'MISSED',
  'CONFIRMED',
  'LAPSED',
  'SENT',
  'REPORTED'
] as const
export type TrialEntryState = (typeof TRIAL_ENTRY_STATES)[number]

/**
 * EDIT: its author writes it anew; WIN, QUEUE, MISS: the draw; MOVE_UP: a piece came free; END: no piece is left to wait for;
 * CONFIRM: the shopper takes it; LAPSE: 48 hours went by; BAN: a report of another trial did not come; SEND: the shop sent it; REPORT: the shopper wrote, also anew.
 */
export const TRIAL_ACTS = [
  'EDIT',
  'WIN',
  'QUEUE',
  'MISS',
  'MOVE_UP',
  'END',
  'CONFIRM',
  'LAPSE',
  'BAN',
  'SEND',
  'REPORT'
] as const
export type TrialAct = (typeof TRIAL_ACTS)[number]

/** Every move there is; what is not here is refused. */
export const trialMoves: Readonly<Record<TrialEntryState, Readonly<Partial<Record<TrialAct, TrialEntryState>>>>> = {
  APPLIED: { EDIT: 'APPLIED', WIN: 'DRAWN', QUEUE: 'WAITING', MISS: 'MISSED' },
  DRAWN: { CONFIRM: 'CONFIRMED', LAPSE: 'LAPSED', BAN: 'MISSED' },
  WAITING: { MOVE_UP: 'DRAWN', END: 'MISSED', BAN: 'MISSED' },
  MISSED: {},
  CONFIRMED: { SEND: 'SENT' },
  LAPSED: {},
  SENT: { REPORT: 'REPORTED' },
  REPORTED: { REPORT: 'REPORTED' }
}

/** The state an entry gets by an act; undefined: this can't be done with it now. */
export const trialAfter = (state: TrialEntryState, act: TrialAct): TrialEntryState | undefined => trialMoves[state][act]

/** Takes a piece, or has one kept. */
const HOLDING: readonly TrialEntryState[] = ['DRAWN', 'CONFIRMED', 'SENT', 'REPORTED']

/** Returns whether an entry in this state has a piece, or one kept for it. */
export const holdsPiece = (state: TrialEntryState): boolean => HOLDING.includes(state)

/** ms in which a drawn winner confirms. */
export const CONFIRM_MS = 48 * HOUR_MS
/** ms after the sending in which the report is written. */
export const REPORT_MS = 21 * DAY_MS
/** ms that its author has to write a refused report anew, or until the report's own time is over where that is later. */
export const REWRITE_MS = 7 * DAY_MS
/** Months without a trial for a shopper whose report did not come. */
export const BAN_MONTHS = 12
/** So many wait for each piece. */
export const WAITING_EACH = 2
/** Signs of a reason: at least and at most. */
export const TRIAL_REASON = { least: 10, most: 200 } as const
/** Signs and pictures of a report, at least; what else it may hold a review's rules say. */
export const TRIAL_REPORT = { least: 50, pictures: 1 } as const

export type TrialTextProblem = 'TOO_SHORT' | 'TOO_LONG' | 'UNSEEN'

/** A reason as it is kept. */
export function tidyReason(input: string): { text: string } | { problem: TrialTextProblem } {
  const tidy = tidyWritten(input, TRIAL_REASON.most)
  return 'text' in tidy && lengthOf(tidy.text) < TRIAL_REASON.least ? { problem: 'TOO_SHORT' } : tidy
}

/** Whether a report says enough: the shopper promised one with words and a picture of their own. */
export const isFullReport = (text: string, pictures: number): boolean =>
  lengthOf(text) >= TRIAL_REPORT.least && pictures >= TRIAL_REPORT.pictures

export interface TrialTimes {
  startAt: number
  closeAt: number
  closed: boolean
  drawn: boolean
  ended: boolean
}

/** How far a trial is. What its time has come for but was not done yet stands as before, except that nobody applies any more. */
export function trialState(times: TrialTimes, now: number): 'COMING' | 'OPEN' | 'CLOSED' | 'DRAWN' | 'OVER' {
  if (times.ended) return 'OVER'
  if (times.drawn) return 'DRAWN'
  if (times.closed || now >= times.closeAt) return 'CLOSED'
  return now < times.startAt ? 'COMING' : 'OPEN'
}

/** What the draw makes of a place, from 1. */
export function drawnAct(rank: number, pieces: number): 'WIN' | 'QUEUE' | 'MISS' {
  if (rank <= pieces) return 'WIN'
  return rank <= pieces * (1 + WAITING_EACH) ? 'QUEUE' : 'MISS'
}
