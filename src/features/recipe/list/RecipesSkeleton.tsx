import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { Skeleton } from '@/ui'
import { recipeWords } from '../messages'
import './RecipeList.scss'

/** Dishes to come. */
export const RecipeCardsSkeleton = observer(function RecipeCardsSkeleton() {
  return <Skeleton shape="tiles" />
})

/** The whole screen to come. */
export const RecipesSkeleton = observer(function RecipesSkeleton() {
  return (
    <View role="status" aria-busy aria-label={recipeWords('loading')}>
      <View className="recipe-head recipe-head--waiting" />
      <RecipeCardsSkeleton />
    </View>
  )
})
