import type { DataOf, PartnerEntry } from '@contract'
import { withMissing } from '@/api'
import { useList, useQuery } from './calls'

export type EntryKind = 'EARN' | 'WITHDRAW' | 'CLAW' | 'ALL'
export type Account = DataOf<'GET /o2cum/v1/partner/account'>

/** Balances, what thaws, and what was earned by days and months; missing: the shopper is no partner. */
export function useAccount(month: string | undefined) {
  const query = useQuery('GET /o2cum/v1/partner/account', {
    query: month === undefined ? {} : { month },
    again: true,
    keepPrevious: true
  })
  return withMissing(query, 'partner.missing')
}

const rowKey = ({ entryId }: PartnerEntry) => entryId
const manner = { keepPrevious: true, again: true }

/** What went in and out in a month, and its sums; of '', which no reply should say, the gateway's own month. */
export function useEntries(month: string, kind: EntryKind, when: boolean) {
  const query = { ...(month === '' ? {} : { month }), ...(kind === 'ALL' ? {} : { kind }) }
  const sums = useQuery('GET /o2cum/v1/partner/account-details', {
    query: { ...query, page: 1, size: 1 },
    when,
    ...manner
  })
  const list = useList('GET /o2cum/v1/partner/account-details', { query, rowKey, when, ...manner })
  return { sums, list, reload: () => Promise.all([sums.reload(), list.restart()]) }
}
