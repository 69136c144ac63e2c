import { useEffect, useState } from 'react'
import { inApp } from '@/platform/nativeApp'
import type { AppShare } from './shareWaysTypes'

/** Inside the app its own view shares; true as long as the sheet has to wait for whether it does. Read it in an `observer`. */
export function useAppShare(share: AppShare): boolean {
  const [refused, setRefused] = useState(false)
  const asks = share.open && share.link !== undefined && inApp()
  useEffect(() => {
    if (!asks) return undefined
    let left = false
    const decide = (taken: boolean) => {
      if (left) return
      if (taken) share.onTaken()
      else setRefused(true)
    }
    void import('./appShare')
      .then(({ shareInApp }) => shareInApp(share))
      .catch(() => false)
      .then(decide)
    return () => {
      left = true
      setRefused(false)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once each time the sheet is to open
  }, [asks])
  return asks && !refused
}
