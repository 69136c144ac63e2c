import { useEffect, useRef } from 'react'

/** Pages have come to rest when nothing was heard of their scrolling for so long, ms. */
const SETTLED = 120

/** What a host's scroll view tells of a scroll, px. */
interface Scrolled {
  detail: { scrollLeft: number; scrollWidth: number }
}

/**
 * Listeners for a scroll view of the mini-program that pages sideways: tells which of `count` pages it rests at, from 0.
 * A phone that draws with the web view says neither that a finger let go of it nor that it came to rest
 * (NervJS/taro#16089), so that rest is a while without a scroll and without a finger.
 */
export function usePagedScroll(count: number, onIndex: (index: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const state = useRef({ isHeld: false, position: 0 })
  const latest = useRef({ count, onIndex })
  latest.current = { count, onIndex }
  useEffect(() => () => clearTimeout(timer.current), [])

  const wait = () => {
    clearTimeout(timer.current)
    if (state.current.isHeld) return
    timer.current = setTimeout(
      () => latest.current.onIndex(Math.round(state.current.position * latest.current.count)),
      SETTLED
    )
  }
  const hold = (isHeld: boolean) => () => {
    state.current.isHeld = isHeld
    wait()
  }
  return {
    onScroll: ({ detail: { scrollLeft, scrollWidth } }: Scrolled) => {
      if (scrollWidth <= 0) return
      state.current.position = scrollLeft / scrollWidth
      wait()
    },
    onTouchStart: hold(true),
    onTouchEnd: hold(false),
    onTouchCancel: hold(false)
  }
}
