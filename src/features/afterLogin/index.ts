/** What was tapped before a login and is done after it. Kept until somebody is in; a reload forgets it. */
import { reaction } from 'mobx'
import { useShownAgain } from '@/platform/shownAgain'
import { currentUrl, go } from '@/routes'
import { stores } from '@/stores'

let stop: (() => void) | undefined

/** Forgets what waits: the shopper came back without a login. */
export function giveUpLogin(): void {
  stop?.()
  stop = undefined
}

/** Gives up the login each time the page shows again and nobody is in. */
export function useGiveUpLogin(): void {
  useShownAgain(() => {
    if (!stores.session.loggedIn) giveUpLogin()
  })
}

/**
 * Leads to the login, and does `act` once somebody is in and `isReady` (observed) holds. What waited before is forgotten; the
 * screen calls `useGiveUpLogin`.
 */
export async function afterLogin(act: () => unknown, isReady: () => boolean = () => true): Promise<void> {
  giveUpLogin()
  stop = reaction(
    () => stores.session.loggedIn && isReady(),
    (ready) => {
      if (!ready) return
      giveUpLogin()
      void act()
    }
  )
  await go('login', { from: currentUrl() })
}
