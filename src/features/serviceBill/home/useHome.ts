import type { DataOf, OwnAppliance, ServiceBill } from '@contract'
import { stores } from '@/stores'
import { useQuery } from './calls'

const listOf = ({ list }: DataOf<'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku'>): OwnAppliance[] => list
export interface NextBill {
  bill: ServiceBill | undefined
  open: number
}
const nextOf = ({ list, open }: DataOf<'GET /o2as-m-bbc/v1/service-bills/list'>): NextBill => ({ bill: list[0], open })

/** One's own appliances and the bill that is next; nothing of either without a login. Read it in an `observer`. */
export function useHome() {
  const when = stores.session.loggedIn
  const appliances = useQuery('GET /o2as-b2c/v1/fix-install-bills/get-fix-sku', { when, pick: listOf, again: true })
  const next = useQuery('GET /o2as-m-bbc/v1/service-bills/list', {
    query: { part: 'OPEN', size: 1 },
    when,
    pick: nextOf,
    again: true
  })
  const reload = async () => {
    if (when) await Promise.all([appliances.reload(), next.reload()])
  }
  return { when, appliances, next, reload }
}
