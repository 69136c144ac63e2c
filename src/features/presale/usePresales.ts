import type { Presale, WaitingPresale } from '@contract'
import { useState } from 'react'
import { useGiveUpLogin } from '@/features/afterLogin'
import { stores } from '@/stores'
import { useList, useQuery } from './calls'
import type { Tab } from './rules'

export type Presales = ReturnType<typeof usePresales>

const presaleKey = ({ activityCode }: Presale): string => activityCode
const waitingKey = ({ orderCode }: WaitingPresale): string => orderCode

const totalOf = ({ status, total }: { status: string; total: number }): number | undefined =>
  status === 'ready' ? total : undefined

/** The zone: what takes deposits, what will, and the shopper's own that wait for their balance. */
export function usePresales() {
  const { loggedIn } = stores.session
  const [tab, setTab] = useState<Tab>('OPEN')
  const open = useList('GET /o2mkt-b2c/v1/activity/pub/presale', {
    query: { phase: 'OPEN' },
    rowKey: presaleKey,
    again: true
  })
  // how many there are of each, and the first to come
  const coming = useQuery('GET /o2mkt-b2c/v1/activity/pub/presale', {
    query: { phase: 'COMING', size: 1 },
    again: true
  })
  const later = useList('GET /o2mkt-b2c/v1/activity/pub/presale', {
    query: { phase: 'COMING' },
    rowKey: presaleKey,
    when: tab === 'COMING',
    again: true
  })
  const own = useList('GET /o2mkt-b2c/v1/activity/presale', { rowKey: waitingKey, when: loggedIn, again: true })
  useGiveUpLogin()
  const [first] = open.rows
  return {
    tab,
    choose: setTab,
    open,
    later,
    own,
    loggedIn,
    first,
    next: coming.data?.list[0],
    // what is not known is not counted
    counts: { OPEN: totalOf(open), COMING: coming.data?.coming, WAITING: loggedIn ? totalOf(own) : undefined },
    // head, own and list come together: the list would move otherwise
    waiting:
      (coming.status === 'loading' && coming.data === undefined) ||
      (loggedIn && own.status === 'loading' && own.rows.length === 0),
    loadMore: () => (tab === 'OPEN' ? open : tab === 'COMING' ? later : own).loadMore(),
    reload: () =>
      Promise.all([
        open.restart(),
        coming.reload(),
        tab === 'COMING' ? later.restart() : undefined,
        loggedIn ? own.restart() : undefined
      ])
  }
}
