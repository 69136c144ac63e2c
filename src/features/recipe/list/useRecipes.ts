import type { RecipeCard } from '@contract'
import { useState } from 'react'
import { useSettled } from '@/features/search'
import { cleanKeyword } from '@domain/keyword'
import { defaultWait } from '@/lib/timing'
import { queryOf, type RecipeFilter } from '../rules'
import { useList, useQuery } from './calls'

const rowKey = ({ recipeCode }: RecipeCard) => recipeCode
const pageSize = 20

/** Recipes under a filter, and what they can be narrowed by. */
export function useRecipes(initial: Partial<RecipeFilter>) {
  const [filter, setFilter] = useState<RecipeFilter>({ keyword: '', favorite: false, ...initial })
  const words = cleanKeyword(filter.keyword)
  const keyword = useSettled(words, defaultWait, words !== '') ?? ''
  const choices = useQuery('GET /o2pcm/pub/v1/crm-group-get/recipe-filter', {})
  const list = useList('GET /o2pcm/pub/v1/crm-group-get/recipe', {
    query: queryOf({ ...filter, keyword }),
    size: pageSize,
    rowKey,
    keepPrevious: true,
    again: true
  })
  const reload = () => Promise.all([list.restart(), choices.reload()])
  return { list, choices, filter, setFilter, reload }
}

export type Recipes = ReturnType<typeof useRecipes>
