import Taro from '@tarojs/taro'

/** Where an element is, px from the top of the window; undefined when it is not shown. */
export interface Measured {
  top: number
  height: number
}

/** Screens kept mounted above and below what is seen: a page bears a thousand nodes, home's other blocks among them. */
export const spare = 0.75

/** Screens that are mounted at a time beyond what is seen: each time is a message to the page. */
export const atOnce = 1

/** Measures elements by id. */
export const measure = (ids: readonly string[]): Promise<(Measured | undefined)[]> =>
  new Promise((resolve) => {
    const query = Taro.createSelectorQuery()
    ids.forEach((id) => query.select(`#${id}`).boundingClientRect())
    query.exec((boxes: (Measured | null)[]) => resolve(boxes.map((box) => box ?? undefined)))
  })
