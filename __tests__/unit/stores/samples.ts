import type { Address, Cart, CartRow, CustomerInfo, SkuRow } from '@contract'
import type { CmsPages, SiteInfo } from '@/stores/siteFiles'

export const customer: CustomerInfo = {
  openId: 'o-1',
  userId: 'U1',
  customerCode: 'C1',
  nickName: '小王',
  decryptMobilePhone: '138****0000',
  detailAddress: '',
  levelDO: { levelCode: 'L1', levelName: '普通会员' },
  pointAvailable: 20,
  receivePacketFlag: 0,
  firstOrderFlag: 1
}

export const siteInfo: SiteInfo = {
  onlineShopName: '栖禾商城',
  onlineShopNameEn: 'Qihe Store',
  cmsDecorationUrl: '/cms/pages.json',
  pubLovResourceUrl: '/lov/lists.json',
  defLanguageCode: 'zh-CN',
  multilanguageUrl: '/i18n/{locale}.json',
  onlineShopCode: 'QIHE',
  tenantId: 'T0',
  currencySymbol: '¥',
  terminalTypeCode: 'H5',
  regionResourceUrl: '/regions.json',
  h5LinkAllowList: ['help.example']
}

export const cmsPages: CmsPages = {
  pages: [
    { path: '/pages/index/index', pageName: 'index', archivePages: [{ activeFlag: true, startTime: 1, endTime: 2 }] }
  ],
  availability: [{ pageName: 'index', havepage: true }]
}

/** A SKU that can be bought. */
export const sku = (skuCode: string, more: Partial<SkuRow> = {}): SkuRow => ({
  skuCode,
  spuCode: `P-${skuCode}`,
  categoryCode: 'C020101',
  shopCode: 'SHOP1',
  shopName: '自营',
  title: skuCode,
  picture: '/p.svg',
  specs: [],
  priceFen: 1000,
  listPriceFen: 1200,
  available: 50,
  bought: 0,
  ...more
})

/** A line of the cart as the gateway gives it. */
export const row = (code: string, quantity = 1, more: Partial<CartRow> = {}): CartRow => ({
  rowId: `R-${code}`,
  quantity,
  selected: true,
  addedPriceFen: 1000,
  sku: sku(code),
  ...more
})
export const cartOf = (...rows: CartRow[]): Cart => ({
  shops: [{ shopCode: 'SHOP1', shopName: '自营', rows }],
  invalid: []
})

export const address: Address = {
  addressId: 'A1',
  receiver: '王芳',
  phone: '13800000000',
  provinceCode: '440000',
  cityCode: '440600',
  districtCode: '440606',
  detail: '某路 1 号',
  isDefault: true,
  provinceName: '广东省',
  cityName: '佛山市',
  districtName: '顺德区'
}
