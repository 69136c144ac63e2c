import { Text, View } from '@tarojs/components'
import type { CouponOffer } from '@contract'
import type { CouponShop } from '@domain/coupon'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { formatRoundMoney } from '@/lib/money'
import { stores } from '@/stores'
import { Button, Sheet } from '@/ui'
import { CouponCard } from '../card/CouponCard'
import { couponWords } from '../messages'
import { couponsInPlay, progressOf } from '../rules'
import type { Coupons } from '../useCoupons'
import './CouponSheet.scss'

interface CouponSheetProps {
  open: boolean
  onClose: () => void
  coupons: Coupons
  /** Those it is about. */
  offers: readonly CouponOffer[]
  /** What is being bought, by shop: each coupon says what it would do for it. */
  goods?: readonly CouponShop[]
  onReceived?: () => void
}

const noteOf = (coupon: CouponOffer, goods: readonly CouponShop[]) => {
  const progress = progressOf(coupon, goods, serverNow())
  if (!progress) return undefined
  const amount = formatRoundMoney(progress.fen, stores.site.currencySymbol)
  return { words: couponWords(progress.say, { amount }), good: progress.say === 'takesOff' }
}

/** Coupons that can be received, where they stand, and those the shopper has. */
export const CouponSheet = observer(function CouponSheet(props: CouponSheetProps) {
  const { open, onClose, coupons, goods = [], onReceived } = props
  const receive = async (coupon: CouponOffer) => {
    if (await coupons.receive(coupon)) onReceived?.()
  }
  return (
    <Sheet open={open} onClose={onClose} title={couponWords('title')}>
      <View className="coupon-sheet">
        {couponsInPlay(props.offers).map((coupon) => (
          <CouponCard key={coupon.couponCode} coupon={coupon} note={noteOf(coupon, goods)}>
            {coupon.state === 'AVAILABLE' ? (
              <Button
                size="s"
                danger
                busy={coupons.busy.has(coupon.couponCode)}
                label={`${couponWords('receive')} ${coupon.name}`}
                onTap={() => receive(coupon)}
              >
                {couponWords('receive')}
              </Button>
            ) : (
              <Text className="coupon-sheet__got">{couponWords('received')}</Text>
            )}
          </CouponCard>
        ))}
      </View>
    </Sheet>
  )
})
