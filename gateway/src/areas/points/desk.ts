/** What the shop's staff do with points; each act says who did it. */
import type { Core } from '../../core/area'
import { newId, type Db } from '../../core/database/database'
import { actAtDesk, type Staff } from '../../core/desk'
import { notFound } from '../../core/errors'
import { foldStreak } from './checkIn'
import { earn, endSoonest } from './ledger'
import * as store from './store'

/** To a shopper's points: 500 more, the soonest ones end, six days in a row. */
export const POINT_STEPS = ['grant', 'expire', 'streak'] as const
export type PointStep = (typeof POINT_STEPS)[number]

const GRANTED = 500
const STREAK = 6

/** Does an act of the staff on a shopper's points. */
export const actOnPoints = (
  core: Pick<Core, 'db' | 'clock'>,
  staff: Staff,
  { userId, step }: { userId: string; step: PointStep }
): Promise<void> =>
  actAtDesk(core, staff, { permission: 'REWARDS', act: `points.${step}`, about: userId }, async (tx, now) => {
    if (!(await store.isCustomer(tx, userId))) throw notFound('customer.missing', '没有这位顾客', 'No such customer')
    if (step === 'streak') return foldStreak(tx, userId, STREAK, now.getTime())
    if (step === 'expire') return endSoonest(tx, userId, now)
    await earn(tx, { userId, source: 'SERVICE', reference: newId('gift'), points: GRANTED, now })
  })

/** The newest customers' points, and customers whose rows don't add up to what can be spent and will end. */
export const pointAccounts = (db: Db) => store.accounts(db, 20)
