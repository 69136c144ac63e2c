/** The navigation rules of spec 2.3 as pure functions; the stores carry out what they answer. */
import type { ObservedPage } from '../lib/events'
import { isLoginKey } from './params'
import { isRegisteredPath, routeAt, type Route, type RouteKey } from './table'

export type RefreshFlag = 'refreshList' | 'refreshProductDetail' | 'refreshCustom'

export interface NavigationState {
  /** A site configuration is stored. */
  hasSite: boolean
  onlineShopName?: string
}

/** What to do before a jump; what is absent stays as it is. */
export interface NavigationEffects {
  pingtaiCustom?: boolean
  loadIndex?: string
  /** Fetch the site configuration and the CMS pages. */
  refetchSite: boolean
  /** The document's title. */
  title?: string
  flags: RefreshFlag[]
  hide?: ObservedPage
  show?: ObservedPage
}

/** The registered, built screen a path leads to; anything else leads to the 404 screen. */
export const resolveTarget = (path: string): { found: true; route: Route } | { found: false; path: string } => {
  const route = routeAt(path)
  return route && isRegisteredPath(path) ? { found: true, route } : { found: false, path }
}

/** Home opens the platform's own activity page, a shop and Mine open one of theirs; other ways in leave the flag. */
export const pingtaiCustomOf = (from: RouteKey | undefined, to: RouteKey): boolean | undefined => {
  if (to !== 'customC') return undefined
  if (from === 'index') return true
  return from === 'shop' || from === 'ucenter' ? false : undefined
}

/** A fresh load of anything but a tab page is remembered by its path. */
export const loadIndexOf = (from: RouteKey | undefined, to: Pick<Route, 'path' | 'tab'>): string | undefined =>
  from === undefined && to.tab === undefined ? to.path : undefined

/** The spec's list also has `custom`, for which it shows no route; `customC` is the only custom page there is. */
const alwaysRefetched: ReadonlySet<RouteKey> = new Set<RouteKey>(['index', 'shop', 'ucenter', 'customC'])

export const refetchesSite = (to: RouteKey, hasSite: boolean): boolean => alwaysRefetched.has(to) || !hasSite

/** The site's name, undefined (leave the title) while there is none. */
export const documentTitleOf = (onlineShopName: string | undefined): string | undefined =>
  onlineShopName?.trim() || undefined

const refreshesProduct: ReadonlySet<RouteKey> = new Set<RouteKey>([
  'paySuccess',
  'confirmation',
  'orderDetail',
  'shop',
  'cart',
  'cartInlay'
])

/** Flags the screen arrived at reads and clears. `login` is any of the three login screens: the last one is left. */
export const refreshFlagsOf = (from: RouteKey | undefined, to: RouteKey): RefreshFlag[] => {
  if (from === undefined) return []
  if (to === 'myOrder' && isLoginKey(from)) return ['refreshList']
  if (to === 'productDetail' && refreshesProduct.has(from)) return ['refreshProductDetail']
  if (to === 'customC' && isLoginKey(from)) return ['refreshCustom']
  return []
}

/** The page as one that tells when it is shown and hidden, undefined for those that don't. */
export const observedPageOf = (key: RouteKey | undefined): ObservedPage | undefined =>
  key === 'index' || key === 'customC' || key === 'ucenter' || key === 'shop' ? key : undefined

/** Everything of spec 2.3 that a jump brings about; `from` is undefined on a fresh load. */
export const beforeNavigation = (
  from: RouteKey | undefined,
  to: Pick<Route, 'key' | 'path' | 'tab'>,
  state: NavigationState
): NavigationEffects => ({
  pingtaiCustom: pingtaiCustomOf(from, to.key),
  loadIndex: loadIndexOf(from, to),
  refetchSite: refetchesSite(to.key, state.hasSite),
  title: documentTitleOf(state.onlineShopName),
  flags: refreshFlagsOf(from, to.key),
  hide: observedPageOf(from),
  show: observedPageOf(to.key)
})
