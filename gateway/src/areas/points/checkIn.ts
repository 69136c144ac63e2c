import type { DataOf } from '../../../../contract'
import { CHECK_IN_POINTS, rewardOn, STREAK_REWARDS } from '../../../../domain/rewards/checkIn'
import { dayAfter, shopDay } from '../../../../domain/day'
import type { Clock } from '../../core/clock'
import type { Db } from '../../core/database/database'
import { earn } from './ledger'
import * as store from './storeCheckIn'

type CheckIn = DataOf<'GET /o2cum/v1/checkin'>

/** A month of days, and where the shopper stands today. */
export async function checkInView(db: Db, userId: string, nowMs: number, wish?: string): Promise<CheckIn> {
  const today = shopDay(nowMs)
  const month = wish ?? today.slice(0, 7)
  const streakToday = await store.streakOn(db, userId, today)
  return {
    today,
    checkedToday: streakToday !== undefined,
    streak: streakToday ?? (await store.streakOn(db, userId, dayAfter(today, -1))) ?? 0,
    month,
    days: await store.daysOfMonth(db, userId, month),
    dailyPoints: CHECK_IN_POINTS,
    rewards: [...STREAK_REWARDS]
  }
}

/** Checks in for today, once over all devices: a second one sees what the first did and earns nothing. */
export async function checkIn(db: Db, clock: Clock, userId: string): Promise<DataOf<'POST /o2cum/v1/checkin'>> {
  const now = clock.date()
  const day = shopDay(now.getTime())
  const streak = ((await store.streakOn(db, userId, dayAfter(day, -1))) ?? 0) + 1
  let earned = 0
  if (await store.noteDay(db, { user_id: userId, day, streak })) {
    const about = { userId, source: 'CHECK_IN' as const, now }
    const reward = rewardOn(streak)
    await earn(db, { ...about, reference: day, points: CHECK_IN_POINTS })
    if (reward > 0) await earn(db, { ...about, source: 'STREAK', reference: day, points: reward })
    earned = CHECK_IN_POINTS + reward
  }
  return { ...(await checkInView(db, userId, now.getTime())), earned }
}

/** Writes so many days in a row that end yesterday, as if they had been checked in on; they earn nothing. */
export async function foldStreak(db: Db, userId: string, days: number, nowMs: number): Promise<void> {
  const today = shopDay(nowMs)
  const rows = Array.from({ length: days }, (_, index) => ({
    user_id: userId,
    day: dayAfter(today, index - days),
    streak: index + 1
  }))
  await store.writeDays(db, rows)
}
