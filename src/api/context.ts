/** What a call has to know of the app. The app hands it in at start, so that transport knows no store. */
import type { EndpointKey } from '@contract'

/** What kind of page is open: time-outs show a toast outside home and login pages (spec 8). */
export type PageKind = 'home' | 'login' | 'other'

export interface CallContext {
  token: () => string | undefined
  /** x-lang: the shopper's language, at first the site's defLanguageCode. */
  language: () => string
  /** onlineShopCode; undefined while no site configuration is known. */
  onlineShop: () => string | undefined
  /** tenantId; undefined while no site configuration is known. */
  tenant: () => string | undefined
  channel: () => 'H5' | 'APP'
  page: () => PageKind
  /** Settles when the site's codes are known or can't be had: no call leaves before (spec 7.1 asks them of each). */
  ready: () => Promise<void>
  /** A time-out: the network counts as offline (spec 4.3). */
  onTimeout: () => void
  /** Whether an endpoint's data has the shape the contract promises. */
  matchesContract: (key: EndpointKey, data: object) => boolean
  /** Something arrived: the network is there. */
  onReply: () => void
  /** Shows words for 1.5 s. */
  toast: (words: string) => void
  /** Takes away every loading indicator. */
  stopLoading: () => void
}

const nothing = () => undefined

const bare: CallContext = {
  token: nothing,
  language: () => 'zh-CN',
  onlineShop: nothing,
  tenant: nothing,
  channel: () => 'H5',
  page: () => 'other',
  ready: () => Promise.resolve(),
  matchesContract: () => true,
  onTimeout: nothing,
  onReply: nothing,
  toast: nothing,
  stopLoading: nothing
}

let context: CallContext = bare

/** The context in force. */
export const callContext = (): CallContext => context

/** Puts a context in force; what is left out behaves as in an app that has nothing stored. */
export function configureCalls(changes: Partial<CallContext>): void {
  context = { ...bare, ...changes }
}
