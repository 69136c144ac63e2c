import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef } from 'react'
import { holdBackSwipe } from '@/platform/backSwipe'

/** While its page shows, the swipe back does nothing (spec 2.2). */
export function NoBackSwipe() {
  const release = useRef<() => void>(undefined)
  const hold = () => {
    release.current ??= holdBackSwipe()
  }
  const letGo = () => {
    release.current?.()
    release.current = undefined
  }
  useDidShow(hold)
  useDidHide(letGo)
  useEffect(() => letGo, [])
  return null
}
