import { useEffect, useRef, useState } from 'react'
import type { PayChannel } from '@contract'
import { isRefusal, serverNow } from '@/api'
import { formatClock } from '@/lib/dates'
import { confirm } from '@/platform/feedback'
import { back, go } from '@/routes'
import { useOrders } from './api'
import { channelsOf, payHost } from './host'
import { paymentWords as t } from './messages'
import { rememberedChannel } from './remembered'
import { standingOf } from './rules'
import { usePay } from './usePay'

/** Everything the pay screen shows and does: the orders, the channel, the payment under way, and leaving it. */
export function usePayment(orderCodes: string[], paymentId?: string) {
  const remote = useOrders(orderCodes)
  const paying = usePay(orderCodes, remote, { linked: paymentId })
  const channels = channelsOf(payHost())
  const [channel, choose] = useState<PayChannel>(() => {
    const last = rememberedChannel(orderCodes)
    return last && channels.includes(last) ? last : 'WECHAT'
  })
  const [, setEnded] = useState(false)
  const hasAsked = useRef(false)

  const standing = remote.data && standingOf(remote.data, serverNow())
  const payable = standing?.kind === 'PAYABLE' ? standing : undefined
  // asking again would find no order either
  const unknown = !remote.data && isRefusal(remote.error, 'order.missing')

  // a link to one of several that are paid together: the others come along
  const apart = (remote.data ?? [])
    .flatMap(({ payWith = [] }) => payWith)
    .filter((code) => !orderCodes.includes(code))
    .join(',')
  useEffect(() => {
    if (apart !== '') void go('pay', { orderCodes: [...orderCodes, ...new Set(apart.split(','))] }, { replace: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the screen's own orders are asked about once
  }, [apart])

  /** The time to pay is over. */
  const end = () => {
    setEnded(true)
    void remote.reload()
  }

  const leave = async () => {
    if (payable && !hasAsked.current) {
      const content = payable.payBefore
        ? t('leaveContent', { time: formatClock(payable.payBefore) })
        : t('leaveContentPlain')
      const words = { title: t('leaveTitle'), content, confirmText: t('stay'), cancelText: t('leave') }
      // a dialog put away without an answer must not leave
      if (await confirm({ ...words, putAway: true })) return
      hasAsked.current = true
    }
    await back('myOrder')
  }

  return {
    orderCodes,
    remote,
    paying,
    channels,
    channel,
    choose,
    standing,
    payable,
    missing: orderCodes.length === 0 || unknown,
    inForm: paying.phase === 'choose' || paying.phase === 'starting',
    end,
    leave
  }
}

export type Choosing = ReturnType<typeof usePayment>
