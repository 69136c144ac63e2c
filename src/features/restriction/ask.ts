import type { DataOf, QueryOf } from '@contract'
import { GatewayError } from '@/api'
import { call } from './calls'
import { restrictionWords as t } from './messages'

export type Restriction = DataOf<'GET /o2ord-b2c/v1/check-restricted-sale'>

/**
 * What may not be sold to where it would go; undefined: nothing, or nobody can tell now. The gateway refuses it later all
 * the same.
 */
export async function askRestriction(
  query: QueryOf<'GET /o2ord-b2c/v1/check-restricted-sale'>
): Promise<Restriction | undefined> {
  try {
    const answer = await call('GET /o2ord-b2c/v1/check-restricted-sale', { query, quiet: true })
    return answer.restricted ? answer : undefined
  } catch (failure) {
    if (failure instanceof GatewayError) return undefined
    throw failure
  }
}

/** A line for each thing: what, where, why. */
export const formatRestriction = ({ regionName: place, rows }: Restriction): string =>
  rows.map(({ title, reason }) => t('row', { title, place, reason })).join('\n')
