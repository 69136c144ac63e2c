// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { trial } from '@/api/shapes/activities/trial'
import { trialEntry } from '@/api/shapes/activities/trialEntry'
import { trialReport } from '@/api/shapes/activities/trialReport'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/product-trial': {list:[trial],total:'i',page:'i',size:'i',open:'i','nextAt?':'i'},
  'GET /o2mkt-b2c/v1/product-trial/pub/reports': {list:[trialReport],total:'i',page:'i',size:'i'},
  'GET /o2mkt-b2c/v1/product-trial/entries': {list:[{entry:trialEntry,trial:trial}],total:'i',page:'i',size:'i',due:'i'}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
