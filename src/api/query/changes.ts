// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit. What src/api/query/tags.ts reads.
import type { EndpointKey } from '@contract'

const account = 'o2cum/customer-info'
const rewards = ['o2mkt-b2c/coupon-self', 'o2mkt-b2c/red-packet', 'o2cum/customer-point', 'o2cht/usable-rewards']
const orders = ['o2ord-b2c/order-trades', 'o2ord-b2c/order-search', 'o2ord-b2c/parcel', account]

// oxfmt-ignore
export const apart: Readonly<Partial<Record<EndpointKey, string>>> = {
  'POST /o2cum/v1/lx/qrcode-generate': 'o2cum/lx-code',
  'POST /o2cum/v1/glz-store/heart': 'o2cum/story-heart',
  'GET /o2pcm/v1/pub/product/categories': 'o2pcm/categories',
  'GET /o2pcm/v1/pub/product/recommend': 'o2pcm/recommend',
  'GET /o2cht/v1/order-settlements/usable-rewards': 'o2cht/usable-rewards',
  'GET /o2ord-b2c/v1/order-trades/desk': 'o2ord-b2c/desk',
  'POST /o2ord-b2c/v1/order-trades/desk': 'o2ord-b2c/desk',
  'POST /o2cmt/v1/glz-product-comment/b2c/helpful': 'o2cmt/helpful',
  'POST /o2cmt/v1/consults/helpful': 'o2cmt/helpful',
  'POST /o2cmt/v1/consults/read': 'o2cmt/read'
}

// oxfmt-ignore
export const reads: readonly EndpointKey[] = [
  'POST /o2md/v1/pub/online-shop/licence-captcha',
  'POST /o2md/v1/pub/online-shop/licences',
  'POST /o2wl/v1/favorite/shop/decide-exist',
  'POST /o2cum/v1/sms/send-image-code',
  'POST /o2cum/v1/sms/send-verification-code',
  'POST /o2cum/v1/partner/click',
  'POST /o2cum/v1/partner/withdraw-code',
  'POST /o2cum/v1/glz-store/upload-file-zip',
  'POST /o2pcm/v1/pub/product/platform-sku-query',
  'POST /o2pcm/v1/geocoder',
  'POST /o2srh/pub/v1/glz-zb/info',
  'POST /o2inv/v1/inv-query/batch/shop-stock-status',
  'POST /o2inv/v1/inv-query/shop-stock-verify',
  'POST /o2inv/v1/inv-query/batch/shop-stock-verify',
  'POST /o2as-b2c/v1/fix-install-bills/pub/listFixInstallBill',
  'POST /o2as-b2c/v1/fix-install-bills/pub/fix-detail',
  'POST /o2as-b2c/v1/fix-install-bills/upload',
  'POST /o2as-b2c/v1/fix-install-bills/upload-video',
  'POST /o2as-b2c/v1/sms/pub/send-image-code',
  'POST /o2as-b2c/v1/sms/pub/send-verification-code',
  'POST /o2mkt-b2c/v1/subsidy/send-code',
  'POST /o2cum/v1/customer-info/get-decrypt-customer-info',
  'POST /o2as-b2c/v1/after/sale/apply-refundAmount',
  'POST /o2as-b2c/v1/after/sale/get-gift-sku',
  'POST /o2msg/v1/chat/open',
  'POST /o2msg/v1/chat/typing',
  'POST /o2msg/v1/chat/ticket',
  'POST /o2msg/v1/chat/upload'
]

/** By the tag of a write, or by the write. */
// oxfmt-ignore
export const alsoChanged: Readonly<Record<string, readonly string[]>> = {
  'POST /o2cum/v1/customer-info/save-branch-info': ['o2md/service-outlets'],
  'PUT /o2cum/v1/customer-info': ['o2cum/lx', 'o2cum/employee-purchase', 'o2cum/glz-store', 'o2mkt-b2c/assist', 'o2mkt-b2c/group-buy'],
  'POST /o2cum/v1/customer-info/glzEmployeeLogin': ['o2cum/lx', 'o2cum/employee-purchase'],
  'POST /o2cum/v1/customer-info/phone-lost': ['o2cum/partner'],
  'POST /o2cum/v1/customer-info/phone': ['o2cum/partner'],
  'POST /o2cum/v1/customer-info/validateIdCardInfo': ['o2mkt-b2c/subsidy'],
  'o2wl/favorite': ['o2mkt-b2c/coupon-self', 'o2cht/usable-rewards', account],
  'o2cum/bp-address': [account],
  'POST /o2cum/v1/employee-purchase/unbind': ['o2cum/lx', 'o2cum/glz-partner', 'o2cum/partner', account],
  'POST /o2cum/v1/footstep/create': [account],
  'POST /o2cum/v1/footstep/delete': [account],
  'o2cum/glz-partner': ['o2cum/partner'],
  'POST /o2cum/v1/partner/verify': ['o2cum/glz-partner', 'o2ord-b2c/glz-partner-orders', account],
  'POST /o2cum/v1/partner/contract': ['o2cum/glz-partner', 'o2ord-b2c/glz-partner-orders', account],
  'POST /o2cum/v1/partner/leave': ['o2cum/glz-partner', 'o2ord-b2c/glz-partner-orders', account],
  'o2cum/checkin': ['o2cum/customer-point', account],
  'o2cum/customer-point': ['o2mkt-b2c/coupon-self', 'o2cht/usable-rewards', account],
  'o2mkt-b2c/live-reminders': ['o2pcm/glz-zb'],
  'o2as-b2c/fix-install-bills': ['o2as-b2c/fix-install-bills', 'o2as-m-bbc/service-bills', 'o2ord-b2c/parcel'],
  'POST /o2as-b2c/v1/fix-install-bills/pay-order': ['o2ord-b2c/order-trades', 'o2ord-b2c/order-search', account],
  'POST /o2as-b2c/v1/fix-install-bills/review': ['o2cum/customer-point', 'o2cht/usable-rewards', account],
  'o2as-m-bbc/service-bills': ['o2as-b2c/fix-install-bills', 'o2as-m-bbc/service-bills', 'o2ord-b2c/parcel'],
  'o2mkt-b2c/coupon-self': ['o2cht/usable-rewards', account],
  'o2mkt-b2c/activity': ['o2pcm/product', 'o2mkt-b2c/activity'],
  'o2mkt-b2c/red-packet': ['o2cht/usable-rewards', account],
  'POST /o2mkt-b2c/v1/product-trial/confirm': [...orders],
  'POST /o2mkt-b2c/v1/subsidy/claim': ['o2cht/order-settlements'],
  'POST /o2mkt-b2c/v1/subsidy/unbind': ['o2cht/order-settlements'],
  'POST /o2cht/v1/order-settlements/submit-coupon-cart': ['o2mkt-b2c/coupon', 'o2mkt-b2c/coupon-self', 'o2cht/usable-rewards', account],
  'POST /o2cht/v1/order-settlements/submit': ['o2cart/carts', 'o2wl/favorites', 'o2mkt-b2c/coupon', 'o2mkt-b2c/activity', 'o2pcm/product', ...orders, ...rewards],
  'o2ord-b2c/order-trades': ['o2pcm/product', ...orders],
  'POST /o2ord-b2c/v1/order-trades/cancel-reason': ['o2cart/carts', 'o2msg/user-messages', ...rewards],
  'o2ord-b2c/confirm-receive': ['o2cum/customerLevel', 'o2cmt/product-comment', ...orders, ...rewards],
  'o2ord-b2c/del': [account],
  'o2ord-b2c/update-address': [...orders],
  'o2ord-b2c/buy-again': ['o2cart/carts'],
  'o2ord-b2c/balancet-redpacket': ['o2pcm/product', ...orders],
  'o2ord-b2c/apply-invoice': ['o2ord-b2c/invoice'],
  'o2ord-b2c/modify-invoice': ['o2ord-b2c/invoice'],
  'o2ord-b2c/price-protection': ['o2ord-b2c/invoice', 'o2msg/user-messages', 'o2mkt-b2c/group-buy', ...orders],
  'o2as-b2c/after': ['o2as-b2c/after', 'o2as-b2c/glz-after-sale-type', ...orders],
  'o2cmt/product-comment': ['o2cmt/glz-product-comment', ...orders],
  'POST /o2cmt/v1/product-comment/b2c/create': ['o2mkt-b2c/product-trial'],
  'o2cmt/glz-product-comment': ['o2cmt/product-comment'],
  'POST /o2wl/v1/favorites/sku/save-all': ['o2cum/footstep', account],
  'POST /o2wl/v1/favorites/sku/restore': ['o2cum/footstep', account],
  'POST /o2wl/v1/favorites/sku/to-cart': ['o2cart/carts'],
  'POST /o2wl/v1/favorites/recipe': ['o2mkt-b2c/password-red-packet']
}
