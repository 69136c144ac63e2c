// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What this folder calls.
import { queryOf } from '@/api/query/useQuery'

// oxfmt-ignore
const shapes = {
  'GET /o2md/v1/pub/contact-ways': {'phone?':{number:'s',label:'s',note:'s'},ways:[{icon:'s',label:'s',note:'s',page:'s'}],questionsTitle:'s',allQuestions:'s',questions:[{problemCode:'c',title:'s'}]}
} as const

export const useQuery = queryOf(shapes)
