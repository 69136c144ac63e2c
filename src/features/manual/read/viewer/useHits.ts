import { useEffect, useRef, useState } from 'react'
import { defaultWait } from '@/lib/timing'
import type { Book } from './book'
import { firstHit, hitsOn, type Hit, type PageText } from './text'

/** Where the words that are typed stand in a book, and which place is looked at. */
export function useHits(book: Book | undefined, onHit: (hit: Hit) => void, pageNow: () => number) {
  const [typed, setTyped] = useState('')
  const [hits, setHits] = useState<readonly Hit[]>()
  const [index, setIndex] = useState(0)
  const texts = useRef(new Map<number, Promise<PageText>>())
  const latest = useRef({ onHit, pageNow })
  latest.current = { onHit, pageNow }

  useEffect(() => {
    const words = typed.trim()
    setHits(undefined)
    if (!book || words === '') return undefined
    let late = false
    const search = async () => {
      const newHits: Hit[] = []
      for (let page = 1; page <= book.pages && !late; page += 1) {
        const text = texts.current.get(page) ?? book.textOf(page)
        texts.current.set(page, text)
        newHits.push(...hitsOn(page, await text, words))
      }
      if (late) return
      const first = firstHit(newHits, latest.current.pageNow())
      setHits(newHits)
      setIndex(first)
      const hit = newHits[first]
      if (hit) latest.current.onHit(hit)
    }
    const timer = setTimeout(() => void search().catch(() => setHits([])), defaultWait)
    return () => {
      late = true
      clearTimeout(timer)
    }
  }, [book, typed])

  /** The next place (1) or the one before (-1), round and round. */
  const step = (by: 1 | -1) => {
    if (!hits?.length) return
    const next = (index + by + hits.length) % hits.length
    setIndex(next)
    const hit = hits[next]
    if (hit) onHit(hit)
  }
  return { typed, setTyped, hits, index, step }
}
