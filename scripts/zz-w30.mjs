const { randomUUID } = await import('node:crypto')
const { mkdirSync } = await import('node:fs')
const { launchBrowser } = await import('./browser.mjs')
const { startShop } = await import('./lib/shop.mjs')
const { loadTs } = await import('./lib/load-ts.mjs')
const { routeOf } = await loadTs('src/routes/table.ts')
const folder = '/tmp/lead/w30pics'
mkdirSync(folder, { recursive: true })
const only = process.argv[2]
const shop = await startShop()
const fromShop = { 'content-type': 'application/json', origin: shop.address }
const post = async (path, body, headers = {}) => {
  const reply = await fetch(shop.address + path, { method: 'POST', headers: { ...fromShop, 'idempotency-key': randomUUID(), ...headers }, body: JSON.stringify(body) })
  const { data, message } = await reply.json()
  if (!data) console.log(`${path}: ${message}`)
  return data
}
const consol = (path, body = {}) => fetch(`${shop.address}/demo/api/${path}`, { method: 'POST', headers: fromShop, body: JSON.stringify(body) })
const get = async (path, headers = {}) => (await (await fetch(shop.address + path, { headers })).json()).data
async function logIn(phone) {
  const { captchaKey } = await post('/oauth/public/send-phone-captcha-always', { phone })
  const outbox = await (await fetch(`${shop.address}/demo/api/outbox?recipient=${phone}`)).text()
  const captcha = /\b\d{6}\b/.exec(outbox)[0]
  return post('/o2cum/v1/pub/customer-login/register-with-oauth', { phone, captcha, captchaKey })
}
const [p1, p2] = process.env.PHONES.split(',')
const one = await logIn(p1)
const two = await logIn(p2)
const three = await logIn('13911112222')
const as = (l) => ({ authorization: `Bearer ${l.token}` })
const list = []
const add = (name, login, key, params, extra = {}) => list.push({ name, login, key, params, ...extra })
const cases = []
for (const l of [one, two]) for (const tab of ['OPEN', 'ENDED']) {
  const found = await get(`/o2as-b2c/v1/after/sale/list?tab=${tab}&size=20`, as(l))
  for (const c of found.list) cases.push({ ...c, l })
}
const bills = []
for (const l of [one, two]) for (const b of (await get('/o2as-m-bbc/v1/service-bills/list?size=20', as(l))).list) bills.push({ ...b, l })
// a bill that is quoted, paid and given up
const quoted = bills.find((b) => b.state === 'WAIT_CONFIRM')
if (quoted) {
  await post('/o2as-b2c/v1/fix-install-bills/quote-answer', { billId: quoted.billId, agree: true, expectedFen: quoted.quote.totalFen }, as(quoted.l))
  const order = await post('/o2as-b2c/v1/fix-install-bills/pay-order', { billId: quoted.billId }, as(quoted.l))
  const pay = await post('/o2ord-b2c/v1/order-trades/pay', { orderCodes: [order.orderCode], channel: 'WECHAT', host: 'H5' }, as(quoted.l))
  await consol(`payments/${pay.paymentId}`, { result: 'SUCCEEDED' })
  const r = await consol(`bills/${quoted.billId}/give-up`)
  console.log('give-up', r.status)
  add('bill-GIVENUP-PAID', quoted.l, 'bbcProgress', { billId: quoted.billId })
  add('order-SERVICE-back', quoted.l, 'orderDetail', { orderCode: order.orderCode })
}
const fail = { fail: true }
for (const [n, l] of [['one', one], ['two', two], ['none', three]]) {
  for (const tab of ['APPLY', 'OPEN', 'ENDED']) add(`list-${n}-${tab}`, l, 'afterSalesHistory', { tab })
  add(`home-${n}`, l, 'bbcHome', {})
  add(`history-${n}`, l, 'bbcHistory', {})
}
add('home-anon', null, 'bbcHome', {}); add('query-anon', null, 'bbcQuery', {}); add('book-anon', null, 'bbcInstallRepair', {})
add('book-two', two, 'bbcInstallRepair', {})
const rec = (await get('/o2as-b2c/v1/after/sale/apply-quantity?size=50', as(one))).list
const ret = rec.find((r) => r.kinds.some((k) => k.kind === 'RETURN' && k.open))
const un = rec.find((r) => r.kinds.some((k) => k.kind === 'REFUND_ONLY' && k.open))
const rep = rec.find((r) => r.kinds.some((k) => k.kind === 'REPAIR' && k.open))
for (const [n, r] of [['ret', ret], ['un', un], ['rep', rep]]) if (r) add(`type-${n}`, one, 'chooseAfterSalesType', { orderCode: r.orderCode })
if (ret) { add('apply-RETURN', one, 'applyAfterSales', { orderCode: ret.orderCode, kind: 'RETURN', position: ret.position }); add('apply-EXCHANGE', one, 'applyAfterSales', { orderCode: ret.orderCode, kind: 'EXCHANGE', position: ret.position }); add('apply-refused', one, 'applyAfterSales', { orderCode: ret.orderCode, kind: 'REFUND_ONLY', position: ret.position }) }
if (un) add('apply-REFUND', one, 'applyAfterSales', { orderCode: un.orderCode, kind: 'REFUND_ONLY', position: un.position })
if (rep) add('repair', one, 'afterSaleRepair', { orderCode: rep.orderCode, skuCode: rep.skuCode })
const seenStates = new Set()
for (const c of cases) {
  const key = `${c.kind}-${c.state}`
  if (seenStates.has(key)) continue
  seenStates.add(key)
  add(`case-${key}`, c.l, 'afterDetails', { caseCode: c.caseCode, ...(c.kind === 'EXCHANGE' ? { kind: 'EXCHANGE' } : {}) })
  if (c.state === 'WAIT_RETURN') {
    for (const by of ['NUMBER', 'PICKUP']) add(`logistics-${by}`, c.l, 'uploadLogistics', { caseCode: c.caseCode, by })
    add('result', c.l, 'applyAfterSaleResult', { caseCode: c.caseCode })
    add('case-overdue', c.l, 'afterDetails', { caseCode: c.caseCode }, { overdue: true })
    add('logistics-overdue', c.l, 'uploadLogistics', { caseCode: c.caseCode, by: 'NUMBER' }, { overdue: true })
  }
  if (c.state === 'RETURNING') add('logistics-change', c.l, 'uploadLogistics', { caseCode: c.caseCode, by: 'NUMBER' })
}
const seenBills = new Set()
for (const b of bills) {
  const key = `${b.source}-${b.state}`
  if (seenBills.has(key)) continue
  seenBills.add(key)
  add(`bill-${key}`, b.l, 'bbcProgress', { billId: b.billId })
}
const anyCase = cases[0], anyBill = bills[0]
add('list-failed', one, 'afterSalesHistory', { tab: 'OPEN' }, fail)
add('type-failed', one, 'chooseAfterSalesType', { orderCode: ret?.orderCode ?? 'x' }, fail)
add('apply-failed', one, 'applyAfterSales', { orderCode: ret?.orderCode ?? 'x', kind: 'RETURN' }, fail)
add('result-failed', one, 'applyAfterSaleResult', { caseCode: anyCase.caseCode }, fail)
add('case-failed', anyCase.l, 'afterDetails', { caseCode: anyCase.caseCode }, fail)
add('logistics-failed', anyCase.l, 'uploadLogistics', { caseCode: anyCase.caseCode }, fail)
add('repair-failed', one, 'afterSaleRepair', { orderCode: rep?.orderCode ?? 'x', skuCode: rep?.skuCode ?? 'x' }, fail)
for (const k of ['bbcHome', 'bbcInstallRepair', 'bbcHistory']) add(`${k}-failed`, two, k, {}, fail)
add('bbcProgress-failed', anyBill.l, 'bbcProgress', { billId: anyBill.billId }, fail)
add('case-missing', one, 'afterDetails', { caseCode: 'R00' }); add('bill-missing', one, 'bbcProgress', { billId: 'sb_none' })
const browser = await launchBrowser()
const variants = [['375-zh', 375, 812, 'zh-CN'], ['375-en', 375, 812, 'en-US'], ['320-en', 320, 640, 'en-US']]
try {
  for (const [vn, width, height, locale] of variants) {
    for (const login of [one, two, three, null]) {
      const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
      await context.addInitScript((values) => { for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value)) }, { locale, ...(login ? { token: login.token, userId: login.userId } : {}) })
      for (const s of list) {
        if (s.login !== login || (only && !new RegExp(only).test(s.name))) continue
        const page = await context.newPage()
        if (s.fail) await page.route(/o2as/, (r) => r.fulfill({ status: 500, contentType: 'application/json', body: '{}' }))
        if (s.overdue) await page.route(/after\/sale\/(detail|exchange-logistics)/, async (r) => { const res = await r.fetch(); const j = await res.json(); if (j.data?.dueAt) j.data.dueAt = Date.now() - 3_600_000; await r.fulfill({ response: res, json: j }) })
        const path = routeOf(s.key).path
        const q = Object.keys(s.params).length ? `?params=${encodeURIComponent(JSON.stringify(s.params))}` : ''
        await page.goto(shop.address + path + q, { waitUntil: 'networkidle' }).catch((e) => console.log(s.name, e.message))
        await page.waitForTimeout(500)
        const long = await page.evaluate(() => document.scrollingElement?.scrollHeight ?? 0)
        await page.screenshot({ path: `${folder}/${s.name}-${vn}.png`, fullPage: long < 2600 })
        await page.close()
      }
      await context.close()
    }
    console.log(vn, new Date().toISOString())
  }
} finally {
  await browser.close()
  await shop.close()
}
console.log(list.map(({ name }) => name).join(' '))
