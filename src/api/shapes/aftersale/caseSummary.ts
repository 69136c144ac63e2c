// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. A part of several replies.
import { caseRow } from '@/api/shapes/aftersale/caseRow'

// oxfmt-ignore
export const caseSummary = {caseCode:'c',orderCode:'c',shopCode:'c',shopName:'s',kind:'s',state:'s',rows:[caseRow],refundFen:'i',about:'b','becameMoney?':'b',appliedAt:'i',changedAt:'i','dueAt?':'i'} as const
