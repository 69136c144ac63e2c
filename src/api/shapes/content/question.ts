// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { answer } from '@/api/shapes/content/answer'

// oxfmt-ignore
export const question = {questionId:'c',spuCode:'c',author:'s',text:'s',createdAt:'i',answerCount:'i',newAnswers:'i',answers:[answer],own:'b',answered:'b',status:'s','refusedFor?':'s'} as const
