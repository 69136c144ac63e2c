import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Settlement } from '@contract'
import type { Query } from '@/api'
import type { Coupons } from '@/features/coupon'
import { rebateNote } from '@/features/rebateNote'
import { useRestriction } from '@/features/restriction'
import { go } from '@/routes'
import { shownMoney } from '@/stores/money'
import { shownMinute } from '@/stores/times'
import { Button, Card, Cell, EmptyState, Pressable, Price, savingWords } from '@/ui'
import { AddressCard } from './AddressCard'
import { settlementWords as t } from './messages'
import { MoreCoupons } from './MoreCoupons'
import { NoticePhone } from './NoticePhone'
import { Together } from './late'
import { RewardRows } from './RewardRows'
import { partsOf, problemRows } from './rules'
import { formatFreight, formatInvoice } from './format'
import { ShopCard } from './ShopCard'
import type { Checkout } from './useCheckout'
import { useGifts } from './useGifts'
import './settlement.scss'

interface CheckoutContentProps {
  settlement: Settlement
  checkout: Checkout
}

/** Where to, what, and for how much. */
export const CheckoutContent = observer(function CheckoutContent({ settlement, checkout }: CheckoutContentProps) {
  const { remote, remarks, openAddress, coupons } = checkout
  const { settlementId, address } = settlement
  const gifts = useGifts(settlementId, remote)
  const isRestricted = problemRows(settlement).some(({ problem }) => problem === 'RESTRICTED')
  const restriction = useRestriction(settlementId, address?.addressId ?? '', isRestricted && address !== null).data
  return (
    <View className="order-screen">
      <AddressCard address={settlement.address} onTap={openAddress} />
      {settlement.shops.map((shop) => (
        <ShopCard
          key={shop.shopCode}
          shop={shop}
          source={settlement.source}
          restriction={isRestricted ? restriction : undefined}
          remarks={remarks}
          gifts={gifts}
          known={settlement.address !== null}
          onAddress={openAddress}
        />
      ))}
      {settlement.together ? <Together settlement={settlement} /> : null}
      <Totals settlement={settlement} remote={remote} coupons={coupons} />
      <Card>
        <NoticePhone settlement={settlement} remote={remote} />
        <Cell
          label={t('invoice')}
          tone={settlement.invoice ? 'plain' : 'muted'}
          value={formatInvoice(settlement.invoice)}
          onTap={() => void go('openInvoice', { settlementId: settlement.settlementId })}
        />
        <Cell
          label={t('notice')}
          note={t('noticeNote')}
          onTap={() => void go('customerNotice', { kind: 'DELIVERY' })}
        />
      </Card>
      <View className="order-agree">
        <Text className="order-agree__lead">{t('agree')}</Text>
        <Pressable className="order-agree__link" role="link" onTap={() => void go('agreement', { code: 'USER' })}>
          {t('agreement')}
        </Pressable>
      </View>
    </View>
  )
})

/** What was to be bought is bought already, or was taken away. */
export const CheckoutOver = observer(function CheckoutOver({ sold }: { sold: boolean }) {
  if (!sold) {
    return (
      <EmptyState
        drawing="cart"
        title={t('missingTitle')}
        note={t('missingNote')}
        action={{ label: t('goCart'), onTap: () => go('cart') }}
      />
    )
  }
  return (
    <View className="order-sold">
      <EmptyState
        drawing="order"
        title={t('soldTitle')}
        note={t('soldNote')}
        action={{ label: t('goOrders'), onTap: () => go('myOrder', {}, { replace: true }) }}
      />
      <Button kind="text" onTap={() => go('cart')}>
        {t('goCart')}
      </Button>
    </View>
  )
})

interface TotalsProps {
  settlement: Settlement
  remote: Query<Settlement>
  coupons: Coupons
}

/** How the amount comes about, with what can be taken off and what could be had. */
const Totals = observer(function Totals({ settlement, remote, coupons }: TotalsProps) {
  const parts = partsOf(settlement)
  const known = settlement.address !== null
  return (
    <Card>
      <View className="order-totals">
        <Cell label={savingWords('list')} value={shownMoney(parts.listFen)} />
        {(['cut', 'flash', 'bundle'] as const).map((part) =>
          parts[`${part}Fen`] > 0 ? (
            <Cell key={part} label={savingWords(part)} tone="sale" value={`−${shownMoney(parts[`${part}Fen`])}`} />
          ) : null
        )}
        <RewardRows settlement={settlement} remote={remote} coupons={coupons} />
        <MoreCoupons settlement={settlement} remote={remote} coupons={coupons} />
        {parts.subsidyFen === undefined ? null : (
          <Cell label={savingWords('subsidy')} tone="sale" value={`−${shownMoney(parts.subsidyFen)}`} />
        )}
        <Cell label={savingWords('freight')} value={formatFreight({ freightFen: parts.freightFen, known })} />
        <Cell label={t('due')} value={<Price fen={parts.payFen} />} />
        {settlement.rebate && (
          <Cell
            label={t('rebate')}
            note={rebateNote({ ...settlement.rebate, state: 'PENDING' })}
            value={shownMoney(settlement.rebate.rebateFen)}
          />
        )}
        {settlement.presale ? (
          <>
            <Cell label={t('deposit')} note={t('depositNote')} value={shownMoney(settlement.presale.depositFen)} />
            <Cell
              label={t('balance')}
              note={t('balanceFrom', { time: shownMinute(settlement.presale.balanceFrom) })}
              value={shownMoney(settlement.presale.balanceFen)}
            />
          </>
        ) : null}
      </View>
    </Card>
  )
})
