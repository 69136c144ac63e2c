// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { partnerStanding } from '@/api/shapes/people/partnerStanding'

// oxfmt-ignore
export const partnerFile = {standing:partnerStanding,'partnerCode?':'c',phoneMasked:'s','nameMasked?':'s','idMasked?':'s','signed?':{version:'s',signedAt:'i',shownHash:'s',finalHash:'s',document:'s'}} as const
