import type { UserRedPacket } from '@contract'
import { useShownAgain } from '@/ui'
import { useList, useQuery } from './calls'

const rowKey = ({ userPacketId }: UserRedPacket) => userPacketId

/** The shopper's packets of a state and shop, and how many there are of each. */
export function usePackets(filter: { state: UserRedPacket['state']; shopCode: string | undefined }) {
  const { state, shopCode } = filter
  const summary = useQuery('GET /o2mkt-b2c/v1/red-packet/list', { query: { state, size: 1 }, keepPrevious: true })
  const list = useList('GET /o2mkt-b2c/v1/red-packet/list', {
    query: shopCode === undefined ? { state } : { state, shopCode },
    rowKey,
    keepPrevious: true
  })
  useShownAgain(() => {
    void summary.reload()
    void list.reload()
  })
  return { summary, list, reload: () => Promise.all([summary.reload(), list.restart()]) }
}
