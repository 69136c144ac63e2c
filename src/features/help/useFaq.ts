import { useState } from 'react'
import type { RouteParams } from '@/routes'
import { useKeyword } from '@/ui/list/useKeyword'
import { useHelpGroups, useProblems } from './problem/useProblems'

/** Questions by topic, the most asked first, or by words; `groupCode` '' is all topics. Read it in an `observer`. */
export function useFaq(params: RouteParams['commonQuestion']) {
  const [groupCode, setGroup] = useState(params.groupCode ?? '')
  const search = useKeyword(params.keyword)
  const { keyword } = search
  const groups = useHelpGroups()
  const leads = groupCode === (params.groupCode ?? '') ? params.problemCode : undefined
  const list = useProblems(
    keyword === '' ? { groupCode: groupCode === '' ? undefined : groupCode, problemCode: leads } : { keyword }
  )
  const reload = () => Promise.all([list.restart(), groups.reload()])
  return { groups, list, search, keyword, groupCode, setGroup, leads, reload }
}

export type Faq = ReturnType<typeof useFaq>
