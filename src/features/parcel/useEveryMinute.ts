import { useEffect } from 'react'
import { isInSight } from '@/platform/inSight'
import { useEvent, usePageVisible } from '@/ui'

const minute = 60_000

/** Does something each minute while it is wanted and the page is in sight; inside a Screen. */
export function useEveryMinute(work: () => unknown, isWanted: boolean): void {
  const isVisible = usePageVisible()
  const run = useEvent(() => {
    if (isInSight()) void work()
  })
  useEffect(() => {
    if (!isVisible || !isWanted) return undefined
    const timer = setInterval(run, minute)
    return () => clearInterval(timer)
  }, [isVisible, isWanted, run])
}

/** The same as a part of a screen's content. */
export function EveryMinute({ work, wanted }: { work: () => unknown; wanted: boolean }): null {
  useEveryMinute(work, wanted)
  return null
}
