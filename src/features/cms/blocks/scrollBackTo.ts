import Taro from '@tarojs/taro'

/** Scrolls an element's top back into view when it has gone above it; does nothing while it is seen. */
export function scrollBackTo(id: string): void {
  Taro.createSelectorQuery()
    .select(`#${id}`)
    .boundingClientRect((found) => {
      const box = Array.isArray(found) ? found[0] : found
      if (box && box.top < 0) void Taro.pageScrollTo({ selector: `#${id}`, duration: 0 })
    })
    .exec()
}
