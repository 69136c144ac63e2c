import { defineMessages } from '@/i18n'

/** Words of shops. */
export const shopWords = defineMessages(
  'shop',
  {
    follow: '关注',
    followed: '已关注',
    followOf: '关注 {name}',
    service: '客服',
    letGo: '已取消关注',
    followedWithCoupon: '已关注，{amount} 券已到账',
    followers: '{count}人关注',
    openYears: '开店 {years} 年',
    openMonths: '开店 {months} 个月',
    score: '{score} 分',
    searchIn: '在本店搜',
    tabs: '店铺栏目',
    HOME: '首页',
    ALL: '全部',
    NEW: '新品',
    ACTIVITY: '活动',
    shop: '店铺',
    categories: '分类',
    cart: '购物车',
    goHome: '回首页'
  },
  {
    follow: 'Follow',
    followed: 'Following',
    followOf: 'Follow {name}',
    service: 'Chat',
    letGo: 'Unfollowed',
    followedWithCoupon: 'Following. A {amount} coupon is yours',
    followers: '{count}\u00a0followers',
    openYears: 'Open {years|1 year|{years} years}',
    openMonths: 'Open {months} mo',
    score: '{score} stars',
    searchIn: 'Search this shop',
    tabs: 'Parts of the shop',
    HOME: 'Home',
    ALL: 'All',
    NEW: 'New',
    ACTIVITY: 'Offers',
    shop: 'Shop',
    categories: 'Categories',
    cart: 'Cart',
    goHome: 'Go to home'
  }
)
