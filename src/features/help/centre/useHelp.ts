import { stores } from '@/stores'
import { useKeyword } from '@/ui/list/useKeyword'
import { useHelpGroups, useProblems } from '../problem/useProblems'
import { useOwnOrder } from './useOwnOrder'

/** How many of the most asked are shown at first. */
const MOST_ASKED = 6

/** What the help screen shows. Read it in an `observer`. */
export function useHelp(first: string | undefined) {
  const search = useKeyword(first)
  const { keyword } = search
  const groups = useHelpGroups()
  const own = useOwnOrder()
  const list = useProblems(keyword === '' ? {} : { keyword }, MOST_ASKED)
  const reload = () =>
    Promise.all([list.restart(), groups.reload(), stores.session.loggedIn ? own.reload() : undefined])
  return { search, keyword, groups, own, list, reload }
}

export type Help = ReturnType<typeof useHelp>
