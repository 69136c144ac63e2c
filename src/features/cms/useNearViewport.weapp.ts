import { useEffect, useState } from 'react'
import Taro from '@tarojs/taro'

/** How far below what is seen a part counts as near, px. */
const AHEAD = 500

/** Becomes true when the element with this id is seen or soon will be, and stays true. */
export function useNearViewport(id: string, atOnce: boolean): boolean {
  const [near, setNear] = useState(atOnce)
  useEffect(() => {
    if (near) return undefined
    const page = Taro.getCurrentInstance().page
    if (!page) {
      setNear(true)
      return undefined
    }
    let observer: Taro.IntersectionObserver | undefined
    let isGone = false
    // the element reaches the page only with the next data update
    Taro.nextTick(() => {
      if (isGone) return
      observer = Taro.createIntersectionObserver(page)
      observer.relativeToViewport({ top: AHEAD, bottom: AHEAD }).observe(`#${id}`, ({ intersectionRatio }) => {
        if (intersectionRatio !== undefined && intersectionRatio > 0) setNear(true)
      })
    })
    return () => {
      isGone = true
      observer?.disconnect()
    }
  }, [id, near])
  return near
}
