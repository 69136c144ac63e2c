import { shopMidnight } from '../../../../domain/day'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { manager } from '../../core/desk'
import { publishPresale } from './desk'
import { takeAllotted } from './store'

const OPENING = manager('opening')

/** At which hour a window begins. */
const EVENING_MS = 20 * HOUR_MS

/** Publishes what the demonstration sells ahead. */
export async function seedPresales(core: Core): Promise<void> {
  const { presales = [] } = await core.catalogue()
  const midnight = shopMidnight(core.clock.now()).valueOf()
  for (const plan of presales) {
    const {
      startsInDays,
      endsInDays,
      balanceInDays,
      balanceEndsInDays,
      shipsInDays,
      booked = 0,
      bookedDaysAgo: _,
      ...rest
    } = plan
    const activityCode = await publishPresale(core, OPENING, {
      ...rest,
      startAt: midnight + startsInDays * DAY_MS,
      endAt: midnight + endsInDays * DAY_MS,
      balanceFrom: midnight + balanceInDays * DAY_MS + EVENING_MS,
      balanceTo: midnight + balanceEndsInDays * DAY_MS,
      shipBy: midnight + shipsInDays * DAY_MS
    })
    if (booked > 0) await takeAllotted(core.db, activityCode, booked)
  }
}
