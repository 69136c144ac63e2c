// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'

// oxfmt-ignore
const shapes = {
  'POST /o2cmt/v1/consults/helpful': {answerId:'c',helpful:'b',helpfulCount:'i'}
} as const

export const useMutation = mutationOf(shapes)
