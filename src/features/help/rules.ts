/** What is worked out of common problems. Pure. */
import type { CommonProblem } from '@contract'

/** With fewer answers a share says nothing. */
const LEAST_ANSWERS = 20

/** Percent of those who said whether it helped that it did; undefined while too few said so. */
export function solvedShare({ solved, unsolved }: Pick<CommonProblem, 'solved' | 'unsolved'>): number | undefined {
  const all = solved + unsolved
  return all < LEAST_ANSWERS ? undefined : Math.round((solved * 100) / all)
}

/** Words that ask after what is on its way. */
const caseWords =
  /物流|快递|包裹|到哪|到货|配送|送货|发货|安装|退款|取消|地址|parcel|deliver|track|where|ship|install|refund|cancel|address/i

/** Whether the shopper's own order is an answer to these words. */
export const fitsOwnOrder = (keyword: string): boolean => caseWords.test(keyword)
