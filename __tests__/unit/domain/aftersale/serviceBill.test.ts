import {
  BILL_EVENTS,
  BILL_STATES,
  billActions,
  billTransitions,
  freeBecause,
  isEnded,
  isFreeAgain,
  nextBillState,
  quoteTotal,
  type BillState
} from '@domain/aftersale/serviceBill'
import { DAY_MS, HOUR_MS } from '@domain/spans'

const now = Date.parse('2026-11-26T04:00:00Z')

it('every state is reached, ended ones lead nowhere, and the road to DONE is as the table says', () => {
  const states = new Set<BillState>(['SUBMITTED'])
  for (const state of BILL_STATES)
    for (const event of BILL_EVENTS) {
      const next = nextBillState(state, event)
      if (next) states.add(next)
    }
  expect([...states].sort()).toEqual([...BILL_STATES].sort())
  for (const state of BILL_STATES) expect(Object.keys(billTransitions[state]).length === 0).toBe(isEnded(state))
  const road = ['ACCEPT', 'ASSIGN', 'SET_OUT', 'BEGIN', 'QUOTE', 'AGREE', 'FINISH'] as const
  expect(road.reduce<BillState | undefined>((state, event) => state && nextBillState(state, event), 'SUBMITTED')).toBe(
    'DONE'
  )
})

it.each([
  ['SUBMITTED', 3 * HOUR_MS, ['CHANGE_TIME', 'CANCEL']],
  ['ASSIGNED', 2 * HOUR_MS, []],
  ['ASSIGNED', 2 * HOUR_MS + 1, ['CHANGE_TIME', 'CANCEL']],
  ['ON_THE_WAY', 3 * HOUR_MS, []],
  ['WAIT_CONFIRM', -HOUR_MS, ['ANSWER']],
  ['DONE', -HOUR_MS, ['REVIEW', 'DELETE']],
  ['UNREPAIRABLE', -HOUR_MS, ['DELETE']],
  ['CANCELLED', HOUR_MS, ['DELETE']]
] as const)('%s, %d ms before the visit, allows %j', (state, before, actions) => {
  expect(billActions({ state, visitFrom: now + before }, now)).toEqual(actions)
})

it('an unpaid bill is not deleted, a reviewed one not reviewed again, the maker’s only looked at', () => {
  expect(billActions({ state: 'DONE', unpaid: true, reviewed: true }, now)).toEqual(['PAY'])
  expect(billActions({ state: 'ACCEPTED', ofMaker: true }, now)).toEqual([])
  expect(billActions({ state: 'DONE', ofMaker: true }, now)).toEqual(['DELETE'])
})

it('a quote comes to what is charged', () => {
  const line = { itemCode: 'A', fen: 3_500, count: 2, free: false }
  expect(quoteTotal([line, { ...line, free: true }])).toBe(7_000)
  expect(quoteTotal([])).toBe(0)
})

it('repair alone is free, by what mended the fault lately before the warranty', () => {
  expect(freeBecause('REPAIR', { inWarranty: true, again: false })).toBe('WARRANTY')
  expect(freeBecause('REPAIR', { inWarranty: true, again: true })).toBe('AGAIN')
  expect(freeBecause('CLEAN', { inWarranty: true, again: true })).toBeUndefined()
})

it.each([
  [{}, true],
  [{ endedAt: now - 180 * DAY_MS }, false],
  [{ declined: true }, false],
  [{ faults: ['B'] }, false],
  [{ state: 'UNREPAIRABLE' as const }, false],
  [{ work: 'CLEAN' as const }, false]
])('an earlier bill with %j makes the fault free again: %s', (over, free) => {
  const earlier = {
    work: 'REPAIR' as const,
    state: 'DONE' as const,
    faults: ['A'],
    declined: false,
    endedAt: now - DAY_MS
  }
  expect(isFreeAgain([{ ...earlier, ...over }], ['A'], now)).toBe(free)
})
