import Taro from '@tarojs/taro'
import { seenOnce } from './seenOnce'

/** px below what is seen that count as near. */
const NEAR = 160

/**
 * Tells each time the element with this id comes into view, or so many px near to it, or goes from there. Gives what ends
 * the watch; undefined without a page.
 */
export function watchNear(id: string, onChange: (isNear: boolean) => void, px = NEAR): (() => void) | undefined {
  const { page } = Taro.getCurrentInstance()
  if (!page) return undefined
  let watch: Taro.IntersectionObserver | undefined
  let isGone = false
  // the element reaches the page only with the next data update
  Taro.nextTick(() => {
    if (isGone) return
    watch = Taro.createIntersectionObserver(page)
    watch.relativeToViewport({ bottom: px }).observe(`#${id}`, ({ intersectionRatio }) => {
      if (!isGone) onChange((intersectionRatio ?? 0) > 0)
    })
  })
  return () => {
    isGone = true
    watch?.disconnect()
  }
}

/** Tells once that the element with this id was seen; without a page at once. Gives what ends the watch. */
export const watchSeen = seenOnce(watchNear)
