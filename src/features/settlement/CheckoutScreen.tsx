import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Settlement } from '@contract'
import { BusinessError, type Remote } from '@/api'
import { useCoupons, type Coupons } from '@/features/coupon'
import { go } from '@/routes'
import { Button, Card, Cell, EmptyState, Price, savingWords, Screen, StateView } from '@/ui'
import { AddressCard } from './AddressCard'
import { CheckoutSkeleton } from './CheckoutSkeleton'
import { CouponCell } from './CouponCell'
import { settlementWords as t } from './messages'
import { MoreCoupons } from './MoreCoupons'
import { partsOf } from './rules'
import { money, sayFreight } from './say'
import { ShopCard } from './ShopCard'
import { SubmitBar } from './SubmitBar'
import { useSettlement } from './useSettlement'
import { useSubmit } from './useSubmit'
import './settlement.scss'

/** Confirming an order. */
export const CheckoutScreen = observer(function CheckoutScreen({ settlementId }: { settlementId: string }) {
  const { remote, remarks, openAddress } = useSettlement(settlementId)
  const coupons = useCoupons(null)
  const submitting = useSubmit({ remote, remarks, openAddress })
  const { data, error } = remote
  // submitted already: this screen is being replaced
  const open = data && data.orderCodes.length === 0 && !submitting.sold ? data : undefined
  const missing =
    settlementId === '' || (!data && error instanceof BusinessError && error.code === 'settlement.missing')

  return (
    <Screen
      title={t('title')}
      footer={
        open ? (
          <SubmitBar
            settlement={open}
            phase={submitting.phase}
            notice={submitting.notice}
            onSubmit={submitting.submit}
            onDismiss={submitting.dismiss}
          />
        ) : undefined
      }
    >
      {missing ? (
        <EmptyState
          drawing="cart"
          title={t('missingTitle')}
          note={t('missingNote')}
          action={{ label: t('goCart'), onTap: () => go('cart') }}
        />
      ) : submitting.sold ? (
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
      ) : (
        <StateView remote={remote} skeleton={<CheckoutSkeleton />} failedNote={t('kept')}>
          {(settlement: Settlement) =>
            open ? (
              <View className="order-screen">
                <AddressCard address={settlement.address} onTap={openAddress} />
                {settlement.shops.map((shop) => (
                  <ShopCard
                    key={shop.shopCode}
                    shop={shop}
                    source={settlement.source}
                    remarks={remarks}
                    known={settlement.address !== null}
                    onAddress={openAddress}
                  />
                ))}
                <Totals settlement={settlement} remote={remote} coupons={coupons} />
              </View>
            ) : (
              <CheckoutSkeleton />
            )
          }
        </StateView>
      )}
    </Screen>
  )
})

interface TotalsProps {
  settlement: Settlement
  remote: Remote<Settlement>
  coupons: Coupons
}

/** How the amount comes about, with the coupon to choose and those to be had. */
const Totals = observer(function Totals({ settlement, remote, coupons }: TotalsProps) {
  const { listFen, cutFen, flashFen, freightFen, payFen } = partsOf(settlement)
  const known = settlement.address !== null
  return (
    <Card>
      <View className="order-totals">
        <Cell label={savingWords('list')} value={money(listFen)} />
        {cutFen > 0 ? <Cell label={savingWords('cut')} tone="sale" value={`−${money(cutFen)}`} /> : null}
        {flashFen > 0 ? <Cell label={savingWords('flash')} tone="sale" value={`−${money(flashFen)}`} /> : null}
        <CouponCell settlement={settlement} remote={remote} />
        <MoreCoupons settlement={settlement} remote={remote} coupons={coupons} />
        <Cell label={savingWords('freight')} value={sayFreight({ freightFen, known })} />
        <Cell label={t('due')} value={<Price fen={payFen} />} />
      </View>
    </Card>
  )
})
