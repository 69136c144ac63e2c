/** Comes with a file of its own: the price stands there without it, and coupons come later still. */
export const loadCounting = () => import('./counting')
