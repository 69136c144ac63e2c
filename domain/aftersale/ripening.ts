/**
 * When what an order earns somebody is theirs: rebates, commissions and the reward of an invite alike. Not before the last
 * day on which any of its goods can go back is over, and not while a case about it is open. Pure.
 */
import { daysEnd, FAULT_DAYS, NO_REASON_DAYS } from './afterSaleDays'
import { shopMidnight } from '../day'
import { DAY_MS } from '../spans'

/** Days in which goods go back; nothing ripens in fewer. */
const LEAST_DAYS = Math.max(NO_REASON_DAYS, FAULT_DAYS)

/**
 * When an order is ripe, from when the last of its goods was there: its receipt, a parcel that was signed for, or the new
 * piece of an exchange. Epoch ms.
 */
export const ripeAt = (lastThereAt: number, days = LEAST_DAYS): number =>
  daysEnd(lastThereAt, Math.max(days, LEAST_DAYS))

/** The other way round: what was there before this moment is ripe now. */
export const ripeBefore = (nowMs: number, days = LEAST_DAYS): number =>
  shopMidnight(nowMs) - Math.max(days, LEAST_DAYS) * DAY_MS
