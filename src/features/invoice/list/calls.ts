// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'

// oxfmt-ignore
const shapes = {
  'GET /o2ord-b2c/v1/invoice/list': {list:[{invoiceCode:'c',kind:'s',state:'s',name:'s',orderCode:'c',shopName:'s',lines:[{title:'s','picture?':'s','quantity?':'i',amountFen:'i'}],amountFen:'i',submittedAt:'i','readyBy?':'i'}],total:'i',page:'i',size:'i'}
} as const

export const useList = listOf(shapes)
