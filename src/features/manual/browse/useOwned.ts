import type { DataOf, OwnedManual } from '@contract'
import { stores } from '@/stores'
import { useQuery } from './calls'

type Reply = DataOf<'GET /o2pcm/v1/instructions-descriptions-get/product-sku'>
const listOf = ({ list }: Reply): OwnedManual[] => list

/** Manuals of what who is logged in received; read it in an `observer`. */
export const useOwned = () =>
  useQuery('GET /o2pcm/v1/instructions-descriptions-get/product-sku', { when: stores.session.loggedIn, pick: listOf })
