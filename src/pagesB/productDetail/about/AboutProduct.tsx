import { View } from '@tarojs/components'
import { BriefReviews } from '@/features/review'

/** What others know of the product: each part shows nothing where there is none of it. */
export function AboutProduct({ spuCode }: { spuCode: string }) {
  return (
    <View>
      <BriefReviews spuCode={spuCode} />
    </View>
  )
}
