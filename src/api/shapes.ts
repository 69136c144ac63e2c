// Made from `contract/` by `node scripts/generate-docs.mjs`; do not edit.
import type { EndpointKey } from '@contract'
import type { Shape } from './fits'

// oxfmt-ignore
const part1 = {priceFen:'i',startAt:'i',endAt:'i'} as const
// oxfmt-ignore
const part2 = {skuCode:'c',enough:'b',available:'i'} as const
// oxfmt-ignore
const part3 = {attrCode:'c',attrName:'s',valueCode:'c',valueName:'s'} as const
// oxfmt-ignore
const part4 = {shopCode:'c',shopName:'s',logo:'s',slogan:'s',productCount:'i',soldCount:'i',selfOperated:'b'} as const
// oxfmt-ignore
const part5 = {skuCode:'c',spuCode:'c',title:'s',picture:'s',specs:[part3],priceFen:'i',quantity:'i'} as const
// oxfmt-ignore
const part6 = {addressId:'c',receiver:'s',phone:'s',provinceCode:'s',cityCode:'s',districtCode:'s',detail:'s','tag?':'s',isDefault:'b',provinceName:'s',cityName:'s',districtName:'s'} as const
// oxfmt-ignore
const part7 = {openId:'s',userId:'c',customerCode:'c',nickName:'s',decryptMobilePhone:'s',detailAddress:'s',levelDO:{levelCode:'c',levelName:'s'},pointAvailable:'i',receivePacketFlag:'i',firstOrderFlag:'i','avatar?':'s'} as const
// oxfmt-ignore
const part8 = {spuCode:'c',skuCode:'c',shopCode:'c',shopName:'s',title:'s',picture:'s',priceFen:'i',listPriceFen:'i','flash?':{priceFen:'i',startAt:'i',endAt:'i','soldPercent?':'i'},soldCount:'i',inStock:'b',tags:[{text:'s',kind:'s'}]} as const
// oxfmt-ignore
const part9 = {list:[part8],total:'i',page:'i',size:'i'} as const
// oxfmt-ignore
const part10 = {skuCode:'c',spuCode:'c',shopCode:'c',shopName:'s',title:'s',picture:'s',specs:[part3],priceFen:'i',listPriceFen:'i','regularPriceFen?':'i','flash?':part1,available:'i','purchaseLimit?':'i',bought:'i','unsellable?':'s'} as const
// oxfmt-ignore
const part11 = {list:[{orderCode:'c',shopCode:'c',shopName:'s',status:'s',rows:[part5],quantity:'i',payFen:'i',createdAt:'i','payBefore?':'i','arrivesOn?':'s'}],total:'i',page:'i',size:'i'} as const
// oxfmt-ignore
const part12 = {rowId:'c',quantity:'i',selected:'b',addedPriceFen:'i',sku:part10} as const
// oxfmt-ignore
const part13 = {orderCode:'c',shopCode:'c',shopName:'s',status:'s',rows:[part5],quantity:'i',payFen:'i',createdAt:'i','payBefore?':'i','arrivesOn?':'s',goodsFen:'i',freightFen:'i',discountFen:'i','saving?':{listFen:'i',cutFen:'i',flashFen:'i'},refundFen:'i',remark:'s',address:{receiver:'s',phone:'s',regionName:'s',detail:'s'},'payChannel?':'s','paidAt?':'i','shippedAt?':'i','completedAt?':'i','cancelledAt?':'i','cancelReason?':'s','autoReceiveAt?':'i'} as const
// oxfmt-ignore
const part14 = {shops:[{shopCode:'c',shopName:'s',rows:[part12]}],invalid:[part12]} as const
// oxfmt-ignore
const part15 = {settlementId:'c',source:'s',address:['?',part6],shops:[{shopCode:'c',shopName:'s',rows:[{sku:part10,quantity:'i',openedPriceFen:'i','problem?':'s'}],goodsFen:'i',freightFen:'i',discountFen:'i',payFen:'i',remark:'s','arrivesOn?':'s'}],coupons:[{userCouponId:'c',name:'s',thresholdFen:'i',discountFen:'i',endAt:'i',usable:'b',shortFen:'i'}],userCouponId:['?','c'],goodsFen:'i',freightFen:'i',discountFen:'i',payFen:'i',digest:'c',orderCodes:['c']} as const

/** The shape of each endpoint's data. */
// oxfmt-ignore
export const shapes: Readonly<Record<EndpointKey, Shape>> = {
  'GET /o2md/v1/pub/sysParameter/{code}': {code:'s',defaultValue:['?','s']},
  'GET /o2md/v1/pub/online-shop': {list:[part4]},
  'GET /o2md/v1/pub/client-ip': {ip:'s'},
  'POST /oauth/public/send-phone-captcha-always': {captchaKey:'c',resendAfterSeconds:'i',expiresInSeconds:'i'},
  'POST /o2cum/v1/pub/customer-login/register-with-oauth': {token:'s',userId:'c',registered:'b'},
  'POST /o2cum/v1/customer-login/logout': {done:'b'},
  'POST /o2cum/v1/pub/mini-program/login': {token:'s',userId:'c',openId:'s'},
  'POST /o2cum/v1/pub/mini-program/register-bind-login': {token:'s',userId:'c',openId:'s',registered:'b'},
  'POST /o2cum/v1/pub/mini-program/getOpenUnionId': {openId:'s',unionId:['?','s']},
  'POST /oauth/public/v1/wxmini/userInfoByCode': {bound:'b',nickName:'s',decryptMobilePhone:'s','avatar?':'s'},
  'POST /o2cum/v1/pub/mpminappcombie/getMpOpenId': {openId:'s'},
  'POST /o2cum/v1/mpminappcombie/getMinAppWxPhone': {phone:'s'},
  'PUT /o2cum/v1/customer-info': part7,
  'POST /o2cum/v1/customer-info/upload-avatar': {avatar:'s'},
  'GET /o2cum/v1/customer-info': part7,
  'GET /o2cum/v1/customer-info/getUserInfo': {receivePacketFlag:'i',firstOrderFlag:'i'},
  'GET /o2cum/v1/customer-info/getUserQuantity': {couponCount:'i',pointAvailable:'i',addressCount:'i'},
  'GET /o2cum/v1/customer-info/point-and-level-detail': {levelCode:'c',levelName:'s',pointAvailable:'i',nextLevelName:['?','s'],toNextLevelFen:['?','i']},
  'GET /o2cum/v1/bp-address': {list:[part6]},
  'POST /o2cum/v1/bp-address': part6,
  'PUT /o2cum/v1/bp-address': part6,
  'DELETE /o2cum/v1/bp-address': {done:'b'},
  'POST /o2cum/v1/bp-address/set-default-address': {done:'b'},
  'POST /o2cum/v1/bp-address/paste-address-parse': {'receiver?':'s','phone?':'s','provinceCode?':'s','cityCode?':'s','districtCode?':'s','detail?':'s'},
  'GET /o2srh/v1/pub/platform-products/search': part9,
  'GET /o2srh/v1/pub/platform-products/search-filter': {categories:[{categoryCode:'c',name:'s',count:'i'}],attributes:[{attrCode:'c',name:'s',values:[{valueCode:'c',name:'s','swatch?':'h',count:'i'}]}],minPriceFen:'i',maxPriceFen:'i'},
  'GET /o2srh/v1/pub/platform-products/search-filter-count': {count:'i'},
  'GET /o2srh/v1/pub/platform-products/medias': {list:[part8]},
  'GET /o2srh/pub/v1/wx-schemes': {link:'s',expiresAt:'i'},
  'GET /o2srh/v1/pub/search-associate': {list:[{word:'s',count:'i'}]},
  'GET /o2srh/v1/pub/hot-word': {list:[{word:'s',hot:'b'}]},
  'GET /o2pcm/v1/pub/product/detail': {spuCode:'c',title:'s',subtitle:'s',categoryCode:'c',onSale:'b',pictures:['s'],'viewerPictures?':['s'],tags:[{text:'s',kind:'s'}],soldCount:'i',services:[{title:'s',note:'s'}],parameters:[{name:'s',value:'s'}],descriptionHtml:'s',attributes:[{attrCode:'c',name:'s',values:[{valueCode:'c',name:'s','swatch?':'h'}]}],skus:[{skuCode:'c',specs:[part3],picture:'s','sharePicture?':'s',priceFen:'i',listPriceFen:'i','flash?':part1,'reminded?':'b',available:'i','purchaseLimit?':'i',bought:'i'}],shop:part4},
  'GET /o2pcm/v1/pub/product/categories': {list:[{categoryCode:'c',name:'s','banner?':{title:'s',subtitle:'s',picture:'s',categoryCode:'c'},groups:[{categoryCode:'c',name:'s',children:[{categoryCode:'c',name:'s',picture:'s'}]}]}]},
  'GET /o2pcm/v1/pub/product/recommend': part9,
  'GET /o2pcm/v1/pub/product/calculate-freight': {freightFen:'i',freeFromFen:['?','i'],arrivesOn:'s'},
  'GET /o2pcm/v1/pub/product/restricted-sale': {restricted:'b','reason?':'s'},
  'POST /o2pcm/v1/pub/product/platform-sku-query': {list:[part10]},
  'POST /o2inv/v1/inv-query/batch/shop-stock-status': {list:[{skuCode:'c',status:'s',available:'i'}]},
  'POST /o2inv/v1/inv-query/shop-stock-verify': part2,
  'POST /o2inv/v1/inv-query/batch/shop-stock-verify': {list:[part2]},
  'GET /o2cart/v1/carts/list': part14,
  'GET /o2cart/v1/carts/entryRows': {count:'i'},
  'POST /o2cart/v1/carts/save-by-product': {rowId:'c',quantity:'i',count:'i'},
  'POST /o2cart/v1/carts/save-all': {merged:'i',adjusted:['c'],count:'i'},
  'PUT /o2cart/v1/carts': part14,
  'DELETE /o2cart/v1/carts': {done:'b'},
  'GET /o2mkt-b2c/v1/pub/coupon/can-received': {list:[{couponCode:'c',name:'s',amountFen:'i',thresholdFen:'i',shopCode:['?','c'],'shopName?':'s',startAt:'i',endAt:'i',state:'s'}]},
  'POST /o2mkt-b2c/v1/coupon-self/receive-coupon': {userCouponId:'c'},
  'POST /o2mkt-b2c/v1/subscribe-ms-activity': {skuCode:'c',reminded:'b',startAt:'i'},
  'POST /o2mkt-b2c/v1/cancel-subscribe-ms-activity': {skuCode:'c',reminded:'b'},
  'POST /o2cht/v1/order-settlements/buy-now': {settlementId:'c'},
  'POST /o2cht/v1/order-settlements/submit-cart': {settlementId:'c'},
  'GET /o2cht/v1/order-settlements/query-settlement-detail': part15,
  'POST /o2cht/v1/order-settlements/modify-settlement-address': part15,
  'POST /o2cht/v1/order-settlements/modify-settlement-remark': {done:'b'},
  'POST /o2cht/v1/order-settlements/modify-settlement-activities': part15,
  'POST /o2cht/v1/order-settlements/submit': {orderCodes:['c'],payFen:'i',payBefore:'i'},
  'GET /o2ord-b2c/v1/order-trades': part11,
  'GET /o2ord-b2c/v1/order-search': part11,
  'GET /o2ord-b2c/v1/order-trades/status-group': {WAIT_PAY:'i',WAIT_SHIP:'i',WAIT_RECEIVE:'i',COMPLETED:'i',CANCELLED:'i'},
  'GET /o2ord-b2c/v1/order-trades/detail': part13,
  'GET /o2ord-b2c/v1/order-trades/cancel-reason': {list:[{reasonCode:'c',text:'s'}]},
  'POST /o2ord-b2c/v1/order-trades/cancel-reason': part13,
  'GET /o2ord-b2c/v1/check-confirm-receive': {allowed:'b','reason?':'s'},
  'POST /o2ord-b2c/v1/confirm-receive': part13,
  'POST /o2ord-b2c/v1/del': {done:'b'},
  'POST /o2ord-b2c/v1/update-address': part13,
  'POST /o2ord-b2c/v1/buy-again': {added:'i',unavailable:['s'],count:'i'},
  'GET /o2ord-b2c/v1/parcel/parcel-infos': {list:[{parcelCode:'c',carrierName:'s',trackingNo:'s',tracks:[{at:'i',text:'s'}]}]},
  'POST /o2ord-b2c/v1/order-trades/pay': {paymentId:'c',amountFen:'i',cashier:'*'},
  'GET /o2ord-b2c/v1/order-trades/pay': {paymentId:'c',status:'s',amountFen:'i',orderCodes:['c'],channel:'s',returnedFen:'i','failReason?':'s'},
  'POST /o2msg/v1/subscribe-messages': {allowed:[{template:'s',count:'i'}]}
}
