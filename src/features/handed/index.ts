/** A page that the mini-program or the maker's app opens is logged in by what they hand on; the login ends with theirs. */
import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { currentKey, go, isLoginKey, leaveLogin, routeOf } from '@/routes'
import { stores } from '@/stores'
import { call } from './calls'

/** Spends the code. `screen`: path and query that the page was opened at, for which alone it is good. Never rejects. */
export async function enterByHanded(authToken: string, screen: string): Promise<void> {
  try {
    const { token, userId } = await call('POST /o2cum/v1/pub/h5/login', {
      query: { sysCode: 'ACCESS_TOKEN' },
      body: { authToken, screen },
      quiet: true,
      ignore401: true
    })
    stores.session.login(token, userId)
  } catch (failure) {
    if (!(failure instanceof GatewayError)) throw failure
    toast(failure.words)
    // whoever was logged in here still is
    stores.session.follow()
  }
  stores.session.awaited = false
  const key = currentKey()
  if (key === undefined) return
  if (!stores.session.loggedIn) {
    // the screen waited with its wish for a login
    if (routeOf(key).auth === 'login') await go('login', { from: screen }, { replace: true })
  } else if (isLoginKey(key)) await leaveLogin(screen)
}
