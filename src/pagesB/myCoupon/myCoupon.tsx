import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { CouponKind } from '@domain/rewards/coupon'
import { centreCouponWords, CouponCentre, useCentre } from '@/features/coupon/centre'
import {
  CodeSheet,
  KindChips,
  LoginForCoupons,
  OWN_TABS,
  OwnCoupons,
  ownCouponWords,
  useOwnCoupons,
  type OwnTab
} from '@/features/coupon/own'
import { definePage } from '@/page'
import { go, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { BottomBar, Button, Screen, Skeleton, Tabs } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import './myCoupon.scss'

const toTop = () => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 })

/** The shopper's coupons by state and kind. */
const Own = observer(function Own({ first }: { first: OwnTab }) {
  const [tab, setTab] = useState(first)
  const [kind, setKind] = useState<CouponKind>()
  const [entering, setEntering] = useState(false)
  const [measures] = useState(() => belowBar('--coupons-top'))
  const coupons = useOwnCoupons(tab, kind)
  const counts = coupons.counts.data
  const countOf: Record<OwnTab, number | undefined> = {
    USABLE: counts?.usable,
    EXPIRING: counts?.expiring,
    USED: counts?.used,
    EXPIRED: counts?.expired
  }
  const items = OWN_TABS.map((key) => ({ key, label: ownCouponWords(key), count: countOf[key] ?? 0 }))
  const choose = (next: OwnTab) => {
    setTab(next)
    setKind(undefined)
    toTop()
  }
  if (!stores.session.loggedIn) {
    return (
      <Screen title={ownCouponWords('title')}>
        <LoginForCoupons />
      </Screen>
    )
  }
  return (
    <Screen
      title={ownCouponWords('title')}
      onReachBottom={() => void coupons.list.loadMore()}
      onPullRefresh={coupons.reload}
      footer={
        <BottomBar>
          <Button kind="text" onTap={() => setEntering(true)}>
            {ownCouponWords('enterCode')}
          </Button>
          <Button block onTap={() => void go('myCoupon', { centre: true })}>
            {ownCouponWords('toCentre')}
          </Button>
        </BottomBar>
      }
    >
      <View className="my-coupon__head" style={measures}>
        <Tabs
          className="my-coupon__tabs"
          items={items}
          value={tab}
          onChange={choose}
          label={ownCouponWords('states')}
        />
        <KindChips kind={kind} onKind={setKind} />
      </View>
      <OwnCoupons coupons={coupons} tab={tab} kind={kind} onTab={choose} onKind={setKind} />
      {/* in a view of its own: a panel that goes would otherwise send the whole page anew in the mini-program */}
      <View>
        <CodeSheet open={entering} onClose={() => setEntering(false)} />
      </View>
    </Screen>
  )
})

/** The coupon centre, a page of the same screen. */
const Centre = observer(function Centre({ shopCode }: { shopCode: string | undefined }) {
  const centre = useCentre({ shopCode })
  const [entering, setEntering] = useState(false)
  return (
    <Screen
      title={centreCouponWords('title')}
      tone="tint"
      onReachBottom={() => void centre.list.loadMore()}
      onPullRefresh={centre.reload}
    >
      <CouponCentre centre={centre} onCode={() => setEntering(true)} />
      <View>
        <CodeSheet open={entering} onClose={() => setEntering(false)} />
      </View>
    </Screen>
  )
})

function MyCoupon({ centre, tab, shopCode }: RouteParams['myCoupon']) {
  return centre ? <Centre shopCode={shopCode} /> : <Own first={tab ?? 'USABLE'} />
}

export default definePage('myCoupon', { body: MyCoupon, skeleton: <Skeleton shape="rows" /> })
