import { useDidShow, usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { throttle } from '@/lib/timing'
import { nextPaint } from '@/platform/paint'
import { systemInfo } from '@/platform/system'
import { Heights } from './heights'
import { atOnce, measure, spare } from './measure'
import { goesOn, nextSpan, spanOf, type Span } from './span'

/** ms between looks: what is spare is more than a thumb scrolls in it, and each look may be a message to the page. */
const lookEvery = 200

/** An item as its place in the list is reckoned. */
export interface Placed {
  /** Its own for as long as it is in the list. */
  key: string
  /** Items of one kind are about as tall. */
  kind: string
}

interface State {
  keys: readonly string[]
  span: Span
  guesses: number
}

/**
 * Which items of a list to mount, kept up to date while the page scrolls. The list's element has the id `id`, item N
 * `id-N`. `about` is the height of an item, px, until one was measured. `keys` and `kinds` stay the same arrays while
 * the list does.
 */
export function useWindow(id: string, keys: readonly string[], kinds: readonly string[], about: number) {
  const [heights] = useState(() => new Heights(about))
  const heightAt = (index: number) => heights.of(keys[index] ?? '', kinds[index] ?? '')
  /** Where the list began when it was looked at last, px from the window's top. */
  const top = useRef(0)
  const between = (above: number, below: number): Span => {
    const { windowHeight } = systemInfo()
    return spanOf(keys.length, heightAt, -top.current - above * windowHeight, -top.current + (1 + below) * windowHeight)
  }
  const [windowState, setWindowState] = useState<State>(() => ({ keys, span: between(0, 0), guesses: 0 }))
  let state = windowState
  if (keys !== windowState.keys) {
    const visible = between(0, 0)
    const { first, last } = windowState.span
    // items that moved are sent to the page anew: no more of them than are seen
    const stays = goesOn(windowState.keys, keys) && visible.first <= last + 1
    state = { ...windowState, keys, span: stays ? { first, last: Math.max(last, visible.last) } : visible }
    setWindowState(state)
  }
  const latest = useRef({ state, between })
  latest.current = { state, between }
  const kindOf = useRef(kinds)
  kindOf.current = kinds

  const look = useCallback(async () => {
    const { state: before } = latest.current
    const { first, last } = before.span
    const shownKeys = before.keys.slice(first, last + 1)
    const [list, ...boxes] = await measure([id, ...shownKeys.map((_, index) => `${id}-${first + index}`)])
    // not shown: the page lies under another one and comes back as it was · other items: they are looked at next
    if (!list || before.keys !== latest.current.state.keys || shownKeys.length === 0) return
    boxes.forEach((item, index) => {
      if (item) heights.learn(shownKeys[index] ?? '', kindOf.current[first + index] ?? '', item.height)
    })
    top.current = list.top
    const { windowHeight } = systemInfo()
    const span = nextSpan(
      before.span,
      latest.current.between(0, 0),
      latest.current.between(spare, spare),
      Math.ceil((atOnce * windowHeight) / about)
    )
    const { guesses } = heights
    if (span.first !== first || span.last !== last || guesses !== before.guesses)
      setWindowState({ ...before, span, guesses })
  }, [id, about, heights])

  const [soon] = useState(() => throttle(() => void look(), lookEvery, { trailing: true }))
  useEffect(() => () => soon.cancel(), [soon])
  // what came up is measured, and more comes; it settles once nothing changes. Once it was painted: until then asking for a
  // place would lay the page out inside the task that put it there
  useEffect(() => void nextPaint().then(soon), [soon, state])
  usePageScroll(() => soon())
  // what changed while another page lay above could not be measured
  useDidShow(() => void nextPaint().then(soon))

  return { ...state.span, heightAt }
}
