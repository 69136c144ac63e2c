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
    // what lies under another page is not read, whatever its tab does
    if (!visible) return undefined
    if (process.env.TARO_ENV !== 'h5') {
      talk.show()
      return () => talk.hide()
    }
    // a tab that lies behind another tells no page of it
    const follow = () => (document.visibilityState === 'hidden' ? talk.hide() : talk.show())
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      talk.hide()
    }
  }, [talk, visible, turn])
  return talk
}
