import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { CouponList, couponsInPlay } from '@/features/coupon'
import { formatMoney, formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'
import { Button, Price } from '@/ui'
import { promotionWords as t } from './messages'
import type { PromotionBodyProps } from './promotionTypes'
import './PromotionBody.scss'

interface RowProps {
  name: string
  note?: string
  children: ReactNode
}

const Row = ({ name, note, children }: RowProps) => (
  <View className="promotion" role="listitem">
    <View className="promotion__words">
      <View className="promotion__name">{name}</View>
      {note ? <View className="promotion__note">{note}</View> : null}
    </View>
    <View className="promotion__amount">{children}</View>
  </View>
)

const Off = ({ fen }: { fen: number }) => (
  <Text className="promotion__off">{`−${formatMoney(fen, stores.site.currencySymbol)}`}</Text>
)

/** What freight costs, or from where on it is free. */
function freightOf({ data }: PromotionBodyProps['delivery']['delivery']): { note?: string; value: string } {
  const money = (fen: number) => formatRoundMoney(fen, stores.site.currencySymbol)
  if (!data || data.restricted) return { value: t('freightUnknown') }
  if (data.freightFen === 0) return { value: t('freightFree') }
  return {
    ...(data.freeFromFen === null ? {} : { note: t('freightFrom', { amount: money(data.freeFromFen) }) }),
    value: money(data.freightFen)
  }
}

/** From the list price to what is paid, a row for each thing that takes something off. */
const Worth = observer(function Worth({ promotions, delivery }: Pick<PromotionBodyProps, 'promotions' | 'delivery'>) {
  const { worth, quantity } = promotions
  if (!worth) return null
  const { coupon } = worth
  const freight = freightOf(delivery.delivery)
  return (
    <View role="list">
      <Row name={t('list')} {...(quantity > 1 ? { note: t('pieces', { count: quantity }) } : {})}>
        <Price fen={worth.listFen} size="s" tone="ink" />
      </Row>
      {worth.cutFen > 0 ? (
        <Row name={t('cut')}>
          <Off fen={worth.cutFen} />
        </Row>
      ) : null}
      {worth.flashFen > 0 ? (
        <Row name={t('flash')}>
          <Off fen={worth.flashFen} />
        </Row>
      ) : null}
      {coupon ? (
        <Row name={t('coupon')} note={t(coupon.state === 'RECEIVED' ? 'held' : 'toReceive', { name: coupon.name })}>
          <Off fen={worth.couponFen} />
        </Row>
      ) : null}
      <Row name={t('freight')} {...(freight.note === undefined ? {} : { note: freight.note })}>
        <Text>{freight.value}</Text>
      </Row>
      <View className="promotion promotion--total" role="listitem">
        <View className="promotion__words">
          <View className="promotion__name">{t('total')}</View>
          <View className="promotion__note">{worth.savedFen > 0 ? t('totalNote') : t('nothing')}</View>
        </View>
        <Price fen={worth.payFen} size="l" />
      </View>
    </View>
  )
})

/** Every promotion that applies, with what it takes off, and the coupons to receive. */
export const PromotionBody = observer(function PromotionBody({ promotions, delivery, onTell }: PromotionBodyProps) {
  const { coupons, goods } = promotions
  const offers = couponsInPlay(coupons.remote.data ?? [])
  return (
    <View>
      <Worth promotions={promotions} delivery={delivery} />
      {offers.length > 0 ? (
        <View>
          <View className="promotion__title" role="heading" aria-level={3}>
            {t('coupons')}
          </View>
          <CouponList coupons={coupons} offers={offers} goods={goods} />
        </View>
      ) : null}
      <View className="promotion__tell">
        <Button block kind="tint" onTap={onTell}>
          {t('tell')}
        </Button>
      </View>
    </View>
  )
})
