import { View } from '@tarojs/components'
import { ApplianceRail, RecipeFilters, RecipeList, RecipeSearch, RecipesSkeleton, useRecipes } from '@/features/recipe'
import { definePage } from '@/page'
import type { RouteParams } from '@/routes'
import { stores } from '@/stores'
import { Screen } from '@/ui'

/** Recipes by appliance, time, taste and difficulty; the shopper's own appliances lead. */
function CookingRecipe({ applianceCode, spuCode, favorite }: RouteParams['cookingRecipe']) {
  const recipes = useRecipes({ applianceCode, spuCode, favorite: favorite === true && stores.session.loggedIn })
  // appliances and filters stand over the list: all come together, or they would push it down
  const waiting = recipes.choices.status === 'loading' && !recipes.choices.data
  return (
    <Screen tone="card" onReachBottom={() => void recipes.list.loadMore()} onPullRefresh={recipes.reload}>
      {waiting ? (
        <RecipesSkeleton />
      ) : (
        <View className="recipe-page">
          <View className="recipe-head">
            <RecipeSearch {...recipes} />
            <ApplianceRail {...recipes} />
            <RecipeFilters {...recipes} />
          </View>
          <RecipeList recipes={recipes} />
        </View>
      )}
    </Screen>
  )
}

export default definePage('cookingRecipe', { body: CookingRecipe, skeleton: <RecipesSkeleton /> })
