import { dayOfRound, nextReward, rewardOn } from '@domain/rewards/checkIn'

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
