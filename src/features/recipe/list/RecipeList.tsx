import { View } from '@tarojs/components'
import { Row } from '@/ui/layout/Box'
import type { RecipeCard } from '@contract'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { EmptyState } from '@/ui'
import { PagedBody } from '@/ui/list/PagedList'
import { recipeWords } from '../messages'
import { columnsOf, narrows } from '../rules'
import { RecipeCardsSkeleton } from './RecipesSkeleton'
import { RecipeTile } from './RecipeTile'
import type { Recipes } from './useRecipes'

const Columns = observer(function Columns({ recipes }: { recipes: readonly RecipeCard[] }) {
  const columns = useMemo(() => columnsOf(recipes), [recipes])
  return (
    <Row align="start" role="list">
      {columns.map((column, columnIndex) => (
        <View key={columnIndex} className="recipe-columns__one">
          {column.map((recipe, index) => (
            <RecipeTile key={recipe.recipeCode} recipe={recipe} eager={index < 2} />
          ))}
        </View>
      ))}
    </Row>
  )
})

const NoRecipes = observer(function NoRecipes({ recipes }: { recipes: Recipes }) {
  const { filter, setFilter } = recipes
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
  return (
    <EmptyState
      drawing="order"
      title={recipeWords(filter.favorite ? 'emptyKept' : 'emptyTitle')}
      note={filter.favorite ? recipeWords('emptyKeptNote') : undefined}
      action={{ label: recipeWords('seeAll'), onTap: () => setFilter({ keyword: '', favorite: false }) }}
    />
  )
})

/** The recipes; the first one leads where nothing was chosen. */
export const RecipeList = observer(function RecipeList({ recipes }: { recipes: Recipes }) {
  const { list, filter, reload } = recipes
  const { rows } = list
  const [lead] = filter.favorite || narrows(filter) ? [] : rows
  return (
    <PagedBody
      className="recipe-list"
      list={list}
      skeleton={<RecipeCardsSkeleton />}
      onRetry={reload}
      empty={<NoRecipes recipes={recipes} />}
    >
      <View role={lead ? 'list' : undefined}>{lead ? <RecipeTile recipe={lead} lead eager /> : null}</View>
      <Columns recipes={lead ? rows.slice(1) : rows} />
    </PagedBody>
  )
})
