import type { Db } from '../../core/database'
import * as store from './store'

/** A partner as other areas know them. */
export interface Partner {
  userId: string
  partnerCode: string
  state: store.PartnerRecord['state']
}

const toPartner = (row: store.PartnerRecord): Partner => ({
  userId: row.user_id,
  partnerCode: row.partner_code,
  state: row.state
})

export async function partnerOf(db: Db, userId: string): Promise<Partner | undefined> {
  const row = await store.partnerRow(db, userId)
  return row && toPartner(row)
}

export async function partnerByCode(db: Db, code: string): Promise<Partner | undefined> {
  const row = await store.partnerRowByCode(db, code)
  return row && toPartner(row)
}
