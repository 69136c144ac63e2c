import fc from 'fast-check'
import { calendarDay, formatClock, formatDay, formatDetailTime, formatMinute, writtenMidnight } from '@/lib/dates'
import { toApiDates, toDisplayDates } from '@/lib/dateSeparators'

const someTime = Date.UTC(2026, 8, 1, 0, 5, 9)

describe("times on the shop's clock", () => {
  it("shows product detail's time as M月D日 HH:mm:ss, and in English", () => {
    expect(formatDetailTime(someTime)).toBe('9月1日 08:05:09')
    expect(formatDetailTime(someTime, 'en-US')).toBe('Sep 1, 08:05:09')
  })

  it('changes day at midnight in China, in any zone of the phone', () => {
    expect(formatDetailTime(Date.UTC(2026, 11, 31, 15, 59, 59))).toBe('12月31日 23:59:59')
    const newYear = Date.UTC(2026, 11, 31, 16, 5, 9)
    expect(calendarDay(newYear)).toBe('2027/01/01')
    expect(formatDay(newYear, 'zh-CN', newYear)).toBe('1月1日')
    expect(formatMinute(newYear, 'zh-CN', newYear)).toBe('1月1日 00:05')
    expect(formatClock(newYear)).toBe('00:05')
  })

  it.each([
    ['zh-CN', someTime, '9月1日', '9月1日 08:05'],
    ['en-US', someTime, 'Sep 1', 'Sep 1, 08:05'],
    ['zh-CN', someTime - 365 * 86_400_000, '2026年9月1日', '2026年9月1日 08:05'],
    ['en-US', someTime + 365 * 86_400_000, 'Sep 1, 2026', 'Sep 1, 2026, 08:05'],
    ['en-US', undefined, 'Sep 1, 2026', undefined]
  ] as const)('says the year where it is another, %s seen from %s', (locale, now, day, minute) => {
    expect(formatDay(someTime, locale, now)).toBe(day)
    if (now !== undefined) expect(formatMinute(someTime, locale, now)).toBe(minute)
  })

  it('reads a written day as the midnight in China that begins it', () => {
    expect(writtenMidnight('2026/09/01')).toBe(Date.UTC(2026, 7, 31, 16))
    expect(writtenMidnight('soon')).toBeUndefined()
  })

  it.each([NaN, Infinity, 8.64e15])('shows nothing for %d, which is no time', (time) => {
    const dates = [
      formatDetailTime(time),
      formatDay(time, 'zh-CN', someTime),
      formatMinute(time, 'en-US', someTime),
      calendarDay(time),
      formatClock(time)
    ]
    expect(dates.join('')).toBe('')
  })
})

describe('date separators', () => {
  test.each([
    ['2026/09/01', '2026-09-01'],
    ['2026/09/01 08:05:09', '2026-09-01 08:05:09']
  ])('%s is %s to the API, and back', (display, api) => {
    expect(toApiDates(display)).toBe(api)
    expect(toDisplayDates(api)).toBe(display)
    expect(toApiDates(api)).toBe(api)
    expect(toDisplayDates(display)).toBe(display)
  })

  test.each([
    'on 2026-09-01',
    '2026-09-01 ',
    ' 2026/09/01',
    '2026-09/01',
    '2026-9-1',
    '2026-09-01T08:05:09',
    '2026-09-01 08:05',
    '2026-09-01\n',
    '12026-09-01',
    '/storage/2026/09/01',
    '2026-09-01,2026-09-02',
    ''
  ])('%j is no date and is left alone', (text) => {
    expect(toDisplayDates(text)).toBe(text)
    expect(toApiDates(text)).toBe(text)
  })

  it('reaches into nested objects and lists, and leaves the given value as it was', () => {
    const body = { from: '2026/09/01', rows: [{ day: '2026/09/02 10:00:00', note: 'by 2026/09/02' }, 3, null] }
    const before = JSON.stringify(body)
    expect(toApiDates(body)).toEqual({
      from: '2026-09-01',
      rows: [{ day: '2026-09-02 10:00:00', note: 'by 2026/09/02' }, 3, null]
    })
    expect(JSON.stringify(body)).toBe(before)
  })

  it('gives back the very object when there is nothing to convert', () => {
    const body = { a: [1, { b: 'x' }], c: NaN }
    expect(toApiDates(body)).toBe(body)
  })

  it('leaves class instances alone and sets no prototype', () => {
    const file = new Date(0)
    expect(toApiDates({ file }).file).toBe(file)
    const hostile = JSON.parse('{"__proto__": {"admin": true}, "day": "2026/09/01"}') as object
    const apiDates = toApiDates(hostile) as { admin?: boolean; day?: string }
    expect(apiDates.day).toBe('2026-09-01')
    expect(apiDates.admin).toBeUndefined()
  })

  it('survives a value nested without end', () => {
    const ring: Record<string, unknown> = { day: '2026/09/01' }
    ring.self = ring
    expect(() => toApiDates(ring)).not.toThrow()
  })

  const dateText = fc
    .tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map(([year, month, day]) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)

  it('comes back the same from display to API and again, for any JSON', () => {
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        dateText,
        fc.string(),
        fc.integer(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 })
      )
    })).value
    fc.assert(
      fc.property(json, (value) => {
        const api = toApiDates(value)
        expect(toApiDates(toDisplayDates(api))).toEqual(api)
        expect(toDisplayDates(toDisplayDates(api))).toEqual(toDisplayDates(api))
      })
    )
  })
})
