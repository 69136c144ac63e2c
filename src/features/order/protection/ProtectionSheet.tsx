import { Text, View } from '@tarojs/components'
import type { OrderDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import { askToSubscribe } from '@/features/moment'
import { hasOwn } from '@/lib/json'
import { shownMinute } from '@/stores/times'
import { Button, Sheet, Skeleton, StateView } from '@/ui'
import { Notice } from '@/ui/layout/Notice'
import { GoodsLine } from '@/ui/list/GoodsLine'
import { protectionWords as t } from './messages'
import { claim, useProtection, yuan, type ProtectedRow } from './useProtection'
import './ProtectionSheet.scss'

const reasons = {
  CLAIMED: 'stateClaimed',
  SAME: 'stateSame',
  GONE: 'stateGone',
  OVER: 'stateOver',
  UNPAID: 'stateUnpaid',
  CLOSED: 'stateClosed',
  RETURNED: 'stateReturned',
  SPENT: 'stateSpent'
} as const

/** Why a row gives nothing now; another gateway may know more reasons. */
function reasonOf({ state, refundFen }: ProtectedRow): string {
  const key = hasOwn(reasons, state) ? reasons[state as keyof typeof reasons] : 'stateOther'
  return t(key, { amount: yuan(refundFen) })
}

const Row = observer(function Row({ orderCode, row }: { orderCode: string; row: ProtectedRow }) {
  const amount = yuan(row.refundFen)
  const submit = async () => {
    await askToSubscribe('CANCEL_PAID')
    await claim(orderCode, row)
  }
  return (
    <View className="protection-row">
      <GoodsLine picture={row.picture} title={row.title} specs={row.specs} quantity={row.quantity} />
      <View className="ui__row ui__align-stretch ui__justify-between ui__wrap ui__size-2 ui__tone-ink-2 ui__figures protection-row__prices">
        <Text>{`${t('was')} ${yuan(row.priceFen)}`}</Text>
        {row.nowFen === undefined ? null : (
          <Text className={row.nowFen < row.priceFen ? 'ui__tone-sale' : undefined}>
            {`${t(row.state === 'CLAIMED' ? 'claimedAt' : 'now')} ${yuan(row.nowFen)}`}
          </Text>
        )}
      </View>
      {row.state === 'CLAIMABLE' ? (
        <Button block size="m" kind="tint" label={t('claimFor', { amount, title: row.title })} onTap={submit}>
          {t('claim', { amount })}
        </Button>
      ) : (
        <View className="ui__size-2 ui__tone-ink-3">{reasonOf(row)}</View>
      )}
    </View>
  )
})

/** What each row of an order gives back, or why it gives nothing. */
export const ProtectionSheet = observer(function ProtectionSheet(props: {
  order: OrderDetail
  open: boolean
  onClose: () => void
}) {
  const { order, open, onClose } = props
  const remote = useProtection(order)
  return (
    <Sheet open={open} onClose={onClose} title={t('title')}>
      <StateView remote={remote} skeleton={<Skeleton of={[['column', 'line 92%', 'line 60%', 'line 80%']]} />}>
        {({ endsAt, rows }) => (
          <>
            <Notice>{t('rule', { time: shownMinute(endsAt) })}</Notice>
            {rows.map((row) => (
              <Row key={row.position} orderCode={order.orderCode} row={row} />
            ))}
          </>
        )}
      </StateView>
    </Sheet>
  )
})
