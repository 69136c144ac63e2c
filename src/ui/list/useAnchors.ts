import { usePageScroll } from '@tarojs/taro'
import { useRef, useState } from 'react'
import { scrollToElement } from '@/platform/scroll'
import { topsOf } from '@/platform/tops'
import { partAt, stands } from './anchors'

export interface Anchors {
  /** The part that is read. */
  current: string
  goTo: (id: string) => void
}

/**
 * Follows the scroll of a page through its parts, elements with these ids, and leads to each of them; `under` px at the
 * top are covered by bars. A part too short to reach the bar stays the chosen one until the page is scrolled again.
 */
export function useAnchors(ids: readonly string[], under: number): Anchors {
  const [read, setRead] = useState<string>()
  const busy = useRef(false)
  const led = useRef<{ id: string; tops?: readonly (number | undefined)[] }>()

  usePageScroll(() => {
    if (busy.current || ids.length === 0) return
    busy.current = true
    void topsOf(ids).then((tops) => {
      busy.current = false
      const current = led.current
      if (current && (current.tops === undefined || stands(current.tops, tops))) {
        led.current = { id: current.id, tops }
        return
      }
      led.current = undefined
      setRead(ids[partAt(tops, under)])
    })
  })

  return {
    current: read !== undefined && ids.includes(read) ? read : (ids[0] ?? ''),
    goTo: (id) => {
      led.current = { id }
      setRead(id)
      scrollToElement(id, under)
    }
  }
}
