// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { oneOf } from '@/api/query/useOne'
import { applicableRow } from '@/api/shapes/aftersale/applicableRow'
import { caseReason } from '@/api/shapes/aftersale/caseReason'
import { exchangeVersion } from '@/api/shapes/aftersale/exchangeVersion'

// oxfmt-ignore
const shapes = {
  'GET /o2as-b2c/v1/glz-after-sale-type': {orderCode:'c',now:'i',rows:[applicableRow],versions:[{position:'i',list:[exchangeVersion]}],reasons:[{kind:'s',list:[caseReason]}],cancellable:'b'}
} as const

export const useOne = oneOf(shapes)
