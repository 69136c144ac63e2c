/** A change of who a shopper is takes its time, so that a shopper who did not mean it can stop it. */
import { DAY_MS } from '../spans'

/** Days from the request to close an account until it is closed. */
export const CLOSING_DAYS = 7
/** Days until another phone may take the place of a lost one, and days after that in which it may. */
export const LOST_PHONE_DAYS = 7
export const LOST_PHONE_OPEN_DAYS = 30
/** Hours for which a file of one's data is there. */
export const DATA_HOURS = 24
/** Days for which a phone whose account was closed gets no new customer's gifts. */
export const NO_GIFTS_DAYS = 365

/** Days between two changes of a birthday. */
const BIRTHDAY_DAYS = 365
/** Years that a customer may be old. */
const OLDEST = 120

/** From when on a birthday may be changed that was set at `changedAt`, ms; undefined: now. */
export function birthdayFrom(changedAt: number | undefined, now: number): number | undefined {
  if (changedAt === undefined) return undefined
  const from = changedAt + BIRTHDAY_DAYS * DAY_MS
  return from > now ? from : undefined
}

/** Whether a customer can have been born on a day of the calendar, `YYYY-MM-DD`. `today`: the shop's. */
export const isBirthday = (day: string, today: string): boolean =>
  day <= today && Number(day.slice(0, 4)) >= Number(today.slice(0, 4)) - OLDEST
