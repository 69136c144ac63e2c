import Taro from '@tarojs/taro'

/** px at the bottom of a page that its bar covers; what lies behind it was not seen. No bar of an action is lower. */
const BAR = 60

/** Tells once that the element with this id was seen; without a page at once. Gives what ends the watch. */
export function watchSeen(id: string, onSeen: () => void): () => void {
  const { page } = Taro.getCurrentInstance()
  if (!page) {
    onSeen()
    return () => undefined
  }
  let watch: Taro.IntersectionObserver | undefined
  let isGone = false
  const end = () => {
    isGone = true
    watch?.disconnect()
  }
  // the element reaches the page only with the next data update
  Taro.nextTick(() => {
    if (isGone) return
    watch = Taro.createIntersectionObserver(page)
    watch.relativeToViewport({ bottom: -BAR }).observe(`#${id}`, ({ intersectionRatio }) => {
      if (intersectionRatio === undefined || intersectionRatio <= 0 || isGone) return
      end()
      onSeen()
    })
  })
  return end
}
