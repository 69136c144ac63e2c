import { DAY_MS } from '../../../../domain/spans'
import { shopMidnight } from '../../../../domain/day'
import type { Core } from '../../core/area'
import { manager } from '../../core/desk'
import { publishOffer } from './desk'
import * as store from './store'

const OPENING = manager('opening')

/** Publishes what the demonstration sells to employees, and gives those on file a quota. */
export async function seedEmployees(core: Core): Promise<void> {
  const { db, clock } = core
  const { employeeOffers = [], employeeAllowances = [] } = await core.catalogue()
  const now = clock.date()
  for (const { employeeNo, inviteCode, familyCode, pieces, fen } of employeeAllowances) {
    await store.addAllowance(db, {
      employee_no: employeeNo,
      invite_code: inviteCode,
      pieces,
      fen,
      set_by: OPENING.who,
      set_at: now
    })
    await store.addFamilyCode(db, {
      invite_code: familyCode,
      employee_no: employeeNo,
      user_id: null,
      made_by: OPENING.who,
      made_at: now,
      bound_at: null
    })
  }
  const midnight = shopMidnight(clock.now()).valueOf()
  for (const { startsInDays, endsInDays, ...offer } of employeeOffers) {
    await publishOffer(core, OPENING, {
      ...offer,
      startAt: midnight + startsInDays * DAY_MS,
      endAt: midnight + endsInDays * DAY_MS
    })
  }
}
