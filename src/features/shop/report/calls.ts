// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'

// oxfmt-ignore
const shapes = {
  'POST /o2md/v1/online-shop/report': {reported:'b'}
} as const

export const useMutation = mutationOf(shapes)
