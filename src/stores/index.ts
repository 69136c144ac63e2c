/** Everything that outlives a screen, under one root. */
import { CartStore } from './cart/cart'
import { NetworkStore } from './network'
import { SessionStore } from './session'
import { SiteStore } from './site'
import { ThemeStore } from './theme'
import { VisitStore } from './visit'

/** The root. `startUp` connects them with one another and with the app. */
export const stores = {
  session: new SessionStore(),
  cart: new CartStore(),
  site: new SiteStore(),
  network: new NetworkStore(),
  theme: new ThemeStore(),
  visit: new VisitStore()
}

stores.cart.connect({ loggedIn: () => stores.session.loggedIn, stockLimit: () => stores.site.stockLimit })

export type { AddOutcome, CartAddition } from './cart/cart'
export type { CartStore } from './cart/cart'
export { draftOf, dropDraft, keepDraft, readDraft } from './drafts'
export type { DraftValues } from './drafts'
export { raiseFlag, takeFlag } from './flags'
export { MOST_INVITES, readStored, readStoredAddress, writeStored, writeStoredAddress } from './persisted'
export type { CartLine, CookTimer, Cooking, Persisted, PersistedName } from './persisted'
export { report, setProblemListener } from './report'
export { endLogin } from './session'
export { newYearWindow } from './theme'
export type { ArchivePage, CmsPage, CmsPages, SiteInfo, ValueLists } from './siteFiles'
