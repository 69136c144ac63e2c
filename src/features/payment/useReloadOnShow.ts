import { useDidShow } from '@tarojs/taro'
import { useRef } from 'react'
import type { Remote } from '@/api'

/** Asks again when the screen is shown again; what is held stays meanwhile. */
export function useReloadOnShow({ data, reload }: Pick<Remote<unknown>, 'data' | 'reload'>): void {
  const held = useRef(false)
  held.current = data !== undefined
  useDidShow(() => {
    if (held.current) void reload()
  })
}
