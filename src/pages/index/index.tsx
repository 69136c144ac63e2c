import { View } from '@tarojs/components'
import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { TabBarHost } from '@/custom-tab-bar/TabBarHost'
import { DecoratedBlocks, PageSignals, plainHome, topGroundOf, useDecoratedPage, whyNoPage } from '@/features/cms'
import { Welcome } from '@/features/moment'
import { useShareCard } from '@/features/share'
import { events } from '@/lib/events'
import { definePage } from '@/page'
import { urlOf } from '@/routes'
import { stores } from '@/stores'
import { Screen, StateView } from '@/ui'
import { belowBar } from '@/ui/screen/barMeasures'
import { HomeHead } from './HomeHead'
import { HomeSkeleton } from './HomeSkeleton'
import './index.scss'

/** Home: the decorated page `index` (spec 2.4), tab 0. */
function Home() {
  const page = useDecoratedPage('index')
  const status = page.status === 'plain' ? 'ready' : page.status
  const blocks = page.status === 'plain' ? plainHome : page.body?.blocks
  const [signals] = useState(() => new PageSignals())
  const [measures] = useState(() => belowBar('--cms-sticky-top'))
  const [isWelcomed, setIsWelcomed] = useState(false)
  const picture = page.body?.sharePicture ?? stores.site.info?.sharePicture
  useShareCard({ path: urlOf('index'), title: stores.site.shopName, picture })
  useDidShow(() => events.emit('pageShow', { page: 'index' }))
  useDidHide(() => events.emit('pageHide', { page: 'index' }))

  // without a network that is what a shopper can do something about
  const outage = whyNoPage()
  const refresh = () => Promise.all([stores.site.load(), signals.reload()])
  const ground = topGroundOf(page.body?.topBackground)
  const style: Record<string, string> = { '--home-bar': ground.bar, ...measures }

  return (
    <View className={ground.dark ? 'home home--dark' : 'home'} style={style}>
      <Screen
        tone="tint"
        navCenter={<HomeHead signals={signals} />}
        onPullRefresh={refresh}
        onReachBottom={() => signals.reachEnd()}
      >
        <View className="home__ground" style={{ background: ground.background }} aria-hidden />
        <View className="home__content">
          <StateView remote={{ status, data: blocks, error: outage, reload: () => stores.site.load() }}>
            {(pageBlocks) => <DecoratedBlocks page="index" blocks={pageBlocks} signals={signals} busy={!isWelcomed} />}
          </StateView>
        </View>
        <Welcome onSettled={() => setIsWelcomed(true)} />
      </Screen>
    </View>
  )
}

export default definePage('index', { body: Home, skeleton: <HomeSkeleton />, tabBar: <TabBarHost index={0} /> })
