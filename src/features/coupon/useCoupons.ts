import type { CouponOffer, DataOf } from '@contract'
import { patch, type Query } from '@/api'
import { useQuery } from './calls'
import { useReceiving, type Receiving } from './useReceiving'

type Offers = DataOf<'GET /o2mkt-b2c/v1/pub/coupon/can-received'>

const listOf = ({ list }: Offers): CouponOffer[] => list

/** On every screen that offers it. */
const showReceived = (couponCode: string) => {
  patch('GET /o2mkt-b2c/v1/pub/coupon/can-received', (reply) => ({
    ...reply,
    list: reply.list.map((each) => (each.couponCode === couponCode ? { ...each, state: 'RECEIVED' as const } : each))
  }))
}

/** Coupons on offer and how to receive one. */
export interface Coupons extends Receiving {
  remote: Query<CouponOffer[], Offers>
}

/**
 * Coupons of a shop (null: of all shops), of those what fits a product; asked for again when somebody logs in or out.
 * What is received on one screen shows on all. Read it in an `observer`. `untold`: the screen says what it does.
 */
export function useCoupons(shopCode: string | null, spuCode?: string, untold = false): Coupons {
  const remote = useQuery('GET /o2mkt-b2c/v1/pub/coupon/can-received', {
    query: { ...(shopCode === null ? {} : { shopCode }), ...(spuCode === undefined ? {} : { spuCode }) },
    pick: listOf
  })
  const receiving = useReceiving({ onReceived: showReceived, onRefused: remote.reload, untold })
  return { remote, ...receiving }
}
