import { View } from '@tarojs/components'
import { BriefGuide } from '@/features/guide'
import { BriefRecipes } from '@/features/recipe'
import { BriefReviews } from '@/features/review'

/** What others know of the product: each part shows nothing where there is none of it. */
export function AboutProduct({ spuCode }: { spuCode: string }) {
  return (
    <View>
      <BriefReviews spuCode={spuCode} />
      <BriefRecipes spuCode={spuCode} />
      <BriefGuide spuCode={spuCode} />
    </View>
  )
}
