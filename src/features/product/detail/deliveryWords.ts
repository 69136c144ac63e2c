import { serverNow } from '@/api'
import { listed } from '@/lib/dots'
import { writtenMidnight } from '@/lib/dates'
import { roundMoney } from '@/stores/money'
import { shownDay } from '@/stores/times'
import { productWords } from '../messages'
import type { Delivery } from './api'
import { arrivalOf } from './rules'

/** When it arrives, in words; '' for what is no day. */
function arrivalWords(arrivesOn: string): string {
  const key = arrivalOf(arrivesOn, serverNow())
  return key === undefined ? '' : productWords(key, { day: shownDay(writtenMidnight(arrivesOn) ?? NaN) })
}

/** Freight and arrival in a line; '' while they aren't known. */
export function deliveryLine(delivery: Delivery | undefined): string {
  if (!delivery) return ''
  if (delivery.restricted) return delivery.reason ?? productWords('restricted')
  const freight =
    delivery.freightFen === 0
      ? productWords('freeFreight')
      : productWords('freight', { amount: roundMoney(delivery.freightFen) })
  const free =
    delivery.freightFen > 0 && delivery.freeFromFen !== null
      ? productWords('freeFrom', { amount: roundMoney(delivery.freeFromFen) })
      : ''
  return listed([freight, free, arrivalWords(delivery.arrivesOn)].filter(Boolean))
}
