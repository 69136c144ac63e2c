import type { CheckIn } from '@contract'
import { GatewayError, withIntent } from '@/api'
import { writtenMidnight } from '@/lib/dates'
import { stores } from '@/stores'
import { call } from './calls'

/** Checks in for a day once, however often it is tried; undefined: it failed, and a toast said so. */
export async function sendCheckIn(day: string): Promise<{ earned: number } | undefined> {
  try {
    return await withIntent(`checkIn ${stores.session.userId ?? ''} ${day}`, (idempotencyKey) =>
      call('POST /o2cum/v1/checkin', { idempotencyKey })
    )
  } catch (failure) {
    if (failure instanceof GatewayError) return undefined
    throw failure
  }
}

const withDashes = (day: string): string => day.replace(/\//g, '-')
const longAgo = '2000-01-01'
/** A day; what is none is one of long ago, so that the rest is shown all the same. */
const dayOr = (day: string): string => (writtenMidnight(day) === undefined ? longAgo : withDashes(day))

/** Days as the calendar's rules take them: replies bring days with slashes. */
export const withDays = (checkIn: CheckIn): CheckIn => ({
  ...checkIn,
  today: dayOr(checkIn.today),
  month: dayOr(withDashes(`${checkIn.month}-01`)).slice(0, 7),
  days: checkIn.days.map(withDashes)
})
