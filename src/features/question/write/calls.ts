// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { answer } from '@/api/shapes/content/answer'
import { askedProduct } from '@/api/shapes/content/askedProduct'
import { question } from '@/api/shapes/content/question'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-info/get-user-first-buy-spu': {spuCode:'c','boughtAt?':'i','receivedAt?':'i'},
  'POST /o2cmt/v1/consults': question,
  'GET /o2cmt/v1/pub/consults/brief': {product:askedProduct,total:'i',topics:[{topic:'s',count:'i'}],newAnswers:'i',list:[question]},
  'GET /o2cmt/v1/pub/consults/detail': {questionId:'c',spuCode:'c',author:'s',text:'s',createdAt:'i',answerCount:'i',newAnswers:'i',answers:[answer],own:'b',answered:'b',status:'s','refusedFor?':'s',product:askedProduct},
  'POST /o2cmt/v1/consults/answer': answer
} as const

export const call = callOf(shapes)
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
