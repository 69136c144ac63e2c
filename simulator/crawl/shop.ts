/** A shopper of the reference gateway with everything that a route's parameters may name. */
import type { Held } from '../../__tests__/support/world'
import type { BodyOf, DataOf, EndpointKey, QueryOf } from '../../contract'

/** Somebody logged in, with what a page can be opened with, all of it really there in the shop. */
export interface Shopper extends Held {
  token: string
  userId: string
  shopCode: string
}

interface How<K extends EndpointKey> {
  query?: QueryOf<K>
  body?: BodyOf<K>
}

/** Asks the gateway as the app would; throws with the gateway's own words. */
export function client(address: string) {
  let token: string | undefined
  let calls = 0
  const ask = async <K extends EndpointKey>(key: K, how: How<K> = {}): Promise<DataOf<K>> => {
    const [method = 'GET', path = ''] = key.split(' ')
    const query = new URLSearchParams(
      Object.entries((how.query ?? {}) as Record<string, unknown>).map(([name, value]) => [name, String(value)])
    )
    const reply = await fetch(`${address}${path}${query.size ? `?${query}` : ''}`, {
      method,
      headers: {
        'x-lang': 'zh-CN',
        'idempotency-key': `crawl-${Date.now()}-${(calls += 1)}-${Math.random().toString(36).slice(2)}`,
        ...(how.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` })
      },
      ...(how.body === undefined ? {} : { body: JSON.stringify(how.body) })
    })
    const answer = (await reply.json()) as { success: boolean; message: string; data: DataOf<K> }
    if (!answer.success) throw new Error(`${key}: ${reply.status} ${answer.message}`)
    return answer.data
  }
  return { ask, use: (text: string) => (token = text) }
}

/** Settles a payment in the sandbox, as the platform's cashier would. */
export async function settle(address: string, paymentId: string, result: 'SUCCEEDED' | 'FAILED'): Promise<void> {
  const reply = await fetch(`${address}/demo/api/payments/${encodeURIComponent(paymentId)}`, {
    method: 'POST',
    // the console hears only its own pages
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ result })
  })
  if (!reply.ok) throw new Error(`The sandbox did not settle ${paymentId}: ${reply.status} ${await reply.text()}`)
}

/** Moves an order on, as warehouse and carrier would. */
async function advance(address: string, orderCode: string, step: string): Promise<void> {
  const reply = await fetch(`${address}/demo/api/orders/${orderCode}/${step}`, {
    method: 'POST',
    headers: { origin: address }
  })
  if (!reply.ok) throw new Error(`${orderCode} did not ${step}: ${reply.status} ${await reply.text()}`)
}

/** Makes the shopper an employee with a quota, as the brand's people would take them on. */
async function employ(address: string, ask: Ask, phone: string): Promise<void> {
  const reply = await fetch(`${address}/demo/api/employees`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ employeeNo: `QH${phone}`, name: '周行', phone })
  })
  const { inviteCode } = (await reply.json()) as { inviteCode?: string }
  if (inviteCode === undefined) throw new Error(`Nobody was taken on: ${reply.status}`)
  await ask('POST /o2cum/v1/employee-purchase', { body: { inviteCode } })
}

async function smsCode(address: string, phone: string): Promise<string> {
  const reply = await fetch(`${address}/demo/api/outbox?recipient=${phone}`)
  const { list } = (await reply.json()) as { list: { body: string }[] }
  const code = /\d{6}/.exec(list[0]?.body ?? '')?.[0]
  if (code === undefined) throw new Error(`No code was sent to ${phone}`)
  return code
}

type Ask = ReturnType<typeof client>['ask']

/** One that may be bought again and again, or the third order would meet a limit. */
async function findProduct(ask: Ask) {
  const hot = await ask('GET /o2srh/v1/pub/hot-word')
  const keyword = hot.list[0]?.word ?? ''
  const results = await ask('GET /o2srh/v1/pub/platform-products/search', {
    query: { keyword, inStock: true, page: 1, size: 20 }
  })
  const products = await Promise.all(
    results.list.map(({ spuCode }) => ask('GET /o2pcm/v1/pub/product/detail', { query: { spuCode } }))
  )
  const product = products.find((candidate) =>
    candidate.skus.some(({ available, purchaseLimit }) => available > 200 && !purchaseLimit)
  )
  const sku = product?.skus.find(({ available, purchaseLimit }) => available > 200 && !purchaseLimit)
  if (!product || !sku) throw new Error(`«${keyword}» finds nothing that can be bought freely`)
  return { keyword, product, sku }
}

/** What the shopper buys, one piece of a product at a time. */
function createBuying(address: string, ask: Ask, sku: { skuCode: string; priceFen: number }) {
  const fill = async () => {
    await ask('POST /o2cart/v1/carts/save-all', {
      body: { rows: [{ skuCode: sku.skuCode, quantity: 1, selected: true, addedPriceFen: sku.priceFen }] }
    })
    const cart = await ask('GET /o2cart/v1/carts/list')
    return cart.shops.flatMap((group) => group.rows.map((row) => row.rowId))
  }
  const settlementOf = async () => {
    const { settlementId } = await ask('POST /o2cht/v1/order-settlements/submit-cart', {
      body: { rowIds: await fill() }
    })
    return settlementId
  }
  const order = async () => {
    const settlementId = await settlementOf()
    const { payFen } = await ask('GET /o2cht/v1/order-settlements/query-settlement-detail', { query: { settlementId } })
    const { orderCodes } = await ask('POST /o2cht/v1/order-settlements/submit', {
      body: { settlementId, expectedPayFen: payFen }
    })
    return orderCodes[0] ?? ''
  }
  const pay = async (orderCode: string, result: 'SUCCEEDED' | 'FAILED') => {
    const { paymentId } = await ask('POST /o2ord-b2c/v1/order-trades/pay', {
      body: { orderCodes: [orderCode], channel: 'WECHAT', host: 'WEAPP' }
    })
    await settle(address, paymentId, result)
    return paymentId
  }
  return { settlementOf, order, pay }
}

/** An open group that the shopper has started. */
async function groupOf(ask: Ask, pay: ReturnType<typeof createBuying>['pay']): Promise<string> {
  const { list } = await ask('GET /o2mkt-b2c/v1/group-buy/pub/page')
  const activity = list.find(({ state, left }) => state === 'OPEN' && left > 0)
  const tier = activity?.tiers.at(-1)
  if (!activity || !tier) throw new Error('Nothing is sold in groups')
  const { skuCode, activityCode } = activity
  const { settlementId } = await ask('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode, quantity: 1, group: { activityCode, size: tier.size } }
  })
  const { payFen } = await ask('GET /o2cht/v1/order-settlements/query-settlement-detail', { query: { settlementId } })
  const { orderCodes } = await ask('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: payFen }
  })
  await pay(orderCodes[0] ?? '', 'SUCCEEDED')
  const mine = await ask('GET /o2mkt-b2c/v1/group-buy/my-group-list')
  return mine.list[0]?.groupCode ?? ''
}

/** An assist that the shopper has started. */
async function assistOf(ask: Ask): Promise<string> {
  const { list } = await ask('GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub')
  const activity = list.find(({ state, left, assistCode }) => state === 'OPEN' && left > 0 && assistCode === undefined)
  if (!activity) throw new Error('Friends can help with nothing')
  const { activityCode } = activity
  const { assistCode } = await ask('POST /o2mkt-b2c/v1/assist/createActivity', { body: { activityCode } })
  return assistCode
}

/** A case of an order of its own that waits for its goods to be sent back. */
async function returnOf(address: string, ask: Ask, buying: Pick<ReturnType<typeof createBuying>, 'order' | 'pay'>) {
  const orderCode = await buying.order()
  await buying.pay(orderCode, 'SUCCEEDED')
  for (const step of ['ship', 'complete']) await advance(address, orderCode, step)
  const { reasons } = await ask('GET /o2as-b2c/v1/glz-after-sale-type', { query: { orderCode } })
  const reason = reasons.find(({ kind }) => kind === 'RETURN')?.list.find(({ fault }) => !fault)
  const request = {
    orderCode,
    kind: 'RETURN' as const,
    rows: [{ position: 0, quantity: 1 }],
    reasonCode: reason?.reasonCode ?? ''
  }
  const { amounts } = await ask('POST /o2as-b2c/v1/after/sale/apply-refundAmount', { body: request })
  const applied = await ask('POST /o2as-b2c/v1/after/sale/apply', {
    body: { ...request, text: '', pictures: [], expectedFen: amounts.refundFen }
  })
  return applied.caseCode
}

/** Where walked shoppers live: each district has its engineers, and those of one are booked before a walk ends. */
const districts = ['330106', '330105', '330108', '330102', '330109', '330110']

/** Asks for a repair in the first window that is free, or in the next one where another visitor took its last place meanwhile. */
async function bookRepair(ask: Ask, { addressId, districtCode }: { addressId: string; districtCode: string }) {
  const query = { districtCode }
  const { days } = await ask('GET /o2as-b2c/v1/fix-install-bills/pub/visit-windows', { query })
  const free = days.flatMap(({ day, windows }) =>
    windows.filter(({ full }) => !full).map(({ window }) => ({ day, window }))
  )
  const wish = {
    kindCode: 'hood',
    model: 'YC9026',
    work: 'REPAIR',
    faultCodes: ['suction'],
    text: '',
    pictures: []
  } as const
  for (const slot of free) {
    const body = { ...wish, ...slot, faultCodes: [...wish.faultCodes], pictures: [], addressId }
    try {
      return (await ask('POST /o2as-b2c/v1/fix-install-bills/createFixInstallBill', { body })).billId
    } catch (error) {
      if (!String(error).includes('约满')) throw error
    }
  }
  throw new Error('Every engineer is booked')
}

/** A new shopper with an address, a cart, a settlement, an unpaid order, a paid one, a case, a bill and a payment that failed. */
export async function newShopper(address: string, phone: string): Promise<Shopper> {
  const { ask, use } = client(address)
  const { captchaKey } = await ask('POST /oauth/public/send-phone-captcha-always', { body: { phone } })
  const captcha = await smsCode(address, phone)
  const login = await ask('POST /o2cum/v1/pub/customer-login/register-with-oauth', {
    body: { phone, captcha, captchaKey }
  })
  use(login.token)
  const { keyword, product, sku } = await findProduct(ask)
  const districtCode = districts[Number(phone.slice(-4)) % districts.length] ?? '330106'
  const { addressId } = await ask('POST /o2cum/v1/bp-address', {
    body: {
      receiver: '周行',
      phone,
      provinceCode: '330000',
      cityCode: '330100',
      districtCode,
      detail: '栖禾路18号3幢',
      isDefault: true
    }
  })
  // before they are an employee, who can't apply
  await ask('POST /o2cum/v1/glz-partner/create-partner')
  await employ(address, ask, phone)
  const { settlementOf, order, pay } = createBuying(address, ask, sku)
  const paidOrder = await order()
  const payment = await pay(paidOrder, 'SUCCEEDED')
  const receivedOrder = await order()
  await pay(receivedOrder, 'SUCCEEDED')
  for (const step of ['ship', 'complete']) await advance(address, receivedOrder, step)
  const afterSale = await returnOf(address, ask, { order, pay })
  const unpaidOrder = await order()
  const failedPayment = await pay(unpaidOrder, 'FAILED')
  const { code: payLink } = await ask('POST /o2ord-b2c/v1/order-trades/pay-links', {
    body: { orderCodes: [unpaidOrder] }
  })
  const bill = await bookRepair(ask, { addressId, districtCode })
  const settlementId = await settlementOf()
  const questions = await ask('GET /o2cmt/v1/pub/consults', { query: { spuCode: product.spuCode } })
  const packet = await ask('POST /o2mkt-b2c/v1/red-packet/receive', { body: { redPacketCode: 'RP-KITCHEN' } })
  const party = { kind: 'PERSONAL', name: '周行' } as const
  const title = await ask('POST /o2ord-b2c/v1/invoice-titles', { body: { ...party, isDefault: true } })
  const invoice = await ask('POST /o2ord-b2c/v1/apply-invoice', {
    body: { orderCode: paidOrder, positions: [0], party, keepTitle: false }
  })
  return {
    token: login.token,
    userId: login.userId,
    phone,
    spuCode: product.spuCode,
    skuCode: sku.skuCode,
    picture: product.pictures[0] ?? '',
    shopCode: product.shop.shopCode,
    categoryCode: product.categoryCode,
    keyword,
    addressId,
    settlementId,
    unpaidOrder,
    paidOrder,
    receivedOrder,
    payment,
    failedPayment,
    payLink,
    question: questions.list[0]?.questionId ?? '',
    redPacket: packet.userPacketId,
    bill,
    invoice: invoice.invoiceCode,
    invoiceTitle: title.titleId,
    afterSale,
    group: await groupOf(ask, pay),
    assist: await assistOf(ask),
    captchaKey
  }
}
