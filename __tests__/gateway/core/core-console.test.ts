import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { orderPath, safeReturnPath } from '../../../gateway/src/console/cashier'
import { nobodySends } from './sms-webhook'
import { ownPage, startTestGateway, type TestGateway } from '../support'

const HOT = 'GET /o2srh/v1/pub/hot-word'
const ADD_ADDRESS = 'POST /o2cum/v1/bp-address'
let gateway: TestGateway
let skuCode: string
before(async () => {
  gateway = await startTestGateway()
  const query = { inStock: true }
  const { list } = await gateway.must('GET /o2srh/v1/pub/platform-products/search', { query })
  skuCode = list[0]?.skuCode ?? ''
})
after(() => gateway.close())

const api = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, headers: Record<string, string> = {}) =>
  gateway.app.inject({
    method,
    url: `/demo/api/${path}`,
    headers: { ...ownPage(gateway), ...headers },
    ...(payload === undefined ? {} : { payload })
  })
const fault = async (kind: string, endpoint: string = HOT, more: object = {}): Promise<void> => {
  const answer = await api('POST', 'faults', { endpoint, kind, ...more })
  assert.equal(answer.statusCode, 200, answer.body)
}
const hot = () => gateway.app.inject({ method: 'GET', url: '/o2srh/v1/pub/hot-word' })

test('each fault does what it says once, then the endpoint is well again', async () => {
  const rules: [string, number, RegExp][] = [
    ['UNAUTHORISED', 401, /login\.required/],
    ['SERVER_ERROR', 500, /"code":"F"/],
    ['CODE_F', 200, /"success":true,"failed":false,"code":"F"/],
    ['SUCCESS_FALSE', 200, /"success":false,"failed":false/],
    ['NO_CHINESE', 200, /NullPointerException/],
    ['BROKEN_JSON', 200, /\[$/]
  ]
  for (const [kind, status, body] of rules) {
    await fault(kind)
    const answer = await hot()
    assert.equal(answer.statusCode, status, kind)
    assert.match(answer.body, body)
    assert.equal((await hot()).json<{ success: boolean }>().success, true, kind)
  }
})

test('a delayed call still answers', async () => {
  await fault('DELAY', HOT, { delayMs: 80 })
  const startMs = performance.now()
  assert.equal((await hot()).statusCode, 200)
  assert.ok(performance.now() - startMs >= 75)
})

test('dropped before the effect leaves nothing; committed and then dropped leaves it, and the same key finds it', async () => {
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const address = gateway.app.server.address()
  const base = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : ''
  const token = await gateway.tokenOf('u_zhou')
  const add = (key: string): Promise<Response> =>
    fetch(`${base}/o2cum/v1/bp-address`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({
        receiver: '周小满',
        phone: '13800006024',
        provinceCode: '330000',
        cityCode: '330100',
        districtCode: '330106',
        detail: '一号路1号',
        isDefault: false
      })
    })
  const count = async (): Promise<number> => (await gateway.must('GET /o2cum/v1/bp-address', { token })).list.length
  await fault('DROPPED', ADD_ADDRESS)
  await assert.rejects(add('drop-key-1'))
  assert.equal(await count(), 0)
  await fault('COMMIT_THEN_DROP', ADD_ADDRESS)
  await assert.rejects(add('drop-key-2'))
  assert.equal(await count(), 1)
  const again = (await (await add('drop-key-2')).json()) as { success: boolean }
  assert.deepEqual([again.success, await count()], [true, 1])
})

test('a switch for every endpoint gives way to an endpoint’s own, and can be switched off', async () => {
  await fault('SERVER_ERROR', '*', { remaining: 5 })
  await fault('UNAUTHORISED')
  assert.equal((await hot()).statusCode, 401)
  assert.equal((await hot()).statusCode, 500)
  await api('DELETE', 'faults')
  assert.equal((await hot()).statusCode, 200)
})

test('an unknown fault, endpoint or step is refused', async () => {
  assert.equal((await api('POST', 'faults', { endpoint: HOT, kind: 'FIRE' })).statusCode, 400)
  assert.equal((await api('POST', 'faults', { endpoint: 'GET /none', kind: 'DELAY' })).statusCode, 400)
  assert.equal((await api('POST', 'orders/x/fly')).statusCode, 400)
  assert.equal((await api('POST', 'clock', { advanceMs: -5 })).statusCode, 400)
})

const form = (payload: string) => ({
  method: 'POST' as const,
  url: '/demo/cashier',
  payload,
  headers: { 'content-type': 'application/x-www-form-urlencoded' }
})
const json = (url: string, payload: object = {}) => ({ method: 'POST' as const, url, payload })
const unreadable: (string | ReturnType<typeof form> | ReturnType<typeof json>)[] = [
  '/demo/cashier?paymentId=%00',
  '/demo/cashier?paymentId=a&paymentId=b',
  '/demo/cashier?lang=en&lang=zh',
  '/demo/api/outbox?recipient=%00',
  '/demo/api/outbox?recipient=1&recipient=2',
  'DELETE /demo/api/faults?endpoint=%00',
  'DELETE /demo/api/faults?endpoint=a&endpoint=b',
  form('paymentId=%00&result=SUCCEEDED'),
  form('paymentId=a&paymentId=b&result=SUCCEEDED'),
  json('/demo/api/orders/%00/ship'),
  json('/demo/api/payments/%00', { result: 'SUCCEEDED' }),
  json('/demo/api/faults', { endpoint: '\u0000', kind: 'DELAY' }),
  json('/demo/api/clock', { advanceMs: 0, more: '\ud800' })
]

test('text that is none and a parameter given twice are refused with words, wherever they stand', async () => {
  for (const what of unreadable) {
    const [method, url] = typeof what !== 'string' ? [] : what.includes(' ') ? what.split(' ') : ['GET', what]
    const call = typeof what === 'string' ? { method: method as 'GET' | 'DELETE', url: url ?? '' } : what
    for (const [lang, words] of [
      ['zh-CN', /^(?:参数重复|包含无法识别的字符)：\w+$/],
      ['en-US', /^The request is not valid: \w+ (?:is given twice|holds characters that are no text)$/]
    ] as const) {
      const headers = { ...ownPage(gateway), ...('headers' in call ? call.headers : {}), 'x-lang': lang }
      const answer = await gateway.app.inject({ ...call, headers })
      assert.equal(answer.statusCode, 400, `${call.method} ${call.url}: ${answer.body}`)
      assert.match(answer.json<{ message: string }>().message, words)
    }
  }
})

test('the state shows orders, a step moves one on, an impossible step is refused', async () => {
  const state = async () =>
    (await api('GET', 'state')).json<{ orders: { orderCode: string; status: string }[] }>().orders
  const waiting = (await state()).find((order) => order.status === 'WAIT_SHIP')
  assert.ok(waiting)
  assert.equal((await api('POST', `orders/${waiting.orderCode}/ship`)).json<{ done: boolean }>().done, true)
  assert.equal((await state()).find((order) => order.orderCode === waiting.orderCode)?.status, 'WAIT_RECEIVE')
  assert.equal((await api('POST', `orders/${waiting.orderCode}/ship`)).json<{ failed: boolean }>().failed, true)
})

/** A payment of a new order of a demonstration shopper. */
async function startedPayment(): Promise<{ paymentId: string; orderCode: string; token: string }> {
  const token = await gateway.tokenOf('u_lin')
  const purchase = { skuCode, quantity: 1 }
  const { settlementId } = await gateway.must('POST /o2cht/v1/order-settlements/buy-now', { token, body: purchase })
  const query = { settlementId }
  const { payFen } = await gateway.must('GET /o2cht/v1/order-settlements/query-settlement-detail', { token, query })
  const body = { settlementId, expectedPayFen: payFen }
  const { orderCodes } = await gateway.must('POST /o2cht/v1/order-settlements/submit', { token, body })
  const orderCode = orderCodes[0] ?? ''
  const { paymentId } = await gateway.must('POST /o2ord-b2c/v1/order-trades/pay', {
    token,
    body: { orderCodes: [orderCode], channel: 'WECHAT', host: 'H5', returnPath: '/pagesB/pay/pay?params=1' }
  })
  return { paymentId, orderCode, token }
}

const decide = (paymentId: string, result: string) =>
  gateway.app.inject({
    method: 'POST',
    url: '/demo/cashier',
    headers: { ...ownPage(gateway), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ paymentId, result }).toString()
  })

test('the cashier shows amount and choices in both languages, and a lost callback arrives a minute later', async () => {
  const { paymentId, token } = await startedPayment()
  const status = async (): Promise<string> =>
    (await gateway.must('GET /o2ord-b2c/v1/order-trades/pay', { token, query: { paymentId } })).status
  for (const [lang, words] of [
    ['zh-CN', '确认支付'],
    ['en-US', 'Pay now']
  ] as const) {
    const page = await gateway.app.inject({
      method: 'GET',
      url: '/demo/cashier',
      query: { paymentId, lang },
      headers: ownPage(gateway)
    })
    assert.ok(page.body.includes(words))
    assert.ok(!/<script(?! src="\/demo\/cashier\.js")|onclick=/i.test(page.body))
  }
  assert.equal((await decide(paymentId, 'TIMED_OUT')).headers.location, '/pagesB/pay/pay?params=1')
  assert.equal(await status(), 'PENDING')
  assert.equal((await decide(paymentId, 'CALLBACK_LOST')).statusCode, 303)
  assert.equal(await status(), 'PENDING')
  await gateway.core.clock.advance(61_000)
  await gateway.sweep()
  assert.equal(await status(), 'SUCCEEDED')
})

test('a payment that succeeds at the cashier pays its order; one that fails leaves it to be paid', async () => {
  const paymentId = await startedPayment()
  await decide(paymentId.paymentId, 'FAILED')
  const token = await gateway.tokenOf('u_lin')
  const orderStatus = async (orderCode: string): Promise<string> =>
    (await gateway.must('GET /o2ord-b2c/v1/order-trades/detail', { token, query: { orderCode } })).status
  assert.equal(await orderStatus(paymentId.orderCode), 'WAIT_PAY')
  const good = await startedPayment()
  await decide(good.paymentId, 'SUCCEEDED')
  assert.equal(await orderStatus(good.orderCode), 'WAIT_SHIP')
})

test('a closed payment takes no money at the cashier, which says so in both languages', async () => {
  const { paymentId, orderCode, token } = await startedPayment()
  const second = await gateway.must('POST /o2ord-b2c/v1/order-trades/pay', {
    token,
    body: { orderCodes: [orderCode], channel: 'ALIPAY', host: 'H5' }
  })
  const page = (lang: string) =>
    gateway.app
      .inject({ method: 'GET', url: '/demo/cashier', query: { paymentId, lang }, headers: ownPage(gateway) })
      .then(({ body }) => body)
  assert.match(await page('zh-CN'), /这笔支付已关闭.*没有扣款/)
  assert.match(await page('en-US'), /This payment is closed.*No money was taken/)
  assert.ok(!(await page('zh-CN')).includes('确认支付'))
  // the page was open before it was closed
  for (const result of ['SUCCEEDED', 'CALLBACK_LOST']) {
    const decision = await decide(paymentId, result)
    assert.equal(decision.statusCode, 303)
    assert.equal(decision.headers.location, `/demo/cashier?paymentId=${paymentId}&lang=zh-CN`)
  }
  assert.deepEqual((await api('POST', `payments/${paymentId}`, { result: 'SUCCEEDED' })).json(), {
    done: false,
    status: 'CLOSED'
  })
  await gateway.core.clock.advance(61_000)
  await gateway.sweep()
  const paymentState = (id: string) =>
    gateway.must('GET /o2ord-b2c/v1/order-trades/pay', { token, query: { paymentId: id } })
  assert.deepEqual(
    [(await paymentState(paymentId)).status, (await paymentState(second.paymentId)).status],
    ['CLOSED', 'PENDING']
  )
})

test('paid and unheard of: the cashier says so and does not offer to pay again', async () => {
  const { paymentId } = await startedPayment()
  await decide(paymentId, 'CALLBACK_LOST')
  const { body } = await gateway.app.inject({
    method: 'GET',
    url: '/demo/cashier',
    query: { paymentId, lang: 'zh-CN' },
    headers: ownPage(gateway)
  })
  assert.match(body, /已支付.*商城稍后会收到结果/)
  assert.ok(!body.includes('value="SUCCEEDED"'))
  assert.ok(body.includes('href="/pagesB/pay/pay?params=1"'))
})

test('a payment with a result says so at every look, offers no money to be paid and leads to the order', async () => {
  for (const [result, zh, en] of [
    ['SUCCEEDED', '已支付', 'Paid'],
    ['FAILED', '这次没付成功', 'This payment did not go through']
  ] as const) {
    const { paymentId, orderCode } = await startedPayment()
    assert.equal((await decide(paymentId, result)).headers.location, '/pagesB/pay/pay?params=1')
    for (const [lang, words, button] of [
      ['zh-CN', zh, '查看订单'],
      ['en-US', en, 'View your order']
    ] as const) {
      const page = await gateway.app.inject({
        method: 'GET',
        url: '/demo/cashier',
        query: { paymentId, lang },
        headers: ownPage(gateway)
      })
      assert.equal(page.headers['cache-control'], 'no-store')
      assert.ok(page.body.includes(`<h1>${words}</h1>`))
      assert.ok(page.body.includes(`href="${orderPath([orderCode])}">${button}</a>`))
      assert.ok(!/<form|<button|待支付|Amount to pay/.test(page.body))
    }
    // the page as it was, kept open in another tab: the same word again goes on, another one is told what holds
    assert.equal((await decide(paymentId, result)).headers.location, '/pagesB/pay/pay?params=1')
    const otherwise = await decide(paymentId, 'CALLBACK_LOST')
    assert.equal(otherwise.headers.location, `/demo/cashier?paymentId=${paymentId}&lang=zh-CN`)
  }
})

test('the cashier leads to one order, or to the list of several', () => {
  assert.equal(orderPath(['O1']), '/pagesB/order/orderDetail?params=%7B%22orderCode%22%3A%22O1%22%7D')
  assert.equal(orderPath(['O1', 'O2']), '/pagesB/order/myOrder')
})

test('the cashier goes back to the app only', () => {
  assert.equal(safeReturnPath('/pagesB/pay/pay?params=%7B%7D'), '/pagesB/pay/pay?params=%7B%7D')
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb', undefined]) {
    assert.equal(safeReturnPath(path), '/')
  }
})

test('a reset brings the shop back as it was and logs everybody out', async () => {
  const token = await gateway.tokenOf('u_lin')
  await gateway.core.db.updateTable('stock').set({ available: 0 }).execute()
  assert.equal((await api('POST', 'reset')).statusCode, 200)
  assert.equal((await gateway.ask('GET /o2cum/v1/customer-info', { token })).status, 401)
  const stockRows = await gateway.core.db.selectFrom('stock').selectAll().where('available', '>', 0).execute()
  assert.ok(stockRows.length > 100)
})

test('the console finds orders and messages by phone', async () => {
  type State = { orders: { receiver: string }[]; outbox: { recipient: string }[] }
  const customerByPhone = async (phone: string) => (await api('GET', `state?phone=${phone}`)).json<State>()
  const { phone } = await gateway.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', 'u_lin')
    .executeTakeFirstOrThrow()
  const { orders } = await customerByPhone(phone)
  assert.ok(orders.length > 0)
  assert.ok(orders.every(({ receiver }) => receiver === phone))
  const nobody = await customerByPhone('13900000000')
  assert.deepEqual([nobody.orders, nobody.outbox], [[], []])
})

test('the console leads to each of its parts, the clock and faults first', async () => {
  const { body } = await gateway.app.inject({ method: 'GET', url: '/demo', headers: ownPage(gateway) })
  const parts = [...body.matchAll(/<details id="([^"]+)"/g)].map(([, id]) => id)
  const ways = [...body.matchAll(/<a href="#([^"]+)"/g)].map(([, id]) => id)
  assert.deepEqual(parts.slice(0, 2), ['at-clock', 'at-faults'])
  assert.deepEqual(ways, parts)
})

test('pages of the console have a policy without inline scripts', async () => {
  const page = await gateway.app.inject({ method: 'GET', url: '/demo', headers: ownPage(gateway) })
  const policy = String(page.headers['content-security-policy'])
  assert.match(policy, /script-src 'self'(;|$)/)
  assert.ok(!/<script(?![^>]*src=)/.test(page.body))
})

test('production has no console, no faults, no demonstration shop and no movable clock', async (t) => {
  const production = await startTestGateway({ mode: 'production', sms: nobodySends })
  t.after(() => production.close())
  for (const url of ['/demo', '/demo/console.js', '/demo/api/state', '/demo/cashier', '/demo/api/outbox']) {
    assert.equal((await production.app.inject({ method: 'GET', url })).statusCode, 404, url)
  }
  assert.equal((await production.app.inject({ method: 'POST', url: '/demo/api/reset', payload: {} })).statusCode, 404)
  await assert.rejects(production.core.clock.advance(1000))
  assert.equal((await production.must('GET /o2srh/v1/pub/platform-products/search')).total, 0)
})
