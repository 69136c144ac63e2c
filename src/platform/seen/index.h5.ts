/** px at the bottom of a page that its bar covers; what lies behind it was not seen. No bar of an action is lower. */
const BAR = 60

/** Tells once that the element with this id was seen; where the browser can't know, at once. Gives what ends the watch. */
export function watchSeen(id: string, onSeen: () => void): () => void {
  // of two such pages the one opened last
  const element = [...document.querySelectorAll(`#${id}`)].at(-1)
  if (!element || typeof IntersectionObserver === 'undefined') {
    onSeen()
    return () => undefined
  }
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watch.disconnect()
      onSeen()
    },
    { root: element.closest('.taro_page'), rootMargin: `0px 0px -${BAR}px 0px` }
  )
  watch.observe(element)
  return () => watch.disconnect()
}
