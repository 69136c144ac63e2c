import type { GroupActivity } from '@contract'
import { useState } from 'react'
import { useGiveUpLogin } from '@/features/afterLogin'
import { stores } from '@/stores'
import { useList, useQuery } from './calls'

const activityKey = ({ activityCode }: GroupActivity): string => activityCode

/** How many of the groups nearest to full are shown before all are asked for. */
export const few = 3

/** The zone: what is sold in groups, open groups, and the shopper's own that waits. */
export function useZone() {
  const { loggedIn } = stores.session
  const list = useList('GET /o2mkt-b2c/v1/group-buy/pub/page', { rowKey: activityKey, again: true })
  const open = useQuery('GET /o2mkt-b2c/v1/group-buy/pub/open-groups', { query: { size: 9 }, again: true })
  const own = useQuery('GET /o2mkt-b2c/v1/group-buy/my-group-list', {
    query: { state: 'OPEN', size: 1 },
    when: loggedIn,
    again: true
  })
  const [all, setAll] = useState(false)
  useGiveUpLogin()
  const reload = () => Promise.all([list.restart(), open.reload(), loggedIn ? own.reload() : undefined])
  return { list, open, all, setAll, reload, own: loggedIn ? own.data?.list[0] : undefined }
}
