import type { Address, DataOf } from '@contract'
import type { Query } from '@/api'
import { useQuery } from './calls'

type Reply = DataOf<'GET /o2cum/v1/bp-address'>

const listOf = ({ list }: Reply): Address[] => list

/** The shopper's addresses, default first. The screen shows a failure itself. */
export const useAddresses = (manner: {
  when: boolean
  ignore401?: boolean
  again?: boolean
}): Query<Address[], Reply> => useQuery('GET /o2cum/v1/bp-address', { ...manner, pick: listOf })
