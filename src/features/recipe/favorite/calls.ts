// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { mutationOf } from '@/api/query/useMutation'

// oxfmt-ignore
const shapes = {
  'POST /o2wl/v1/favorites/recipe': {recipeCode:'c',favorite:'b'}
} as const

export const useMutation = mutationOf(shapes)
