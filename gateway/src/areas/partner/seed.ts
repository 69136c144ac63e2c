import { VERIFY_TRIES } from '../../../../domain/partner/partner'
import { HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { manager } from '../../core/desk'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import { issueContract } from './desk'
import { MISMATCH, move, newCode } from './joining'
import * as store from './store'

const STAFF = manager('demonstration')

/** Issues the demonstration's contract; those who asked to be partners were refused. */
export async function seedPartners(core: Core): Promise<void> {
  const { partnerContract, partners = [] } = await core.catalogue()
  if (partnerContract === undefined) return
  await issueContract(core, STAFF, partnerContract)
  for (const { userId } of partners) await addRefused(core, userId)
}

async function addRefused({ db, clock }: Core, userId: string): Promise<void> {
  if (!DEMONSTRATION_SHOPPERS.some((shopper) => shopper.userId === userId)) return
  const time = new Date(clock.now() - HOUR_MS)
  await store.addPartner(db, { userId, partnerCode: newCode(), now: time })
  await store.addEvent(db, { user_id: userId, event: 'APPLY', state: 'APPLIED', by: userId, at: time })
  const row = await store.partnerRow(db, userId)
  if (row === undefined) return
  const refused = { refused_reason: JSON.stringify(MISMATCH), refused_at: time, tries: VERIFY_TRIES - 2 }
  await move(db, row, { event: 'REFUSE', now: time, by: STAFF.who, change: refused })
}
