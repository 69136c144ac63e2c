// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { trial } from '@/api/shapes/activities/trial'
import { trialEntry } from '@/api/shapes/activities/trialEntry'
import { trialReport } from '@/api/shapes/activities/trialReport'

// oxfmt-ignore
const shapes = {
  'GET /o2mkt-b2c/v1/product-trial/pub/detail': trial,
  'GET /o2mkt-b2c/v1/product-trial/pub/draw': {seed:'s',seedHash:'s',listHash:'s',tickets:['c'],ranked:['c'],pieces:'i'},
  'GET /o2mkt-b2c/v1/product-trial/pub/reports': {list:[trialReport],total:'i',page:'i',size:'i'},
  'POST /o2mkt-b2c/v1/product-trial/apply': trialEntry,
  'POST /o2mkt-b2c/v1/product-trial/confirm': trialEntry
} as const

export const call = callOf(shapes)
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
