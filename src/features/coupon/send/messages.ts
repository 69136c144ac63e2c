import { defineMessages } from '@/i18n'

/** Words of a coupon that a code or a link gives. */
export const sentCouponWords = defineMessages(
  'sentCoupon',
  {
    forYou: '送你一张优惠券',
    take: '立即领取',
    toLogin: '登录并领取',
    done: '领取成功，下单时可用',
    unknownFate: '网络不佳，没能确认是否领到，请再试一次',
    mine: '查看我的优惠券',
    use: '去使用',
    RECEIVED: '这张券已在你的账户里',
    RECEIVEDNote: '下单时会自动为你选最省的搭配',
    SPENT: '来晚了，已被领完',
    SPENTNote: '领券中心还有别的券，去看看',
    FOREIGN: '这个券码属于另一位顾客',
    FOREIGNNote: '换一个登录账号，或核对券码',
    EXPIRED: '这个券码已过期',
    EXPIREDNote: '领券中心还有别的券，去看看',
    UNKNOWN: '没有找到这个券码',
    UNKNOWNNote: '请核对字母和数字后再试',
    NONE: '请输入券码',
    NONENote: '在「我的优惠券」里可以输入券码',
    toCentre: '去领券中心'
  },
  {
    forYou: 'A coupon for you',
    take: 'Get it now',
    toLogin: 'Log in and get it',
    done: "It's yours. Use it at checkout",
    unknownFate: 'Poor connection: you may not have got it. Please try again',
    mine: 'See my coupons',
    use: 'Use it',
    RECEIVED: 'You have this coupon',
    RECEIVEDNote: 'The best mix is chosen for you at checkout',
    SPENT: 'All of these are gone',
    SPENTNote: 'There are others in the coupon centre',
    FOREIGN: 'This code is for another shopper',
    FOREIGNNote: 'Log in to the other account, or check the code',
    EXPIRED: 'This code has ended',
    EXPIREDNote: 'There are others in the coupon centre',
    UNKNOWN: 'We don’t know that code',
    UNKNOWNNote: 'Please check its letters and digits',
    NONE: 'Please enter a code',
    NONENote: 'You can do that in “My coupons”',
    toCentre: 'To the coupon centre'
  }
)
