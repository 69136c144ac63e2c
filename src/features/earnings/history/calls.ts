// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { withdrawal } from '@/api/shapes/money/withdrawal'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/partner/withdraws': {list:[withdrawal],total:'i',page:'i',size:'i'},
  'POST /o2cum/v1/partner/cancel-withdraw': withdrawal
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
