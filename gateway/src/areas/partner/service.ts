import { earnsNow } from '../../../../domain/partner/partner'
import type { Db } from '../../core/database/database'
import { keyedHash, unseal } from '../../core/identity/sealing'
import { ID_SEAL, NAME_SEAL } from './joining'
import * as store from './store'

/** A partner as other areas know them. */
export interface Partner {
  userId: string
  partnerCode: string
  state: store.PartnerRecord['state']
  /** By what is shared now. */
  earns: boolean
}

const toPartner = async (db: Db, row: store.PartnerRecord): Promise<Partner> => ({
  userId: row.user_id,
  partnerCode: row.partner_code,
  state: row.state,
  earns: earnsNow(row.state, await store.isEmployee(db, row.user_id))
})

/** Returns the partner that a shopper is; undefined: they are none. */
export async function partnerOf(db: Db, userId: string): Promise<Partner | undefined> {
  const row = await store.partnerRow(db, userId)
  return row && toPartner(db, row)
}

/** Returns the partner of a code; undefined: there is none. */
export async function partnerByCode(db: Db, code: string): Promise<Partner | undefined> {
  const row = await store.partnerRowByCode(db, code)
  return row && toPartner(db, row)
}

/** The keyed hash of a partner's ID number as it is kept for another purpose; undefined where no number is. */
export async function idHashFor(db: Db, userId: string, purpose: string): Promise<string | undefined> {
  const seal = (await store.partnerRow(db, userId))?.id_sealed
  if (!seal) return undefined
  return keyedHash(db, purpose, await unseal(db, seal, { purpose: ID_SEAL, owner: userId }))
}

/** The name that was verified, for a bank to hold a card's against; nobody is shown it. */
export async function verifiedNameOf(db: Db, userId: string): Promise<string | undefined> {
  const seal = (await store.partnerRow(db, userId))?.name_sealed
  return seal ? unseal(db, seal, { purpose: NAME_SEAL, owner: userId }) : undefined
}
