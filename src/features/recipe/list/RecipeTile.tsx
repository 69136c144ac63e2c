import { Text, View } from '@tarojs/components'
import type { RecipeCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { currentLocale } from '@/i18n'
import { soldCount } from '@/lib/counts'
import { go } from '@/routes'
import { classes, Icon, Picture, Pressable } from '@/ui'
import { FavoriteButton } from '../favorite/FavoriteButton'
import { recipeWords } from '../messages'
import { ratioOf } from '../rules'
import { levelWords } from './RecipeFilters'
import '@/ui/layout/layout.scss'

const Level = observer(function Level({ level }: { level: number }) {
  return (
    <View className="recipe-tile__level">
      {[1, 2, 3].map((line) => (
        <View key={line} className={classes('recipe-tile__dot', line <= level && 'recipe-tile__dot--on')} aria-hidden />
      ))}
      <Text>{levelWords(level)}</Text>
    </View>
  )
})

interface RecipeTileProps {
  recipe: RecipeCard
  /** Above the fold. */
  eager?: boolean
  /** The first one, as wide as the screen. */
  lead?: boolean
}

/** A dish: what it looks like, how long it takes, how hard it is. */
export const RecipeTile = observer(function RecipeTile({ recipe, eager, lead = false }: RecipeTileProps) {
  const { recipeCode, name, picture, minutes, level, cookedCount, tastes, favorite } = recipe
  const cookedWords = cookedCount > 0 ? recipeWords('cooked', { count: soldCount(cookedCount, currentLocale()) }) : ''
  const time = recipeWords('minutes', { count: minutes })
  return (
    <View className={classes('recipe-tile', lead && 'recipe-tile--lead')} role="listitem">
      <Pressable
        className="ui__block ui__wide ui__left"
        role="link"
        onTap={() => void go('cookingRecipeDetail', { recipeCode })}
      >
        <View className="recipe-tile__picture">
          <Picture src={picture} alt="" ratio={lead ? 0.54 : ratioOf(recipe)} eager={eager} />
          {lead || tastes[0] === undefined ? null : (
            <Text className="ui__size-2 ui__tone-white recipe-tile__taste">{tastes[0].name}</Text>
          )}
        </View>
        {lead ? (
          <View className="recipe-tile__over">
            <Text className="ui__size-2 ui__tone-warm ui__below-1 recipe-tile__tonight">{recipeWords('tonight')}</Text>
            <View className="ui__size-4 ui__tone-ink ui__bold ui__lines-2 recipe-tile__name">{name}</View>
            <View className="recipe-tile__facts">
              <Icon name="clock" size={14} />
              <Text>{[time, levelWords(level), cookedWords].filter(Boolean).join(' · ')}</Text>
            </View>
          </View>
        ) : (
          <View className="recipe-tile__body">
            <View className="ui__size-4 ui__tone-ink ui__bold ui__lines-2 recipe-tile__name">{name}</View>
            <View className="recipe-tile__facts">
              <View className="recipe-tile__time">
                <Icon name="clock" size={14} />
                <Text>{time}</Text>
              </View>
              <Level level={level} />
            </View>
            {cookedWords === '' ? null : (
              <View className="ui__size-2 ui__tone-ink-3 recipe-tile__cooked">{cookedWords}</View>
            )}
          </View>
        )}
      </Pressable>
      <View className="recipe-tile__heart">
        <FavoriteButton recipeCode={recipeCode} name={name} favorite={favorite} onPicture />
      </View>
    </View>
  )
})
