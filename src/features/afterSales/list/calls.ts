// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { applicableRow } from '@/api/shapes/applicableRow'
import { caseRow } from '@/api/shapes/caseRow'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/after/sale/list': {list:[{caseCode:'c',orderCode:'c',shopName:'s',kind:'s',state:'s',rows:[caseRow],refundFen:'i',about:'b',appliedAt:'i',changedAt:'i','dueAt?':'i'}],total:'i',page:'i',size:'i',yours:'i',ours:'i'},
  'GET /o2as-b2c/v1/after/sale/apply-quantity': {list:[applicableRow],total:'i',page:'i',size:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
