import { useEffect, useRef, useState, type ReactNode } from 'react'
import { uiWords } from '../messages'
import { useEvent } from '../useEvent'
import './usePullRefresh.scss'

/** How far the sign has to come down to refresh, and how far it can, CSS px. */
const ENOUGH = 56
const MOST = 96
/** It follows the finger at less than its speed. */
const DRAG = 0.5

/** Where one finger is; undefined: there are several. */
function onePlaceOf({ length, 0: touch }: TouchList): { x: number; y: number } | undefined {
  return length === 1 && touch ? { x: touch.clientX, y: touch.clientY } : undefined
}

/**
 * Pulling down at the top of a page. Gives the sign, which stands above the content and pushes it down; nothing is
 * rendered and nothing listens where a page can't be refreshed.
 */
export function usePullRefresh(refresh: (() => unknown) | undefined): ReactNode {
  const sign = useRef<HTMLDivElement>(null)
  const [running, setRunning] = useState(false)
  const newest = useEvent(() => refresh?.())
  const can = refresh !== undefined

  useEffect(() => {
    const element = sign.current
    const page = element?.closest<HTMLElement>('.taro_page')
    if (!element || !page) return undefined
    let start: { x: number; y: number } | undefined
    let pulling = false
    let busy = false
    let isGone = false
    let distance = 0

    const show = (height: number, still: boolean) => {
      distance = height
      element.classList.toggle('ui-pull--still', still)
      element.style.height = `${height}px`
    }
    const begin = ({ touches }: TouchEvent) => {
      start = busy || page.scrollTop > 0 ? undefined : onePlaceOf(touches)
      pulling = false
    }
    const move = (event: TouchEvent) => {
      const [touch] = event.touches
      if (!start || !touch || busy) return
      const down = touch.clientY - start.y
      if (!pulling) {
        // sideways belongs to what scrolls sideways, up to the page
        const across = Math.abs(touch.clientX - start.x)
        if (down < -4 || across > 8) start = undefined
        if (down < 8 || across >= down || page.scrollTop > 0) return
        pulling = true
      }
      if (event.cancelable) event.preventDefault()
      show(Math.min(Math.max((down - 8) * DRAG, 0), MOST), true)
    }
    const end = () => {
      if (!pulling) return
      pulling = false
      start = undefined
      if (distance < ENOUGH) return show(0, false)
      busy = true
      show(ENOUGH, false)
      setRunning(true)
      const finish = () => {
        busy = false
        if (isGone) return
        show(0, false)
        setRunning(false)
      }
      void Promise.resolve(newest()).then(finish, finish)
    }

    page.addEventListener('touchstart', begin, { passive: true })
    page.addEventListener('touchmove', move, { passive: false })
    page.addEventListener('touchend', end)
    page.addEventListener('touchcancel', end)
    return () => {
      isGone = true
      page.removeEventListener('touchstart', begin)
      page.removeEventListener('touchmove', move)
      page.removeEventListener('touchend', end)
      page.removeEventListener('touchcancel', end)
    }
  }, [can, newest])

  if (!can) return null
  return (
    <div ref={sign} className="ui-pull" role="status">
      <div className={running ? 'ui-pull__ring ui-pull__ring--turning' : 'ui-pull__ring'} />
      {running ? <span className="ui-pull__words">{uiWords('loading')}</span> : null}
    </div>
  )
}
