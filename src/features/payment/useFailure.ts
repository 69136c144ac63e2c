import { useEffect, useState } from 'react'
import type { PayChannel } from '@contract'
import { serverNow } from '@/api'
import { go } from '@/routes'
import { channelsOf, payHost } from './host'
import { otherFirst, standingOf } from './rules'
import { usePay } from './usePay'
import { useResult } from './useResult'

/** Everything the screen of a failed payment shows and does. */
export function useFailure(orderCodes: string[], paymentId = '') {
  const remote = useResult(orderCodes, paymentId, { again: true })
  const { data, reload } = remote
  // money that came after all: the address says failed, the gateway does not
  const paying = usePay(orderCodes, { data: data?.orders, reload }, { decided: paymentId })
  const [selection, choose] = useState<PayChannel>()
  const [, setEnded] = useState(false)

  const pending = data?.outcome === 'PENDING'
  const codes = orderCodes.join(',')
  // not failed at all: where payments are waited for
  useEffect(() => {
    if (pending) void go('pay', { orderCodes: codes.split(','), paymentId }, { replace: true })
  }, [pending, codes, paymentId])

  const standing = data && standingOf(data.orders, serverNow())
  const failed = data?.payment?.channel
  const channels = otherFirst(channelsOf(payHost()), failed)

  /** The time to pay is over. */
  const end = () => {
    setEnded(true)
    void reload()
  }

  return {
    orderCodes,
    remote,
    paying,
    pending,
    standing,
    payable: standing?.kind === 'PAYABLE' ? standing : undefined,
    unknown: standing?.kind === 'UNKNOWN',
    inForm: paying.phase === 'choose' || paying.phase === 'starting',
    failed,
    channels,
    channel: selection ?? channels[0] ?? 'WECHAT',
    choose,
    end
  }
}

export type Failure = ReturnType<typeof useFailure>
