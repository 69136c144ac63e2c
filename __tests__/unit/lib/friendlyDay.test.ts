import { friendlyDay, hasPassed } from '@/lib/dates'

// 2026-11-20 15:00 in China, a Friday
const now = Date.UTC(2026, 10, 20, 7)

describe('a calendar day as people say it', () => {
  it.each([
    ['2026/11/20', '今天（周五）', 'today (Fri)'],
    ['2026/11/21', '明天（周六）', 'tomorrow (Sat)'],
    ['2026-11-22', '后天（周日）', 'Nov 22 (Sun)'],
    ['2026/11/24', '11月24日（周二）', 'Nov 24 (Tue)'],
    ['2027/01/01', '1月1日（周五）', 'Jan 1 (Fri)'],
    ['2026/11/19', '11月19日（周四）', 'Nov 19 (Thu)']
  ])('%s', (day, zh, en) => {
    expect(friendlyDay(day, now)).toBe(zh)
    expect(friendlyDay(day, now, 'en-US')).toBe(en)
  })

  it("counts days on China's calendar: 23:30 there is still today", () => {
    expect(friendlyDay('2026/11/21', Date.UTC(2026, 10, 20, 15, 30))).toBe('明天（周六）')
    expect(friendlyDay('2026/11/21', Date.UTC(2026, 10, 20, 16, 30))).toBe('今天（周六）')
  })

  it('leaves a text that is no day alone', () => {
    expect(friendlyDay('soon', now)).toBe('soon')
    expect(friendlyDay('2026/11/21 08:00:00', now)).toBe('2026/11/21 08:00:00')
  })
})

describe('a day of arrival', () => {
  it('is past only the day after, with either separator, by the shop’s calendar', () => {
    const now = Date.UTC(2026, 10, 20, 3)
    expect(hasPassed('2026/11/19', now)).toBe(true)
    expect(hasPassed('2026-11-20', now)).toBe(false)
    expect(hasPassed('2026/11/21', now)).toBe(false)
    expect(hasPassed('2026/11/20', Date.UTC(2026, 10, 20, 16))).toBe(true)
    expect(hasPassed('soon', now)).toBe(false)
  })
})
