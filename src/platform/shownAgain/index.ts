import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'

/** Does `work` each time the page shows again; its first show is part of its opening. For what is mounted with its page. */
export function useShownAgain(work: () => void): void {
  const shownBefore = useRef(false)
  useDidShow(() => {
    if (shownBefore.current) work()
    shownBefore.current = true
  })
}
