import { canChangeVisit, visitDays, visitSpan, visitState } from '@domain/aftersale/visit'

const timeOf = (text: string) => Date.parse(`${text}+08:00`)
const span = visitSpan({ day: '2026-11-27', window: 0 })

test('a window is of the shop’s day; what is no window or no day has none', () => {
  expect(span).toEqual({ from: timeOf('2026-11-27T09:00:00'), to: timeOf('2026-11-27T12:00:00') })
  expect(visitSpan({ day: '2026-11-27', window: 3 })).toBeUndefined()
  expect(visitSpan({ day: '2026-13-45', window: 0 })).toBeUndefined()
})

test('seven days can be chosen, from the day after the goods are there', () => {
  expect(visitDays('2026-11-27')).toEqual(
    ['11-28', '11-29', '11-30', '12-01', '12-02', '12-03', '12-04'].map((day) => `2026-${day}`)
  )
  expect(visitDays('2026-11-27', '2026-11-30')[0]).toBe('2026-12-01')
  expect(visitDays('2026-11-27', '2026-11-20')[0]).toBe('2026-11-28')
})

test.each([
  ['2026-11-27T07:59:59', 'BOOKED'],
  ['2026-11-27T08:00:00', 'ON_THE_WAY'],
  ['2026-11-27T11:59:59', 'ON_THE_WAY'],
  ['2026-11-27T12:00:00', 'DONE']
])('at %s it is %s', (time, state) => expect(visitState(span, { nowMs: timeOf(time), arrived: true })).toBe(state))

test('a visit has to be booked anew when its time comes before the goods do', () => {
  const late = (time: string) => ({ nowMs: timeOf(time), arrived: false })
  expect(visitState(span, late('2026-11-27T07:59:59'))).toBe('BOOKED')
  expect(canChangeVisit(span, late('2026-11-27T07:59:59'))).toBe(false)
  expect(visitState(span, late('2026-11-27T08:00:00'))).toBe('TO_BOOK')
  expect(canChangeVisit(span, late('2026-11-27T12:00:00'))).toBe(true)
})

test('it can be changed until two hours before, and booked at any time', () => {
  const there = (nowMs: number) => ({ nowMs, arrived: true })
  expect(visitState(undefined, there(0))).toBe('TO_BOOK')
  expect(canChangeVisit(undefined, there(0))).toBe(true)
  expect(canChangeVisit(span, there(timeOf('2026-11-27T06:59:59')))).toBe(true)
  expect(canChangeVisit(span, there(timeOf('2026-11-27T07:00:00')))).toBe(false)
})
