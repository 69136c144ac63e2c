import { View } from '@tarojs/components'
import { cmsWords } from '@/features/cms'
import { observer } from 'mobx-react-lite'
import { Skeleton } from '@/ui'

/** Grey in the shape of home: search, banner, ways in, a rail, tiles. */
export const HomeSkeleton = observer(function HomeSkeleton() {
  return (
    <View role="status" aria-busy aria-label={cmsWords('loading')}>
      <View className="home-wait">
        <View className="home-wait__search" />
        <View className="home-wait__block home-wait__block--banner" />
        <View className="home-wait__card home-wait__icons">
          {Array.from({ length: 10 }, (_, index) => (
            <View key={index} className="home-wait__icon">
              <View className="home-wait__block home-wait__block--icon" />
              <View className="home-wait__block home-wait__block--word" />
            </View>
          ))}
        </View>
        <View className="home-wait__card home-wait__rail">
          {[0, 1, 2].map((key) => (
            <View key={key} className="home-wait__block home-wait__block--product" />
          ))}
        </View>
      </View>
      <Skeleton shape="tiles" />
    </View>
  )
})
