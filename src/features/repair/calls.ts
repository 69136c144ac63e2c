// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { feeSheet } from '@/api/shapes/aftersale/feeSheet'
import { ownAppliance } from '@/api/shapes/aftersale/ownAppliance'
import { serviceBill } from '@/api/shapes/aftersale/serviceBill'
import { freeWindows } from '@/api/shapes/orders/freeWindows'
import { uploadOf } from '@/api/upload'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku': {list:[ownAppliance]},
  'GET /o2as-b2c/v1/fix-install-bills/pub/fault-list': {list:[{faultCode:'c',name:'s',tip:'s'}]},
  'GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows': freeWindows,
  'POST /o2as-b2c/v1/fix-install-bills/create-fix-bill-by-order': serviceBill,
  'GET /o2as-b2c/v1/fix-install-bills/fix-detail': serviceBill,
  'POST /o2as-b2c/v1/fix-install-bills/upload': {path:'s'},
  'POST /o2as-b2c/v1/fix-install-bills/upload-video': {path:'s',seconds:'i'},
  'GET /o2pcm/pub/v1/crm-group-get/service-fee': feeSheet
} as const

export const call = callOf(shapes)
export const upload = uploadOf(shapes)
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
