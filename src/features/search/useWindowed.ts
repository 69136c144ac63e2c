import { usePageScroll } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'
import { throttle } from '@/lib/timing'
import { systemInfo } from '@/platform/system'
import { useStaged } from '@/ui/useStaged'
import { measure } from './measure'
import { spanOf, type Span } from './rules'

/** ms between looks while scrolling; a group's margin is more than a thumb scrolls in it. */
const lookEvery = 100
/** Screens kept mounted above and below what is seen. */
const spare = 2

/**
 * Which groups of a long list to mount, kept up to date while the page scrolls. `key` names the list: another list
 * starts at its top with nothing measured. The list's element has the id `id`, each group `id-N`.
 */
export function useWindowed(id: string, count: number, key: string): Span {
  const heights = useRef<(number | undefined)[]>([])
  const [span, setSpan] = useState<Span>({ first: 0, last: 0, before: 0, after: 0 })
  // a list that comes up mounts what is seen, then one screen further after each paint
  const ahead = useStaged(count > 0 ? spare : 0, 0)
  const latest = useRef({ span, count, ahead })
  latest.current = { span, count, ahead }

  const look = useCallback(async () => {
    const { span: shown } = latest.current
    const groups = Array.from({ length: shown.last - shown.first + 1 }, (_, at) => shown.first + at)
    const [list, ...found] = await measure([id, ...groups.map((group) => `${id}-${group}`)])
    if (!list) return // the page lies under another one: it comes back as it was
    found.forEach((group, at) => {
      const index = groups[at]
      if (group && index !== undefined) heights.current[index] = group.height
    })
    const { windowHeight } = systemInfo()
    const next = spanOf(
      latest.current.count,
      heights.current,
      -list.top - spare * windowHeight,
      -list.top + (1 + latest.current.ahead) * windowHeight
    )
    const same = (Object.keys(next) as (keyof Span)[]).every((name) => next[name] === latest.current.span[name])
    if (!same) setSpan(next)
  }, [id])

  useEffect(() => {
    heights.current = []
    setSpan({ first: 0, last: 0, before: 0, after: 0 })
  }, [key])

  // after each change of what is mounted the new groups are measured; it settles once nothing changes
  useEffect(() => {
    if (count > 0) void look()
  }, [look, count, span, ahead])

  const [whileScrolling] = useState(() => throttle(() => void look(), lookEvery, { trailing: true }))
  useEffect(() => () => whileScrolling.cancel(), [whileScrolling])
  usePageScroll(() => whileScrolling())

  return { ...span, first: Math.min(span.first, Math.max(0, count - 1)), last: Math.min(span.last, count - 1) }
}
