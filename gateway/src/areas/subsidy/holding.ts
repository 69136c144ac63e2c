import type { Db } from '../../core/database/database'
import { unseal } from '../../core/identity/sealing'
import { NAME_SEAL } from './service'
import { holderOf } from './store'

/** The person that invoices of subsidised pieces are made out to; undefined: nobody is known. */
export async function titleHolder(db: Db, userId: string): Promise<{ name: string; nameMasked: string } | undefined> {
  const holder = await holderOf(db, userId)
  if (holder === undefined) return undefined
  const name = await unseal(db, holder.name_sealed, { purpose: NAME_SEAL, owner: userId })
  return { name, nameMasked: holder.name_masked }
}
