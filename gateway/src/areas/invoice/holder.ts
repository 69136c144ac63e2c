/** What a subsidy was used for is invoiced to its holder, over what was paid and the subsidy, and to nobody else. */
import type { Db } from '../../core/database/database'
import { refusal } from '../../core/errors'
import type { OrderRowRecord } from '../order'
import { titleHolder } from '../subsidy'
import { demandPrintable, type Party } from './party'

export const holderOnly = () =>
  refusal(
    'invoice.holder',
    '补贴商品的发票只能开给补贴资格人',
    'What was subsidised can be invoiced to the holder of the subsidy alone'
  )

export const isSubsidised = ({ subsidy_fen: fen }: Pick<OrderRowRecord, 'subsidy_fen'>): boolean => fen > 0

/** The title that subsidised rows are offered with, masked. */
export async function offeredHolder(
  db: Db,
  userId: string,
  rows: readonly OrderRowRecord[]
): Promise<string | undefined> {
  return rows.some(isSubsidised) ? (await titleHolder(db, userId))?.nameMasked : undefined
}

/** The party that rows are invoiced to: the holder of a subsidy where a row has one, shown by the masked name. */
export async function partyFor(
  db: Db,
  userId: string,
  rows: readonly OrderRowRecord[],
  party: Party
): Promise<{ party: Party; ofHolder: boolean }> {
  const holder = rows.some(isSubsidised) ? await titleHolder(db, userId) : undefined
  if (holder === undefined) return { party, ofHolder: false }
  if (party.kind !== 'PERSONAL' || party.name !== holder.nameMasked) throw holderOnly()
  demandPrintable(holder.name)
  return { party: asHolder(holder.name, party), ofHolder: true }
}

export const asHolder = (name: string, { email }: Party): Party => ({
  kind: 'PERSONAL',
  name,
  ...(email === undefined ? {} : { email })
})
