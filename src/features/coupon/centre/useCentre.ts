import type { CentreCoupon } from '@contract'
import type { CouponKind } from '@domain/rewards/coupon'
import { useState } from 'react'
import { useReceiving } from '../useReceiving'
import { useList, useQuery } from './calls'
import { useOpening } from './useOpening'

const codeOf = ({ couponCode }: CentreCoupon): string => couponCode

export interface CentreFilter {
  kind?: CouponKind | undefined
  shopCode?: string | undefined
}

/** The coupon centre: what leads, the shops, and coupons by kind and shop. */
export function useCentre(first: CentreFilter) {
  const [filter, setFilter] = useState(first)
  const { kind, shopCode } = filter
  const area = useQuery('GET /o2mkt-b2c/v1/pub/coupon/coupon-area', {})
  const list = useList('GET /o2mkt-b2c/v1/coupon-self/center-available', {
    query: { ...(kind ? { kind } : {}), ...(shopCode ? { shopCode } : {}) },
    rowKey: codeOf,
    keepPrevious: true,
    size: 20
  })
  const reload = () => Promise.all([area.reload(), list.reload()])
  // the list is of what a receipt changes and asks anew by itself
  const receiving = useReceiving({ onReceived: () => void area.reload(), onRefused: reload })
  const opening = useOpening(reload)
  return { filter, setFilter, area, list, reload, opening, ...receiving }
}

export type Centre = ReturnType<typeof useCentre>
