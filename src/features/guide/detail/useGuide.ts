import { useState } from 'react'
import { useDeliveryAddress } from '@/features/address'
import { useQuery } from './calls'

/** The kinds that have a guide, and the guide that is looked at, with the fees of where the shopper has things sent. Read it in an `observer`. */
export function useGuide(openedCode: string | undefined) {
  const [wanted, setWanted] = useState(openedCode)
  const kinds = useQuery('GET /o2pcm/pub/v1/crm-group-get/installation', { query: {}, again: true })
  const list = kinds.data?.list ?? []
  const guideCode = list.find((candidate) => candidate.guideCode === wanted)?.guideCode ?? list[0]?.guideCode
  const address = useDeliveryAddress(false)
  const guide = useQuery('GET /o2pcm/pub/v1/crm-group-get/installation-detail', {
    query: { guideCode: guideCode ?? '', regionCode: address?.districtCode || undefined },
    when: guideCode !== undefined,
    keepPrevious: true,
    again: true
  })
  const reload = () => Promise.all([kinds.reload(), ...(guideCode === undefined ? [] : [guide.reload()])])
  return { kinds, list, guide, guideCode, setWanted, reload }
}

export type Guides = ReturnType<typeof useGuide>
