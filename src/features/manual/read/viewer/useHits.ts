import { useEffect, useRef, useState } from 'react'
import { defaultWait } from '@/lib/timing'
import type { Book } from './book'
import { firstHit, hitsOn, type Hit, type PageText } from './text'

/** Where the words that are typed stand in a book, and which place is looked at. */
export function useHits(book: Book | undefined, onHit: (hit: Hit) => void, pageNow: () => number) {
  const [typed, setTyped] = useState('')
  const [hits, setHits] = useState<readonly Hit[]>()
  const [at, setAt] = useState(0)
  const texts = useRef(new Map<number, Promise<PageText>>())
  const told = useRef({ onHit, pageNow })
  told.current = { onHit, pageNow }

  useEffect(() => {
    const words = typed.trim()
    setHits(undefined)
    if (!book || words === '') return undefined
    let late = false
    const search = async () => {
      const found: Hit[] = []
      for (let page = 1; page <= book.pages && !late; page += 1) {
        const text = texts.current.get(page) ?? book.textOf(page)
        texts.current.set(page, text)
        found.push(...hitsOn(page, await text, words))
      }
      if (late) return
      const first = firstHit(found, told.current.pageNow())
      setHits(found)
      setAt(first)
      const hit = found[first]
      if (hit) told.current.onHit(hit)
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
    const next = (at + by + hits.length) % hits.length
    setAt(next)
    const hit = hits[next]
    if (hit) onHit(hit)
  }
  return { typed, setTyped, hits, at, step }
}
