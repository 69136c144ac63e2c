import { cartTotals } from '@domain/checkout/cart'
import type { CouponGoods } from '@domain/rewards/coupon'
import { stores } from '@/stores'

/** What is chosen in the cart, as coupons look at it. Read it in an `observer`. */
export const cartGoods = (): CouponGoods[] => cartTotals(stores.cart.buyable, stores.cart.off).goods
