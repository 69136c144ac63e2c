/** Tags of reads that many writes make old, for `changes` of an endpoint. */

/** Counts of the account hang on most of what a shopper does. */
export const account = 'o2cum/customer-info'
/** What a settlement spends, and a cancelled order gives back. */
export const rewards = [
  'o2mkt-b2c/coupon-self',
  'o2mkt-b2c/red-packet',
  'o2cum/customer-point',
  'o2cht/usable-rewards'
] as const
export const orders = ['o2ord-b2c/order-trades', 'o2ord-b2c/order-search', 'o2ord-b2c/parcel', account] as const
