import { useEffect } from 'react'
import { scrollerOf } from './useNearViewport.h5'

/** Tells when the element with this id has gone under what is `under` px high at the top, and when it is back. */
export function useAway(id: string, under: number, tell: (away: boolean) => void): void {
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries[entries.length - 1]
        // a page that lies under another one has no size, and stays as it was
        if (!last || !last.rootBounds || last.rootBounds.height === 0) return
        tell(!last.isIntersecting && last.boundingClientRect.top < last.rootBounds.top)
      },
      { root: scrollerOf(element), rootMargin: `-${under}px 0px 0px 0px` }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, under, tell])
}
