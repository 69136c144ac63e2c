import { Text } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { go } from '@/routes'
import { stores } from '@/stores'
import { classes, Icon, Pressable } from '@/ui'
import { Row } from '@/ui/layout/Box'
import { SearchBox } from '@/ui/list/SearchBox'
import { recipeWords } from '../messages'
import type { Recipes } from './useRecipes'

/** Looks for a dish or what is in it; and the shopper's own favourites. */
export const RecipeSearch = observer(function RecipeSearch({
  filter,
  setFilter
}: Pick<Recipes, 'filter' | 'setFilter'>) {
  const turn = () => {
    if (!stores.session.loggedIn && !filter.favorite) return void go('login')
    setFilter({ ...filter, favorite: !filter.favorite, applianceCode: undefined, spuCode: undefined })
  }
  return (
    <Row className="recipe-search">
      <SearchBox
        grey
        inline
        label={recipeWords('search')}
        hint={recipeWords('hint')}
        clearLabel={recipeWords('clear')}
        typed={filter.keyword}
        onChange={(keyword) => setFilter({ ...filter, keyword })}
      />
      <Pressable
        className={classes(
          'ui__row ui__gap-1 ui__size-3 ui__before-2 ui__pad-x-1 ui__hit ui__fixed recipe-search__kept',
          filter.favorite && 'recipe-search__kept--on'
        )}
        pressed={filter.favorite}
        onTap={turn}
      >
        <Icon name="heart" size={20} />
        <Text>{recipeWords('kept')}</Text>
      </Pressable>
    </Row>
  )
})
