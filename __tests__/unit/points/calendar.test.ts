import { comingReward, monthOf, monthsBefore } from '@/features/points/rules'

test('the months before today go on over the ends of years', () => {
  const months = monthsBefore('2026-02-15')
  expect([months.length, months[0], months[1], months[2], months[11]]).toEqual([
    12,
    '2026-02',
    '2026-01',
    '2025-12',
    '2025-03'
  ])
})

test('a month has its days and begins on its day of the week', () => {
  const november = monthOf('2026-11')
  expect([november.startsOn, november.days.length, november.days[29]]).toEqual([0, 30, '2026-11-30'])
  expect(monthOf('2028-02').days).toHaveLength(29)
})

test('the next reward comes on a day over the end of a month', () => {
  expect(comingReward({ streak: 1, today: '2026-12-31', checkedToday: true })).toEqual({
    points: 15,
    inDays: 2,
    day: '2027-01-02'
  })
})
