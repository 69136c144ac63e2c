// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { specValue } from '@/api/shapes/specValue'

// oxfmt-ignore
export const presale = {activityCode:'c',skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[specValue],priceFen:'i',depositFen:'i',worthFen:'i',soloFen:'i',startAt:'i',endAt:'i',balanceFrom:'i',balanceTo:'i',shipBy:'i',phase:'s',allotment:'i',booked:'i',left:'i',limit:'i',mine:'i'} as const
