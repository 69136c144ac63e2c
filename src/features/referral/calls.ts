// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/lx/employee-check-bind': {state:'s','boundAt?':'i'},
  'POST /o2cum/v1/lx/employee-check-bind': {state:'s','boundAt?':'i'},
  'POST /o2cum/v1/lx/employee-unbind': {state:'s','boundAt?':'i'},
  'GET /o2cum/v1/lx/invite-employee-info': {name:'s',invited:'i',invitedThisMonth:'i',earnedFen:'i',pendingFen:'i','nextAt?':'i'},
  'GET /o2cum/v1/lx/invite-reward-list': {list:[{inviteId:'c',name:'s',state:'s','end?':'s',invitedAt:'i',orderBefore:'i','orderedAt?':'i','receivedAt?':'i','dueAt?':'i','settledAt?':'i',rewardFen:'i'}],total:'i',page:'i',size:'i'},
  'POST /o2cum/v1/lx/qrcode-generate': {inviteCode:'c',endAt:'i'},
  'GET /o2cum/v1/pub/lx/time-config': {validDays:'i',orderDays:'i',returnDays:'i',perDay:'i',thresholdFen:'i',inviterFen:'i',invitedFen:'i'}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
