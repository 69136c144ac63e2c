import { useEffect, useMemo, useState } from 'react'
import { cleanKeyword } from '@domain/keyword'
import { debounce } from '@/lib/timing'

/**
 * What is typed into the search of a list, and the words it has settled on: after a pause, the search key, or a clear.
 * `first`: what it begins with.
 */
export function useKeyword(first = '') {
  const [typed, setTyped] = useState(first)
  const [keyword, setKeyword] = useState(() => cleanKeyword(first))
  const settle = useMemo(() => debounce((words: string) => setKeyword(cleanKeyword(words))), [])
  useEffect(() => () => settle.cancel(), [settle])

  const now = (words: string) => {
    settle.cancel()
    setKeyword(cleanKeyword(words))
  }
  return {
    typed,
    keyword,
    type: (words: string) => {
      setTyped(words)
      if (cleanKeyword(words) === '') now('')
      else settle(words)
    },
    submit: () => now(typed),
    clear: () => {
      setTyped('')
      now('')
    }
  }
}
