import type { OwnGroup } from '@contract'
import { roundMoney } from '@/stores/money'
import { groupWords as t } from './messages'

/** What becomes of the money of a group that did not fill up: it is back, on its way, or sent again. */
export const backWords = (refundFen: number, refundState: OwnGroup['refundState']): string =>
  t(refundState === undefined ? 'failedNote' : refundState === 'FAILED' ? 'backFAILED' : 'backSENT', {
    amount: roundMoney(refundFen)
  })
