import { shopDay } from '@domain/day'
import { DAY_MS } from '@domain/spans'
import { opensExchange, repairDays, warrantyOf } from '@domain/aftersale/warranty'

const day = (text: string, hour = 12) => Date.parse(`${text}T${String(hour).padStart(2, '0')}:00:00+08:00`)
const now = day('2026-11-26')
const repair = (from: string, to?: string, faults = ['A']) => ({
  from: day(from),
  ...(to ? { to: day(to) } : {}),
  faults
})

it('begins with the receipt, or with the installation where that is later, and ends with its last midnight', () => {
  const receipt = { receivedAt: day('2026-05-18'), installedAt: null }
  expect(shopDay((warrantyOf(receipt, [], now)?.until ?? 0) - 1)).toBe('2029-05-18')
  const warranty = warrantyOf({ ...receipt, installedAt: day('2026-05-20') }, [], now)
  expect(shopDay((warranty?.until ?? 0) - 1)).toBe('2029-05-20')
  expect(warrantyOf({ receivedAt: null, installedAt: day('2026-05-20') }, [], now)).toBeUndefined()
})

it('a leap day ends with its month', () => {
  const until = warrantyOf({ receivedAt: day('2024-02-29'), installedAt: null }, [], now)?.until ?? 0
  expect(shopDay(until - 1)).toBe('2027-02-28')
})

it('adds each day of repair once, by the shop’s days, and none of what still goes on', () => {
  expect(repairDays([repair('2026-06-01', '2026-06-03'), repair('2026-06-03', '2026-06-04')])).toBe(4)
  expect(repairDays([repair('2026-06-01')])).toBe(0)
  const began = { receivedAt: day('2026-05-18'), installedAt: null }
  const longer = warrantyOf(began, [repair('2026-06-01', '2026-06-03')], now)
  expect(shopDay((longer?.until ?? 0) - 1)).toBe('2029-05-21')
})

it('holds to the last moment, and says what is left', () => {
  const began = { receivedAt: day('2023-11-26'), installedAt: null }
  const until = warrantyOf(began, [], now)?.until ?? 0
  expect([warrantyOf(began, [], until - 1)?.holds, warrantyOf(began, [], until)?.holds]).toEqual([true, false])
  expect(warrantyOf(began, [], until)?.percentLeft).toBe(0)
  expect(warrantyOf({ receivedAt: now, installedAt: null }, [], now)?.percentLeft).toBe(100)
})

it.each([
  [[repair('2026-06-01', '2026-06-02'), repair('2026-07-01', '2026-07-02')], true],
  [[repair('2026-06-01', '2026-06-02'), repair('2026-07-01', '2026-07-02', ['B'])], false],
  [[repair('2026-06-01', '2026-06-02'), { ...repair('2026-07-01', '2026-07-02'), inVain: true }], false],
  [[{ from: now - 30 * DAY_MS, faults: ['A'] }], true],
  [[{ from: now - 30 * DAY_MS + 1, faults: ['A'] }], false]
])('repairs %# open exchange and refund: %s', (repairs, open) => {
  expect(opensExchange(repairs, true, now)).toBe(open)
  expect(opensExchange(repairs, false, now)).toBe(false)
})

it('runs the months that were frozen with the order', () => {
  const began = { receivedAt: day('2026-05-18'), installedAt: null, months: 12 }
  expect(shopDay((warrantyOf(began, [], now)?.until ?? 0) - 1)).toBe('2027-05-18')
})
