import type { Query } from '@/api'
import type { Restriction } from './ask'
import { useQuery } from './calls'

/** What of a settlement may not be sold to its address; asked while something is known not to be. */
export const useRestriction = (settlementId: string, addressId: string, when: boolean): Query<Restriction> =>
  useQuery('GET /o2ord-b2c/v1/check-restricted-sale', { query: { settlementId, addressId }, when })
