import type { ProductCard } from '@contract'
import { ahead } from '@/api'
import { loadFirstOrders } from '@/features/order'
import { loadProduct, loadRecommended, recommendedInSight } from '@/features/product'
import { loadFirstResults } from '@/features/search'
import { currentPath } from '@/platform/location'
import { decodeParams, routeAt, type RouteKey, type RouteParams } from '@/routes'
import { stores } from '@/stores'
import { remoteBackend } from '@/stores/cart/remoteBackend'

/** Pictures in sight that are drawn late, after what stands over them: they come meanwhile. */
function askPictures(cards: readonly ProductCard[]): void {
  for (const { picture } of cards.slice(0, recommendedInSight)) {
    const address = stores.site.pictureAddress(picture)
    if (address !== '') new Image().src = address
  }
}

/** What a screen asks first, as it asks it; undefined when it will ask nothing, or what can't be known from its address. */
const firstCalls: { [K in RouteKey]?: (params: RouteParams[K]) => Promise<unknown> | undefined } = {
  cart: () =>
    Promise.all([
      stores.session.loggedIn ? remoteBackend.load() : undefined,
      loadRecommended({ scene: 'CART' }).then(({ list }) => askPictures(list))
    ]),
  myOrder: ({ status }) => (stores.session.loggedIn && status === undefined ? loadFirstOrders() : undefined),
  productDetail: ({ spuCode }) => (spuCode === '' ? undefined : loadProduct(spuCode)),
  productList: ({ sort, ...base }) => loadFirstResults(base, sort ?? 'DEFAULT')
}

/**
 * Asks what the page of the address will ask first, while its part is still being read: its reply then waits for the
 * page, and not the page for its reply. Settles when the replies are there, or have failed.
 */
export async function askFirst(): Promise<void> {
  const key = routeAt(currentPath())?.key
  if (key === undefined) return
  const ask = <K extends RouteKey>(of: K) =>
    firstCalls[of]?.(decodeParams(of, new URLSearchParams(location.search).get('params')))
  await ahead(() => ask(key) ?? Promise.resolve())
}
