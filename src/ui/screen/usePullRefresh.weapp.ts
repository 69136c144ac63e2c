import Taro, { usePullDownRefresh } from '@tarojs/taro'
import type { ReactNode } from 'react'

/** Pulling down at the top of a page; the host draws the sign. Gives what stands above the content: nothing here. */
export function usePullRefresh(refresh: (() => unknown) | undefined): ReactNode {
  usePullDownRefresh(() => {
    const stop = () => Taro.stopPullDownRefresh()
    void Promise.resolve(refresh?.()).then(stop, stop)
  })
  return null
}
