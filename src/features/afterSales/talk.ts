import type { CaseSummary } from '@contract'
import { serverNow } from '@/api'
import { shownMinute } from '@/stores/times'
import { isKnownState, turnOf } from './rules'
import { talkWords as t } from './talkMessages'
import { leftWords } from './words'

type Told = Pick<CaseSummary, 'kind' | 'state' | 'dueAt' | 'changedAt' | 'becameMoney'>

/** What a case's state means, in a sentence. */
export function talkTitle({ kind, state, becameMoney }: Told): string {
  if (!isKnownState(state)) return t('unknown')
  return t(state === 'COMPLETED' && kind === 'EXCHANGE' && !becameMoney ? 'COMPLETEDEXCHANGE' : state)
}

/** What follows, and until when; absent where a time would have to be said that nobody knows. */
export function talkNote({ state, dueAt, changedAt }: Told): string | undefined {
  if (!isKnownState(state)) return undefined
  if (state === 'COMPLETED') return t('COMPLETEDNote', { time: shownMinute(changedAt) })
  const waits = turnOf(state) === 'OVER' || state === 'INSPECTED' || state === 'REFUNDING' || state === 'REFUND_FAILED'
  if (waits) return t(`${state}Note`)
  return dueAt === undefined ? undefined : t(`${state}Note`, { time: shownMinute(dueAt) })
}

/** The sentence with the time that is left, where the shopper has one. Read it in an `observer`. */
export function talkLeft(facts: Told): string {
  const { state, dueAt } = facts
  const leftMs = dueAt === undefined ? 0 : dueAt - serverNow()
  return state === 'WAIT_RETURN' && leftMs > 0 ? t('WAIT_RETURNLeft', { left: leftWords(leftMs) }) : talkTitle(facts)
}
