import { Text, View } from '@tarojs/components'
import type { OwnCoupon as Own } from '@contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { DAY_MS } from '@domain/spans'
import { serverNow } from '@/api'
import { formatClock } from '@/lib/dates'
import { roundMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { go } from '@/routes'
import { Button, classes, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { CouponCard, scopeWords } from '../card/CouponCard'
import { thresholdWords } from '../card/CouponWorth'
import { cartGoods } from '../cartGoods'
import { CouponRules } from './CouponRules'
import { ownCouponWords as t } from './messages'
import { shortInCart, timeOf, type OwnTime } from './rules'
import './OwnCoupon.scss'

const timeWords = (time: OwnTime): string => {
  if (time.say === 'between') return t('between', { from: shownDay(time.from), to: shownDay(time.to) })
  if (time.say === 'endsAt') return t('endsAt', { time: formatClock(time.moment) })
  return t(time.say, { day: shownDay(time.moment) })
}

/** Nothing of a state that this app does not know. */
const stateWords = ({ state }: Own): string => {
  if (state === 'USED' || state === 'EXPIRED') return t(state)
  return state === 'USABLE' ? t('notYet') : ''
}

/** One of the shopper's coupons: what it does, until when, what its rules are, and what it can be used on. */
export const OwnCoupon = observer(function OwnCoupon({ coupon }: { coupon: Own }) {
  const [open, setOpen] = useState(false)
  const now = serverNow()
  const time = timeOf(coupon, now)
  const usable = coupon.state === 'USABLE' && coupon.endAt > now && coupon.startAt <= now
  const soon = usable && time.say === 'endsAt'
  const near = usable && coupon.endAt - now <= 3 * DAY_MS
  const short = usable ? shortInCart(coupon, cartGoods(), now) : undefined
  const { couponCode, name } = coupon
  const use = () => void go('productList', { couponCode, title: name })
  const threshold = coupon.benefit === 'AMOUNT' ? '' : thresholdWords(coupon.thresholdFen)
  return (
    <View className={classes('own-coupon', (open || short !== undefined) && 'own-coupon--more')} role="listitem">
      {soon ? <View className="ui__size-1 ui__tone-white ui__pad-x-2 own-coupon__mark">{t('endsToday')}</View> : null}
      <CouponCard
        coupon={coupon}
        off={!usable}
        facts={near ? [scopeWords(coupon), threshold] : [scopeWords(coupon), threshold, timeWords(time)]}
        note={near ? { words: timeWords(time), good: false } : undefined}
        extra={
          <Pressable
            className="ui__row ui__size-2 ui__tone-ink-3 ui__hit own-coupon__rules"
            pressed={open}
            label={`${t('rules')} ${name}`}
            onTap={() => setOpen(!open)}
          >
            <Text>{t('rules')}</Text>
            <Icon name={open ? 'up' : 'down'} size={14} color="ink-3" />
          </Pressable>
        }
      >
        {usable ? (
          <Button size="s" kind="outline" danger label={t('useName', { name })} onTap={use}>
            {t('use')}
          </Button>
        ) : (
          <Text className="ui__size-2 ui__tone-ink-3">{stateWords(coupon)}</Text>
        )}
      </CouponCard>
      {open ? <CouponRules coupon={coupon} /> : null}
      {short === undefined ? null : (
        <Row justify="between" size={2} tone="warm" hit className="own-coupon__short">
          <Text>{t('short', { amount: roundMoney(short) })}</Text>
          <Pressable
            className="ui__row ui__tone-action ui__bold ui__hit ui__fixed"
            role="link"
            label={`${t('reach')} ${name}`}
            onTap={use}
          >
            <Text>{t('reach')}</Text>
            <Icon name="right" size={14} />
          </Pressable>
        </Row>
      )}
    </View>
  )
})
