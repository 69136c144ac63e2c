import { Text, View } from '@tarojs/components'
import type { RecipeDetail } from '@contract'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { Icon, Picture, Tag } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { FavoriteButton } from '../favorite/FavoriteButton'
import { levelWords } from '../list/RecipeFilters'
import { recipeWords } from '../messages'

/** The dish, its name, and how long, how hard and how rich it is. */
export const RecipeHead = observer(function RecipeHead({ recipe, share }: { recipe: RecipeDetail; share: ReactNode }) {
  const { recipeCode, name, picture, minutes, level, kcal, cookedCount, tastes, favorite } = recipe
  return (
    <View>
      <Picture src={picture} alt={name} ratio={0.8} eager />
      <View className="recipe-top">
        <Row>
          <View
            className="ui__size-6 ui__tone-ink ui__heavy ui__breaks ui__grow recipe-top__name"
            role="heading"
            aria-level={1}
          >
            {name}
          </View>
          <FavoriteButton recipeCode={recipeCode} name={name} favorite={favorite} />
          {share}
        </Row>
        <View className="recipe-top__facts">
          <Row gap={1} size={3} tone="ink-2">
            <Icon name="clock" size={16} color="ink-3" />
            <Text>{recipeWords('minutes', { count: minutes })}</Text>
          </Row>
          <Row gap={1} size={3} tone="ink-2">
            <Icon name="bowl" size={16} color="ink-3" />
            <Text>{levelWords(level)}</Text>
          </Row>
          <Row gap={1} size={3} tone="ink-2">
            <Icon name="flame" size={16} color="ink-3" />
            <Text>{recipeWords('kcal', { count: kcal })}</Text>
          </Row>
          {cookedCount > 0 ? (
            <Text className="ui__size-3 ui__tone-ink-3">
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
