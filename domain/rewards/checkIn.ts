/** Daily check-in: what a day earns, and what days in a row earn beside it. */

export const CHECK_IN_POINTS = 5

export interface StreakReward {
  /** On which day in a row. */
  days: number
  points: number
}

/** Soonest first; the last ends a round, and the next day begins another. */
export const STREAK_REWARDS: readonly StreakReward[] = [
  { days: 3, points: 15 },
  { days: 7, points: 50 },
  { days: 15, points: 100 },
  { days: 30, points: 300 }
]

/** Days of a round. */
export const STREAK_ROUND = 30

/** The day of its round that a day in a row is, from 1; 0 when there is none. */
export const dayOfRound = (streak: number): number => (streak <= 0 ? 0 : ((streak - 1) % STREAK_ROUND) + 1)

/** What the last of so many days in a row earns beside its own points. */
export const rewardOn = (streak: number): number =>
  STREAK_REWARDS.find(({ days }) => days === dayOfRound(streak))?.points ?? 0

/**
 * What comes next, and on which day in a row from now: 1 is the next that is checked in on.
 * @throws Error when there are no rewards
 */
export function nextReward(streak: number): { reward: StreakReward; inDays: number } {
  const day = dayOfRound(streak)
  const [first] = STREAK_REWARDS
  const reward = STREAK_REWARDS.find(({ days }) => days > day) ?? first
  if (reward === undefined) throw new Error('There are no rewards')
  return { reward, inDays: reward.days > day ? reward.days - day : STREAK_ROUND - day + reward.days }
}
