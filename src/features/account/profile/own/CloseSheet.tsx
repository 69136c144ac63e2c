import { observer } from 'mobx-react-lite'
import { GatewayError } from '@/api'
import { groupedCount } from '@/lib/counts'
import { formatMoney } from '@/lib/money'
import { toast } from '@/platform/feedback'
import { go } from '@/routes'
import { stores } from '@/stores'
import { shownDay } from '@/stores/times'
import { Button, Cell, Sheet, StateView } from '@/ui'
import { CodeField } from '@/ui/form/CodeField'
import { Stack } from '@/ui/layout/Box'
import { Notice } from '@/ui/layout/Notice'
import { Text } from '@/ui/layout/Text'
import { closeAccount, sendOwnCode, useClosing } from './api'
import { ownWords as t } from './messages'
import { useCode } from './useCode'

type Closing = NonNullable<ReturnType<typeof useClosing>['data']>
type Kind = Closing['blockers'][number]['kind']

/** Where what is open is brought to an end. */
const ways: Partial<Record<Kind, () => unknown>> = {
  ORDERS: () => go('myOrder', {}),
  CASES: () => go('afterSalesHistory', {}),
  BILLS: () => go('bbcHistory', {}),
  // it is spent where an order is paid
  BALANCE: () => go('index'),
  REBATES: () => go('returnProductList'),
  COMMISSION: () => go('myVallet', {})
}

const counted: readonly Kind[] = ['ORDERS', 'CASES', 'BILLS']

const money = (fen: number): string => formatMoney(fen, stores.site.currencySymbol)

const Open = observer(function Open({ closing, onClose }: { closing: Closing; onClose: () => void }) {
  return (
    <Stack gap={2}>
      <Notice tone="warm" icon="warning">
        {t('closeOpen')}
      </Notice>
      {closing.blockers.map(({ kind, count }) => {
        const way = ways[kind]
        return (
          <Cell
            key={kind}
            label={t(kind)}
            value={counted.includes(kind) ? groupedCount(count) : money(count)}
            onTap={
              way &&
              (() => {
                onClose()
                void way()
              })
            }
          />
        )
      })}
    </Stack>
  )
})

const Leaving = observer(function Leaving({ closing, onClose }: { closing: Closing; onClose: () => void }) {
  const code = useCode(() => sendOwnCode('CLOSE'))
  const { lost } = closing
  const close = async () => {
    const proven = code.proof()
    if (!proven) return
    try {
      const { endsAt } = await closeAccount(proven)
      toast(t('closingOn', { day: shownDay(endsAt) }))
      onClose()
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      code.refuse(failure.words)
    }
  }
  const lines = [
    ['lostPoints', groupedCount(lost.points)],
    ['lostCoupons', groupedCount(lost.coupons)],
    ['lostPackets', money(lost.redPacketFen)],
    ['lostFavourites', groupedCount(lost.favourites)],
    ['lostAddresses', groupedCount(lost.addresses)],
    // few invite
    ...(lost.inviteFen > 0 ? [['lostInvites', money(lost.inviteFen)] as const] : [])
  ] as const
  return (
    <Stack gap={3}>
      <Text tone="ink-2">{t('closeLost')}</Text>
      <Stack>
        {lines.map(([words, value]) => (
          <Cell key={words} label={t(words)} value={value} />
        ))}
      </Stack>
      <Notice icon="clock">{t('closeNote')}</Notice>
      <CodeField {...code.field} />
      <Button block size="l" kind="outline" onTap={close}>
        {t('closeGo')}
      </Button>
      <Button block size="l" onTap={onClose}>
        {t('stay')}
      </Button>
    </Stack>
  )
})

/** Leaving for good: what is open first, then what is lost, and seven days to think. */
export const CloseSheet = observer(function CloseSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const remote = useClosing(open)
  return (
    <Sheet open={open} onClose={onClose} title={t('close')} room={360}>
      <Stack className="own-form">
        <StateView remote={remote}>
          {(closing: Closing) =>
            closing.endsAt !== undefined ? (
              <Notice icon="clock">{t('closingOn', { day: shownDay(closing.endsAt) })}</Notice>
            ) : closing.blockers.length > 0 ? (
              <Open closing={closing} onClose={onClose} />
            ) : (
              <Leaving closing={closing} onClose={onClose} />
            )
          }
        </StateView>
      </Stack>
    </Sheet>
  )
})
