import { View } from '@tarojs/components'
import type { CentreCoupon } from '@contract'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { OpenedPacket } from '@/features/moment'
import { Recommended } from '@/features/product'
import { Button, EmptyState, StateView } from '@/ui'
import { Text } from '@/ui/layout/Text'
import { scopeWords } from '../card/CouponCard'
import { CouponWorth, thresholdWords } from '../card/CouponWorth'
import { goodWords } from '../card/goodWords'
import { sentCouponWords as t } from './messages'
import type { useSentCoupon } from './useSentCoupon'
import './SentCoupon.scss'

/** Refusals that the app has words for; the others read like an unknown code. */
const REFUSALS = ['SPENT', 'FOREIGN', 'EXPIRED', 'UNKNOWN'] as const

const factsOf = (coupon: CentreCoupon): string[] =>
  [
    scopeWords(coupon),
    // an amount says its threshold below its worth
    coupon.benefit === 'AMOUNT' ? '' : thresholdWords(coupon.thresholdFen),
    goodWords(coupon)
  ].filter(Boolean)

const toCentre = () => go('myCoupon', { centre: true })

const No = observer(function No({ state }: { state: (typeof REFUSALS)[number] | 'NONE' }) {
  const isLate = state === 'SPENT' || state === 'EXPIRED'
  return (
    <>
      <EmptyState
        drawing={isLate ? 'delisted' : 'search'}
        title={t(state)}
        note={t(`${state}Note`)}
        action={{ label: t('toCentre'), onTap: () => void toCentre() }}
      />
      {isLate ? <Recommended scene="HOME" title={t('recommended')} /> : null}
    </>
  )
})

interface SentCouponProps {
  code: string
  sent: ReturnType<typeof useSentCoupon>
}

/** What a code gives: the coupon and the way to have it, or why it can't be had. */
export const SentCoupon = observer(function SentCoupon({ code, sent }: SentCouponProps) {
  const { remote, busy, take, taken, loggedIn } = sent
  if (code === '') return <No state="NONE" />
  return (
    <StateView remote={remote}>
      {({ state, coupon }) => {
        if (state === 'LOGIN')
          return (
            <EmptyState
              drawing="lost"
              title={t('LOGIN')}
              note={t('LOGINNote')}
              action={{ label: t('logIn'), onTap: () => void take() }}
            />
          )
        if (state !== 'AVAILABLE' && state !== 'RECEIVED')
          return <No state={REFUSALS.find((candidate) => candidate === state) ?? 'UNKNOWN'} />
        const had = state === 'RECEIVED'
        return (
          <View className="sent-coupon">
            <OpenedPacket
              title={t(taken ? 'taken' : had ? 'RECEIVED' : 'forYou')}
              worth={
                coupon ? (
                  <>
                    <CouponWorth coupon={coupon} />
                    <Text size={4} tone="ink" weight="bold" above={3} tight heading={3}>
                      {coupon.name}
                    </Text>
                  </>
                ) : null
              }
              notes={coupon ? factsOf(coupon) : []}
            >
              {had && coupon ? (
                <Button
                  block
                  size="l"
                  onTap={() => void go('productList', { couponCode: coupon.couponCode, title: coupon.name })}
                >
                  {t('use')}
                </Button>
              ) : null}
              {had ? (
                <Button block kind="text" onTap={() => void go('myCoupon')}>
                  {t('mine')}
                </Button>
              ) : (
                <Button block size="l" busy={busy} onTap={take}>
                  {t(loggedIn ? 'take' : 'toLogin')}
                </Button>
              )}
            </OpenedPacket>
            {had ? (
              <Text size={3} tone="white" above={4}>
                {t('RECEIVEDNote')}
              </Text>
            ) : null}
          </View>
        )
      }}
    </StateView>
  )
})
