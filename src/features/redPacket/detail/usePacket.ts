import { useMutation, useOne } from './calls'

/** A packet with its record, and keeping it for later. */
export function usePacket(userPacketId: string) {
  const remote = useOne(
    'GET /o2mkt-b2c/v1/red-packet/detail-and-record',
    { userPacketId },
    { missing: 'packet.missing' }
  )
  const use = useMutation('POST /o2mkt-b2c/v1/red-packet/use')
  const stop = useMutation('POST /o2mkt-b2c/v1/red-packet/stop-use')
  const keep = async (isWished: boolean): Promise<void> => {
    await (isWished ? stop : use).send({ body: { userPacketId } })
  }
  return { remote, keep }
}
