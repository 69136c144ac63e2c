import { useDidHide, useDidShow } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { useEffect, useId, useState } from 'react'
import { PageSignals, topGroundOf, useDecoratedPage } from '@/features/cms'
import { moreBlocks } from '@/features/cms/more'
import { useShopOnAir } from '@/features/live'
import { useShareCard } from '@/features/share'
import {
  Closed,
  MissingShop,
  OpenShop,
  SearchInside,
  ShopFoot,
  ShopHead,
  ShopSkeleton,
  useShop,
  type ShopTab
} from '@/features/shop/page'
import { events } from '@/lib/events'
import { definePage } from '@/page'
import { scrollPageToTop } from '@/platform/scroll'
import { setStatusBarWords } from '@/platform/statusBar'
import { urlOf, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { Screen, StateView } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import './index.scss'

/** The ground of a shop that is not decorated. */
const usualGround = topGroundOf('linear-gradient(180deg, #3b362f 0%, #22252b 60%, #17191d 100%)')

/** A shop: a decorated page of its own (spec 2.4) under who it is, with its goods, new ones and activities. */
function Shop({ shopCode, tab: first = 'HOME' }: RouteParams['shop']) {
  const remote = useShop(shopCode)
  const air = useShopOnAir(shopCode)
  const id = useId()
  const [tab, setTab] = useState<ShopTab>(first)
  const [signals] = useState(() => new PageSignals())
  const [measures] = useState(() => belowBar('--cms-sticky-top'))
  const page = useDecoratedPage('shop', shopCode)
  const { data, missing } = remote
  useShareCard({
    path: urlOf('shop', { shopCode }),
    title: data?.shopName ?? stores.site.shopName,
    picture: page.body?.sharePicture ?? stores.site.info?.sharePicture
  })
  useDidShow(() => events.emit('pageShow', { page: 'shop' }))
  useDidHide(() => events.emit('pageHide', { page: 'shop' }))
  // the shop's name stands on it in white
  const own = topGroundOf(page.body?.topBackground)
  const ground = own.dark ? own : usualGround
  useEffect(() => setStatusBarWords(missing ? 'black' : 'white'), [missing])
  const style: Record<string, string> = { ...measures, '--shop-ground': ground.bar }
  const choose = (next: ShopTab) => {
    setTab(next)
    scrollPageToTop(id)
  }
  if (missing) return <MissingShop />
  return (
    <View id={id} className="shop-page" style={style}>
      <Screen
        tone="tint"
        navCenter={<SearchInside shopCode={shopCode} />}
        onReachBottom={() => signals.reachEnd()}
        onPullRefresh={() => Promise.all([stores.site.load(), remote.reload(), air.reload(), signals.reload()])}
        footer={data && !data.closing ? <ShopFoot shopCode={shopCode} here="shop" /> : undefined}
      >
        {/* in a view of its own, and not behind the words of a failure, which are dark */}
        <View>
          {remote.status === 'failed' && !data ? null : (
            <View className="shop-page__ground" style={{ background: ground.background }} aria-hidden />
          )}
        </View>
        <View className="shop-page__content">
          <StateView remote={air.waiting && remote.status === 'ready' ? { ...remote, data: undefined } : remote}>
            {(shop) =>
              shop.closing ? (
                <View>
                  <ShopHead shop={shop} />
                  <View className="shop-page__body shop-page__body--round">
                    <Closed shop={shop} />
                  </View>
                </View>
              ) : (
                <OpenShop
                  shop={shop}
                  air={air.room}
                  page={page}
                  more={moreBlocks}
                  tab={tab}
                  onTab={choose}
                  signals={signals}
                />
              )
            }
          </StateView>
        </View>
      </Screen>
    </View>
  )
}

export default definePage('shop', { body: Shop, skeleton: <ShopSkeleton /> })
