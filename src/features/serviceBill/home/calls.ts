// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { ownAppliance } from '@/api/shapes/aftersale/ownAppliance'
import { serviceBill } from '@/api/shapes/aftersale/serviceBill'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku': {list:[ownAppliance]},
  'GET /o2as-m-bbc/v1/service-bills/list': {list:[serviceBill],total:'i',page:'i',size:'i',open:'i'}
} as const

export const useQuery = queryOf(shapes)
