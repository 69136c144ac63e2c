import { useEffect, useMemo, useState } from 'react'
import { usePageVisible, useShownAgain } from '@/ui'
import { portLabel } from './host'
import { Talk } from './talk'

/** The conversation of a screen: it is opened with it, listens while it is seen, and asks at once when it is seen again. */
export function useTalk(shopCode: string | undefined): Talk {
  const talk = useMemo(() => new Talk(shopCode, portLabel()), [shopCode])
  const visible = usePageVisible()
  const [turn, setTurn] = useState(0)
  useShownAgain(() => setTurn((before) => before + 1))
  useEffect(() => {
    if (!visible) return undefined
    talk.show()
    return () => talk.hide()
  }, [talk, visible, turn])
  useEffect(() => {
    // a tab that lies behind another tells no page of it
    const handleSeen = () => {
      if (document.visibilityState === 'visible') talk.show()
      else talk.hide()
    }
    if (process.env.TARO_ENV !== 'h5') return undefined
    document.addEventListener('visibilitychange', handleSeen)
    return () => document.removeEventListener('visibilitychange', handleSeen)
  }, [talk])
  return talk
}
