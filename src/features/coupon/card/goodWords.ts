import type { CentreCoupon } from '@contract'
import { shownDay } from '@/stores/times'
import { couponWords as t } from '../messages'

/** Until when a coupon is good, once it is had. */
export function goodWords({ ownEndAt, validDays, endAt }: CentreCoupon): string {
  if (ownEndAt !== undefined) return t('ownEnds', { day: shownDay(ownEndAt - 1) })
  return validDays === undefined ? t('useBy', { day: shownDay(endAt - 1) }) : t('daysGood', { count: validDays })
}
