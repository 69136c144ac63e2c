import { View } from '@tarojs/components'
import { AlertEntry } from '@/features/moment'
import { BundleCard } from '@/features/bundle'
import { NoticeEntry } from '@/features/content'
import { BriefGuide } from '@/features/guide'
import { Offers } from '@/features/offer'
import { BriefParameters } from '@/features/parameters'
import { BriefQuestions } from '@/features/question'
import { BriefRecipes } from '@/features/recipe'
import { ManualEntry } from '@/features/manual'
import { BriefReviews } from '@/features/review'
import { Card } from '@/ui'
import type { AboutProductProps } from './aboutTypes'

export { AlertSheet as TellMe } from '@/features/moment'
export { AnchorBar, ProductInBar } from './AnchorBar'

/** What is known of the product, and what others know of it: each part shows nothing where there is none of it. */
export function AboutProduct({ product, sku, onChoose, onTell }: AboutProductProps) {
  const { spuCode } = product
  return (
    <View>
      <Offers sku={sku ?? product.skus[0]} />
      <BundleCard product={product} sku={sku} onChoose={onChoose} />
      <BriefParameters skuCode={sku?.skuCode} spuCode={spuCode} />
      <View id="product-reviews">
        <BriefReviews spuCode={spuCode} />
        <BriefQuestions spuCode={spuCode} />
      </View>
      <BriefRecipes spuCode={spuCode} />
      <BriefGuide spuCode={spuCode} />
      <ManualEntry spuCode={spuCode} />
      <Card>
        <NoticeEntry />
        <AlertEntry onTap={onTell} />
      </Card>
    </View>
  )
}
