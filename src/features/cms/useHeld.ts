import { useDidShow } from '@tarojs/taro'
import { useEffect, useReducer, useRef } from 'react'
import { isAtTop } from '@/platform/scroll'
import { useEvent } from '@/ui'
import { blocksId, fingers } from './fingers'

/** ms between looks whether a change may be shown. */
const LOOKS = 500

/**
 * What a page goes on showing while something newer is there: it is taken when the page is shown again, and when no finger
 * is on it and it stands at its top, as after a pull; never while it is read. The first is taken at once, and so is what
 * is another page's.
 */
export function useHeld<T>(page: string, newest: T | undefined): T | undefined {
  const lastValue = useRef<{ page: string; value: T | undefined }>()
  const [, draw] = useReducer((times: number) => times + 1, 0)
  if (lastValue.current?.page !== page || lastValue.current.value === undefined)
    lastValue.current = { page, value: newest }
  const { value } = lastValue.current
  const take = useEvent(() => {
    lastValue.current = undefined
    draw()
  })
  const waits = value !== newest
  useEffect(() => {
    if (!waits) return undefined
    let over = false
    const look = async () => {
      if (!fingers.areOff() || !(await isAtTop(blocksId(page)))) return
      if (!over && fingers.areOff()) take()
    }
    void look()
    const timer = setInterval(() => void look(), LOOKS)
    return () => {
      over = true
      clearInterval(timer)
    }
  }, [waits, newest, page, take])
  useDidShow(() => {
    // the end of a touch is not told when what it began on has gone
    fingers.up()
    take()
  })
  return value
}
