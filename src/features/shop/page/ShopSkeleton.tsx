import { View } from '@tarojs/components'
import { Skeleton } from '@/ui'

/** A shop to come: its head on a dark ground, then goods. */
export const ShopSkeleton = () => (
  <View className="shop-page__wait">
    <View className="shop-page__wait-head">
      <View className="shop-page__wait-logo" />
      <View className="shop-page__wait-lines">
        <View className="shop-page__wait-line" />
        <View className="shop-page__wait-line shop-page__wait-line--short" />
      </View>
    </View>
    <View className="shop-page__wait-body">
      <Skeleton shape="tiles" count={4} />
    </View>
  </View>
)
