import { useDidShow } from '@tarojs/taro'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'

/**
 * For a screen whose route needs a login: sends a cold link (the navigator guards the jumps) and a shopper who logged
 * out meanwhile to the login screen, with the way back. True while somebody is logged in; render the skeleton otherwise.
 * Call it in an observer.
 */
export function useLoginGate(): boolean {
  const { loggedIn } = stores.session
  useDidShow(() => {
    if (stores.session.loggedIn) return
    const from = currentUrl()
    void go('login', from ? { from } : {}, { replace: true })
  })
  return loggedIn
}
