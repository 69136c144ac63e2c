import { useEffect, useState } from 'react'

/** How far below what is seen a part counts as near, px. */
const AHEAD = '500px 0px'

/**
 * What scrolls, null for the window: a margin counts only against the scroller itself. Named, not looked for by computed
 * style, which would make the browser lay the new page out once for every block.
 */
export const scrollerOf = (element: Element): Element | null => element.closest('.taro_page')

/** Becomes true when the element with this id is seen or soon will be, and stays true. */
export function useNearViewport(id: string, atOnce: boolean): boolean {
  const [near, setNear] = useState(atOnce)
  useEffect(() => {
    if (near) return undefined
    const element = document.getElementById(id)
    if (!element || typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return undefined
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { root: scrollerOf(element), rootMargin: AHEAD }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, near])
  return near
}
