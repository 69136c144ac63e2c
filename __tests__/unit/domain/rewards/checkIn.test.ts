import { dayAfter, dayOfRound, monthAfter, monthOf, nextReward, rewardOn } from '@domain/rewards/checkIn'

test.each([
  [0, 0, 0, 3, 3],
  [1, 1, 0, 3, 2],
  [3, 3, 15, 7, 4],
  [4, 4, 0, 7, 3],
  [7, 7, 50, 15, 8],
  [15, 15, 100, 30, 15],
  [30, 30, 300, 3, 3],
  [31, 1, 0, 3, 2],
  [60, 30, 300, 3, 3]
])(
  'after %i days in a row the round is at %i, the last earned %i more, and day %i is next in %i',
  (streak, ...rewards) => {
    const next = nextReward(streak)
    expect([dayOfRound(streak), rewardOn(streak), next.reward.days, next.inDays]).toEqual(rewards)
  }
)

test('days and months go on over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29')
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1)]).toEqual(['2025-12', '2027-01'])
})

test('a month has its days and begins on its day of the week', () => {
  const november = monthOf('2026-11')
  expect([november.startsOn, november.days.length, november.days[29]]).toEqual([0, 30, '2026-11-30'])
  expect(monthOf('2028-02').days).toHaveLength(29)
})
