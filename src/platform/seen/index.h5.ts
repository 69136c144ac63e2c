import { seenOnce } from './seenOnce'

/** px below what is seen that count as near. */
const NEAR = 160

/**
 * Tells each time the element with this id comes into view, or so many px near to it, or goes from there. Gives what ends
 * the watch; undefined where the browser can't know.
 */
export function watchNear(id: string, onChange: (isNear: boolean) => void, px = NEAR): (() => void) | undefined {
  // the one opened last of two such pages
  const element = [...document.querySelectorAll(`#${id}`)].at(-1)
  if (!element || typeof IntersectionObserver === 'undefined') return undefined
  const watch = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), {
    root: element.closest('.taro_page'),
    rootMargin: `0px 0px ${px}px 0px`
  })
  watch.observe(element)
  return () => watch.disconnect()
}

/** Tells once that the element with this id was seen; where the browser can't know, at once. Gives what ends the watch. */
export const watchSeen = seenOnce(watchNear)
