/** What rows of points are called, and how milestones stand. Pure. */
import type { CheckIn, PointTransaction } from '@contract'
import { dayOfRound, nextReward } from '@domain/rewards/checkIn'
import { DAY_MS } from '@domain/spans'
import { calendarDay, weekdayOf, writtenMidnight } from '@/lib/dates'
import { hasOwn } from '@/lib/json'

const bySource = {
  OPENING: 'rowOpening',
  ORDER: 'rowOrder',
  REVIEW: 'rowReview',
  CHECK_IN: 'rowCheckIn',
  STREAK: 'rowStreak',
  EXCHANGE: 'rowExchange',
  SETTLEMENT: 'rowSpent',
  SERVICE: 'rowService',
  EXPIRY: 'rowExpired'
} as const

/** The key of a row's words: what it is about, and for what came back or was mended, that. */
export function rowWords({ kind, source, points }: Pick<PointTransaction, 'kind' | 'source' | 'points'>) {
  if (kind === 'VOID') return 'rowVoid'
  if (kind === 'REFUND') return 'rowRefund'
  if (kind === 'CORRECT') return points < 0 ? 'rowTakenBack' : 'rowGivenAgain'
  return hasOwn(bySource, source) ? bySource[source] : 'rowOther'
}

export interface Milestone {
  days: number
  points: number
  reached: boolean
  /** What comes next. */
  next: boolean
  /** How much of the way to it from the one before is gone, in percent. */
  percent: number
}

/** The rewards of a round, and how far each is. */
export function milestones({ streak, rewards }: Pick<CheckIn, 'streak' | 'rewards'>): Milestone[] {
  const day = dayOfRound(streak)
  const next = rewards.find(({ days }) => days > day)
  return rewards.map(({ days, points }, index) => {
    const from = rewards[index - 1]?.days ?? 0
    const percent = Math.round((Math.min(Math.max(day - from, 0), days - from) * 100) / (days - from))
    return { days, points, reached: day >= days, next: days === next?.days, percent }
  })
}

const dayAfter = (day: string, days: number): string =>
  calendarDay((writtenMidnight(day) ?? NaN) + days * DAY_MS).replaceAll('/', '-')

/** The next reward, in how many check-ins from now, and on which day when none is missed. */
export function comingReward({ streak, today, checkedToday }: Pick<CheckIn, 'streak' | 'today' | 'checkedToday'>) {
  const { reward, inDays } = nextReward(streak)
  return { points: reward.points, inDays, day: dayAfter(today, checkedToday ? inDays : inDays - 1) }
}

/** This month and the eleven before it. */
export function monthsBefore(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, back) => {
    const months = year * 12 + month - 1 - back
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** A month, `YYYY-MM`, as a calendar shows it: on which day of the week it begins (0 is Sunday), and its days. */
export function monthOf(month: string): { startsOn: number; days: string[] } {
  const first = `${month}-01`
  const days = Array.from({ length: 31 }, (_, index) => dayAfter(first, index)).filter((day) => day.startsWith(month))
  return { startsOn: weekdayOf(first), days }
}
