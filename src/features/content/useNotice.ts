import type { ContentDocument, DataOf } from '@contract'
import type { Query } from '@/api'
import { useQuery } from './calls'

type Reply = DataOf<'GET /o2pcm/pub/v1/crm-group-get'>

const listOf = ({ list }: Reply): ContentDocument[] => list

/** What a buyer should know before ordering, a text a kind. */
export const useNotice = (): Query<ContentDocument[], Reply> =>
  useQuery('GET /o2pcm/pub/v1/crm-group-get', { query: { groupCode: 'NOTICE' }, pick: listOf, forAll: true })
