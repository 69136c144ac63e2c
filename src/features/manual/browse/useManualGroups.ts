import { useState } from 'react'
import { useQuery } from './calls'
import { sectionsOf } from '../rules'

/** More than a first group holds. */
const size = 99

/** First groups, and what the chosen one holds. */
export function useManualGroups() {
  const [selection, setSelection] = useState<string>()
  const ones = useQuery('GET /o2pcm/pub/v1/instructions-descriptions-get/crm-product-group-one', { forAll: true })
  const groupCode = selection ?? ones.data?.list[0]?.groupCode ?? ''
  const when = groupCode !== ''
  const twos = useQuery('GET /o2pcm/pub/v1/instructions-descriptions-get/crm-product-group-two', {
    query: { groupCode },
    when,
    forAll: true
  })
  const products = useQuery('GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku', {
    query: { groupCode, page: 1, size },
    when,
    forAll: true
  })
  const hasFailed = twos.status === 'failed' || products.status === 'failed'
  const reloadGroup = () => (when ? Promise.all([twos.reload(), products.reload()]) : Promise.resolve([]))
  return {
    ones,
    groupCode,
    choose: setSelection,
    within: {
      status: hasFailed ? ('failed' as const) : twos.status === 'ready' ? products.status : twos.status,
      error: twos.error ?? products.error,
      data: twos.data && products.data && sectionsOf(twos.data.list, products.data.list),
      reload: reloadGroup
    },
    reload: () => Promise.all([ones.reload(), reloadGroup()])
  }
}
