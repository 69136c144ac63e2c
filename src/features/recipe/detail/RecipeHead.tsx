import { Text, View } from '@tarojs/components'
import type { RecipeDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { Icon, Picture, Tag } from '@/ui'
import { FavoriteButton } from '../favorite/FavoriteButton'
import { levelWords } from '../list/RecipeFilters'
import { recipeWords } from '../messages'

/** The dish, its name, and how long, how hard and how rich it is. */
export const RecipeHead = observer(function RecipeHead({ recipe, share }: { recipe: RecipeDetail; share: ReactNode }) {
  const { recipeCode, name, picture, minutes, level, kcal, cookedCount, tastes, favorite } = recipe
  return (
    <View>
      <Picture src={picture} alt={name} ratio={0.84} eager />
      <View className="recipe-top">
        <View className="recipe-top__line">
          <View className="recipe-top__name" role="heading" aria-level={1}>
            {name}
          </View>
          <FavoriteButton recipeCode={recipeCode} name={name} favorite={favorite} />
          {share}
        </View>
        <View className="recipe-top__facts">
          <View className="recipe-top__fact">
            <Icon name="clock" size={16} color="ink-3" />
            <Text>{recipeWords('minutes', { count: minutes })}</Text>
          </View>
          <View className="recipe-top__fact">
            <Icon name="bowl" size={16} color="ink-3" />
            <Text>{levelWords(level)}</Text>
          </View>
          <View className="recipe-top__fact">
            <Icon name="flame" size={16} color="ink-3" />
            <Text>{recipeWords('kcal', { count: kcal })}</Text>
          </View>
          {cookedCount > 0 ? (
            <Text className="recipe-top__cooked">
              {recipeWords('cooked', { count: soldCount(cookedCount, currentLocale()) })}
            </Text>
          ) : null}
        </View>
        <View className="recipe-top__tastes">
          {tastes.map((taste) => (
            <Tag key={taste.tasteCode} kind="warm">
              {taste.name}
            </Tag>
          ))}
        </View>
      </View>
    </View>
  )
})
