import { defineMessages } from '@/i18n'

/** Words of the account screen. */
export const centreWords = defineMessages(
  'centre',
  {
    logIn: '登录 / 注册',
    logInWhy: '登录后查看订单与优惠',
    toNext: '再消费 {amount} 升{level}',
    highest: '已是最高等级',
    coupons: '优惠券',
    packets: '红包',
    points: '积分',
    orders: '我的订单',
    all: '全部',
    waitPay: '待付款',
    waitShip: '待发货',
    waitReceive: '待收货',
    toReview: '待评价',
    afterSales: '退换/售后',
    onTheWay: '运输中',
    noneComing: '没有在途的包裹',
    seeParcels: '看看我的包裹',
    arrives: '预计{day}送达',
    favourites: '收藏',
    footprint: '足迹',
    riddle: '猜谜领红包',
    countsFailed: '部分信息没有加载出来'
  },
  {
    logIn: 'Log in / Register',
    logInWhy: 'See your orders and offers',
    toNext: '{amount} more to {level}',
    highest: "You're at the top level",
    coupons: 'Coupons',
    packets: 'Red packets',
    points: 'Points',
    orders: 'My orders',
    all: 'All',
    waitPay: 'To pay',
    waitShip: 'To ship',
    waitReceive: 'To receive',
    toReview: 'To review',
    afterSales: 'Returns',
    onTheWay: 'On its way',
    noneComing: 'Nothing on its way',
    seeParcels: 'See my parcels',
    arrives: 'Arrives {day}',
    favourites: 'Favourites',
    footprint: 'History',
    riddle: 'Riddle of the day',
    countsFailed: "Some of this didn't load"
  }
)
