import { View } from '@tarojs/components'
import type { PointOffer } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { go } from '@/routes'
import { Chip, EmptyState, Tabs } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { exchangeWords } from './messages'
import { BestOffer, CouponOfferRow, GoodsOffer } from './OfferCards'
import { offersShown, type OfferKind } from './rules'
import './Offers.scss'

interface OffersProps {
  offers: readonly PointOffer[]
  balance: number
  onExchange: (offer: PointOffer) => void
}

/** What points are exchanged for, by kind; all of it, or what there are points for. */
export const Offers = observer(function Offers({ offers, balance, onExchange }: OffersProps) {
  const [kind, setKind] = useState<OfferKind>('GOODS')
  const [affordable, setAffordable] = useState(false)
  const count = offersShown(offers, { kind, affordable: true, balance }).length
  const visibleOffers = offersShown(offers, { kind, affordable, balance })
  const card = { balance, onExchange }
  return (
    <View>
      <Tabs
        className="offers-tabs"
        items={[
          { key: 'GOODS', label: exchangeWords('goods') },
          { key: 'COUPON', label: exchangeWords('coupons') }
        ]}
        value={kind}
        onChange={setKind}
        label={exchangeWords('kinds')}
      />
      <Row align="stretch" wrap pad={3} className="offers-filter" role="group" label={exchangeWords('filter')}>
        <Chip ground="card" selected={!affordable} onTap={() => setAffordable(false)}>
          {exchangeWords('all')}
        </Chip>
        <Chip ground="card" selected={affordable} onTap={() => setAffordable(true)}>
          {exchangeWords('affordable', { count })}
        </Chip>
      </Row>
      {visibleOffers.length === 0 ? (
        affordable ? (
          <EmptyState
            drawing="order"
            title={exchangeWords('emptyAffordable')}
            note={exchangeWords('emptyAffordableNote')}
            action={{ label: exchangeWords('toEarn'), onTap: () => void go('myPoint') }}
          />
        ) : (
          <EmptyState drawing="order" title={exchangeWords('empty')} note={exchangeWords('emptyNote')} />
        )
      ) : kind === 'COUPON' ? (
        <View className="offers offers--coupons">
          {visibleOffers.map((offer) => (
            <CouponOfferRow key={offer.offerCode} offer={offer} {...card} />
          ))}
        </View>
      ) : (
        <View className="offers">
          {visibleOffers.map((offer, index) =>
            index === 0 ? (
              <BestOffer key={offer.offerCode} offer={offer} {...card} />
            ) : (
              <GoodsOffer key={offer.offerCode} offer={offer} {...card} />
            )
          )}
        </View>
      )}
    </View>
  )
})
