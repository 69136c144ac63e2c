import type { ApplicableRow, CaseSummary, DataOf } from '@contract'
import { useList, useQuery } from './calls'

export type CaseTab = 'OPEN' | 'ENDED'

const codeOf = ({ caseCode }: CaseSummary) => caseCode
const rowOf = ({ orderCode, position }: ApplicableRow) => `${orderCode} ${position}`

/** The shopper's cases of a tab. */
export const useCases = (tab: CaseTab, when: boolean) =>
  useList('GET /o2as-b2c/v1/after/sale/list', { query: { tab }, rowKey: codeOf, when, again: true })

/** Rows of orders for which something can be asked. */
export const useApplicable = (when: boolean) =>
  useList('GET /o2as-b2c/v1/after/sale/apply-quantity', { rowKey: rowOf, when, again: true })

const countsOf = ({ yours, ours }: DataOf<'GET /o2as-b2c/v1/after/sale/list'>) => ({ yours, ours })

/** How many open cases wait for the shopper, and how many don't. */
export const useCaseCounts = () =>
  useQuery('GET /o2as-b2c/v1/after/sale/list', { query: { tab: 'OPEN', size: 1 }, pick: countsOf, again: true })
