// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { caseDetail } from '@/api/shapes/aftersale/caseDetail'
import { caseRow } from '@/api/shapes/aftersale/caseRow'
import { caseWay } from '@/api/shapes/aftersale/caseWay'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/after/sale/exchange-logistics': {caseCode:'c',returnTo:{name:'s',phone:'s',address:'s'},rows:[caseRow],refundFen:'i','dueAt?':'i',postageLimitFen:'i',phone:'s',days:[{day:'s',windows:[{window:'i',from:'i',to:'i'}]}],pickUpFen:'i','way?':caseWay},
  'POST /o2as-b2c/v1/after/sale/exchange-logistics': caseDetail,
  'GET /o2as-b2c/v1/carriers/get-carrier-by-logistics': {list:[{carrierCode:'c',name:'s',prefix:'s',fits:'b'}]},
  'POST /o2as-b2c/v1/refund/pictures': {path:'s',url:'s'}
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
