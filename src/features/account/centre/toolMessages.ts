import { defineMessages } from '@/i18n'

/** Words of what stands under the orders on the account screen. */
export const toolWords = defineMessages(
  'centreTools',
  {
    messages: '消息',
    contact: '联系客服',
    outlets: '服务网点',
    addresses: '收货地址',
    services: '家电服务',
    parcels: '我的包裹',
    questions: '我的提问',
    shops: '关注店铺',
    invoices: '我的发票',
    manuals: '说明书',
    language: '语言 / Language',
    recipes: '食谱',
    service: '报修安装',
    fees: '服务收费',
    help: '使用帮助',
    agreements: '协议与规则',
    notice: '购买须知',
    logOut: '退出登录',
    logOutAsk: '退出登录？',
    logOutNote: '购物车与订单仍在你的账号里，再次登录即可看到。',
    stay: '再想想',
    loggedOut: '已退出登录'
  },
  {
    messages: 'Messages',
    contact: 'Contact us',
    outlets: 'Outlets',
    addresses: 'Addresses',
    services: 'Appliance services',
    parcels: 'Parcels',
    questions: 'Questions',
    shops: 'Shops',
    invoices: 'Invoices',
    manuals: 'Manuals',
    language: 'Language / 语言',
    recipes: 'Recipes',
    service: 'Repairs',
    fees: 'Service fees',
    help: 'Help',
    agreements: 'Terms & policies',
    notice: 'Before you buy',
    logOut: 'Log out',
    logOutAsk: 'Log out?',
    logOutNote: 'Your cart and orders stay in your account and are there when you log in again.',
    stay: 'Not now',
    loggedOut: "You're logged out"
  }
)
