/** The site configuration, value lists and message overrides (spec 3.2, 7.3). */
import { serviceCode, sharePicture, words } from './links'
import type { SiteInfo, ValueLists } from './types'

/** Path of the site configuration on the storage host (spec 7.3); the code names the messaging platform. */
export const siteConfigurationPath = '/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'

export const siteInfo = {
  onlineShopName: '栖禾商城',
  onlineShopNameEn: 'Qihe Store',
  cmsDecorationUrl: '/bbccms/pages/QIHE-MALL.json',
  pubLovResourceUrl: '/bbccms/value-lists/QIHE-MALL.json',
  defLanguageCode: 'zh-CN',
  multilanguageUrl: '/bbccms/messages/{locale}.json',
  onlineShopCode: 'QIHE-MALL',
  tenantId: '2',
  currencySymbol: '¥',
  terminalTypeCode: 'H5',
  regionResourceUrl: '/regions.json',
  h5LinkAllowList: [],
  pictureAllowList: [],
  // reserved for examples: a real shop puts its own here
  shopAddress: 'https://shop.qihe.example',
  // shaped as the platform's own; a real shop puts those of its account here
  subscribeTemplates: {
    seckill: 'Qh7seckill-0000000000000000000000000000001',
    afterrefuse: 'Qh7afterrefuse-00000000000000000000000002',
    refundSuccess: 'Qh7refundSuccess-000000000000000000000003',
    paymentSuccess: 'Qh7paymentSuccess-00000000000000000000004',
    orderDelivery: 'Qh7orderDelivery-000000000000000000000005',
    orderStatus: 'Qh7orderStatus-00000000000000000000000006',
    orderCancell: 'Qh7orderCancell-0000000000000000000000007',
    goodsNotice: 'Qh7goodsNotice-00000000000000000000000008',
    couponExpire: 'Qh7couponExpire-0000000000000000000000009',
    packetExpire: 'Qh7packetExpire-0000000000000000000000010',
    pointExpire: 'Qh7pointExpire-00000000000000000000000011',
    couponOpen: 'Qh7couponOpen-000000000000000000000000012'
  },
  servicePhone: '400-000-0000',
  serviceAccountName: '栖禾服务号',
  serviceAccountNameEn: 'Qihe Service',
  serviceQrPicture: serviceCode,
  // reserved for examples, as the shop's address
  appStoreLink: 'https://apps.qihe.example/ios',
  appAndroidLink: 'https://apps.qihe.example/android',
  appVersion: '5.2.0',
  sharePicture: sharePicture('share-home')
} satisfies SiteInfo

export const valueLists: ValueLists = {
  ADDRESS_TAG: [
    { value: 'HOME', meaning: words('家', 'Home') },
    { value: 'WORK', meaning: words('公司', 'Work') },
    { value: 'PARENTS', meaning: words('父母家', 'Parents') }
  ],
  ORDER_STATUS: [
    { value: 'WAIT_PAY', meaning: words('待付款', 'To pay') },
    { value: 'WAIT_SHIP', meaning: words('待发货', 'To ship') },
    { value: 'WAIT_RECEIVE', meaning: words('待收货', 'On its way') },
    { value: 'COMPLETED', meaning: words('已完成', 'Completed') },
    { value: 'CANCELLED', meaning: words('已取消', 'Cancelled') }
  ],
  PAY_CHANNEL: [
    { value: 'WECHAT', meaning: words('微信支付', 'WeChat Pay') },
    { value: 'ALIPAY', meaning: words('支付宝', 'Alipay') },
    { value: 'UNIONPAY', meaning: words('云闪付', 'UnionPay') }
  ],
  STOCK_STATUS: [
    { value: 'IN_STOCK', meaning: words('现货', 'In stock') },
    { value: 'FEW_LEFT', meaning: words('库存紧张', 'Few left') },
    { value: 'OUT_OF_STOCK', meaning: words('已售罄', 'Sold out') }
  ]
}

/**
 * Words that win over the app's own, by language. This shop is content with the app's, and says one of them again: a
 * language without words counts as abnormal (spec 8).
 */
export const messageOverrides: Record<string, Record<string, string>> = {
  'zh-CN': { 'api.serverError': '服务器出现异常，请稍后重试' },
  'en-US': { 'api.serverError': 'Server error, please try later' }
}
