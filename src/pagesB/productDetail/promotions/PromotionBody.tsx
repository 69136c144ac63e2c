import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { CouponList, couponsInPlay } from '@/features/coupon'
import { roundMoney, shownMoney } from '@/stores/money'
import { Button, Price, savingWords } from '@/ui'
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

const Off = ({ fen }: { fen: number }) => <Text className="promotion__off">{`−${shownMoney(fen)}`}</Text>

/** What freight costs, or from where on it is free. */
function freightOf({ data }: PromotionBodyProps['delivery']['delivery']): { note?: string; value: string } {
  if (!data || data.restricted) return { value: t('freightUnknown') }
  if (data.freightFen === 0) return { value: t('freightFree') }
  return {
    ...(data.freeFromFen === null ? {} : { note: t('freightFrom', { amount: roundMoney(data.freeFromFen) }) }),
    value: roundMoney(data.freightFen)
  }
}

/** Says that a coupon is the shopper's own, or names the offer, which goes by its code and has to be received first. */
function couponNote(offers: readonly CouponOffer[], id: string): string {
  const offer = offers.find(({ couponCode }) => couponCode === id)
  if (!offer) return t('own')
  return t(offer.state === 'RECEIVED' ? 'held' : 'toReceive', { name: offer.name })
}

/** From the list price to what is paid, a row for each thing that takes something off. */
const Worth = observer(function Worth({ promotions, delivery }: Pick<PromotionBodyProps, 'promotions' | 'delivery'>) {
  const { counted, quantity, coupons } = promotions
  if (!counted) return null
  const { worth } = counted
  const offers = coupons.remote.data ?? []
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
      {worth.coupons.map(({ userCouponId, discountFen }) => (
        <Row key={userCouponId} name={t('coupon')} note={couponNote(offers, userCouponId)}>
          <Off fen={discountFen} />
        </Row>
      ))}
      {(['packet', 'point'] as const).map((part) =>
        worth[`${part}Fen`] > 0 ? (
          <Row key={part} name={savingWords(part)}>
            <Off fen={worth[`${part}Fen`]} />
          </Row>
        ) : null
      )}
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
  const { coupons, counted } = promotions
  const offers = couponsInPlay(coupons.remote.data ?? [])
  return (
    <View>
      <Worth promotions={promotions} delivery={delivery} />
      {offers.length > 0 ? (
        <View>
          <View className="promotion__title" role="heading" aria-level={3}>
            {t('coupons')}
          </View>
          <CouponList coupons={coupons} offers={offers} goods={counted?.goods ?? []} />
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
