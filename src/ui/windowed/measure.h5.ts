/** Where an element is, px from the top of the window; undefined when it is not shown. */
export interface Measured {
  top: number
  height: number
}

/** Screens kept mounted above and below what is seen. */
export const spare = 2

/** Screens that are mounted at a time beyond what is seen: so little that a tap between two of them is answered at once. */
export const atOnce = 1 / 3

/** Measures elements by id. */
export const measure = (ids: readonly string[]): Promise<(Measured | undefined)[]> =>
  Promise.resolve(
    ids.map((id) => {
      const element = document.getElementById(id)
      // a page below another one is not displayed: nothing there has a size
      if (!element || element.getClientRects().length === 0) return undefined
      const { top, height } = element.getBoundingClientRect()
      return { top, height }
    })
  )
