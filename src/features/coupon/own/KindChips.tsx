import { View } from '@tarojs/components'
import { COUPON_KINDS, type CouponKind } from '@domain/rewards/coupon'
import { observer } from 'mobx-react-lite'
import { Chip } from '@/ui'
import { couponWords } from '../messages'
import { ownCouponWords as t } from './messages'
import './KindChips.scss'

interface KindChipsProps {
  kind: CouponKind | undefined
  onKind: (kind: CouponKind | undefined) => void
}

/** Kinds to choose from. */
export const KindChips = observer(function KindChips({ kind, onKind }: KindChipsProps) {
  return (
    <View className="coupon-kinds" role="group" aria-label={t('kinds')}>
      <Chip ground="card" selected={kind === undefined} onTap={() => onKind(undefined)}>
        {t('all')}
      </Chip>
      {COUPON_KINDS.map((couponKind) => (
        <Chip key={couponKind} ground="card" selected={kind === couponKind} onTap={() => onKind(couponKind)}>
          {couponWords(`kind${couponKind}`)}
        </Chip>
      ))}
    </View>
  )
})
