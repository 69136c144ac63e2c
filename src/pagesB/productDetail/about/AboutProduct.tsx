import { View } from '@tarojs/components'
import { useEffect } from 'react'
import { loadsOver } from '@/api'
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
import { Card, useEvent } from '@/ui'
import type { AboutProductProps } from './aboutTypes'

export { AlertSheet as TellMe } from '@/features/moment'
export { AnchorBar, ProductInBar } from './AnchorBar'

/** ms after which the parts that have come are shown, whatever is late */
const mostWait = 3000

/**
 * What is known of the product, and what others know of it: each part shows nothing where there is none of it. They are
 * shown together, so that none pushes another away from under a reader's eyes.
 */
export function AboutProduct({ product, sku, onChoose, onTell, onShown }: AboutProductProps) {
  const { spuCode } = product
  const shown = useEvent(onShown)
  useEffect(() => {
    const late = setTimeout(shown, mostWait)
    // the parts have asked by now, as their effects run before this one
    void loadsOver().then(shown)
    return () => clearTimeout(late)
  }, [shown])
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
