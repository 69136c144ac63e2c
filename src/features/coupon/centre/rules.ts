/** What the centre's coupons mean for its screen. Pure. */
import type { CentreCoupon, DataOf } from '@contract'

export type Area = DataOf<'GET /o2mkt-b2c/v1/pub/coupon/coupon-area'>
export type CentreShop = Area['shops'][number]

/** Fewer than this are shown as a number. */
const few = 100

/** How much is left, as it is said. */
export const leftOf = ({
  left,
  leftPercent
}: CentreCoupon): { say: 'few' | 'left'; percent: number; count: number } => ({
  say: left < few ? 'few' : 'left',
  percent: leftPercent,
  count: left
})

/** What stands in the list: a shop over its coupons; null: those of every shop. */
export type CentreItem =
  | { kind: 'shop'; key: string; shop: CentreShop | null }
  | { kind: 'coupon'; key: string; coupon: CentreCoupon }

/** Coupons under their shops, in the order they come; the one that leads stands above them all. */
export function itemsOf(
  coupons: readonly CentreCoupon[],
  shops: readonly CentreShop[],
  lead: string | undefined
): CentreItem[] {
  const items: CentreItem[] = []
  let before: string | null | undefined
  for (const coupon of coupons) {
    if (coupon.couponCode === lead) continue
    if (coupon.shopCode !== before) {
      const shop = shops.find(({ shopCode }) => shopCode === coupon.shopCode) ?? null
      items.push({ kind: 'shop', key: `shop ${coupon.shopCode ?? ''}`, shop })
      before = coupon.shopCode
    }
    items.push({ kind: 'coupon', key: coupon.couponCode, coupon })
  }
  return items
}
