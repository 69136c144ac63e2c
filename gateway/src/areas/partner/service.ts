import { earnsNow } from '../../../../domain/partner'
import type { Db } from '../../core/database'
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

export async function partnerOf(db: Db, userId: string): Promise<Partner | undefined> {
  const row = await store.partnerRow(db, userId)
  return row && toPartner(db, row)
}

export async function partnerByCode(db: Db, code: string): Promise<Partner | undefined> {
  const row = await store.partnerRowByCode(db, code)
  return row && toPartner(db, row)
}
