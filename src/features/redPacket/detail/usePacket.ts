import { BusinessError } from '@/api'
import { useShownAgain } from '@/ui'
import { useMutation, useQuery } from './calls'

/** A packet with its record, and keeping it for later. */
export function usePacket(userPacketId: string) {
  const when = userPacketId !== ''
  const remote = useQuery('GET /o2mkt-b2c/v1/red-packet/detail-and-record', { query: { userPacketId }, when })
  const use = useMutation('POST /o2mkt-b2c/v1/red-packet/use')
  const stop = useMutation('POST /o2mkt-b2c/v1/red-packet/stop-use')
  useShownAgain(() => {
    if (when) void remote.reload()
  })
  const keep = async (wished: boolean): Promise<void> => {
    await (wished ? stop : use).send({ body: { userPacketId } })
  }
  const missing = !when || (remote.error instanceof BusinessError && remote.error.code === 'packet.missing')
  return { remote, keep, missing }
}
