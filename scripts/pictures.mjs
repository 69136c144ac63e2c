// `npm run pictures [name …]`: every screen of the shop, photographed at 375, 320 and 1280 wide in both languages with the
// demonstration shopper's data, into artifacts/pictures; `-- weapp`: the mini-program's, by the browser tests that show it,
// into artifacts/weapp. For looking at; not a test.
import { requireNode } from './lib/node-version.mjs'

requireNode()
const { ensureInstalled } = await import('./lib/install.mjs')
await ensureInstalled()
const { randomUUID } = await import('node:crypto')
const { mkdirSync } = await import('node:fs')
const { buildGateway, mustBuild } = await import('./lib/build.mjs')
const { launchBrowser } = await import('./browser.mjs')
const { startShop } = await import('./lib/shop.mjs')
const {
  accountScreens,
  assistScreens,
  chatScreens,
  invoiceScreens,
  manualSearches,
  payScreens,
  serviceScreens,
  trialScreens
} = await import('./lib/pictures/screens.mjs')
const { localeParams, nightNames, pictureStates, untilNight } = await import('./lib/pictures/states.mjs')
const { inRoot, runNode } = await import('./lib/run.mjs')
const { loadTs } = await import('./lib/load-ts.mjs')
const { paramsOf } = await loadTs('__tests__/support/world.ts')
const { routeOf, routes } = await loadTs('src/routes/table.ts')

const names = process.argv.slice(2)

if (names.includes('weapp')) {
  await mustBuild('h5')
  await mustBuild('weapp')
  await buildGateway()
  const files = ['routes/weapp', 'journeys/weapp', 'depth/posters', 'depth/weapp-entries', 'depth/simulator-']
  const { code } = await runNode(['node_modules/@playwright/test/cli.js', 'test', ...files], {
    env: { E2E_PICTURES: 'yes' },
    show: true
  })
  process.exit(code)
}

const folder = inRoot('artifacts', 'pictures')
mkdirSync(folder, { recursive: true })
const sizes = [
  { name: '375', viewport: { width: 375, height: 812 }, touch: true },
  { name: '320', viewport: { width: 320, height: 640 }, touch: true },
  { name: '1280', viewport: { width: 1280, height: 800 }, touch: false }
]

await mustBuild('h5')
const shop = await startShop()
/** The console hears only the shop's own pages. */
const fromShop = { 'content-type': 'application/json', origin: shop.address }
const post = async (path, body, headers = {}) => {
  const reply = await fetch(shop.address + path, {
    method: 'POST',
    headers: { ...fromShop, 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body)
  })
  const { data, message } = await reply.json()
  if (!data) throw new Error(`${path}: ${message}`)
  return data
}
const get = async (path, headers = {}) => (await (await fetch(shop.address + path, { headers })).json()).data

/** Moves the shop's clock on; the time then, ms. */
async function advance(advanceMs) {
  const reply = await fetch(`${shop.address}/demo/api/clock`, {
    method: 'POST',
    headers: fromShop,
    body: JSON.stringify({ advanceMs })
  })
  return (await reply.json()).now
}

const phone = '13800006021'
/** The demonstration shopper, logged in as a shopper is. */
async function logIn() {
  const { captchaKey } = await post('/oauth/public/send-phone-captcha-always', { phone })
  const outbox = await (await fetch(`${shop.address}/demo/api/outbox?recipient=${phone}`)).text()
  const captcha = /\b\d{6}\b/.exec(outbox)[0]
  return post('/o2cum/v1/pub/customer-login/register-with-oauth', { phone, captcha, captchaKey })
}

/** An open group that the shopper has started and paid for. */
async function startedGroup(as, pay) {
  const groups = await get('/o2mkt-b2c/v1/group-buy/pub/page')
  const { skuCode: groupSku, activityCode, tiers } = groups.list[0]
  const inGroup = await post(
    '/o2cht/v1/order-settlements/buy-now',
    { skuCode: groupSku, quantity: 1, group: { activityCode, size: tiers.at(-1).size } },
    as
  )
  const groupSeen = await get(
    `/o2cht/v1/order-settlements/query-settlement-detail?settlementId=${inGroup.settlementId}`,
    as
  )
  const groupOrder = await post(
    '/o2cht/v1/order-settlements/submit',
    { settlementId: inGroup.settlementId, expectedPayFen: groupSeen.payFen },
    as
  )
  const groupPaid = await pay({ orderCodes: groupOrder.orderCodes })
  await fetch(`${shop.address}/demo/api/payments/${groupPaid.paymentId}`, {
    method: 'POST',
    headers: fromShop,
    body: JSON.stringify({ result: 'SUCCEEDED' })
  })
  return (await get('/o2mkt-b2c/v1/group-buy/my-group-list', as)).list[0].groupCode
}

/** The shopper is the first employee, with one order at the employee's price and codes for the family. */
async function asEmployee(as) {
  await post('/o2cum/v1/employee-purchase', { inviteCode: 'QHYUANGQNG26' }, as)
  const { list } = await get('/o2cum/v1/employee-purchase/pub/goods?large=false', as)
  const { skuCode, offerCode } = list.at(-2)
  const { settlementId } = await post(
    '/o2cht/v1/order-settlements/buy-now',
    { skuCode, quantity: 1, employee: { offerCode } },
    as
  )
  const { payFen } = await get(`/o2cht/v1/order-settlements/query-settlement-detail?settlementId=${settlementId}`, as)
  await post('/o2cht/v1/order-settlements/submit', { settlementId, expectedPayFen: payFen }, as)
}
/** A settlement of all that the cart holds. */
const cartSettlement = async (as, cart) => {
  const rows = cart.shops.flatMap(({ rows: ofShop }) => ofShop)
  const settle = (rowsMeant) =>
    post('/o2cht/v1/order-settlements/submit-cart', { rowIds: rowsMeant.map(({ rowId }) => rowId) }, as)
  // while a session of the flash sale runs, one piece of its goods is all that may be bought
  return settle(rows).catch(() => settle(rows.filter(({ quantity }) => quantity === 1)))
}
/** A group of the shopper's, and an assist of theirs that the shop opens with. */
const activityHoldings = async (as, pay) => ({ group: await startedGroup(as, pay), assist: 'as_opening_1_1' })

/** An order of one piece, not yet paid. */
async function placed(as, skuCode) {
  const { settlementId } = await post('/o2cht/v1/order-settlements/buy-now', { skuCode, quantity: 1 }, as)
  const detail = await get(`/o2cht/v1/order-settlements/query-settlement-detail?settlementId=${settlementId}`, as)
  return post('/o2cht/v1/order-settlements/submit', { settlementId, expectedPayFen: detail.payFen }, as)
}

/** What the screens are opened with, all of it there: orders in every state, a settlement, payments that went either way. */
async function holdings({ token }) {
  const as = { authorization: `Bearer ${token}` }
  const cart = await get('/o2cart/v1/carts/list', as)
  const orders = await get('/o2ord-b2c/v1/order-trades?size=20', as)
  const codeOf = (status) => orders.list.find((order) => order.status === status)?.orderCode ?? ''
  const waiting = codeOf('WAIT_PAY')
  const pay = (body) => post('/o2ord-b2c/v1/order-trades/pay', { ...body, channel: 'WECHAT', host: 'H5' }, as)
  const failedPayment = await pay({ orderCodes: [waiting] })
  await post(`/demo/api/payments/${failedPayment.paymentId}`, { result: 'FAILED' }).catch(() => undefined)
  const link = await post('/o2ord-b2c/v1/order-trades/pay-links', { orderCodes: [waiting] }, as)
  await asEmployee(as)
  const { settlementId } = await cartSettlement(as, cart)
  const skuCode = cart.shops[0].rows[0].sku.skuCode
  const placedOrder = await placed(as, skuCode)
  const unpaid = await placed(as, skuCode)
  const paidPayment = await pay({ orderCodes: placedOrder.orderCodes })
  await fetch(`${shop.address}/demo/api/payments/${paidPayment.paymentId}`, {
    method: 'POST',
    headers: fromShop,
    body: JSON.stringify({ result: 'SUCCEEDED' })
  })
  const company = { kind: 'COMPANY', name: '杭州云岭设计有限公司', taxNo: '91330106MA2C8K4R19' }
  const title = await post('/o2ord-b2c/v1/invoice-titles', { ...company, isDefault: true }, as)
  const invoice = await post(
    '/o2ord-b2c/v1/apply-invoice',
    {
      orderCode: placedOrder.orderCodes[0],
      positions: [0],
      party: { ...company, email: 'caiwu@yunling.example' },
      keepTitle: false
    },
    as
  )
  const product = await get('/o2pcm/v1/pub/product/detail?spuCode=QFC4083')
  const questions = await get('/o2cmt/v1/pub/consults?spuCode=QFC4083', as)
  // its order takes a packet of its own, and is placed before one is chosen to be seen
  const activities = await activityHoldings(as, pay)
  const packets = await get('/o2mkt-b2c/v1/red-packet/list', as)
  // it is issued by the shop's timed work
  await advance(120_000)
  const cases = (await get('/o2as-b2c/v1/after/sale/list?tab=OPEN', as)).list
  const bills = await get('/o2as-m-bbc/v1/service-bills/list', as)
  const samples = {
    phone,
    captchaKey: 'k',
    categoryCode: '',
    keyword: '电饭煲',
    spuCode: 'QFC4083',
    skuCode: '',
    picture: product.pictures[0],
    addressId: (await get('/o2cum/v1/bp-address', as)).list[0].addressId,
    settlementId,
    unpaidOrder: unpaid.orderCodes[0],
    afterSale: (cases.find(({ status }) => status === 'WAIT_RETURN') ?? cases[0])?.caseCode,
    paidOrder: placedOrder.orderCodes[0],
    receivedOrder: codeOf('COMPLETED'),
    payment: paidPayment.paymentId,
    failedPayment: failedPayment.paymentId,
    payLink: link.code,
    question: questions.list.find(({ own }) => !own).questionId,
    redPacket: (packets.list.find(({ state }) => state === 'USABLE') ?? packets.list[0]).userPacketId,
    bill: bills.list[0].billId,
    invoice: invoice.invoiceCode,
    invoiceTitle: title.titleId,
    ...activities
  }
  const stateOf = (status) => (status === 'WAIT_PAY' ? samples.unpaidOrder : codeOf(status))
  return { samples, codeOf: stateOf, pictures: product.pictures }
}

/** Routes that none of these screens shows. */
function routesBut(someScreens) {
  const shownPaths = new Set(someScreens.map(([, path]) => path))
  return routes.filter(
    ({ built, path, aliases = [] }) => built && ![path, ...aliases].some((alias) => shownPaths.has(alias))
  )
}

/** Path of every screen with parameters that show something, and whether it is seen logged in. */
async function screens(login) {
  const { samples, codeOf, pictures } = await holdings(login)
  /** A route as the tests open it, or with other parameters. */
  const screen = (name, key, params = paramsOf(key, samples)) => {
    const { path, auth } = routeOf(key)
    return [name, path, auth === 'login', params]
  }
  const asShopper = ([name, path, , params]) => [name, path, true, params]
  const namedScreens = [
    ['home', '/'],
    screen('categories', 'classification', {}),
    asShopper(screen('cart', 'cart')),
    screen('cart-anonymous', 'cart'),
    asShopper(screen('cart-inlay', 'cartInlay')),
    asShopper(screen('mine', 'ucenter')),
    screen('mine-anonymous', 'ucenter'),
    asShopper(screen('search', 'productSearch', {})),
    screen('list', 'productList'),
    screen('list-empty', 'productList', { keyword: 'zzzz' }),
    screen('product', 'productDetail', { spuCode: samples.spuCode }),
    screen('presell', 'presell'),
    screen('seckill', 'seckill'),
    screen('red-packets', 'redPacket'),
    screen('red-packet', 'redPacketDetail'),
    screen('packet-guide', 'individualPoints'),
    asShopper(screen('riddle', 'passwordRedEnvelop')),
    screen('reviews', 'commentList', { spuCode: 'QFC4083' }),
    asShopper(screen('coupons', 'myCoupon', {})),
    asShopper(screen('coupons-ended', 'myCoupon', { tab: 'EXPIRED' })),
    screen('coupons-anonymous', 'myCoupon', {}),
    asShopper(screen('coupon-centre', 'myCoupon', { centre: true })),
    screen('coupon-centre-anonymous', 'myCoupon', { centre: true }),
    asShopper(screen('coupon-sent', 'couponSend')),
    asShopper(screen('coupon-spent', 'couponSend', { code: 'FIRST20' })),
    asShopper(screen('coupon-goods', 'productList', { couponCode: 'CP-HOME-WASH' })),
    ...invoiceScreens(screen, samples),
    screen('recipes', 'cookingRecipe', {}),
    screen('recipe', 'cookingRecipeDetail'),
    screen('installation', 'installationGuidelines'),
    ...serviceScreens(screen, asShopper),
    ...[...chatScreens(screen, asShopper), ...assistScreens(screen, asShopper)],
    asShopper(screen('subsidy', 'guobuPage')),
    asShopper(screen('questions', 'questionsList', { spuCode: 'QFC4083' })),
    asShopper(screen('question', 'questionsDetail')),
    screen('product-short', 'productPage', { skuCode: 'QFC4083-A11' }),
    screen('parameters', 'productParameters', { skuCode: 'QFC4083-A11' }),
    screen('parameters-compared', 'productParameters', { skuCode: 'QFC4083-A11', against: 'QFC3061-W11' }),
    screen('review-write', 'publishComments'),
    asShopper(screen('manuals', 'manualClassify', {})),
    screen('manuals-anonymous', 'manualClassify', {}),
    ...manualSearches(screen),
    screen('manual', 'productManual', { manualCode: 'M_QFC4083' }),
    screen('manual-missing', 'productManual', { skuCode: 'QND4001' }),
    screen('points', 'myPoint'),
    screen('points-exchange', 'pointExchange'),
    screen('delisted', 'noProductDetail', {}),
    ...accountScreens(screen),
    screen('settlement', 'confirmation'),
    screen('preview', 'previewImage', { urls: pictures, current: 1 }),
    screen('preview-none', 'previewImage', {}),
    screen('choose-place', 'chooseLocation'),
    screen('place', 'openLocation'),
    screen('place-none', 'openLocation', {}),
    ...payScreens(screen),
    asShopper(screen('app-cashier', 'appCheckstand', { orderCodes: [samples.unpaidOrder] })),
    screen('orders', 'myOrder', {}),
    asShopper(screen('employee', 'employeePurchase')),
    screen('employee-visitor', 'employeePurchase'),
    ...['WAIT_PAY', 'WAIT_SHIP', 'WAIT_RECEIVE', 'COMPLETED', 'CANCELLED'].map((status) =>
      screen(`order-${status.toLowerCase().replace('_', '-')}`, 'orderDetail', { orderCode: codeOf(status) })
    ),
    asShopper(screen('invites', 'pullActivity', {})),
    screen('invites-friend', 'pullActivity', { inviteCode: 'HE7K2MXQ' }),
    ['not-found', '/no/such/page']
  ]
  return [...namedScreens, ...routesBut(namedScreens).map(({ key }) => screen(key, key))]
}

const browser = await launchBrowser()

/** Pictures of these screens at every size, in both languages. */
async function shoot(login, all) {
  for (const locale of ['zh-CN', 'en-US']) {
    for (const size of sizes) {
      for (const loggedIn of [false, true]) {
        const context = await browser.newContext({
          viewport: size.viewport,
          deviceScaleFactor: 2,
          hasTouch: size.touch,
          isMobile: size.touch,
          reducedMotion: 'reduce'
        })
        const storage = { locale, ...(loggedIn ? { token: login.token, userId: login.userId } : {}) }
        await context.addInitScript((values) => {
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
        }, storage)
        const page = await context.newPage()
        for (const [name, path, asShopper = false, params] of all) {
          if (asShopper !== loggedIn) continue
          const given = { ...params, ...localeParams[name]?.[locale] }
          const query = Object.keys(given).length ? `?params=${encodeURIComponent(JSON.stringify(given))}` : ''
          await page.goto(shop.address + path + query, { waitUntil: 'networkidle' })
          await page.waitForTimeout(300)
          const state = pictureStates[name]
          await state?.begin(page, locale)
          await page.screenshot({ path: `${folder}/${name}-${size.name}-${locale}.png` })
          await state?.end(page)
        }
        await context.close()
      }
    }
  }
  console.log(`${all.length * sizes.length * 2} pictures in artifacts/pictures`)
}

try {
  const login = await logIn()
  const all = (await screens(login)).filter(([name]) => !names.length || names.includes(name))
  const atNight = all.filter(([name]) => nightNames.includes(name))
  await shoot(
    login,
    all.filter((screen) => !atNight.includes(screen))
  )
  if (atNight.length) {
    await advance(untilNight(await advance(0)))
    await shoot(login, atNight)
  }
} finally {
  await browser.close()
  await shop.close()
}
