import { View } from '@tarojs/components'
import { Skeleton } from '@/ui'

/** Grey tiles; the skeleton brings the page's gutters itself, and a block stands inside them. */
export function TilesShimmer() {
  return (
    <View className="cms-bleed">
      <Skeleton shape="tiles" />
    </View>
  )
}
