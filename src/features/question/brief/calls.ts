// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'
import { askedProduct } from '@/api/shapes/content/askedProduct'
import { question } from '@/api/shapes/content/question'

// oxfmt-ignore
const shapes = {
  'GET /o2cmt/v1/pub/consults/brief': {product:askedProduct,total:'i',topics:[{topic:'s',count:'i'}],newAnswers:'i',list:[question]}
} as const

export const useQuery = queryOf(shapes)
