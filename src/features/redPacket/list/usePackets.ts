import type { UserRedPacket } from '@contract'
import { useList, useQuery } from './calls'

const rowKey = ({ userPacketId }: UserRedPacket) => userPacketId
const manner = { keepPrevious: true, again: true }

/** The shopper's packets of a state and shop, and how many there are of each. */
export function usePackets(filter: { state: UserRedPacket['state']; shopCode: string | undefined }) {
  const { state, shopCode } = filter
  const summary = useQuery('GET /o2mkt-b2c/v1/red-packet/list', { query: { state, size: 1 }, ...manner })
  const list = useList('GET /o2mkt-b2c/v1/red-packet/list', {
    query: shopCode === undefined ? { state } : { state, shopCode },
    rowKey,
    ...manner
  })
  return { summary, list, reload: () => Promise.all([summary.reload(), list.restart()]) }
}
