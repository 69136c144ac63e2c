import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { manualWords } from '../messages'
import './BrowseSkeleton.scss'

const several = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Grey in the shape of products of a group. */
export const SectionsSkeleton = observer(function SectionsSkeleton() {
  return (
    <View className="manual-wait__grid" role="status" aria-busy aria-label={manualWords('loading')}>
      {several(6).map((key) => (
        <View key={key}>
          <View className="ui-skeleton__block manual-wait__picture" />
          <View className="ui-skeleton__block manual-wait__name" />
        </View>
      ))}
    </View>
  )
})

/** The rail of groups and what the first holds. */
export const BrowseSkeleton = observer(function BrowseSkeleton() {
  return (
    <View className="manual-wait">
      <View className="manual-wait__rail">
        {several(8).map((key) => (
          <View key={key} className="ui-skeleton__block manual-wait__group" />
        ))}
      </View>
      <SectionsSkeleton />
    </View>
  )
})
