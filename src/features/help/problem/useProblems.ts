import type { CommonProblem, QueryOf } from '@contract'
import { useList, useQuery } from './calls'

const rowKey = ({ problemCode }: CommonProblem) => problemCode

export type ProblemQuery = Omit<QueryOf<'GET /o2pcm/pub/v1/crm-group-get/crm-common-problem'>, 'page' | 'size'>

/** Questions under a filter; those held stay while others come. */
export const useProblems = (query: ProblemQuery, size = 20) =>
  useList('GET /o2pcm/pub/v1/crm-group-get/crm-common-problem', {
    query,
    size,
    rowKey,
    keepPrevious: true,
    again: true
  })

/** Topics, with how many questions each has. */
export const useHelpGroups = () => useQuery('GET /o2pcm/pub/v1/crm-group-get/common-problem-groups', { forAll: true })
