import { View } from '@tarojs/components'
import { BriefGuide } from '@/features/guide'
import { BriefParameters } from '@/features/parameters'
import { BriefQuestions } from '@/features/question'
import { BriefRecipes } from '@/features/recipe'
import { ManualEntry } from '@/features/manual'
import { BriefReviews } from '@/features/review'

export { AnchorBar, ProductInBar } from './AnchorBar'

interface AboutProductProps {
  spuCode: string
  /** The version that is chosen; another has other measures. */
  skuCode: string | undefined
}

/** What is known of the product, and what others know of it: each part shows nothing where there is none of it. */
export function AboutProduct({ spuCode, skuCode }: AboutProductProps) {
  return (
    <View>
      <BriefParameters skuCode={skuCode} spuCode={spuCode} />
      <View id="product-reviews">
        <BriefReviews spuCode={spuCode} />
        <BriefQuestions spuCode={spuCode} />
      </View>
      <BriefRecipes spuCode={spuCode} />
      <BriefGuide spuCode={spuCode} />
      <ManualEntry spuCode={spuCode} />
    </View>
  )
}
