import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import type { Settlement, SettlementCoupon } from '@contract'
import { GatewayError, serverNow, type Query } from '@/api'
import { formatDay } from '@/lib/dates'
import { Cell, classes, Icon, Pressable, Price, savingWords, Sheet, Tag } from '@/ui'
import { chooseCoupon } from './api'
import { settlementWords as t } from './messages'
import { isBestChosen, sortCoupons } from './rules'
import { money } from './say'
import './coupons.scss'

interface CouponCellProps {
  settlement: Settlement
  remote: Query<Settlement>
}

/** The coupon in use, and the sheet to choose another. */
export const CouponCell = observer(function CouponCell({ settlement, remote }: CouponCellProps) {
  const [open, setOpen] = useState(false)
  /** What was tapped and not answered yet; null is «none». */
  const [wish, setWish] = useState<{ id: string | null }>()
  const busy = useRef(false)
  const { coupons, userCouponId } = settlement
  const { usable, unusable } = sortCoupons(coupons)
  const chosen = coupons.find((coupon) => coupon.userCouponId === userCouponId)
  const shown = wish ? wish.id : userCouponId

  const choose = async (id: string | null) => {
    if (busy.current) return
    if (id === userCouponId) return setOpen(false)
    busy.current = true
    setWish({ id })
    try {
      remote.replace(await chooseCoupon(settlement.settlementId, id))
      setOpen(false)
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      await remote.reload() // a toast told it; the list shows what holds now
    } finally {
      busy.current = false
      setWish(undefined)
    }
  }

  const value =
    chosen && chosen.discountFen > 0
      ? `−${money(chosen.discountFen)}`
      : usable.length > 0
        ? t('couponCount', { count: usable.length })
        : t('couponNone')
  return (
    <>
      <Cell
        label={savingWords('coupon')}
        note={isBestChosen(settlement) ? <Tag kind="sale">{t('couponBest')}</Tag> : undefined}
        tone={chosen || usable.length > 0 ? 'sale' : 'muted'}
        value={value}
        onTap={coupons.length > 0 ? () => setOpen(true) : undefined}
      />
      <Sheet open={open} onClose={() => setOpen(false)} title={t('couponSheet')}>
        {coupons.length === 0 ? <View className="order-coupons__none">{t('couponEmpty')}</View> : null}
        {usable.length > 0 ? (
          <View role="radiogroup" aria-label={t('couponUsable')}>
            {usable.map((coupon) => (
              <CouponTicket
                key={coupon.userCouponId}
                coupon={coupon}
                chosen={shown === coupon.userCouponId}
                onTap={() => void choose(coupon.userCouponId)}
              />
            ))}
            <Pressable
              className="order-coupons__no-use"
              role="radio"
              checked={shown === null}
              onTap={() => void choose(null)}
            >
              <View className="order-coupons__no-use-words">{t('couponNoUse')}</View>
              <Dot on={shown === null} />
            </Pressable>
          </View>
        ) : null}
        {unusable.length > 0 ? (
          <>
            <View className="order-coupons__head">{t('couponUnusable')}</View>
            {unusable.map((coupon) => (
              <CouponTicket key={coupon.userCouponId} coupon={coupon} why={whyNot(coupon)} />
            ))}
          </>
        ) : null}
      </Sheet>
    </>
  )
})

const whyNot = (coupon: SettlementCoupon): string => {
  if (coupon.endAt <= serverNow()) return t('couponEnded')
  return coupon.shortFen > 0 ? t('couponShort', { amount: money(coupon.shortFen) }) : t('couponElse')
}

const Dot = ({ on }: { on: boolean }) => (
  <View className={classes('order-dot', on && 'order-dot--on')}>
    {on ? <Icon name="check" size={14} color="white" /> : null}
  </View>
)

interface TicketProps {
  coupon: SettlementCoupon
  chosen?: boolean
  /** Why it can't be used; without one it can. */
  why?: string
  onTap?: () => void
}

const CouponTicket = observer(function CouponTicket({ coupon, chosen = false, why, onTap }: TicketProps) {
  const content = (
    <>
      <View className="order-ticket__left">
        {why === undefined ? (
          <Price fen={coupon.discountFen} size="l" />
        ) : (
          <Icon name="ticket" size={28} color="disabled" />
        )}
      </View>
      <View className="order-ticket__words">
        <View className="order-ticket__name">{coupon.name}</View>
        <View className="order-ticket__note">
          {coupon.thresholdFen > 0 ? t('couponThreshold', { amount: money(coupon.thresholdFen) }) : t('couponAny')}
        </View>
        <View className="order-ticket__note">{t('couponUntil', { day: formatDay(coupon.endAt) })}</View>
        {why === undefined ? null : <View className="order-ticket__why">{why}</View>}
      </View>
      {why === undefined ? <Dot on={chosen} /> : null}
    </>
  )
  if (why !== undefined) return <View className="order-ticket order-ticket--off">{content}</View>
  return (
    <Pressable className="order-ticket" role="radio" checked={chosen} onTap={onTap}>
      {content}
    </Pressable>
  )
})
