/**
 * The routes that a run opens: all, or those that `npm test` names for a sample (`scripts/lib/scope.mjs`); and the shopper
 * who opens them.
 */
import { newShopper, type Shopper } from '../../simulator/crawl/shop'
import { routes, type Route } from '../../src/routes/table'

const keys = process.env.E2E_ROUTES?.split(',')
const sampledRoutes = routes.filter(({ key }) => !keys || keys.includes(key))

export const builtRoutes: Route[] = sampledRoutes.filter((route) => route.built)
export const plannedRoutes: Route[] = sampledRoutes.filter((route) => !route.built)

const shoppers = new Map<string, Promise<Shopper>>()
/** Visitors of the routes of the shop at an address: they have something of all that a screen can be opened with. */
export function looking(address: string): Promise<Shopper> {
  const shopper = shoppers.get(address) ?? newShopper(address, `137${String(Date.now()).slice(-8)}`)
  shoppers.set(address, shopper)
  return shopper
}
