import { productWords, type Delivery } from '@/features/product'
import { roundMoney } from '@/stores/money'

/** What the freight rule gives away, in short; '' for nothing, or where it isn't known. */
export function freightLabel(delivery: Delivery | undefined): string {
  if (!delivery || delivery.restricted) return ''
  if (delivery.freightFen === 0) return productWords('freeFreight')
  return delivery.freeFromFen === null ? '' : productWords('freeFrom', { amount: roundMoney(delivery.freeFromFen) })
}
