// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { trialEntry } from '@/api/shapes/activities/trialEntry'

// oxfmt-ignore
export const trial = {trialCode:'c',spuCode:'c',skuCode:'c',title:'s',picture:'s',slogan:'s',hint:'s',worthFen:'i',pieces:'i',applicants:'i',state:'s',startAt:'i',closeAt:'i',drawAt:'i',seedHash:'s','listHash?':'s','seed?':'s',reports:'i','bannedUntil?':'i','own?':trialEntry} as const
