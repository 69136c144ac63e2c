import { shopDay, shopMidnight } from '../../../../domain/day'
import { CHECK_IN_POINTS, rewardOn } from '../../../../domain/rewards/checkIn'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Db } from '../../core/database/database'
import { earn } from './ledger'
import { writeDays } from './storeCheckIn'

const CHECKED_IN = [12, 11, 10, 9, 4, 3, 2, 1]

/** A demonstration shopper's points, `total` in all: some end soon, the rest came with days, orders and reviews. */
export async function tellPoints(db: Db, userId: string, total: number, now: number): Promise<void> {
  const dateOf = (days: number) => new Date(shopMidnight(now) - days * DAY_MS + 8.2 * HOUR_MS)
  const days: { user_id: string; day: string; streak: number }[] = []
  let rest = total
  for (const ago of total < 1000 ? [] : CHECKED_IN) {
    const streak = CHECKED_IN.includes(ago + 1) ? (days.at(-1)?.streak ?? 0) + 1 : 1
    const day = shopDay(dateOf(ago).getTime())
    days.push({ user_id: userId, day, streak })
    const about = { userId, reference: day, now: dateOf(ago) }
    await earn(db, { ...about, source: 'CHECK_IN', points: CHECK_IN_POINTS })
    await earn(db, { ...about, source: 'STREAK', points: rewardOn(streak) })
    rest -= CHECK_IN_POINTS + rewardOn(streak)
  }
  await writeDays(db, days)
  if (total >= 1000) {
    const ending = { reference: 'welcome', points: 320, now: dateOf(300), endsAt: dateOf(-39) }
    await earn(db, { ...ending, userId, source: 'SERVICE' })
    rest -= ending.points
  }
  await earn(db, { userId, source: 'SERVICE', reference: 'demonstration', points: rest, now: dateOf(60) })
}
