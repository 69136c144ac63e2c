/**
 * Every screen of the store (spec 2.1 and 2.2) in one list: 111 rows, and the three system pages. app.config is computed
 * from it in Node at build time, so this file imports nothing.
 */

export type RoutePack = 'main' | 'pagesB' | 'pagesC' | 'pagesD'
/** `stored`: shows what is held when offline; `network`: needs it; `money`: blocks offline and keeps the input. */
export type OfflineClass = 'stored' | 'network' | 'money'
export type RouteAuth = 'open' | 'login'

export interface RouteRow {
  /** Our own camelCase key; the spec's route name where it is one. */
  key: string
  /** With a leading slash, to the letter of spec 2.2. */
  path: string
  /** Only where the spec gives one. */
  name?: string
  title: { zh: string; en: string }
  pack: RoutePack
  /** Position in the tab bar, spec 2.1. */
  tab?: 0 | 1 | 2 | 3
  /** The screen exists; rows that are not built are in no bundle. Of a host it is not for it counts as not built. */
  built: boolean
  /** The only host it is for. */
  only?: 'h5'
  auth: RouteAuth
  offline: OfflineClass
  /** `44`: a bar of 44 px (spec 9.6); everything else draws its own. */
  navBar: 'custom' | '44'
  /** The back-swipe gesture is off (spec 2.2: payment, product review). */
  noBackSwipe?: true
  /** Other H5 addresses of the same screen. */
  aliases?: readonly string[]
}

interface RowOptions {
  name?: string
  tab?: 0 | 1 | 2 | 3
  only?: 'h5'
  auth?: RouteAuth
  offline?: OfflineClass
  navBar?: '44'
  noBackSwipe?: true
  aliases?: readonly string[]
}

const packOf = (path: string): RoutePack => {
  const folder = path.split('/')[1]
  return folder === 'pagesB' || folder === 'pagesC' || folder === 'pagesD' ? folder : 'main'
}

/** The host that is built, or that runs; none in Node, where every host counts. */
const host = process.env.TARO_ENV

const row = <K extends string, B extends true | undefined = undefined>(
  key: K,
  path: string,
  zh: string,
  en: string,
  options: RowOptions & { built?: B } = {}
) => ({
  key,
  path,
  title: { zh, en },
  pack: packOf(path),
  auth: 'open' as RouteAuth,
  offline: 'network' as OfflineClass,
  navBar: 'custom' as 'custom' | '44',
  ...options,
  // the type is of what the row says, on both hosts
  built: (options.built === true &&
    (options.only === undefined || host === undefined || host === options.only)) as B extends true ? boolean : false
})

const mine = { auth: 'login' } as const
const ownBuilt = { ...mine, built: true } as const
const ready = { built: true } as const
const system = { built: true, only: 'h5', offline: 'stored' } as const

const rows = [
  row('index', '/pages/index/index', '首页', 'Home', {
    name: 'index',
    tab: 0,
    built: true,
    offline: 'stored',
    aliases: ['/']
  }),
  row('classification', '/pages/classification/classification', '分类', 'Categories', {
    name: 'classification',
    tab: 1,
    built: true,
    offline: 'stored'
  }),
  row('cart', '/pages/cart/cart', '购物车', 'Cart', { name: 'cart', tab: 2, built: true, offline: 'stored' }),
  row('ucenter', '/pages/ucenter/index', '我的', 'Account', {
    name: 'ucenter',
    tab: 3,
    built: true,
    offline: 'stored'
  }),
  row('contact', '/pages/contact/contact', '联系客服', 'Customer service', ready),

  row('productDetail', '/pagesB/productDetail/index', '商品详情', 'Product details', {
    name: 'productDetail',
    built: true,
    offline: 'stored'
  }),
  row('productDetailH5', '/pagesB/productDetail/h5', '', '', ready),
  row('basicInformation', '/pagesB/basicInformation/index', '个人信息', 'Personal information', ownBuilt),
  row('myOrder', '/pagesB/order/myOrder', '我的订单', 'My orders', {
    ...mine,
    name: 'myOrder',
    built: true,
    offline: 'stored'
  }),
  row('filterOrder', '/pagesB/order/filterOrder', '我的订单', 'My orders', {
    ...mine,
    name: 'filterOrder',
    built: true
  }),
  row('orderDetail', '/pagesB/order/orderDetail', '订单详情', 'Order details', {
    ...mine,
    name: 'orderDetail',
    built: true,
    offline: 'stored'
  }),
  row('QRcodeImg', '/pagesB/order/QRcodeImg', '官方服务二维码', 'Service QR code', {
    name: 'QRcodeImg',
    built: true
  }),
  row('issueInvoice', '/pagesB/order/issueInvoice', '申请开票', 'Apply for invoice', ownBuilt),
  row('shippingAddress', '/pagesB/shippingAddress/shippingAddress', '收货地址', 'Addresses', {
    ...mine,
    built: true,
    offline: 'stored'
  }),
  row('addAddress', '/pagesB/shippingAddress/addAddress', '新增收货地址', 'New address', ownBuilt),
  row('confirmation', '/pagesB/settlement/confirmation', '确认订单', 'Confirm order', {
    ...mine,
    built: true,
    offline: 'money'
  }),
  row('scan', '/pagesB/settlement/scan', '扫一扫', 'Scan code', ready),
  row('openInvoice', '/pagesB/settlement/openInvoice', '申请发票', 'Apply for invoice', ownBuilt),
  row('pay', '/pagesB/pay/pay', '支付订单', 'Payment', { ...mine, built: true, offline: 'money', noBackSwipe: true }),
  row('payFailure', '/pagesB/pay/payFailure', '支付失败', 'Payment failed', { ...mine, built: true, navBar: '44' }),
  row('paySuccess', '/pagesB/pay/paySuccess', '支付成功', 'Purchase complete', ownBuilt),
  row('appCheckstand', '/pagesB/pay/appCheckstand', '收银台', 'Cashier', { built: true, offline: 'money' }),
  row('glzCashierDesk', '/pagesB/pay/glzCashierDesk', '收银台', 'Cashier', {
    ...mine,
    built: true,
    offline: 'money'
  }),
  row('productList', '/pagesB/productList/productList', '商品列表', 'Products', { built: true, offline: 'stored' }),
  row('productSearch', '/pagesB/productList/productSearch', '搜索', 'Search products', ready),
  row('returnProductList', '/pagesB/productList/returnProductList', '返利商品', 'Rebate products', ready),
  row('noProductDetail', '/pagesB/productList/noProductDetail', '商品已下架', 'No longer on sale', ready),
  row('afterSalesHistory', '/pagesB/applyAfterSales/afterSalesHistory', '售后中心', 'After-sales centre', ownBuilt),
  row('applyAfterSales', '/pagesB/applyAfterSales/applyAfterSales', '申请售后', 'Apply for after-sales', ownBuilt),
  row('afterDetails', '/pagesB/applyAfterSales/afterDetails', '售后详情', 'After-sales details', ownBuilt),
  row(
    'chooseAfterSalesType',
    '/pagesB/applyAfterSales/chooseAfterSalesType',
    '选择售后类型',
    'After-sales type',
    ownBuilt
  ),
  row(
    'afterSaleRepair',
    '/pagesB/applyAfterSales/afterSaleRepair',
    '服务进度详情',
    'Service progress details',
    ownBuilt
  ),
  row('applyAfterSaleResult', '/pagesB/applyAfterSales/applyAfterSaleResult', '提交成功', 'Submitted', ownBuilt),
  row('uploadLogistics', '/pagesB/applyAfterSales/uploadLogistics', '填写退货物流', 'Return shipment', {
    ...ownBuilt,
    navBar: '44'
  }),
  row('publishComments', '/pagesB/comment/publishComments', '评价商品', 'Review product', {
    ...mine,
    built: true,
    noBackSwipe: true
  }),
  row('commentList', '/pagesB/commentList/commentList', '商品评价', 'Reviews', ready),
  row('invoiceDetails', '/pagesB/invoice/invoiceDetails', '发票详情', 'Invoice details', ownBuilt),
  row('myInvoice', '/pagesB/invoice/myInvoice', '我的发票', 'My invoices', ownBuilt),
  row('addInvoiceTitle', '/pagesB/invoice/addInvoiceTitle', '新增发票抬头', 'New billing name', ownBuilt),
  row('modifyInvoiceTitle', '/pagesB/invoice/modifyInvoiceTitle', '编辑发票抬头', 'Edit billing name', ownBuilt),
  row('myCoupon', '/pagesB/myCoupon/myCoupon', '优惠券', 'Coupons', ready),
  row('redPacket', '/pagesB/redPacket/index', '我的红包', 'My red packets', {
    ...mine,
    built: true,
    offline: 'stored'
  }),
  row('redPacketDetail', '/pagesB/redPacket/redPacketDetail', '红包详情', 'Red packet details', ownBuilt),
  row('individualPoints', '/pagesB/individualPoints/individualPoints', '红包攻略', 'Red packet guide', ready),
  row('questionsList', '/pagesB/questions/questionsList', '问答专区', 'Questions', ready),
  row('questionsDetail', '/pagesB/questions/questionsDetail', '问答详情', 'Question details', ready),
  row('postQuestions', '/pagesB/questions/postQuestions', '我要提问', 'Ask a question', ownBuilt),
  row('answerQuestions', '/pagesB/questions/answerQuestions', '我来回答', 'Answer a question', ownBuilt),
  row('myJoin', '/pagesB/myJoin/myJoin', '我的拼团', 'My group buys', ownBuilt),
  row('joinDetail', '/pagesB/myJoin/joinDetail', '拼团详情', 'Group buy details', ready),
  row('myStory', '/pagesB/myStory/myStory', '我的故事', 'My story', ready),
  row('customerNotice', '/pagesB/notice/notice', '购买须知', 'Before you buy', {
    name: 'customerNotice',
    built: true
  }),
  row('guobuPage', '/pagesB/guobuPage/guobuPage', '以旧换新补贴资格', 'Trade-in subsidy', ready),

  row('login', '/pagesC/login/login', '登录', 'Login', ready),
  row('loginForPhone', '/pagesC/login/loginForPhone', '登录', 'Login', ready),
  row('loginForPhoneCode', '/pagesC/login/loginForPhone_code', '登录', 'Login', ready),
  row('loginOffline', '/pagesC/login/loginOffline', '服务网点信息', 'Service outlets', ready),
  row('cartInlay', '/pagesC/cartInlay/cartInlay', '购物车', 'Cart', { built: true, offline: 'stored' }),
  row(
    'passwordRedEnvelop',
    '/pagesC/passwordRedEnvelop/passwordRedEnvelop',
    '猜口令抽红包',
    'Riddle red packet',
    ready
  ),
  row('partnerNotify', '/pagesC/parner/partnerNotify', '合伙人须知', 'Partner notice', ready),
  row('partnerValidate', '/pagesC/parner/validate', '合伙人信息', 'Partner information', ownBuilt),
  row('partnerSignature', '/pagesC/parner/signature', '合伙人签约', 'Partner signature', ownBuilt),
  row('myVallet', '/pagesC/parner/my-vallet', '我的钱包', 'My wallet', { ...ownBuilt, name: 'myVallet' }),
  row('withdrawal', '/pagesC/parner/withdrawal', '提现', 'Withdraw', { ...ownBuilt, offline: 'money' }),
  row('shopCollect', '/pagesC/shopCollect/shopCollect', '关注的店铺', 'Followed shops', {
    ...mine,
    built: true,
    offline: 'stored'
  }),
  row('filterShopCollect', '/pagesC/shopCollect/filterShopCollect', '店铺筛选', 'Filter followed shops', ownBuilt),
  row('myFootprint', '/pagesC/myFootprint/myFootprint', '浏览足迹', 'Browsing history', ownBuilt),
  row('collection', '/pagesC/collection/collection', '商品收藏', 'Favourites', ownBuilt),
  row('filterProCollect', '/pagesC/collection/filterProCollect', '收藏筛选', 'Filter favourites', ownBuilt),
  row('presell', '/pagesC/activity/presell/presell', '预售专区', 'Presale', ready),
  row('seckill', '/pagesC/activity/seckill/seckill', '限时秒杀', 'Flash sale', ready),
  row('groupbuy', '/pagesC/activity/groupbuy/groupbuy', '拼团专区', 'Group buy', ready),
  row('shop', '/pagesC/shop/index', '店铺', 'Shop', { name: 'shop', built: true, offline: 'stored' }),
  row('shopInformation', '/pagesC/shop/shopInformation', '店铺信息', 'Shop information', ready),
  row('shopProductList', '/pagesC/shop/shopProductList', '店铺商品', 'Shop products', ready),
  row('shopLicense', '/pagesC/shop/shopLicense', '证照信息', 'Licence information', ready),
  row('liveList', '/pagesC/live/liveList', '品牌直播', 'Live streams', ready),
  row('h5Confirm', '/pagesC/h5/confirm', '确认收货', 'Confirm receipt', ready),
  row('customerBackpage', '/pagesC/customer/backpage', '在线客服', 'Online customer service', ready),
  row('customerGetList', '/pagesC/customer/getList', '', '', { ...mine, built: true }),
  row('notFound', '/pagesC/error/404', '页面不见了', 'Page not found', { name: '404', built: true, offline: 'stored' }),
  row('bbcHome', '/pagesC/bbcAfterSales/bbcHome', '品牌售后服务', 'Brand service', ready),
  row('bbcInstallRepair', '/pagesC/bbcAfterSales/bbcInstallRepair', '安装维修', 'Installation and repair', ready),
  row('bbcHistory', '/pagesC/bbcAfterSales/bbcHistory', '服务记录', 'Service history', ownBuilt),
  row('bbcQuery', '/pagesC/bbcAfterSales/bbcQuery', '服务进度查询', 'Service progress query', ready),
  row('bbcProgress', '/pagesC/bbcAfterSales/bbcProgress', '服务进度详情', 'Service progress details', ready),
  row('manualClassify', '/pagesC/productManual/manualClassify', '产品说明书', 'Product manuals', ready),
  row('manualSearch', '/pagesC/productManual/manualSearch', '搜索说明书', 'Search manuals', ready),
  row('productManual', '/pagesC/productManual/productManual', '说明书', 'Product manual', ready),
  row('logisticsList', '/pagesC/order/logisticsList', '我的包裹', 'My parcels', ownBuilt),
  row('logistics', '/pagesC/order/logistics', '物流跟踪', 'Logistics tracking', ownBuilt),
  row('zoomMap', '/pagesC/order/zoomMap', '地图', 'Map', ownBuilt),
  row('policyService', '/pagesC/policyService/policyService', '使用帮助', 'Help', ready),
  row('agreement', '/pagesC/policyService/agreement', '协议与规则', 'Terms & policies', ready),
  row('customC', '/pagesC/custom/index', '活动专区', 'Special offers', {
    name: 'customC',
    built: true,
    offline: 'stored'
  }),
  row('couponSend', '/pagesC/couponSend/index', '', '', ready),
  row('pointExchange', '/pagesC/point/pointExchange', '积分兑换', 'Points exchange', ownBuilt),
  row('myPoint', '/pagesC/point/myPoint', '我的积分', 'My points', ownBuilt),
  row('feesAndServices', '/pagesC/feesAndServices/index', '服务收费标准', 'Service and fees', ready),
  row('commonQuestion', '/pagesC/feesAndServices/question', '常见问题', 'FAQ', {
    name: 'commonQuestion',
    built: true
  }),
  row('pullActivity', '/pagesC/pullActivity/pullActivity', '邀请有礼', 'Invite friends', ready),
  row('productTrial', '/pagesC/productTrial/productTrial', '新品试用', 'New product trial', ready),
  row('assistment', '/pagesC/assistment/assistment', '好友助力', 'Friend assist', ready),
  row('assistmentRule', '/pagesC/assistment/rule', '助力活动规则', 'Assist rules', {
    name: 'assistmentRule',
    built: true
  }),
  row('employeePurchase', '/pagesC/employeePurchase/employeePurchase', '员工内购', 'Employee purchase', ready),
  row('downloadApp', '/pagesC/downloadApp/downloadApp', '下载 App', 'Get the app', ready),

  row('productPage', '/pagesD/productPage/productPage', '产品详情', 'Product page', ready),
  row('productParameters', '/pagesD/productParameters/productParameters', '产品参数', 'Specifications', ready),
  row('cookingRecipe', '/pagesD/cookingRecipe/cookingRecipe', '食谱', 'Recipes', ready),
  row('cookingRecipeDetail', '/pagesD/cookingRecipe/detail', '食谱', 'Recipe', ready),
  row(
    'installationGuidelines',
    '/pagesD/installationGuidelines/installationGuidelines',
    '安装指南',
    'Installation guide',
    ready
  )
]

/**
 * The spec's system pages by their short H5 address. Each is a page of a subpackage, reached on H5 by the alias, because
 * a mini-program has its own pictures, location and map pages and needs none of ours.
 */
const systemRows = [
  row('previewImage', '/pagesC/system/previewImage', '查看图片', 'Pictures', {
    ...system,
    aliases: ['/preview-image']
  }),
  row('chooseLocation', '/pagesC/system/chooseLocation', '选择位置', 'Choose a place', {
    ...system,
    aliases: ['/choose-location']
  }),
  row('openLocation', '/pagesC/system/openLocation', '查看位置', 'Place', { ...system, aliases: ['/open-location'] })
]

type AnyRow = (typeof rows)[number] | (typeof systemRows)[number]
/** The key of a screen; `notFound` is the route the spec names '404'. */
export type RouteKey = AnyRow['key']
/** The key of a screen that is there. A record by these holds what is told of every screen, so a new one is missed where it lacks. */
export type BuiltKey = Exclude<AnyRow, { built: false }>['key']
export type Route = RouteRow & { key: RouteKey }

/** The 111 rows of spec 2.1 and 2.2, in the spec's order. */
export const specRoutes: readonly Route[] = rows
export const systemRoutes: readonly Route[] = systemRows
/** All 114 screens. */
export const routes: readonly Route[] = [...specRoutes, ...systemRoutes]

const byKey = new Map<string, Route>(routes.map((route) => [route.key, route]))
const byPath = new Map<string, Route>(
  routes.flatMap((route) => [route.path, ...(route.aliases ?? [])].map((path): [string, Route] => [path, route]))
)

/** The route of a key that somebody else wrote. */
export const routeNamed = (key: string): Route | undefined => byKey.get(key)

export const routeOf = (key: RouteKey): Route => {
  const route = byKey.get(key)
  if (!route) throw new RangeError(`No route has the key ${key}`)
  return route
}

/** The screen at a path; the query, the hash, a missing leading slash and a trailing one don't matter. */
export const routeAt = (pathWithQuery: string): Route | undefined => {
  const bare = pathWithQuery.split(/[?#]/, 1)[0]
  if (!bare) return undefined
  const withSlash = bare.startsWith('/') ? bare : `/${bare}`
  return byPath.get(withSlash.length > 1 ? withSlash.replace(/\/$/, '') : withSlash)
}

/** Whether a jump to this path would work: a registered route whose screen is there (spec 2.3). */
export const isRegisteredPath = (pathWithQuery: string): boolean => routeAt(pathWithQuery)?.built === true

const withoutSlash = (path: string) => path.slice(1)
const builtRoutes = (pack: RoutePack) => routes.filter((route) => route.built && route.pack === pack)

/** Pages of the main package for app.config, entry page first. */
export const pages: string[] = builtRoutes('main').map((route) => withoutSlash(route.path))

/** Subpackages for app.config; one without a built screen is left out. */
export const subPackages: { root: string; pages: string[] }[] = (['pagesB', 'pagesC', 'pagesD'] as const)
  .map((pack) => ({ root: pack, pages: builtRoutes(pack).map((route) => route.path.slice(pack.length + 2)) }))
  .filter((subPackage) => subPackage.pages.length > 0)

/** The four tabs in order, spec 2.1. */
export const tabRoutes: readonly Route[] = routes
  .filter((route) => route.tab !== undefined)
  .sort((left, right) => (left.tab ?? 0) - (right.tab ?? 0))

/** The tab bar's list for app.config. The text is the default language's; the drawn bar has its own words. */
export const tabBarList: { pagePath: string; text: string }[] = tabRoutes.map((route) => ({
  pagePath: withoutSlash(route.path),
  text: route.title.zh
}))

/** H5's customRoutes: a list each, because a plain string would make the long path a 404. */
export const customRoutes: Record<string, string[]> = Object.fromEntries(
  routes
    .filter((route) => route.built && route.aliases)
    .map((route) => [route.path, [...(route.aliases ?? []), route.path]])
)
