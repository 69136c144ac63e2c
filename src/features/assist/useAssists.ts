import type { Assist, AssistActivity } from '@contract'
import { useGiveUpLogin } from '@/features/afterLogin'
import { stores } from '@/stores'
import { useList, useOne, useQuery } from './calls'

const activityKey = ({ activityCode }: AssistActivity): string => activityCode

const assistKey = ({ assistCode }: Assist): string => assistCode

/** What friends can help with, and the shopper's own. */
export function useAssists() {
  const { loggedIn } = stores.session
  const list = useList('GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub', { rowKey: activityKey, again: true })
  const mine = useList('GET /o2mkt-b2c/v1/assist/listActivityInfo', { rowKey: assistKey, when: loggedIn, again: true })
  useGiveUpLogin()
  // both come together: the list would move otherwise
  const waiting = loggedIn && mine.status === 'loading' && mine.rows.length === 0
  return { list, mine, waiting, reload: () => Promise.all([list.restart(), loggedIn ? mine.restart() : undefined]) }
}

/** One as this shopper sees it. */
export function useAssist(assistCode: string) {
  const assist = useOne('GET /o2mkt-b2c/v1/assist/pub/detail', { assistCode }, { missing: 'assist.missing' })
  useGiveUpLogin()
  return assist
}

/** By which rules friends help. */
export const useAssistRule = (activityCode: string | undefined) =>
  useQuery('GET /o2mkt-b2c/v1/assist/pub/rule', { query: activityCode === undefined ? {} : { activityCode } })
