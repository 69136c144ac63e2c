import { serverNow } from '@/api'
import { currentLocale } from '@/i18n'
import { calendarDay, formatClock, friendlyDay } from '@/lib/dates'
import { hasOwn } from '@/lib/json'
import { repairWords as t } from './messages'

/** Day and hours of a visit. */
export const visitTime = ({ from, to }: { from: number; to: number }): string =>
  `${friendlyDay(calendarDay(from), serverNow(), currentLocale())} ${formatClock(from)}–${formatClock(to)}`

const stations = ['ACCEPTED', 'ASSIGNED', 'ON_THE_WAY', 'WORKING', 'DONE'] as const
/** The station that a state is at; one of another gateway is at the first. */
const positions: Readonly<Record<string, number>> = {
  SUBMITTED: -1,
  ACCEPTED: 0,
  ASSIGNED: 1,
  ON_THE_WAY: 2,
  WORKING: 3,
  WAIT_CONFIRM: 3,
  DONE: 4
}

/** How far a bill is; none of one that ended otherwise. */
export function stepsOf(state: string): { key: string; name: string; state: 'done' | 'now' | 'ahead' }[] {
  if (state === 'CANCELLED' || state === 'UNREPAIRABLE') return []
  const here = hasOwn(positions, state) ? (positions[state] ?? 0) : 0
  return stations.map((station, index) => ({
    key: station,
    name: t(`step${station}`),
    state: index < here || state === 'DONE' ? 'done' : index === here ? 'now' : 'ahead'
  }))
}

const states = [
  'SUBMITTED',
  'ACCEPTED',
  'ASSIGNED',
  'ON_THE_WAY',
  'WORKING',
  'WAIT_CONFIRM',
  'DONE',
  'UNREPAIRABLE',
  'CANCELLED'
] as const

/** A state in words; one of another gateway is under way. */
export const sayState = (state: string): string =>
  t(`say${states.find((candidate) => candidate === state) ?? 'ACCEPTED'}`)

/** The visit is still to come, so that it can be changed. */
export const isBeforeVisit = (state: string): boolean => ['SUBMITTED', 'ACCEPTED', 'ASSIGNED'].includes(state)
