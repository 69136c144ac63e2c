import type { DataOf } from '@contract'
import { useEffect, useRef } from 'react'
import { defaultWait } from '@/lib/timing'
import { useQuery } from './calls'
import { cleanKeyword } from '@domain/keyword'
import { eachOnce } from './rules'
import { useSettled } from './useSettled'

type Reply = DataOf<'GET /o2srh/v1/pub/search-associate'>

const wordsOf = ({ list }: Reply) => eachOnce(list)

/** Completions and the keyword they complete; while newer ones are under way the old stay. */
export interface Suggestions {
  keyword: string
  list: ReturnType<typeof wordsOf>
}

/**
 * Completions of what is typed; undefined while there are none to show. Asks once more when `tries`, the retries of the
 * page, changes.
 */
export function useSuggestions(text: string, tries: number): Suggestions | undefined {
  const typedKeyword = cleanKeyword(text)
  const keyword = useSettled(typedKeyword, defaultWait, typedKeyword !== '')
  const { data, status, isPrevious, reload } = useQuery('GET /o2srh/v1/pub/search-associate', {
    query: { keyword: keyword ?? '' },
    when: keyword !== undefined,
    keepPrevious: true,
    pick: wordsOf
  })
  const hasAsked = useRef(keyword !== undefined)
  hasAsked.current = keyword !== undefined
  useEffect(() => {
    if (tries > 0 && hasAsked.current) void reload()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a retry counts
  }, [tries])
  const lastKeyword = useRef(keyword)
  if (keyword === undefined || !isPrevious) lastKeyword.current = keyword
  // a suggestion is a convenience: without one the words can be searched for all the same
  if (lastKeyword.current === undefined || data === undefined || status === 'failed' || typedKeyword === '')
    return undefined
  return { keyword: lastKeyword.current, list: data }
}
