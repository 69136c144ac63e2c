import type { ManualProduct } from '@contract'
import { useState } from 'react'
import { defaultWait } from '@/lib/timing'
import { readStored, writeStored } from '@/stores'
import { useSettled, withWord } from '@/features/search'
import { cleanKeyword } from '@domain/keyword'
import { useList } from './calls'

const rowKey = ({ manualCode }: ManualProduct) => manualCode
const size = 20

/** Manuals by name or model as it is typed, and what was searched for before. */
export function useFound(initial: string) {
  const [typed, setTyped] = useState(initial)
  const keyword = cleanKeyword(typed)
  const query = useSettled(keyword, defaultWait, keyword !== '')
  // words that the screen was opened with are whole
  const name = keyword !== '' && keyword === cleanKeyword(initial) ? keyword : query
  const list = useList('GET /o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name', {
    query: { name: name ?? '' },
    size,
    rowKey,
    when: name !== undefined,
    keepPrevious: true
  })
  const [history, setHistory] = useState<readonly string[]>(() => readStored('manualSearches') ?? [])
  const keep = (words: string[]) => {
    writeStored('manualSearches', words.length > 0 ? words : undefined)
    setHistory(words)
  }
  return {
    typed,
    setTyped,
    /** What the list is of; undefined while nothing was searched for. */
    name,
    list,
    history,
    remember: (word: string) => {
      if (word !== '') keep(withWord(history, word))
    },
    forgetAll: () => keep([])
  }
}
