import type { CaseKind, CaseState } from '@contract'
import { HOUR_MS, MINUTE_MS } from '@domain/spans'
import { shownMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import type { IconName } from '@/ui'
import { caseWords as t } from './messages'
import { isKnownState, turnOf } from './rules'

const icons = {
  REFUND_ONLY: 'wallet',
  RETURN: 'undo',
  EXCHANGE: 'refresh',
  REPAIR: 'wrench'
} as const satisfies Record<CaseKind | 'REPAIR', IconName>
const kinds = ['REFUND_ONLY', 'RETURN', 'EXCHANGE', 'REPAIR'] as const

/** A kind in words; one of another gateway is after-sales. */
export function kindWords(kind: string): string {
  const match = kinds.find((candidate) => candidate === kind)
  return t(match === undefined ? 'kindUnknown' : `kind${match}`)
}

export function kindIcon(kind: string): IconName {
  const match = kinds.find((candidate) => candidate === kind)
  return match === undefined ? 'box' : icons[match]
}

/** A state in words; one that is not known is under way. */
export const stateWords = (state: CaseState): string => t(isKnownState(state) ? `state${state}` : 'stateUnknown')

export { shownMoney as yuan }

const hoursADay = 24
const minutesAnHour = 60

/** How long still, as people say it: days and hours, hours and minutes, minutes. */
export function leftWords(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS))
  const hours = Math.floor((minutes * MINUTE_MS) / HOUR_MS)
  if (hours >= hoursADay) return t('daysHours', { days: Math.floor(hours / hoursADay), hours: hours % hoursADay })
  return hours > 0 ? t('hoursMinutes', { hours, minutes: minutes % minutesAnHour }) : t('minutes', { minutes })
}

/** What wants the shopper's eye is coloured; what is over is grey, what came to its good end green. */
export function stateTone(state: CaseState): 'warm' | 'action' | 'ok' | 'ink-3' {
  if (state === 'COMPLETED') return 'ok'
  const turn = turnOf(state)
  return turn === 'MINE' ? 'warm' : turn === 'SHOP' ? 'action' : 'ink-3'
}

/** A day of the shop's, as people say it. */
export const dayWords = (ms: number): string => shownDay(ms)

/** The last day of what ends at a midnight. */
export const lastDayWords = (endMs: number): string => dayWords(endMs - 1)
