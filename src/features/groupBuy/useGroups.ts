import type { OwnGroup } from '@contract'
import { useGiveUpLogin } from '@/features/afterLogin'
import { stores } from '@/stores'
import { useList, useOne, useQuery } from './calls'

const orderKey = ({ orderCode }: OwnGroup): string => orderCode

/** The shopper's groups of a state, and how many are open. */
export function useOwnGroups(state: OwnGroup['state'] | undefined) {
  const list = useList('GET /o2mkt-b2c/v1/group-buy/my-group-list', {
    query: state === undefined ? {} : { state },
    rowKey: orderKey,
    keepPrevious: true,
    again: true
  })
  const counts = useQuery('GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity', { keepPrevious: true, again: true })
  return { list, open: counts.data?.quantity ?? 0, reload: () => Promise.all([list.restart(), counts.reload()]) }
}

/** One group as everybody sees it, and the shopper's own part where they have one. */
export function useGroup(groupCode: string) {
  const group = useOne('GET /o2mkt-b2c/v1/group-buy/pub/group-detail', { groupCode }, { missing: 'group.missing' })
  const mine = stores.session.loggedIn && group.data?.members.some(({ own }) => own) === true
  const own = useOne(
    'GET /o2mkt-b2c/v1/group-buy/group-detail',
    { groupCode },
    { missing: 'group.missing', when: mine }
  )
  useGiveUpLogin()
  return {
    group,
    own: mine ? own.data : undefined,
    reload: () => Promise.all([group.reload(), mine ? own.reload() : undefined])
  }
}
