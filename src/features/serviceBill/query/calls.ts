// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { serviceBill } from '@/api/shapes/aftersale/serviceBill'

// oxfmt-ignore
const shapes = {
  'POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill': {viewKey:'c',until:'i',list:[serviceBill]}
} as const

export const call = callOf(shapes)
