import type { DataOf } from '@contract'
import type { Query } from '@/api'
import { useQuery } from './calls'

export type Agreements = DataOf<'GET /o2pcm/pub/v1/crm-group-get/crm-policy'>

/** Agreements and policies, with the text of the one that is asked for. */
export const useAgreement = (policyCode?: string): Query<Agreements> =>
  useQuery('GET /o2pcm/pub/v1/crm-group-get/crm-policy', { query: { policyCode } })
