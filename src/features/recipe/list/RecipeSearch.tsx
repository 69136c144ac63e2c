import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { classes, ClearButton, Icon, Pressable, TextInput } from '@/ui'
import { recipeWords } from '../messages'
import type { Recipes } from './useRecipes'

const longest = 40

/** Looks for a dish or what is in it; and the shopper's own favourites. */
export const RecipeSearch = observer(function RecipeSearch({
  filter,
  setFilter
}: Pick<Recipes, 'filter' | 'setFilter'>) {
  const change = (keyword: string) => setFilter({ ...filter, keyword })
  const turn = () => {
    if (!stores.session.loggedIn && !filter.favorite) return void go('login')
    setFilter({ ...filter, favorite: !filter.favorite, applianceCode: undefined, spuCode: undefined })
  }
  return (
    <View className="recipe-search" role="search">
      <View className="recipe-search__box">
        <Icon name="search" size={18} color="ink-3" />
        <TextInput
          className="recipe-search__input"
          type="search"
          label={recipeWords('search')}
          value={filter.keyword}
          maxLength={longest}
          placeholder={recipeWords('hint')}
          onChange={change}
        />
        {filter.keyword === '' ? null : (
          <ClearButton className="recipe-search__clear" label={recipeWords('clear')} onTap={() => change('')} />
        )}
      </View>
      <Pressable
        className={classes('recipe-search__kept', filter.favorite && 'recipe-search__kept--on')}
        pressed={filter.favorite}
        onTap={turn}
      >
        <Icon name="heart" size={20} />
        <Text>{recipeWords('kept')}</Text>
      </Pressable>
    </View>
  )
})
