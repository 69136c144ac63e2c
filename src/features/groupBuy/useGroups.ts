import type { GroupActivity, OwnGroup } from '@contract'
import { useState } from 'react'
import { giveUpLogin } from '@/features/afterLogin'
import { stores } from '@/stores'
import { useShownAgain } from '@/ui'
import { useList, useOne, useQuery } from './calls'

const activityKey = ({ activityCode }: GroupActivity): string => activityCode
const orderKey = ({ orderCode }: OwnGroup): string => orderCode

/** Of the groups that are nearest to full, so many before all are asked for. */
export const few = 3

/** The zone: what is sold in groups, open groups, and the shopper's own that waits. */
export function useZone() {
  const { loggedIn } = stores.session
  const list = useList('GET /o2mkt-b2c/v1/group-buy/pub/page', { rowKey: activityKey, again: true })
  const open = useQuery('GET /o2mkt-b2c/v1/group-buy/pub/open-groups', { query: { size: 20 }, again: true })
  const own = useQuery('GET /o2mkt-b2c/v1/group-buy/my-group-list', {
    query: { state: 'OPEN', size: 1 },
    when: loggedIn,
    again: true
  })
  const [all, setAll] = useState(false)
  useShownAgain(() => {
    if (!stores.session.loggedIn) giveUpLogin()
  })
  const reload = () => Promise.all([list.restart(), open.reload(), loggedIn ? own.reload() : undefined])
  return { list, open, all, setAll, reload, own: loggedIn ? own.data?.list[0] : undefined }
}

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
  useShownAgain(() => {
    if (!stores.session.loggedIn) giveUpLogin()
  })
  return {
    group,
    own: mine ? own.data : undefined,
    reload: () => Promise.all([group.reload(), mine ? own.reload() : undefined])
  }
}
