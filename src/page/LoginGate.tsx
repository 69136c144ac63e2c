import { useDidShow } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'
import { Screen } from '@/ui'

interface LoginGateProps {
  /** What stands there until the login screen does. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * Sends a cold link (the navigator guards the jumps) and a shopper who logged out meanwhile to the login screen, with the
 * way back.
 */
export const LoginGate = observer(function LoginGate({ skeleton, children }: LoginGateProps) {
  useDidShow(() => {
    if (stores.session.loggedIn || stores.session.awaited) return
    const from = currentUrl()
    void go('login', from ? { from } : {}, { replace: true })
  })
  return stores.session.loggedIn ? children : <Screen>{skeleton}</Screen>
})
