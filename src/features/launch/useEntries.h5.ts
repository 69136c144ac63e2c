import { useEffect } from 'react'
import { parseQuery } from '@/lib/query'
import { whenSeen } from '@/platform/inSight'
import { currentPathWithQuery } from '@/platform/location'
import { noteClick, partnerIn, tellAtLogin } from './partnerClick'

/** A browser's address is the entry, and the router opens it; by whose link it is counts once somebody sees it. */
export function useEntries(): void {
  useEffect(() => {
    const code = partnerIn(parseQuery(currentPathWithQuery().split('?')[1] ?? '')['partner'])
    const stop = tellAtLogin()
    const leave = code === undefined ? undefined : whenSeen(() => noteClick(code))
    return () => {
      stop()
      leave?.()
    }
  }, [])
}
