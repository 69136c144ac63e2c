import { BILL_STATES } from '@domain/aftersale/serviceBill'
import { hasOwn } from '@/lib/json'
import { repairWords as t } from './messages'

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

/** A state in words; one of another gateway is under way. */
export const sayState = (state: string): string =>
  t(`say${BILL_STATES.find((candidate) => candidate === state) ?? 'ACCEPTED'}`)

/** The visit is still to come, so that it can be changed. */
export const isBeforeVisit = (state: string): boolean => ['SUBMITTED', 'ACCEPTED', 'ASSIGNED'].includes(state)
