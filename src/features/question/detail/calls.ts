// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { callOf } from '@/api/call'
import { listOf } from '@/api/query/useList'
import { mutationOf } from '@/api/query/useMutation'
import { oneOf } from '@/api/query/useOne'
import { queryOf } from '@/api/query/useQuery'
import { answer } from '@/api/shapes/content/answer'
import { askedProduct } from '@/api/shapes/content/askedProduct'

// oxfmt-ignore
const shapes = {
  'GET /o2cum/v1/customer-info/get-user-first-buy-spu': {spuCode:'c','boughtAt?':'i','receivedAt?':'i'},
  'GET /o2cmt/v1/pub/consults/detail': {questionId:'c',spuCode:'c',author:'s',text:'s',createdAt:'i',answerCount:'i',newAnswers:'i',answers:[answer],own:'b',answered:'b',status:'s','refusedFor?':'s',product:askedProduct},
  'GET /o2cmt/v1/pub/consults/answers': {list:[answer],total:'i',page:'i',size:'i'},
  'POST /o2cmt/v1/consults/read': {done:'b'},
  'POST /o2cmt/v1/consults/delete': {done:'b'},
  'POST /o2cmt/v1/consults/delete-answer': {done:'b'}
} as const

export const call = callOf(shapes)
export const useList = listOf(shapes)
// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2cmt/v1/consults/delete', 'POST /o2cmt/v1/consults/delete-answer'])
export const useOne = oneOf(shapes)
export const useQuery = queryOf(shapes)
