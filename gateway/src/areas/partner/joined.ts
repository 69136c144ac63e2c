/** Somebody who became a partner before: for a demonstration. */
import { idCardCheck } from '../../../../domain/people/idCard'
import type { Core } from '../../core/area'
import { customerOrLogin, maskPhone } from '../customer'
import { contractNow } from './documents'
import { move, sealIdentity } from './joining'
import { shopNameOf } from './paper'
import { drawSigned } from './signing'
import * as store from './store'

interface Joined {
  userId: string
  partnerCode: string
  name: string
  /** All of an ID number but its last character. */
  idDigits: string
  joinedAt: Date
}

const BY = 'demonstration'

/** Asked, verified and signed, with what each of these leaves; under the newest contract. */
export async function joinedBefore(
  core: Core,
  { userId, partnerCode, name, idDigits, joinedAt }: Joined
): Promise<void> {
  const { db } = core
  const { phone } = await customerOrLogin(db, userId)
  await store.addPartner(db, { userId, partnerCode, now: joinedAt })
  await store.addEvent(db, { user_id: userId, event: 'APPLY', state: 'APPLIED', by: userId, at: joinedAt })
  const applicant = await store.lockPartner(db, userId)
  if (applicant === undefined) throw new Error('A partner who was added is there')
  const identity = {
    ...(await sealIdentity(db, userId, { name, idNumber: idDigits + idCardCheck(idDigits) })),
    phone_masked: maskPhone(phone),
    verified_at: joinedAt
  }
  const verifiedRow = await move(db, applicant, { event: 'VERIFY', now: joinedAt, by: BY, change: identity })
  const contract = await contractNow(core)
  const signature = { typed: name, strokes: [], paper: { width: 300, height: 140 } }
  const who = { userId, nameMasked: identity.name_masked, phone, device: BY, now: joinedAt }
  await store.addSignature(db, await drawSigned(shopNameOf(core.site), contract, signature, who))
  const change = { contract_version: String(contract.version), active_at: joinedAt }
  await move(db, verifiedRow, { event: 'SIGN', now: joinedAt, by: userId, change })
}
