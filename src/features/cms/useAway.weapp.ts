import { useEffect } from 'react'
import Taro from '@tarojs/taro'

/** Tells when the element with this id has gone under what is `under` px high at the top, and when it is back. */
export function useAway(id: string, under: number, tell: (away: boolean) => void): void {
  useEffect(() => {
    const page = Taro.getCurrentInstance().page
    if (!page) return undefined
    let observer: Taro.IntersectionObserver | undefined
    let isGone = false
    // the element reaches the page only with the next data update
    Taro.nextTick(() => {
      if (isGone) return
      observer = Taro.createIntersectionObserver(page)
      observer
        .relativeToViewport({ top: -under })
        .observe(`#${id}`, ({ intersectionRatio, boundingClientRect, relativeRect }) =>
          tell(intersectionRatio === 0 && (boundingClientRect?.top ?? 0) < (relativeRect?.top ?? 0))
        )
    })
    return () => {
      isGone = true
      observer?.disconnect()
    }
  }, [id, under, tell])
}
