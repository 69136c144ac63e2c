import { defineMessages } from '@/i18n'

/** Words of what is said on some settlements alone. */
export const noteWords = defineMessages(
  'settlementNotes',
  {
    unclaimed: '领 {count} 张券再省 {amount}',
    unclaimedNote: '领到就用在这一单',
    claimed: '已用在这一单',
    claim: '领取并使用',
    together: '「{shops}」的订单享受了一起购买的优惠：要一起支付，取消其中一单，其他的也会一并取消并退款'
  },
  {
    unclaimed: 'Get {count|1 coupon|{count} coupons} and save {amount} more',
    unclaimedNote: 'Used on this order right away',
    claimed: 'Used on this order',
    claim: 'Get and use',
    together:
      'The orders from {shops} have a price for buying together: pay them together. If you cancel one, the others are cancelled and refunded too'
  }
)
