import { useEffect, useRef } from 'react'
import { useGiveUpLogin } from '@/features/afterLogin'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { hearts } from './hearts'

/**
 * Learns which SKUs of a page are kept: those that come, once each; all of them anew when the page is shown again or
 * somebody logs in. Read it in an `observer`.
 */
export function useHearts(skuCodes: readonly string[]): void {
  const lastRequest = useRef({ userId: stores.session.userId, codes: new Set<string>() })
  const { userId } = stores.session
  const codeList = skuCodes.join(',')
  useEffect(() => {
    if (lastRequest.current.userId !== userId) lastRequest.current = { userId, codes: new Set() }
    const { codes } = lastRequest.current
    const fresh = codeList.split(',').filter((code) => code !== '' && !codes.has(code))
    for (const code of fresh) codes.add(code)
    void hearts.ask(fresh)
  }, [codeList, userId])
  useGiveUpLogin()
  useShownAgain(() => {
    if (stores.session.loggedIn) void hearts.ask([...lastRequest.current.codes])
  })
}
