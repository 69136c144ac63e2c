import type { RecipeCard } from '@contract'
import { useEffect, useState } from 'react'
import { useShownAgain } from '@/ui'
import { queryOf, type RecipeFilter } from '../rules'
import { useList, useQuery } from './calls'

const rowKey = ({ recipeCode }: RecipeCard) => recipeCode
const pageSize = 20
/** ms without a key after which a word is looked for. */
const settled = 240

/** The words once nobody types any more. */
function useSettledWords(typed: string): string {
  const [words, setWords] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed), settled)
    return () => clearTimeout(timer)
  }, [typed])
  return words
}

/** Recipes under a filter, and what they can be narrowed by. */
export function useRecipes(opened: Partial<RecipeFilter>) {
  const [filter, setFilter] = useState<RecipeFilter>({ keyword: '', favorite: false, ...opened })
  const keyword = useSettledWords(filter.keyword)
  const choices = useQuery('GET /o2pcm/pub/v1/crm-group-get/recipe-filter', {})
  const list = useList('GET /o2pcm/pub/v1/crm-group-get/recipe', {
    query: queryOf({ ...filter, keyword }),
    size: pageSize,
    rowKey,
    keepPrevious: true
  })
  const reload = () => Promise.all([list.restart(), choices.reload()])
  useShownAgain(() => void list.reload())
  return { list, choices, filter, setFilter, reload }
}

export type Recipes = ReturnType<typeof useRecipes>
