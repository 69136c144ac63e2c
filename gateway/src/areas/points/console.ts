import { shopDay, shopMidnight } from '../../../../domain/day'
import { CHECK_IN_POINTS, rewardOn } from '../../../../domain/rewards/checkIn'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { foldStreak } from './checkIn'
import { earn, endSoonest } from './ledger'
import * as store from './store'
import { writeDays } from './storeCheckIn'

/** What a person at the console does to a shopper's points: 500 more, the soonest ones end, six days in a row. */
export const POINT_STEPS = ['grant', 'expire', 'streak'] as const
export type PointStep = (typeof POINT_STEPS)[number]

const GRANTED = 500
const STREAK = 6

export async function actOnPoints({ db, clock }: Core, userId: string, step: PointStep): Promise<void> {
  if (!(await store.isCustomer(db, userId))) throw notFound('customer.missing', '没有这位顾客', 'No such customer')
  const at = clock.date()
  if (step === 'streak') return foldStreak(db, userId, STREAK, at.getTime())
  if (step === 'expire') return inTransaction(db, (tx) => endSoonest(tx, userId, at))
  await earn(db, { userId, source: 'SERVICE', reference: newId('gift'), points: GRANTED, at })
}

/** The newest customers' points, and customers whose rows don't add up to what can be spent and will end. */
export const pointAccounts = (db: Db) => store.accounts(db, 20)

const CHECKED_IN = [12, 11, 10, 9, 4, 3, 2, 1]

/** A demonstration shopper's points, `total` in all: some end soon, the rest came with days, orders and reviews. */
export async function tellPoints(db: Db, userId: string, total: number, now: number): Promise<void> {
  const at = (days: number) => new Date(shopMidnight(now) - days * DAY_MS + 8.2 * HOUR_MS)
  const days: { user_id: string; day: string; streak: number }[] = []
  let left = total
  for (const ago of total < 1000 ? [] : CHECKED_IN) {
    const streak = CHECKED_IN.includes(ago + 1) ? (days.at(-1)?.streak ?? 0) + 1 : 1
    const day = shopDay(at(ago).getTime())
    days.push({ user_id: userId, day, streak })
    const about = { userId, reference: day, at: at(ago) }
    await earn(db, { ...about, source: 'CHECK_IN', points: CHECK_IN_POINTS })
    await earn(db, { ...about, source: 'STREAK', points: rewardOn(streak) })
    left -= CHECK_IN_POINTS + rewardOn(streak)
  }
  await writeDays(db, days)
  if (total >= 1000) {
    const ending = { reference: 'welcome', points: 320, at: at(300), endsAt: at(-39) }
    await earn(db, { ...ending, userId, source: 'SERVICE' })
    left -= ending.points
  }
  await earn(db, { userId, source: 'SERVICE', reference: 'demonstration', points: left, at: at(60) })
}
