import { useRemote } from '@/api'
import { currentLocale } from '@/i18n'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { call } from './calls'

const quiet = { quiet: true } as const

/** Counts, level, orders by state and the order that is on its way: everything the account screen counts. */
async function loadCentre(loggedIn: boolean) {
  if (!loggedIn) return undefined
  const [quantity, level, orders, coming] = await Promise.all([
    call('GET /o2cum/v1/customer-info/getUserQuantity', quiet),
    call('GET /o2cum/v1/customer-info/point-and-level-detail', quiet),
    call('GET /o2ord-b2c/v1/order-trades/status-group', quiet),
    call('GET /o2ord-b2c/v1/order-trades', { query: { status: 'WAIT_RECEIVE', page: 1, size: 1 }, ...quiet })
  ])
  return { quantity, level, orders, coming: coming.list[0] }
}

export type Centre = NonNullable<Awaited<ReturnType<typeof loadCentre>>>

/** Loads anew for another shopper or language, and quietly each time the screen is shown again. */
export function useCentre() {
  const { loggedIn, userId } = stores.session
  const remote = useRemote(() => loadCentre(loggedIn), [loggedIn, userId, currentLocale()])
  useShownAgain(() => {
    if (stores.session.loggedIn) void remote.reload()
  })
  return remote
}
