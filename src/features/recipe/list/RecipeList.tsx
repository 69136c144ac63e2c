import { View } from '@tarojs/components'
import type { RecipeCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { EmptyState, FailedState, ListEnd, RetryNote } from '@/ui'
import { recipeWords } from '../messages'
import { columnsOf, narrows } from '../rules'
import { RecipeCardsSkeleton } from './RecipesSkeleton'
import { RecipeTile } from './RecipeTile'
import type { Recipes } from './useRecipes'

const Columns = observer(function Columns({ recipes }: { recipes: readonly RecipeCard[] }) {
  const columns = useMemo(() => columnsOf(recipes), [recipes])
  return (
    <View className="recipe-columns" role="list">
      {columns.map((column, at) => (
        <View key={at} className="recipe-columns__one">
          {column.map((recipe, index) => (
            <RecipeTile key={recipe.recipeCode} recipe={recipe} eager={index < 2} />
          ))}
        </View>
      ))}
    </View>
  )
})

/** The recipes in one of the four states; the first one leads where nothing was chosen. */
export const RecipeList = observer(function RecipeList({ recipes }: { recipes: Recipes }) {
  const { list, filter, setFilter, reload } = recipes
  const { rows } = list
  if (rows.length === 0) {
    if (list.status === 'loading') return <RecipeCardsSkeleton />
    if (list.status === 'failed') return <FailedState error={list.error} onRetry={reload} />
    if (narrows(filter)) {
      return (
        <EmptyState
          drawing="search"
          title={recipeWords('emptyFiltered')}
          note={recipeWords('emptyFilteredNote')}
          action={{
            label: recipeWords('clearFilters'),
            kind: 'outline',
            onTap: () => setFilter({ keyword: '', favorite: filter.favorite, applianceCode: filter.applianceCode })
          }}
        />
      )
    }
    return filter.favorite ? (
      <EmptyState
        drawing="order"
        title={recipeWords('emptyKept')}
        note={recipeWords('emptyKeptNote')}
        action={{ label: recipeWords('seeAll'), onTap: () => setFilter({ keyword: '', favorite: false }) }}
      />
    ) : (
      <EmptyState
        drawing="order"
        title={recipeWords('emptyTitle')}
        action={{ label: recipeWords('seeAll'), onTap: () => setFilter({ keyword: '', favorite: false }) }}
      />
    )
  }
  const [lead] = filter.favorite || narrows(filter) ? [] : rows
  return (
    <View className={list.isPrevious ? 'recipe-list recipe-list--waiting' : 'recipe-list'} aria-busy={list.isPrevious}>
      <View>{list.status === 'failed' ? <RetryNote onRetry={reload} /> : null}</View>
      <View role={lead ? 'list' : undefined}>{lead ? <RecipeTile recipe={lead} lead eager /> : null}</View>
      <Columns recipes={lead ? rows.slice(1) : rows} />
      <ListEnd list={list} />
    </View>
  )
})
