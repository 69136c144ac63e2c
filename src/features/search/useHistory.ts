import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'
import { confirm } from '@/platform/feedback'
import { readStored, writeStored } from '@/stores'
import { searchWords } from './messages'
import { withWord } from './rules'

/** Puts a word in front of what was searched for. */
export const rememberWord = (word: string): void =>
  writeStored('searchHistory', withWord(readStored('searchHistory') ?? [], word))

export interface SearchHistory {
  words: readonly string[]
  forget: (word: string) => void
  /** Asks first. */
  clear: () => Promise<void>
}

/** What was searched for on this device, newest first. */
export function useHistory(): SearchHistory {
  const [words, setWords] = useState<readonly string[]>(() => readStored('searchHistory') ?? [])
  // another page may have searched since
  useDidShow(() => setWords(readStored('searchHistory') ?? []))
  const keep = (next: string[]) => {
    writeStored('searchHistory', next.length > 0 ? next : undefined)
    setWords(next)
  }
  return {
    words,
    forget: (word) => keep(words.filter((other) => other !== word)),
    clear: async () => {
      const sure = await confirm({
        title: searchWords('clearHistoryAsk'),
        content: searchWords('clearHistoryNote'),
        confirmText: searchWords('clearHistory'),
        danger: true
      })
      if (sure) keep([])
    }
  }
}
