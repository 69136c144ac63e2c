import { defineMessages } from '@/i18n'

/** Words of what a case gives back. */
export const amountWords = defineMessages(
  'caseAmount',
  {
    title: '退多少',
    goods: '商品',
    coupon: '优惠券分摊',
    packet: '红包抵扣',
    packetBack: '退回红包',
    point: '积分抵扣',
    pointsBack: '另退回 {points} 积分',
    lowered: '已退的差价',
    gift: '留下赠品',
    taken: '用掉的奖励积分',
    takenNote: '这些商品送的 {points} 积分要收回',
    rebate: '用掉的返利',
    rebateNote: '余额里不够收回的部分',
    bundle: '组合优惠',
    freight: '退回运费',
    postage: '寄回运费',
    byShop: '商家承担',
    byShopper: '自己承担',
    postageTo: '另退到余额',
    postageNote: '上门取件免费，自己寄最高补 {amount}',
    settled: '退款',
    about: '预计退款'
  },
  {
    title: 'Refund',
    goods: 'Goods',
    coupon: 'Share of coupons',
    packet: 'Red packet',
    packetBack: 'returned to the packet',
    point: 'Points',
    pointsBack: '{points|1 point|{points} points} returned',
    lowered: 'Price difference already paid',
    gift: 'Gifts you keep',
    taken: 'Bonus points spent',
    takenNote: 'the {points|1 point|{points} points} these goods earned are taken back',
    rebate: 'Cashback you spent',
    rebateNote: 'no longer in your balance',
    bundle: 'Bundle price',
    freight: 'Delivery fee',
    postage: 'Way back',
    byShop: 'Paid by the shop',
    byShopper: 'Paid by you',
    postageTo: 'to the balance, beside it',
    postageNote: 'pick-up is free; your own postage up to {amount}',
    settled: 'Refund',
    about: 'Refund, about'
  }
)
