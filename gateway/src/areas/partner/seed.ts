import { VERIFY_TRIES } from '../../../../domain/partner'
import { DAY_MS, HOUR_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import { DEMONSTRATION_SHOPPERS } from '../customer'
import type { DemonstrationPartner } from './demonstration'
import { issueContract } from './desk'
import { contractNow } from './documents'
import { MISMATCH, move, newCode, sealed } from './joining'
import { drawSigned } from './signing'
import * as store from './store'

const BY = 'demonstration'

/** Issues the demonstration's contract; one shopper has signed it, one was refused. */
export async function seedPartners(core: Core): Promise<void> {
  const { partnerContract, partners = [] } = await core.catalogue()
  if (partnerContract === undefined) return
  await issueContract(core, partnerContract, BY)
  for (const partner of partners) await addPartner(core, partner)
}

async function addPartner({ db, clock }: Core, partner: DemonstrationPartner): Promise<void> {
  const { userId, realName: name, idNumber, signature } = partner
  const phone = DEMONSTRATION_SHOPPERS.find((one) => one.userId === userId)?.phone
  if (phone === undefined) return
  const now = clock.now()
  const at = new Date(now - (signature === undefined ? HOUR_MS : DAY_MS))
  await store.addPartner(db, { userId, partnerCode: newCode(), at })
  await store.addEvent(db, { user_id: userId, event: 'APPLY', state: 'APPLIED', by: userId, at })
  const row = await store.partnerRow(db, userId)
  if (row === undefined) return
  if (signature === undefined) {
    const refused = { refused_reason: JSON.stringify(MISMATCH), refused_at: at, tries: VERIFY_TRIES - 2 }
    await move(db, row, { event: 'REFUSE', at, by: BY, change: refused })
    return
  }
  const told = { ...(await sealed(db, userId, { name, idNumber })), verified_at: at }
  const verified = await move(db, row, { event: 'VERIFY', at, by: BY, change: told })
  const contract = await contractNow(db)
  const who = { userId, nameMasked: told.name_masked, phone, device: 'H5', at }
  await store.addSignature(db, await drawSigned(contract, { typed: '', ...signature }, who))
  const change = { contract_version: String(contract.version), active_at: at }
  await move(db, verified, { event: 'SIGN', at, by: userId, change })
  await store.grantWork(db, userId, at)
}
