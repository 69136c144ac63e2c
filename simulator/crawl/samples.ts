/** The screens of a build, with what the route table knows of them. */
import { paramsOf } from '../../__tests__/support/world'
import { routes, type RouteKey } from '../../src/routes/table'
import type { Shopper } from './shop'

export interface Screen {
  key: RouteKey | undefined
  /** As app.json has it. */
  page: string
  auth: 'open' | 'login'
  /** Timers set on it that ring on other screens too. */
  alarms: number
  /** The query that the entry brings. */
  query(shopper: Shopper): Record<string, string>
}

/** The screen for addresses that lead nowhere, as app.json has it. */
export const missingPage = routes.find(({ key }) => key === 'notFound')?.path.slice(1)

/** The screen of a registered page. */
export function screenOf(page: string): Screen {
  const route = routes.find((row) => row.path === `/${page}`)
  const key = route?.key
  return {
    key,
    page,
    auth: route?.auth ?? 'open',
    alarms: key === 'cookingRecipeDetail' ? 1 : 0,
    query: (shopper): Record<string, string> => {
      const params = key === undefined ? {} : paramsOf(key, shopper)
      return Object.keys(params).length ? { params: encodeURIComponent(JSON.stringify(params)) } : {}
    }
  }
}
