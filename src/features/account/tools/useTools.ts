import type { DataOf } from '@contract'
import { stores } from '@/stores'
import { useQuery } from './calls'

const totalOf = ({ total }: DataOf<'GET /o2msg/v1/user-messages/count'>) => total
/** Options of a shopper's own numbers: they are asked anew each time the screen is shown. */
const own = () => ({ when: stores.session.loggedIn, again: true })

/** How many messages are unread; 0 until it is known. Read it in an `observer`. */
export const useUnread = (): number =>
  useQuery('GET /o2msg/v1/user-messages/count', { ...own(), pick: totalOf }).data ?? 0

/** Whether today's check-in is done, and what it gives. Read it in an `observer`. */
export const useCheckIn = () => useQuery('GET /o2cum/v1/checkin', own()).data

/** What the shopper is here, by the gateway; undefined until it is known. Read it in an `observer`. */
export const useOwnRoles = () => useQuery('GET /o2cum/v1/customer-info/roles', own()).data?.roles

/** How many of the shopper's groups wait for friends; 0 until it is known. Read it in an `observer`. */
export const useRunningGroups = (): number =>
  useQuery('GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity', own()).data?.quantity ?? 0
