import { defineMessages } from '@/i18n'

/** Words of the balance of an exchange. */
export const balanceWords = defineMessages(
  'caseBalance',
  {
    then: '旧的抵',
    thenNote: '你当时付的',
    price: '新的',
    priceNote: '今天的价',
    priceSame: '同款不变',
    back: '退给你',
    backNone: '没有差价',
    backNote: '寄出新的时原路退',
    backDone: '已原路退',
    capped: '最多退实付的钱，红包、积分和券抵的留在新的上'
  },
  {
    then: 'Old one',
    thenNote: 'as you bought it',
    price: 'New one',
    priceNote: 'price now',
    priceSame: 'the same',
    back: 'Back to you',
    backNone: 'no difference',
    backNote: 'when the replacement ships',
    backDone: 'refunded',
    capped: 'Up to what you paid; red packet, points and coupons stay with the replacement'
  }
)
