import { Text, View } from '@tarojs/components'
import type { OwnCoupon as Own } from '@contract'
import type { CouponKind } from '@domain/rewards/coupon'
import { observer } from 'mobx-react-lite'
import { serverNow } from '@/api'
import { RemindOfEnding } from '@/features/moment'
import { currentUrl, go } from '@/routes'
import { roundMoney } from '@/stores/money'
import { EmptyState, Icon, Pressable, Skeleton } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { PagedList } from '@/ui/list/PagedList'
import { ownCouponWords as t } from './messages'
import { OwnCoupon } from './OwnCoupon'
import { withHead, type OwnTab } from './rules'
import type { OwnCoupons as Remote } from './useOwnCoupons'
import './OwnCoupons.scss'

/** px, with the space below it. */
const cardHeight = 140
const idOf = ({ userCouponId }: Own): string => userCouponId
/** What is said of the cart makes a card taller. */
const kindOf = ({ state, head }: Own & { head: boolean }): string => `${state} ${head}`

interface OwnCouponsProps {
  coupons: Remote
  tab: OwnTab
  kind: CouponKind | undefined
  onTab: (tab: OwnTab) => void
  onKind: (kind: CouponKind | undefined) => void
}

/** What ends within days, and being told of it where the host tells. */
const Expiring = observer(function Expiring({ coupons, onTab }: Pick<OwnCouponsProps, 'coupons' | 'onTab'>) {
  const { data } = coupons.counts
  if (!data || data.expiring === 0) return null
  const amount = roundMoney(data.expiringFen)
  return (
    <Row className="own-coupons__banner">
      <Pressable
        className="ui__row ui__gap-2 ui__size-2 ui__tone-warm ui__pad-x-3 ui__hit ui__grow"
        onTap={() => onTab('EXPIRING')}
      >
        <Icon name="clock" size={18} color="warm" />
        <Text className="ui__bold ui__grow">{t('expiringBanner', { count: data.expiring, amount })}</Text>
        <Icon name="right" size={14} color="warm" />
      </Pressable>
      <RemindOfEnding of="COUPON" />
    </Row>
  )
})

/** Nobody is logged in. */
export const LoginForCoupons = observer(function LoginForCoupons() {
  const login = () => {
    const from = currentUrl()
    return go('login', from ? { from } : {})
  }
  return (
    <EmptyState
      drawing="order"
      title={t('login')}
      note={t('loginNote')}
      action={{ label: t('toLogin'), onTap: () => void login() }}
    />
  )
})

const Nothing = observer(function Nothing({ tab, kind, onKind }: OwnCouponsProps) {
  if (kind) {
    return (
      <EmptyState
        drawing="search"
        title={t('emptyKind')}
        action={{ label: t('seeKinds'), onTap: () => onKind(undefined), kind: 'outline' }}
      />
    )
  }
  return (
    <EmptyState
      drawing="order"
      title={t(`empty${tab}`)}
      note={t(`empty${tab}Note`)}
      action={{ label: t('toCentre'), onTap: () => void go('myCoupon', { centre: true }) }}
    />
  )
})

/** Coupons of a state. */
export const OwnCoupons = observer(function OwnCoupons(props: OwnCouponsProps) {
  const { coupons, tab, onTab } = props
  const { list, reload } = coupons
  return (
    <PagedList
      className="own-coupons"
      list={list}
      items={withHead(list.rows, serverNow())}
      keyOf={idOf}
      kindOf={kindOf}
      about={cardHeight}
      skeleton={<Skeleton shape="rows" count={5} />}
      onRetry={reload}
      head={<View>{tab === 'USABLE' ? <Expiring coupons={coupons} onTab={onTab} /> : null}</View>}
      empty={<Nothing {...props} />}
    >
      {({ head, ...coupon }) => (
        <View>
          {head ? <View className="ui__size-3 ui__tone-ink-2 ui__bold own-coupons__later">{t('later')}</View> : null}
          <OwnCoupon coupon={coupon} />
        </View>
      )}
    </PagedList>
  )
})
