import fc from 'fast-check'
import {
  CASE_ACTORS,
  CASE_EVENTS,
  CASE_KINDS,
  CASE_STATES,
  caseActions,
  caseDueAt,
  caseMoves,
  caseReasons,
  CASE_REASONS,
  caseSteps,
  caseTurn,
  ENDED_STATES,
  holdsPieces,
  isEnded,
  kindObstacle,
  nextCaseState,
  type CaseState
} from '@domain/aftersale/afterSale'
import { afterSaleDays, afterSaleRule } from '@domain/aftersale/afterSaleDays'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test.each([
  ['RETURN', 'SUBMITTED', 'AGREE', 'SHOP', 'WAIT_RETURN'],
  ['REFUND_ONLY', 'SUBMITTED', 'AGREE', 'TIME', 'REFUNDING'],
  ['RETURN', 'SUBMITTED', 'AGREE', 'SHOPPER', undefined],
  ['RETURN', 'SUBMITTED', 'REFUSE', 'SHOP', 'REFUSED'],
  ['RETURN', 'WAIT_RETURN', 'CLOSE', 'TIME', 'CLOSED'],
  ['RETURN', 'RETURNING', 'CANCEL', 'SHOPPER', undefined],
  ['RETURN', 'RETURNING', 'INSPECT', 'TIME', 'INSPECTED'],
  ['RETURN', 'DISPUTED', 'ACCEPT', 'SHOP', undefined],
  ['RETURN', 'DISPUTED', 'SEND_BACK', 'BRAND', 'SENT_BACK'],
  ['RETURN', 'REFUNDING', 'ARRIVE', 'SHOP', undefined],
  ['RETURN', 'REFUNDING', 'FAIL', 'PROVIDER', 'REFUND_FAILED'],
  ['RETURN', 'REFUND_FAILED', 'RETRY', 'SHOPPER', 'REFUNDING'],
  ['RETURN', 'COMPLETED', 'CANCEL', 'SHOPPER', undefined],
  ['EXCHANGE', 'SUBMITTED', 'AGREE', 'TIME', 'WAIT_RETURN'],
  ['EXCHANGE', 'INSPECTED', 'REPLACE', 'SHOP', 'WAIT_RESEND'],
  ['RETURN', 'INSPECTED', 'REPLACE', 'SHOP', undefined],
  ['EXCHANGE', 'WAIT_RESEND', 'RESEND', 'SHOP', 'RESENT'],
  ['EXCHANGE', 'WAIT_RESEND', 'NO_STOCK', 'TIME', 'OUT_OF_STOCK'],
  ['EXCHANGE', 'WAIT_RESEND', 'MONEY', 'SHOPPER', undefined],
  ['EXCHANGE', 'OUT_OF_STOCK', 'WAIT', 'SHOPPER', 'WAIT_RESEND'],
  ['EXCHANGE', 'OUT_OF_STOCK', 'MONEY', 'TIME', 'REFUNDING'],
  ['EXCHANGE', 'RESENT', 'RECEIVE', 'SHOPPER', 'COMPLETED'],
  ['EXCHANGE', 'RESENT', 'CANCEL', 'SHOPPER', undefined]
] as const)('%s that is %s: %s by %s leads to %s', (kind, state, event, by, to) => {
  expect(nextCaseState({ kind, state }, event, by)).toBe(to)
})

test('from every state that has not ended something leads on, and from one that has nothing does', () => {
  for (const state of CASE_STATES) {
    expect([state, Object.keys(caseMoves[state]).length > 0]).toEqual([state, !isEnded(state)])
  }
})

test('any series of moves keeps to the states, ends where nothing leads on, and time leads out of each wait for a person', () => {
  const step = fc.record({ event: fc.constantFrom(...CASE_EVENTS), by: fc.constantFrom(...CASE_ACTORS) })
  fc.assert(
    fc.property(fc.constantFrom(...CASE_KINDS), fc.array(step, { maxLength: 40 }), (kind, steps) => {
      let state: CaseState = 'SUBMITTED'
      for (const { event, by } of steps) {
        const next = nextCaseState({ kind, state }, event, by)
        if (next === undefined) continue
        expect(isEnded(state)).toBe(false)
        state = next
        expect(kind === 'REFUND_ONLY' && ['WAIT_RETURN', 'RETURNING', 'DISPUTED'].includes(state)).toBe(false)
        expect(kind !== 'EXCHANGE' && ['WAIT_RESEND', 'OUT_OF_STOCK', 'RESENT'].includes(state)).toBe(false)
      }
      expect(holdsPieces(state)).toBe(!isEnded(state) || state === 'COMPLETED')
    }),
    { numRuns: 2_000 }
  )
  for (const state of [
    'SUBMITTED',
    'WAIT_RETURN',
    'RETURNING',
    'DISPUTED',
    'WAIT_RESEND',
    'OUT_OF_STOCK',
    'RESENT'
  ] as const)
    expect(caseDueAt(state, 0)).toBeGreaterThan(0)
})

test('the shop has 48 hours, the shopper 7 days to send, the shop 7 days from when it has the goods', () => {
  expect([
    caseDueAt('SUBMITTED', 0),
    caseDueAt('WAIT_RETURN', 0),
    caseDueAt('RETURNING', 0, DAY),
    caseDueAt('DISPUTED', 0),
    caseDueAt('COMPLETED', 0)
  ]).toEqual([48 * HOUR, 7 * DAY, 8 * DAY, 5 * DAY, undefined])
})

test('each state says who acts next and what the shopper can do', () => {
  expect(caseTurn('WAIT_RETURN')).toBe('YOURS')
  expect(caseTurn('RETURNING')).toBe('OURS')
  expect(caseTurn('COMPLETED')).toBe('NOBODYS')
  expect(caseActions({ state: 'RETURNING' })).toEqual(['CHANGE_WAY'])
  expect(caseActions({ state: 'RETURNING', moving: true })).toEqual([])
  for (const state of ENDED_STATES) expect(caseActions({ state })).toEqual(['DELETE'])
  expect(caseSteps({ kind: 'RETURN', state: 'DISPUTED' }).index).toBe(2)
  expect(caseSteps({ kind: 'RETURN', state: 'CLOSED' }).index).toBe(-1)
  expect(caseSteps({ kind: 'EXCHANGE', state: 'OUT_OF_STOCK' }).index).toBe(3)
  expect(caseTurn('OUT_OF_STOCK')).toBe('YOURS')
  expect(caseActions({ state: 'OUT_OF_STOCK' })).toEqual(['MONEY', 'WAIT'])
  expect(caseActions({ state: 'RESENT' })).toEqual(['RECEIVE'])
})

test.each([
  ['REFUND_ONLY', { place: 'UNSENT', status: 'WAIT_SHIP' }, undefined],
  ['REFUND_ONLY', { place: 'ON_THE_WAY', status: 'WAIT_RECEIVE' }, undefined],
  ['REFUND_ONLY', {}, 'RECEIVED'],
  ['RETURN', {}, undefined],
  ['RETURN', { returnUntil: 10 }, 'OVER'],
  ['RETURN', { place: 'UNSENT', status: 'WAIT_SHIP' }, 'NOT_SHIPPED'],
  ['RETURN', { place: 'ON_THE_WAY', status: 'WAIT_RECEIVE' }, 'ON_THE_WAY'],
  ['RETURN', { returned: 2 }, 'RETURNED'],
  ['RETURN', { returned: 1, inCases: 1 }, 'OPEN_CASE'],
  ['RETURN', { status: 'CANCELLED' }, 'CANCELLED'],
  ['RETURN', { status: 'WAIT_PAY' }, 'UNPAID'],
  ['EXCHANGE', {}, undefined],
  ['EXCHANGE', { returnUntil: 9 }, undefined],
  ['EXCHANGE', { exchangeUntil: 10 }, 'OVER'],
  ['EXCHANGE', { gone: true }, 'NOT_OFFERED'],
  ['EXCHANGE', { place: 'ON_THE_WAY', status: 'WAIT_RECEIVE' }, 'ON_THE_WAY'],
  ['EXCHANGE', { inCases: 2 }, 'OPEN_CASE']
] as const)('%s of a row that is %j: %s', (kind, change, obstacle) => {
  const place = { status: 'COMPLETED', place: 'THERE' } as const
  const row = { ...place, quantity: 2, returned: 0, inCases: 0, returnUntil: 11, exchangeUntil: 12 }
  expect(kindObstacle(kind, { ...row, ...change }, 10)).toBe(obstacle)
})

test('a fault of the shop has to be shown by pictures, and no other reason does', () => {
  for (const code of CASE_REASONS.filter((reason) => caseReasons[reason].place === 'THERE'))
    expect([code, caseReasons[code].shown]).toEqual([code, caseReasons[code].fault])
})

test('days end at the shop’s midnight and count from the day after the goods came', () => {
  const late = Date.parse('2026-11-20T23:59:59+08:00')
  const early = Date.parse('2026-11-20T00:00:00+08:00')
  for (const time of [late, early]) {
    const days = afterSaleDays(time, afterSaleRule(true))
    expect(new Date(days.noReasonUntil).toISOString()).toBe('2026-11-27T16:00:00.000Z')
    expect(new Date(days.exchangeUntil).toISOString()).toBe('2026-12-05T16:00:00.000Z')
    expect(new Date(days.warrantyUntil).toISOString()).toBe('2029-11-20T16:00:00.000Z')
  }
})
