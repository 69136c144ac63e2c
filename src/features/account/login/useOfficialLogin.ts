import { useEffect, useState } from 'react'
import { GatewayError } from '@/api'
import { device } from '@/platform/device'
import { leaveForAuthorisation, takeAuthorisation } from '@/platform/official'
import { stores } from '@/stores'
import { client } from '../client'
import { keepBindKey } from './bindKey'
import { call } from './calls'
import { enter } from './enter'
import { loginWords } from './messages'

/**
 * Logging in by the official account's authorisation, in the chat app's browser. Who comes back from it and is bound is
 * logged in; who is not goes on by SMS, which binds them.
 */
export function useOfficialLogin(from: string | undefined) {
  const [busy, setBusy] = useState(false)
  const [notice, setNotice] = useState<string>()
  const [unbound, setUnbound] = useState(false)
  const appId = stores.site.info?.officialAppId

  useEffect(() => {
    const code = takeAuthorisation()
    if (code === undefined) return
    const goOn = async () => {
      setBusy(true)
      try {
        const body = { code, ...client }
        const { openId, login, bindKey } = await call('POST /o2cum/v1/pub/mpminappcombie/getMpOpenId', {
          body,
          quiet: true,
          ignore401: true
        })
        if (login) return await enter({ ...login, openId }, from)
        if (bindKey) keepBindKey(bindKey)
        setUnbound(true)
        setNotice(loginWords('bindNext'))
      } catch (failure) {
        if (!(failure instanceof GatewayError)) throw failure
        setNotice(failure.words)
      } finally {
        setBusy(false)
      }
    }
    void goOn()
  }, [from])

  return {
    offered: appId !== undefined && device().inChatApp && !unbound,
    busy,
    notice,
    begin: () => leaveForAuthorisation(appId ?? '')
  }
}
