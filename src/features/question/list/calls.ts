// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { listOf } from '@/api/query/useList'
import { queryOf } from '@/api/query/useQuery'
import { answer } from '@/api/shapes/content/answer'
import { askedProduct } from '@/api/shapes/content/askedProduct'
import { question } from '@/api/shapes/content/question'

// oxfmt-ignore
const shapes = {
  'GET /o2cmt/v1/consults': {list:[{questionId:'c',spuCode:'c',author:'s',text:'s',createdAt:'i',answerCount:'i',newAnswers:'i',answers:[answer],own:'b',answered:'b',status:'s','refusedFor?':'s',product:askedProduct}],total:'i',page:'i',size:'i'},
  'GET /o2cmt/v1/pub/consults': {list:[question],total:'i',page:'i',size:'i'},
  'GET /o2cmt/v1/pub/consults/brief': {product:askedProduct,total:'i',topics:[{topic:'s',count:'i'}],newAnswers:'i',list:[question]}
} as const

export const useList = listOf(shapes)
export const useQuery = queryOf(shapes)
