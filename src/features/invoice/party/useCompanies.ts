import { cut, lengthOf } from '@domain/graphemes'
import { useEffect, useMemo, useState } from 'react'
import { debounce } from '@/lib/timing'
import { useQuery } from './calls'

/** Fewer letters fit too many. */
const fewest = 2

/** Companies whose name holds what is typed, once nobody types. Read inside an `observer`. */
export function useCompanies(text: string, when: boolean) {
  const [words, setWords] = useState('')
  const settle = useMemo(() => debounce(setWords), [])
  useEffect(() => settle(text.trim()), [settle, text])
  useEffect(() => () => settle.cancel(), [settle])
  const long = lengthOf(words) >= fewest
  const matches = useQuery('GET /o2ord-b2c/v1/invoice-titles/fuzzySearch/list', {
    query: { name: long ? cut(words, 50) : '--' },
    when: when && long
  })
  return { words, list: when && long ? (matches.data?.list ?? []) : [] }
}
