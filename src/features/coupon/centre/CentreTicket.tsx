import { Text, View } from '@tarojs/components'
import type { CentreCoupon } from '@contract'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { formatClock, shopMidnight } from '@/lib/dates'
import { go } from '@/routes'
import { shownMinute } from '@/stores/times'
import { Button, Picture, classes } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { CouponCard, scopeWords } from '../card/CouponCard'
import { thresholdWords } from '../card/CouponWorth'
import { goodWords } from '../card/goodWords'
import { couponWords } from '../messages'
import { centreCouponWords as t } from './messages'
import { leftOf } from './rules'
import type { Centre } from './useCentre'
import './CentreTicket.scss'

/** When it opens, in the shop's time. */
export function opensWords({ receiveFrom }: CentreCoupon): string {
  return shopMidnight(receiveFrom) === shopMidnight(serverNow())
    ? t('opensToday', { time: formatClock(receiveFrom) })
    : t('opensOn', { time: shownMinute(receiveFrom) })
}

/** How much is left of it. */
export const LeftBar = observer(function LeftBar({ coupon }: { coupon: CentreCoupon }) {
  const { say, percent, count } = leftOf(coupon)
  return (
    <View className={classes('ui__row ui__gap-2 ui__pad-top-1 coupon-left', say === 'few' && 'coupon-left--few')}>
      <View className="coupon-left__bar">
        <View className="coupon-left__fill" style={{ width: `${percent}%` }} />
      </View>
      <Text className="ui__size-1 ui__tone-sale-deep coupon-left__words">{t(say, { percent, count })}</Text>
    </View>
  )
})

/** Nothing of a state that this app does not know. */
function stateWords(state: CentreCoupon['state']): string {
  if (state === 'SOLD_OUT') return couponWords('soldOut')
  return state === 'USED' ? couponWords('used') : ''
}

/** The button of a coupon, or what has become of it. */
export const CentreAct = observer(function CentreAct({
  coupon,
  centre
}: {
  coupon: CentreCoupon
  centre: Pick<Centre, 'busy' | 'receive' | 'opening'>
}) {
  const { state, name, couponCode } = coupon
  if (state === 'AVAILABLE') {
    return (
      <Button
        size="s"
        danger
        busy={centre.busy.has(couponCode)}
        label={`${couponWords('receive')} ${name}`}
        onTap={() => centre.receive(coupon)}
      >
        {couponWords('receive')}
      </Button>
    )
  }
  if (state === 'RECEIVED') {
    return (
      <Button
        size="s"
        kind="outline"
        danger
        label={t('useName', { name })}
        onTap={() => void go('productList', { couponCode, title: name })}
      >
        {t('use')}
      </Button>
    )
  }
  if (state === 'SOON') {
    const set = coupon.reminded === true
    return (
      <Button
        size="s"
        kind={set ? 'outline' : 'tint'}
        label={t(set ? 'remindedName' : 'remindName', { name })}
        onTap={() => {
          if (!centre.opening.busy) void centre.opening.change(coupon)
        }}
      >
        {t(set ? 'reminded' : 'remind')}
      </Button>
    )
  }
  return <Text className="ui__size-2 ui__tone-ink-3">{stateWords(state)}</Text>
})

/** A coupon of the centre: what it does, how much is left, and the way to have it or to use it. */
export const CentreTicket = observer(function CentreTicket({
  coupon,
  centre
}: {
  coupon: CentreCoupon
  centre: Pick<Centre, 'busy' | 'receive' | 'opening'>
}) {
  const { state, pictures } = coupon
  // which shop it is of stands over it
  const scope = coupon.spuCodes || coupon.categoryCodes ? scopeWords(coupon) : ''
  const threshold = coupon.benefit === 'AMOUNT' ? '' : thresholdWords(coupon.thresholdFen)
  return (
    <View className="centre-ticket" role="listitem">
      <CouponCard
        coupon={coupon}
        off={state === 'SOLD_OUT' || state === 'USED'}
        facts={[scope, threshold, state === 'SOON' ? '' : goodWords(coupon)]}
        note={state === 'SOON' ? { words: opensWords(coupon), good: false } : undefined}
        extra={
          <>
            {state === 'AVAILABLE' ? <LeftBar coupon={coupon} /> : null}
            {state !== 'AVAILABLE' && pictures.length > 0 ? (
              <Row align="stretch" gap={1} padTop={1}>
                {pictures.map((picture, index) => (
                  <View key={index} className="centre-ticket__picture">
                    <Picture src={picture} alt="" round />
                  </View>
                ))}
              </Row>
            ) : null}
          </>
        }
      >
        <CentreAct coupon={coupon} centre={centre} />
      </CouponCard>
    </View>
  )
})
