// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const part1 = {captchaKey:'c',resendAfterSeconds:'i',expiresInSeconds:'i'} as const

// oxfmt-ignore
const part2 = {sessionId:'c',host:'s',device:'s','cityName?':'s',lastSeenAt:'i',current:'b',opened:'b'} as const

// oxfmt-ignore
const part3 = {joinedAt:'i',boughtCount:'i',birthday:['?','s'],'birthdayFrom?':'i',gender:['?','s'],household:['?','i'],'next?':{levelName:'s',extraPercent:'i'},devices:[part2],'phoneWait?':{phone:'s',endsAt:'i'},'closing?':{endsAt:'i'},'file?':{madeAt:'i',endsAt:'i',bytes:'i'}} as const

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-info/roles': {roles:['s'],dealer:'s'},
  'POST /o2cum/v1/customer-info/modify-business-flag': {roles:['s'],dealer:'s'},
  'POST /o2cum/v1/customer-info/employee-code': part1,
  'POST /o2cum/v1/customer-info/glzEmployeeLogin': {roles:['s'],dealer:'s'},
  'GET /o2cum/v1/customer-info/employee-card': {employeeNo:'c',name:'s',department:'s'},
  'GET /o2cum/v1/customer-info/personal': part3,
  'PUT /o2cum/v1/customer-info/personal': part3,
  'POST /o2cum/v1/customer-info/devices/end': {devices:[part2]},
  'POST /o2cum/v1/customer-info/phone-code': part1,
  'POST /o2cum/v1/customer-info/phone-lost': {decryptMobilePhone:'s'},
  'POST /o2cum/v1/customer-info/phone': {decryptMobilePhone:'s'},
  'POST /o2cum/v1/customer-info/phone-lost/stop': {done:'b'},
  'POST /o2cum/v1/customer-info/data': {madeAt:'i',endsAt:'i',bytes:'i'},
  'GET /o2cum/v1/customer-info/data': {madeAt:'i',endsAt:'i',text:'s'},
  'GET /o2cum/v1/customer-info/closing': {blockers:[{kind:'s',count:'i'}],lost:{points:'i',coupons:'i',redPacketFen:'i',favourites:'i',addresses:'i',inviteFen:'i'},'endsAt?':'i'},
  'POST /o2cum/v1/customer-info/closing': {endsAt:'i'},
  'POST /o2cum/v1/customer-info/closing/keep': {done:'b'}
} as const

export const call = callOf(shapes)
export const useQuery = queryOf(shapes)
