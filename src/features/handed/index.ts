/** A page that the mini-program or the maker's app opens is logged in by what they hand on; the login ends with theirs. */
import { GatewayError } from '@/api'
import { toast } from '@/platform/feedback'
import { currentKey, isLoginKey, leaveLogin } from '@/routes'
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
    // the shopper who was logged in here still is, or the screen asks for a login
    stores.session.follow()
  }
  const key = currentKey()
  // the screen wanted a login before this one was there
  if (stores.session.loggedIn && key !== undefined && isLoginKey(key)) await leaveLogin(screen)
}
