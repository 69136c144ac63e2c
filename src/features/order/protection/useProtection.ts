import type { DataOf, OrderDetail } from '@contract'
import { isKnownStatus } from '@domain/orders/order'
import { isProtected } from '@domain/aftersale/protection'
import { serverNow, withIntent, type Query } from '@/api'
import { toast } from '@/platform/feedback'
import { shownMoney } from '@/stores/money'
import { tellFailure } from '../actions/perform'
import { askOrdersAnew } from '../shown'
import { call, useQuery } from './calls'
import { protectionWords as t } from './messages'

export type Protection = DataOf<'GET /o2ord-b2c/v1/price-protection'>
export type ProtectedRow = Protection['rows'][number]

/** What of an order became cheaper; not asked where nothing can be claimed and nothing was. */
export function useProtection(order: OrderDetail): Query<Protection> & { applies: boolean } {
  const { orderCode, status, refundFen, service } = order
  const applies =
    // work at home is sold at no other price
    !service && isKnownStatus(status) && status !== 'CANCELLED' && (isProtected(order, serverNow()) || refundFen > 0)
  return {
    ...useQuery('GET /o2ord-b2c/v1/price-protection', { query: { orderCode }, when: applies }),
    applies
  }
}

export { shownMoney as yuan }

/** Claims the difference of one row; the order on the screen is asked anew, after a success and a failure. */
export async function claim(orderCode: string, { position, refundFen }: ProtectedRow): Promise<void> {
  try {
    await withIntent(`order.protect:${orderCode}:${position}:${refundFen}`, (idempotencyKey) =>
      call('POST /o2ord-b2c/v1/price-protection', {
        body: { orderCode, position, refundFen },
        idempotencyKey,
        quiet: true
      })
    )
    toast(t('done', { amount: shownMoney(refundFen) }))
  } catch (failure) {
    tellFailure(failure)
    askOrdersAnew()
  }
}
