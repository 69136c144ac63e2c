/** A cart and orders as long as a test wants them, in the browser's routes. */
import type { Page, Route } from '@playwright/test'
import type {
  Cart,
  CartRow,
  Favourite,
  FollowedShop,
  Footstep,
  InvoiceSummary,
  LiveRoom,
  OrderStatus,
  OrderSummary,
  Review
} from '../../contract'

/** Answers with the real envelope around other data. */
async function answer(route: Route, dataOf: (url: URL) => unknown): Promise<void> {
  const url = new URL(route.request().url())
  const reply = await route.fetch()
  const whole = (await reply.json()) as object
  await route.fulfill({
    response: reply,
    status: 200,
    json: { ...whole, success: true, failed: false, code: '', message: '', data: dataOf(url) }
  })
}

/** A line of a cart; one in three has a short title, one in five no specification: lines of several heights. */
export const line = (index: number, shop = 0): CartRow => ({
  rowId: `ROW${index}`,
  quantity: 1 + (index % 3),
  selected: index % 2 === 0,
  addedPriceFen: index % 4 === 0 ? 25_900 : 19_900,
  sku: {
    skuCode: `LONG${index}`,
    spuCode: `LONG${index}`,
    categoryCode: 'C020101',
    shopCode: `LONGSHOP${shop}`,
    shopName: `栖禾自营旗舰店 ${shop + 1}`,
    title:
      index % 3 === 0 ? `第 ${index + 1} 件` : `第 ${index + 1} 件 栖禾轻养低糖 IH 电饭煲 智能预约家用多功能 微压焖香`,
    picture: '',
    specs:
      index % 5 === 4 ? [] : [{ attrCode: 'COLOUR', attrName: '颜色', valueCode: 'APRICOT', valueName: '奶茶杏，4L' }],
    priceFen: 19_900,
    listPriceFen: 25_900,
    available: index % 6 === 0 ? 3 : 90,
    bought: 0
  }
})

/** A cart as the gateway would keep it. */
export async function keepCart(browser: Page, cart: Cart): Promise<void> {
  let cartNow = cart
  const changeRows = (change: (rows: readonly CartRow[]) => CartRow[]) => {
    cartNow = {
      shops: cartNow.shops.map((shop) => ({ ...shop, rows: change(shop.rows) })).filter(({ rows }) => rows.length > 0),
      invalid: change(cartNow.invalid)
    }
  }
  await browser.route(/\/o2cart\/v1\/carts(\/list)?(\?|$)/, (route) => {
    const body = (route.request().postDataJSON() ?? {}) as {
      rows?: { rowId: string; quantity?: number; selected?: boolean }[]
      rowIds?: string[]
    }
    const method = route.request().method()
    if (method === 'PUT') {
      changeRows((rows) => rows.map((row) => ({ ...row, ...body.rows?.find(({ rowId }) => rowId === row.rowId) })))
    }
    if (method === 'DELETE') changeRows((rows) => rows.filter(({ rowId }) => !body.rowIds?.includes(rowId)))
    return answer(route, () => (method === 'DELETE' ? { done: true } : cartNow))
  })
}

const statuses: readonly OrderStatus[] = ['WAIT_PAY', 'WAIT_SHIP', 'WAIT_RECEIVE', 'COMPLETED', 'CANCELLED']

const order = (index: number): OrderSummary => {
  const status = statuses[index % statuses.length] ?? 'COMPLETED'
  return {
    orderCode: `LONG${index}`,
    shopCode: 'S1',
    shopName: `第 ${index + 1} 单`,
    status,
    // one product, or several: another look
    rows: Array.from({ length: 1 + (index % 4) }, (_, rowIndex) => ({
      skuCode: `SKU${index}-${rowIndex}`,
      spuCode: `SPU${index}-${rowIndex}`,
      title: '栖禾轻养低糖 IH 电饭煲 智能预约家用多功能 微压焖香',
      picture: '',
      specs: [{ attrCode: 'COLOUR', attrName: '颜色', valueCode: 'APRICOT', valueName: '奶茶杏' }],
      priceFen: 33_720,
      quantity: 1
    })),
    quantity: 1 + (index % 4),
    payFen: 33_720 * (1 + (index % 4)),
    createdAt: Date.now() - index * 60_000,
    ...(status === 'WAIT_PAY' ? { payBefore: Date.now() + 25 * 60_000 } : {}),
    ...(status === 'WAIT_RECEIVE' ? { arrivesOn: '2099-01-01' } : {})
  }
}

/** A page of that many orders, of every state; `chunk`: rows of a reply, when it is to be more than was asked for. */
export function orderPage(count: number, query: URLSearchParams, chunk?: number) {
  const [page, size, status] = [Number(query.get('page')), Number(query.get('size')), query.get('status')]
  const all = Array.from({ length: count }, (_, index) => index).filter(
    (index) => status === null || statuses[index % statuses.length] === status
  )
  const from = (page - 1) * size
  return { list: all.slice(from, from + (chunk ?? size)).map(order), total: all.length, page, size }
}

/** That many orders, of every state. */
export async function keepOrders(browser: Page, count: number): Promise<void> {
  await browser.route(/\/order-trades\?/, (route) =>
    answer(route, ({ searchParams: query }) => orderPage(count, query))
  )
}

/** A page of so many rows; `chunk`: rows of a reply, when it is to be more than was asked for. */
const pageOf = <T>(count: number, query: URLSearchParams, rowAt: (index: number) => T, chunk?: number) => {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('size'))]
  const from = (page - 1) * size
  const most = size === 1 ? size : (chunk ?? size)
  const rows = Array.from({ length: Math.max(0, Math.min(most, count - from)) }, (_, index) => rowAt(from + index))
  return { list: rows, total: count, page, size }
}

const invoice = (index: number): InvoiceSummary => ({
  invoiceCode: `LONG${index}`,
  kind: index % 3 === 0 ? 'SPECIAL' : 'PERSONAL',
  state: index % 4 === 0 ? 'SUBMITTED' : 'ISSUED',
  name: `第 ${index + 1} 张`,
  orderCode: `LONG${index}`,
  shopName: '栖禾自营旗舰店',
  lines: Array.from({ length: 1 + (index % 3) }, () => ({
    title: '栖禾轻养低糖 IH 电饭煲',
    quantity: 1,
    amountFen: 33_720
  })),
  amountFen: 33_720 * (1 + (index % 3)),
  submittedAt: Date.now() - index * 60_000,
  ...(index % 4 === 0 ? { readyBy: Date.now() + 60_000 } : {})
})

/** That many invoices, of every look. */
export async function keepInvoices(browser: Page, count: number): Promise<void> {
  await browser.route(/\/invoice\/list\?/, (route) =>
    answer(route, ({ searchParams: query }) => pageOf(count, query, invoice))
  )
}

const review = (index: number): Review => ({
  reviewId: `LONG${index}`,
  spuCode: 'QFC4083',
  skuCode: 'LONG',
  specs: index % 5 === 4 ? [] : ['奶茶杏，4L'],
  author: '林**',
  score: 5 - (index % 3),
  // short ones and long ones: rows of many heights
  text: `第 ${index + 1} 条`.padEnd(10 + (index % 7) * 40, '，米饭很香，内胆也好洗'),
  tags: [],
  pictures: [],
  regionName: '浙江省',
  rewarded: index % 6 === 0,
  createdAt: Date.now() - index * 60_000,
  helpfulCount: index % 9,
  helpful: false,
  own: false
})

/** That many reviews of a product, of many heights. */
export async function keepReviews(browser: Page, count: number): Promise<void> {
  await browser.route(/\/glz-product-comment\/b2c\?/, (route) =>
    answer(route, ({ searchParams: query }) => pageOf(count, query, review))
  )
}

const DAY_MS = 86_400_000

const favourite = (index: number): Favourite => ({
  skuCode: `LONG${index}`,
  spuCode: `LONG${index}`,
  title:
    index % 3 === 0 ? `第 ${index + 1} 款` : `第 ${index + 1} 款 栖禾轻养低糖 IH 电饭煲 智能预约家用多功能 微压焖香`,
  picture: '',
  specs:
    index % 5 === 4 ? [] : [{ attrCode: 'COLOUR', attrName: '颜色', valueCode: 'APRICOT', valueName: '奶茶杏，4L' }],
  keptAt: Date.now() - index * 60_000,
  keptFen: 25_900,
  priceFen: index < 40 ? 19_900 : 25_900,
  listPriceFen: 29_900,
  available: index % 6 === 0 ? 0 : 90,
  changed: index < 40,
  ...(index % 6 === 0 ? { unsellable: 'OUT_OF_STOCK' } : {}),
  ...(index < 40 ? { droppedFen: 6_000 } : {})
})

/** A page of that many favourites, of every look; the first forty have changed. */
export const favouritePage = (count: number, query: URLSearchParams, chunk?: number) => ({
  ...pageOf(count, query, favourite, chunk),
  counts: { ALL: count, CHEAPER: 40, IN_STOCK: count, COUPON: 0, GONE: 0 },
  savedFen: 240_000,
  categories: []
})

export async function keepFavourites(browser: Page, count: number): Promise<void> {
  await browser.route(/\/favorites\/sku\?/, (route) =>
    answer(route, ({ searchParams: query }) => favouritePage(count, query))
  )
}

/** Products looked at in a day of a long footprint. */
const A_DAY = 112

/** A page of that many looks within ninety days. */
export function footstepPage(count: number, query: URLSearchParams, chunk?: number) {
  const dayOf = (index: number) =>
    new Date(Date.now() + 8 * 3_600_000 - Math.floor(index / A_DAY) * DAY_MS).toISOString().slice(0, 10)
  const step = (index: number): Footstep => ({
    day: dayOf(index),
    spuCode: `LONG${index}`,
    skuCode: `LONG${index}`,
    title: `第 ${index + 1} 次看的电饭煲`,
    picture: '',
    seenAt: Date.now() - index * 60_000,
    thenFen: 25_900,
    priceFen: index % 2 === 0 ? 19_900 : 25_900,
    days: 1 + (index % 4),
    favorite: false
  })
  const days = Array.from({ length: Math.ceil(count / A_DAY) }, (_, index) => ({
    day: dayOf(index * A_DAY),
    count: A_DAY
  }))
  return { ...pageOf(count, query, step, chunk), days, paused: false }
}

export async function keepFootsteps(browser: Page, count: number): Promise<void> {
  await browser.route(/\/footstep\/page\?/, (route) =>
    answer(route, ({ searchParams: query }) => footstepPage(count, query))
  )
}

const followedShop = (index: number): FollowedShop => ({
  shopCode: `LONG${index}`,
  shopName: `第 ${index + 1} 家栖禾专卖店`,
  logo: '',
  slogan: '',
  productCount: 12,
  soldCount: 300,
  selfOperated: index % 2 === 0,
  followerCount: 9_000 + index,
  products: [],
  followedAt: Date.now() - index * 60_000,
  newCount: index % 3,
  couponCount: index % 2,
  flashCount: 0
})

/** A page of that many followed shops. */
export const followedPage = (count: number, query: URLSearchParams, chunk?: number) => ({
  ...pageOf(count, query, followedShop, chunk),
  counts: { ALL: count, NEW: 2, COUPON: 1, FLASH: 0 }
})

export async function keepFollowed(browser: Page, count: number): Promise<void> {
  await browser.route(/\/favorite\/shop\?/, (route) =>
    answer(route, ({ searchParams: query }) => followedPage(count, query))
  )
}

const film = (index: number): LiveRoom => ({
  roomCode: `LONG${index}`,
  shopCode: 'S1',
  shopName: '栖禾自营旗舰店',
  title: index % 3 === 0 ? `第 ${index + 1} 场` : `第 ${index + 1} 场 开放式厨房怎么选烟机，讲完一款价格留到下播`,
  note: '',
  host: '小满',
  hostPicture: '',
  cover: '',
  state: 'REPLAY',
  startsAt: Date.now() - index * DAY_MS,
  viewers: 0,
  goodsCount: 3,
  pictures: [],
  seconds: 1800
})

/** A page of that many films of live rooms. */
export const filmPage = (count: number, query: URLSearchParams, chunk?: number) => ({
  ...pageOf(count, query, film, chunk),
  counts: { LIVE: 0, COMING: 0, REPLAY: count }
})
