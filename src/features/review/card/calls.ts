// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'

// oxfmt-ignore
const shapes = {
  'POST /o2cmt/v1/product-comment/b2c/delete': {done:'b'},
  'POST /o2cmt/v1/glz-product-comment/b2c/helpful': {reviewId:'c',helpful:'b',helpfulCount:'i'}
} as const

// oxfmt-ignore
export const useMutation = mutationOf(shapes, ['POST /o2cmt/v1/product-comment/b2c/delete'])
