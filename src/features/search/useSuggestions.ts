import { useEffect, useState } from 'react'
import { useKept } from '@/api'
import { currentLocale } from '@/i18n'
import { defaultWait } from '@/lib/timing'
import { loadSuggestions, type Suggestion } from './api'
import { cleanKeyword } from './rules'

/** Completions and the keyword they complete; while newer ones are under way the old stay. */
export interface Suggestions {
  keyword: string
  list: readonly Suggestion[]
}

/**
 * Completions of what is typed; undefined while there are none to show. Late replies are dropped. Asks once more when
 * `tries`, the retries of the page, changes.
 */
export function useSuggestions(typed: string, tries: number): Suggestions | undefined {
  const keyword = cleanKeyword(typed)
  const locale = currentLocale()
  const [shown, setShown] = useState<Suggestions>()
  const kept = useKept()
  useEffect(() => {
    if (keyword === '') {
      setShown(undefined)
      return undefined
    }
    let late = false
    const timer = setTimeout(() => {
      kept
        .ask(keyword, () => loadSuggestions(keyword))
        .then(
          (list) => {
            if (!late) setShown({ keyword, list })
          },
          // a suggestion is a convenience: without one the words can be searched for all the same
          () => {
            if (!late) setShown(undefined)
          }
        )
    }, defaultWait)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [keyword, locale, tries, kept])
  return keyword === '' ? undefined : shown
}
