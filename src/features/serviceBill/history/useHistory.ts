import type { DataOf, ServiceBill } from '@contract'
import { useEffect } from 'react'
import { stores } from '@/stores'
import { useList, useMutation, useQuery } from './calls'

export type HistoryPart = 'ALL' | 'OPEN' | 'ENDED'
export type SyncState = DataOf<'GET /o2as-m-bbc/v1/service-bills/syncState'>

const rowKey = ({ billId }: ServiceBill) => billId

/** The shopper's bills of a part, those under way first. */
export const useHistory = (part: HistoryPart) =>
  useList('GET /o2as-m-bbc/v1/service-bills/list', {
    query: part === 'ALL' ? {} : { part },
    rowKey,
    keepPrevious: true,
    again: true
  })

/** How fresh the maker's bills are; asked for once by itself where they are not. Read it in an `observer`. */
export function useSync(when: boolean) {
  const state = useQuery('GET /o2as-m-bbc/v1/service-bills/syncState', {
    when: when && stores.session.loggedIn
  })
  const asking = useMutation('POST /o2as-m-bbc/v1/service-bills/sync')
  const { send } = asking
  const stale = state.data?.state === 'NEVER' || state.data?.state === 'STALE'
  const ask = async () => {
    await send({ quiet: true })
  }
  useEffect(() => {
    if (stale) void ask()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is found stale
  }, [stale])
  return { state: state.data, asking: asking.sending, ask, reload: state.reload }
}
