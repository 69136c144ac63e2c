import type { Db } from '../../core/database/database'
import { notFound } from '../../core/errors'
import { partnerOf, type Partner } from '../partner'

/** Who has an account: every partner who signed once, also after they stopped. */
export async function earner(db: Db, userId: string): Promise<Partner> {
  const partner = await partnerOf(db, userId)
  const isPartner = partner !== undefined && ['ACTIVE', 'RESIGN', 'SUSPENDED', 'LEFT'].includes(partner.state)
  if (!isPartner) throw notFound('partner.missing', '你还不是合伙人', 'You are not a partner yet')
  return partner
}
