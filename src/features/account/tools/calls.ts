// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { partnerAccount } from '@/api/shapes/money/partnerAccount'
import { checkIn } from '@/api/shapes/rewards/checkIn'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-info/roles': {roles:['s'],dealer:'s'},
  'GET /o2cum/v1/customer-info/employee-card': {employeeNo:'c',name:'s',department:'s'},
  'GET /o2cum/v1/customer-info/dealer-card': {grantedAt:'i'},
  'GET /o2cum/v1/checkin': checkIn,
  'GET /o2cum/v1/partner/account': partnerAccount,
  'GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity': {quantity:'i'},
  'GET /o2msg/v1/user-messages/count': {total:'i',ORDER:'i',PARCEL:'i',OFFER:'i',SERVICE:'i'}
} as const

export const useQuery = queryOf(shapes)
