// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { applicableRow } from '@/api/shapes/aftersale/applicableRow'
import { caseSummary } from '@/api/shapes/aftersale/caseSummary'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/after/sale/list': {list:[caseSummary],total:'i',page:'i',size:'i',yours:'i',ours:'i'},
  'GET /o2as-b2c/v1/after/sale/apply-quantity': {list:[applicableRow],total:'i',page:'i',size:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
