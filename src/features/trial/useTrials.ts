import type { OwnTrial, Trial, TrialReport } from '@contract'
import { stores } from '@/stores'
import { useList, useQuery } from './calls'

export type TrialTab = 'OPEN' | 'MINE' | 'REPORTS'

const trialKey = ({ trialCode }: Trial): string => trialCode
const ownKey = ({ entry }: OwnTrial): string => entry.entryId
// nobody writes two reports of one trial in one millisecond
const reportKey = ({ trialCode, author, reportedAt }: TrialReport): string => `${trialCode} ${author} ${reportedAt}`

const openOf = ({ open, nextAt }: { open: number; nextAt?: number }) => ({ open, nextAt })
const dueOf = ({ due }: { due: number }): number => due

/** The three lists; the one that is shown is asked for. */
export function useTrials(tab: TrialTab) {
  const { loggedIn } = stores.session
  const trials = useList('GET /o2mkt-b2c/v1/product-trial', { rowKey: trialKey, when: tab === 'OPEN', again: true })
  const own = useList('GET /o2mkt-b2c/v1/product-trial/entries', {
    rowKey: ownKey,
    when: tab === 'MINE' && loggedIn,
    again: true
  })
  const reports = useList('GET /o2mkt-b2c/v1/product-trial/pub/reports', { rowKey: reportKey, when: tab === 'REPORTS' })
  // on all tabs
  const counts = useQuery('GET /o2mkt-b2c/v1/product-trial', { query: { size: 1 }, pick: openOf, again: true })
  const due = useQuery('GET /o2mkt-b2c/v1/product-trial/entries', {
    query: { size: 1 },
    pick: dueOf,
    when: loggedIn,
    again: true
  })
  const shown = tab === 'OPEN' ? trials : tab === 'MINE' ? own : reports
  const reload = () =>
    Promise.all([
      tab === 'MINE' && !loggedIn ? undefined : shown.restart(),
      counts.reload(),
      loggedIn ? due.reload() : undefined
    ])
  return {
    trials,
    own,
    reports,
    shown,
    reload,
    open: counts.data?.open ?? 0,
    nextAt: counts.data?.nextAt,
    due: loggedIn ? (due.data ?? 0) : 0
  }
}

export type Trials = ReturnType<typeof useTrials>
