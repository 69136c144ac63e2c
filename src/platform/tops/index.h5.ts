/** How far below the top of what is seen each element stands, px of the window; undefined for one that is not there. */
export function topsOf(ids: readonly string[]): Promise<(number | undefined)[]> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      resolve(
        ids.map((id) => {
          const element = document.getElementById(id)
          const scroller = element?.closest('.taro_page') ?? document.scrollingElement
          if (!element || !scroller) return undefined
          return element.getBoundingClientRect().top - Math.max(0, scroller.getBoundingClientRect().top)
        })
      )
    )
  })
}
