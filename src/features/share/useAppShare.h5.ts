import { useEffect, useState } from 'react'
import { inApp } from '@/platform/nativeApp'
import type { AppShare } from './shareWaysTypes'

/** Inside the app its own view shares; true as long as the sheet has to wait for whether it does. Read it in an `observer`. */
export function useAppShare(share: AppShare): boolean {
  const [isRefused, setIsRefused] = useState(false)
  const asks = share.open && share.link !== undefined && inApp()
  useEffect(() => {
    if (!asks) return undefined
    let hasLeft = false
    const decide = (isTaken: boolean) => {
      if (hasLeft) return
      if (isTaken) share.onTaken()
      else setIsRefused(true)
    }
    void import('./appShare')
      .then(({ shareInApp }) => shareInApp(share))
      .catch(() => false)
      .then(decide)
    return () => {
      hasLeft = true
      setIsRefused(false)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once each time the sheet is to open
  }, [asks])
  return asks && !isRefused
}
