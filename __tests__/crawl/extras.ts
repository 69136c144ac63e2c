/** What a screen may do without: of its own (`without` in support/world.ts), and what the app reads on every screen. */
import type { RouteKey } from '@/routes/table'
import { factsOf } from '../support/world'

/** Read by the app itself on the screen it starts at, for the number at the tab; without it there is no number. */
const badge = 'GET /o2cart/v1/carts/list'

export const isExtra = (screen: RouteKey, endpoint: string): boolean =>
  endpoint in factsOf(screen).without || (endpoint === badge && screen !== 'cart')
