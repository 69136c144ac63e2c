import Taro from '@tarojs/taro'

/** px that count as the top. */
const TOP = 8

/** A page that is being left can't be scrolled; nothing is lost then. */
const leave = (): undefined => undefined

/** Puts the element with this id `under` px below the top of what is seen. */
export function scrollToElement(id: string, under: number): void {
  // what was rendered just now reaches the page with the next update
  Taro.nextTick(() => {
    Taro.pageScrollTo({ selector: `#${id}`, offsetTop: -under, duration: 0 }).then(leave, leave)
  })
}

/** Puts the element back `under` px below the top when it has gone above that; leaves it where it is otherwise. */
export function scrollBackToElement(id: string, under: number): void {
  Taro.createSelectorQuery()
    .select(`#${id}`)
    .boundingClientRect((rect) => {
      const box = Array.isArray(rect) ? rect[0] : rect
      if (box && box.top < under) scrollToElement(id, under)
    })
    .exec()
}

/** Whether the page stands at its top. */
export function isAtTop(_id: string): Promise<boolean> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .selectViewport()
      .scrollOffset((scroll) => resolve((scroll?.scrollTop ?? Infinity) < TOP))
      .exec()
  })
}

/** Puts the top of the page into view. */
export function scrollPageToTop(_id: string): void {
  Taro.pageScrollTo({ scrollTop: 0, duration: 0 }).then(leave, leave)
}
