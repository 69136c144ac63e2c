// covers gateway/src/areas/serviceBill/
// PostgreSQL: races for the calendar and for one bill an appliance
/** Bills of service: who may have one, one visit a slot, each move once, a quote that is paid after a yes, and the maker's news. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { DAY_MS, HOUR_MS } from '../../../domain/spans'
import { MOST_OPEN_BILLS } from '../../../domain/aftersale/serviceBill'
import { VISITS_AT_ONCE } from '../../../domain/aftersale/visit'
import { actOnBill, type BillStep } from '../../../gateway/src/areas/serviceBill'
import { sync, type MakerPort } from '../../../gateway/src/areas/serviceBill/maker'
import type { QuoteWish } from '../../../gateway/src/areas/serviceBill/desk'
import { addService, dayIn, FAULT, KIND, serviceCode } from './bills'
import { startPay, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { completedOrder } from '../content/reviews'

const B = '/o2as-b2c/v1/fix-install-bills'
const BY_ORDER = 'POST /o2as-b2c/v1/fix-install-bills/create-fix-bill-by-order'
const BY_HAND = 'POST /o2as-b2c/v1/fix-install-bills/createFixInstallBill'
const BY_PHONE = 'POST /o2as-b2c/v1/fix-install-bills/pub/createFixInstallBill'
const LIST = 'GET /o2as-m-bbc/v1/service-bills/list'
const DETAIL = 'GET /o2as-m-bbc/v1/service-bills/detail'
const CANCEL = 'POST /o2as-m-bbc/v1/service-bills/cancel'
const CHANGE = 'PUT /o2as-m-bbc/v1/service-bills/{billId}'
const ANSWER = `POST ${B}/quote-answer` as const
const REVIEW = `POST ${B}/review` as const
const PAY = `POST ${B}/pay-order` as const

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addService(shop)
})
after(() => shop.close())

let models = 0
let keys = 0
/** Each time another appliance, on a day with room. */
function wish(over: object = {}) {
  models += 1
  const text = '水烧不热'
  return {
    kindCode: KIND,
    model: `M${models}`,
    work: 'REPAIR' as const,
    faultCodes: [FAULT],
    text,
    pictures: [],
    day: dayIn(shop, 1 + (models % 5)),
    window: models % 3,
    ...over
  }
}
const once = () => ({ headers: { 'idempotency-key': `bill-test-key-${(keys += 1)}` } })
const book = (shopper: TestShopper, over: object = {}) =>
  shopper.must(BY_HAND, { ...once(), body: { ...wish(over), addressId: shopper.addressId } })
const desk = (billId: string, step: BillStep, quote?: QuoteWish) =>
  actOnBill(shop.core, TESTER, { billId, step, ...(quote ? { quote } : {}) })
async function bring(billId: string, ...steps: BillStep[]) {
  for (const step of steps) await desk(billId, step)
}
const takenAt = async (day: string, slot: number): Promise<number> => {
  const found = await shop.core.db
    .selectFrom('install_slot')
    .select('taken')
    .where('day', '=', day)
    .where('slot', '=', slot)
    .execute()
  return found.reduce((sum, { taken }) => sum + taken, 0)
}

test('an appliance of an order has its warranty, and its repair is free and frozen', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const { list } = await shopper.must(`GET ${B}/get-fix-sku`)
  const [own] = list
  assert.ok(own?.warranty?.holds)
  assert.equal(own.orderCode, orderCode)
  const { model: _model, kindCode: _kind, ...rest } = wish()
  const body = { ...rest, orderCode, skuCode: own.skuCode, addressId: shopper.addressId }
  const bill = await shopper.must(BY_ORDER, { ...once(), body })
  assert.deepEqual(
    [bill.state, bill.totalFen, bill.lines.map(({ fen, free }) => [fen, free]), bill.billNo],
    ['SUBMITTED', 0, [[5_000, 'WARRANTY']], undefined]
  )
  // the standard of later days does not reach it
  await shop.core.db.updateTable('service_fee').set({ fen: 9_900 }).where('item_code', '=', 'small').execute()
  await bring(bill.billId, 'accept', 'assign', 'set-out', 'begin')
  await desk(bill.billId, 'quote', { lines: [{ itemCode: 'small', count: 1, charged: true }] })
  assert.equal((await shopper.must(DETAIL, { query: { billId: bill.billId } })).quote?.totalFen, 8_000)
  await shop.core.db.updateTable('service_fee').set({ fen: 8_000 }).where('item_code', '=', 'small').execute()
  assert.equal((await shopper.must(`GET ${B}/get-fix-sku`)).list[0]?.billId, bill.billId)
})

test('five taps on two devices book one bill of an appliance and one place', async () => {
  const shopper = await shop.shopper()
  const body = { ...wish({ day: dayIn(shop, 7), window: 2 }), addressId: shopper.addressId }
  const before = await takenAt(body.day, 2)
  const answers = await Promise.all(Array.from({ length: 5 }, () => shopper.ask(BY_HAND, { ...once(), body })))
  assert.deepEqual(answers.map(({ success, code }) => (success ? 'booked' : code)).sort(), [
    'bill.open',
    'bill.open',
    'bill.open',
    'bill.open',
    'booked'
  ])
  assert.equal((await takenAt(body.day, 2)) - before, 1)
})

test('twelve bookings of one person at once are as many as one may have under way', async () => {
  const shopper = await shop.shopper()
  const wishes = Array.from({ length: 12 }, () => ({ ...wish({ day: dayIn(shop, 5) }), addressId: shopper.addressId }))
  const answers = await Promise.all(wishes.map((body) => shopper.ask(BY_HAND, { ...once(), body })))
  assert.equal(answers.filter(({ success }) => success).length, MOST_OPEN_BILLS)
  assert.deepEqual(new Set(answers.flatMap(({ failed, code }) => (failed ? [code] : []))), new Set(['bill.many']))
  for (const { data } of answers) if (data) await shopper.must(CANCEL, { body: { billId: data.billId } })
})

test('one window has as many bills and installations as there are engineers, each another', async () => {
  const day = dayIn(shop, 6)
  await shop.core.db.deleteFrom('install_slot').where('day', '=', day).execute()
  await shop.core.db.deleteFrom('install_visit').where('day', '=', day).execute()
  const shoppers = await Promise.all(Array.from({ length: VISITS_AT_ONCE + 2 }, () => shop.shopper()))
  const answers = await Promise.all(
    shoppers.map((shopper) =>
      shopper.ask(BY_HAND, { ...once(), body: { ...wish({ day, window: 0 }), addressId: shopper.addressId } })
    )
  )
  assert.equal(answers.filter(({ success }) => success).length, VISITS_AT_ONCE)
  assert.deepEqual(new Set(answers.filter(({ failed }) => failed).map(({ code }) => code)), new Set(['visit.full']))
  const engineers = await shop.core.db.selectFrom('install_visit').select('installer').where('day', '=', day).execute()
  assert.equal(new Set(engineers.map(({ installer }) => installer.phone)).size, VISITS_AT_ONCE)
  // a new time is held before the old one is let go: nothing is lost where it is full
  const other = await shop.shopper()
  const bill = await book(other, { day, window: 1 })
  const path = { billId: bill.billId }
  assert.equal((await other.ask(CHANGE, { path, body: { day, window: 0 } })).code, 'visit.full')
  assert.deepEqual([await takenAt(day, 0), await takenAt(day, 1)], [VISITS_AT_ONCE, 1])
  await other.must(CHANGE, { path, body: { day, window: 2 } })
  assert.deepEqual([await takenAt(day, 1), await takenAt(day, 2)], [0, 1])
  await other.must(CANCEL, { body: path })
  await other.must(CANCEL, { body: path })
  assert.equal(await takenAt(day, 2), 0)
})

test('a quote is worth what was seen, goes on with a yes, and is paid as an order', async () => {
  const shopper = await shop.shopper()
  const { billId } = await book(shopper)
  await bring(billId, 'accept', 'assign', 'set-out', 'begin')
  await assert.rejects(desk(billId, 'quote', { lines: [{ itemCode: 'gold', count: 1 }] }), /no such item/)
  await desk(billId, 'quote', {
    lines: [
      { itemCode: 'small', count: 1 },
      { itemCode: 'lid', count: 2 }
    ]
  })
  assert.equal((await shopper.ask(PAY, { body: { billId } })).code, 'bill.state')
  assert.equal((await shopper.ask(ANSWER, { body: { billId, agree: true, expectedFen: 8_000 } })).code, 'bill.quote')
  const yes = { body: { billId, agree: true, expectedFen: 15_000 } }
  const agreed = await shopper.must(ANSWER, yes)
  assert.deepEqual([agreed.state, agreed.dueFen, agreed.totalFen], ['WORKING', 15_000, 15_000])
  assert.equal((await shopper.must(ANSWER, yes)).state, 'WORKING')
  assert.equal((await shopper.ask(ANSWER, { body: { billId, agree: false, expectedFen: 15_000 } })).code, 'bill.state')
  const orders = await Promise.all(Array.from({ length: 4 }, () => shopper.must(PAY, { body: { billId } })))
  assert.equal(new Set(orders.map(({ orderCode }) => orderCode)).size, 1)
  const [{ orderCode } = { orderCode: '' }] = orders
  const order = async () => shopper.must('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })
  assert.deepEqual(
    [(await order()).status, (await order()).payFen, (await order()).service],
    ['WAIT_PAY', 15_000, true]
  )
  await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
  assert.equal((await order()).status, 'COMPLETED')
  assert.equal((await shopper.must(DETAIL, { query: { billId } })).dueFen, 0)
  assert.equal((await shopper.ask(PAY, { body: { billId } })).code, 'bill.paid')
  await desk(billId, 'finish')
  const done = await shopper.must(DETAIL, { query: { billId } })
  assert.deepEqual([done.state, done.totalFen, done.doorCode, done.engineer], ['DONE', 15_000, undefined, undefined])
})

test('what most people pay is said by visits that were done, not by those whose quote got a no', async () => {
  const query = { kindCode: KIND, work: 'REPAIR', regionCode: '330106' } as const
  const known = async () => (await shop.must('GET /o2pcm/pub/v1/crm-group-get/service-fee', { query })).mostPaid
  const counted = async () =>
    (await shop.core.db.selectFrom('fee_bill').select(['total_fen', 'lines']).execute()).map((bill) => [
      bill.total_fen,
      bill.lines.map(({ itemCode, fen, count }) => `${itemCode} ${fen} ${count}`)
    ])
  await shop.core.db.deleteFrom('fee_bill').execute()
  const visits = async (model: string, agree: boolean) => {
    const shopper = await shop.shopper()
    const { billId } = await book(shopper, { model })
    await bring(billId, 'accept', 'assign', 'set-out', 'begin')
    await desk(billId, 'quote', { lines: [{ itemCode: 'lid', count: 2 }] })
    await shopper.must(ANSWER, { body: { billId, agree, expectedFen: 7_000 } })
    if (agree) await desk(billId, 'finish')
  }
  await visits('ONE', true)
  await visits('TWO', false)
  assert.deepEqual(await counted(), [[7_000, ['lid 3500 2']]])
  assert.equal(await known(), undefined)
  const [feeBill] = await shop.core.db.selectFrom('fee_bill').selectAll().execute()
  assert.ok(feeBill)
  const more = Array.from({ length: 48 }, (_, index) => ({ ...feeBill, lines: '[]', bill_code: `more ${index}` }))
  await shop.core.db.insertInto('fee_bill').values(more).execute()
  assert.equal(await known(), undefined)
  await visits('THREE', true)
  assert.deepEqual(await known(), { bills: 50, fromFen: 7_000, toFen: 7_000, nothing: 0, within: 100, more: 0 })
})

test('an order of service that ended unpaid is made anew, and nothing of stock hangs on it', async () => {
  const shopper = await shop.shopper()
  const { billId } = await book(shopper)
  await bring(billId, 'accept', 'assign', 'set-out', 'begin')
  await desk(billId, 'quote', { lines: [{ itemCode: 'small', count: 1 }] })
  await shopper.must(ANSWER, { body: { billId, agree: true, expectedFen: 8_000 } })
  const { orderCode } = await shopper.must(PAY, { body: { billId } })
  await shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
  const again = await shopper.must(PAY, { body: { billId } })
  assert.notEqual(again.orderCode, orderCode)
})

test('the same fault is free for 180 days, unless the quote was declined', async () => {
  const shopper = await shop.shopper()
  const model = 'SAME'
  const first = await book(shopper, { model })
  assert.equal(first.totalFen, 5_000)
  await bring(first.billId, 'accept', 'assign', 'set-out', 'begin')
  await desk(first.billId, 'quote', { lines: [{ itemCode: 'small', count: 1 }] })
  const no = await shopper.must(ANSWER, { body: { billId: first.billId, agree: false, expectedFen: 8_000 } })
  assert.deepEqual([no.state, no.totalFen, no.dueFen], ['DONE', 0, 0])
  const second = await book(shopper, { model })
  assert.equal(second.totalFen, 5_000)
  await bring(second.billId, 'accept', 'assign', 'set-out', 'begin', 'finish')
  const third = await book(shopper, { model: ' same ' })
  assert.deepEqual(
    third.lines.map(({ free }) => free),
    ['AGAIN']
  )
  await shopper.must(CANCEL, { body: { billId: third.billId } })
  await shop.core.clock.advance(181 * DAY_MS)
  const token = await shop.tokenOf(shopper.userId)
  const body = { ...wish({ model }), addressId: shopper.addressId }
  assert.equal((await shop.must(BY_HAND, { ...once(), token, body })).totalFen, 5_000)
})

test('a fault that was mended lately is said to be free before it is booked, and so it is', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const own = async () => (await shopper.must(`GET ${B}/get-fix-sku`)).list[0]
  const skuCode = (await own())?.skuCode ?? ''
  const { model: _model, kindCode: _kind, ...rest } = wish()
  const body = { ...rest, orderCode, skuCode, addressId: shopper.addressId }
  assert.deepEqual((await own())?.freeFaults, [])
  const { billId } = await shopper.must(BY_ORDER, { ...once(), body })
  await bring(billId, 'accept', 'assign', 'set-out', 'begin', 'finish')
  assert.deepEqual((await own())?.freeFaults, [FAULT])
})

const KINDS = 'GET /o2as-b2c/v1/glz-after-sale-type'

test('repair is among what can be asked for a row: free until its warranty ends, for the visit afterwards', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const repair = async () =>
    (await shopper.must(KINDS, { query: { orderCode } })).rows[0]?.kinds.find(({ kind }) => kind === 'REPAIR')
  const { list } = await shopper.must(`GET ${B}/get-fix-sku`)
  assert.deepEqual(await repair(), { kind: 'REPAIR', open: true, until: list[0]?.warranty?.until })
  const until = list[0]?.warranty?.until ?? 0
  await shop.core.db
    .updateTable('parcel')
    .set({ signed_at: new Date(shop.core.clock.now() - 40 * 31 * DAY_MS) })
    .where('order_code', '=', orderCode)
    .execute()
  assert.ok(until > shop.core.clock.now())
  assert.deepEqual(await repair(), { kind: 'REPAIR', open: true, feeFen: 5_000 })
})

test('two repairs of one fault open the way back for the fault alone, as long as the warranty holds', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const { list } = await shopper.must(`GET ${B}/get-fix-sku`)
  const skuCode = list[0]?.skuCode ?? ''
  // the days of returns are over
  await shop.core.db
    .updateTable('parcel')
    .set({ signed_at: new Date(shop.core.clock.now() - 20 * DAY_MS) })
    .where('order_code', '=', orderCode)
    .execute()
  const back = async () =>
    (await shopper.must(KINDS, { query: { orderCode } })).rows[0]?.kinds.find(({ kind }) => kind === 'RETURN')
  assert.equal((await back())?.open, false)
  for (let times = 0; times < 2; times += 1) {
    const { model: _model, kindCode: _kind, ...rest } = wish()
    const body = { ...rest, orderCode, skuCode, addressId: shopper.addressId }
    const { billId } = await shopper.must(BY_ORDER, { ...once(), body })
    await bring(billId, 'accept', 'assign', 'set-out', 'begin', 'finish')
  }
  assert.equal((await back())?.open, true)
  const rows = [{ position: 0, quantity: 1 }]
  const request = { orderCode, kind: 'RETURN' as const, rows, reasonCode: 'NO_REASON' }
  const answer = await shopper.ask('POST /o2as-b2c/v1/after/sale/apply-refundAmount', { body: request })
  assert.equal(answer.code, 'case.reason')
  await shopper.must('POST /o2as-b2c/v1/after/sale/apply-refundAmount', { body: { ...request, reasonCode: 'FAULTY' } })
})

test('what the engineer took pictures of is seen by its shopper alone, by signed addresses', async () => {
  const shopper = await shop.shopper()
  const { billId } = await book(shopper)
  await bring(billId, 'accept', 'assign', 'set-out', 'begin')
  const picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#888' } })
    .png()
    .toBuffer()
  const quote = { lines: [{ itemCode: 'small', count: 1 }] }
  await actOnBill(shop.core, TESTER, { billId, step: 'quote', quote, pictures: [picture] })
  const { tracks } = await shopper.must(DETAIL, { query: { billId } })
  const [url = ''] = tracks[0]?.pictures ?? []
  const open = async (address: string) => (await shop.app.inject({ url: address })).statusCode
  assert.deepEqual([await open(url), await open(url.split('?')[0] ?? '')], [200, 404])
  assert.equal(tracks[1]?.pictures, undefined)
  const none = actOnBill(shop.core, TESTER, { billId, step: 'finish', pictures: [Buffer.from('no picture')] })
  await assert.rejects(none, /JPG, PNG or WebP/)
})

test('a visit is changed and given up until two hours before it, and each state allows its own', async () => {
  const shopper = await shop.shopper()
  const bill = await book(shopper)
  const path = { billId: bill.billId }
  assert.equal((await shopper.ask(`POST ${B}/cancel`, { body: path })).code, 'bill.state', 'it has no number yet')
  assert.equal((await shopper.ask(`DELETE ${B}`, { body: path })).code, 'bill.state')
  await bring(bill.billId, 'accept', 'assign')
  assert.equal((await shopper.ask(`POST ${B}/cancel-without-bill`, { body: path })).code, 'bill.state')
  await assert.rejects(desk(bill.billId, 'finish'), /has changed/)
  const shown = await shopper.must(DETAIL, { query: path })
  assert.match(shown.doorCode ?? '', /^\d{4}$/)
  assert.match(shown.engineer?.phone ?? '', /^400-/)
  await shop.core.clock.advance((bill.window?.from ?? 0) - 1.5 * HOUR_MS - shop.core.clock.now())
  for (const key of [CANCEL, `POST ${B}/cancel`] as const)
    assert.equal((await shopper.ask(key, { body: path })).code, 'visit.late')
  assert.equal((await shopper.ask(CHANGE, { path, body: { day: dayIn(shop, 2), window: 0 } })).code, 'visit.late')
})

test('a review of a finished bill earns its points once', async () => {
  const shopper = await shop.shopper()
  const { billId } = await book(shopper)
  const said = { billId, score: 5, text: '很快' }
  assert.equal((await shopper.ask(REVIEW, { ...once(), body: said })).code, 'bill.state')
  await bring(billId, 'accept', 'assign', 'set-out', 'begin', 'finish')
  const answers = await Promise.all([1, 2, 3].map(() => shopper.ask(REVIEW, { ...once(), body: said })))
  assert.equal(answers.filter(({ success }) => success).length, 1)
  const earned = await shop.core.db
    .selectFrom('point_entry')
    .select('points')
    .where('user_id', '=', shopper.userId)
    .where('reference', '=', billId)
    .execute()
  assert.deepEqual(
    earned.map(({ points }) => points),
    [30]
  )
})

test('a bill without a login is booked once by its code, found by the phone, declined, and found after login', async () => {
  const phone = '13900007001'
  const proof = await serviceCode(shop, phone)
  const place = {
    provinceCode: '330000',
    cityCode: '330100',
    districtCode: '330110',
    receiver: '王五',
    detail: '文一路1号'
  }
  const { pictures: _none, ...rest } = wish({ day: dayIn(shop, 3) })
  const body = { ...rest, ...proof, ...place }
  const wrong = await shop.ask(BY_PHONE, { body: { ...body, captcha: proof.captcha === '000000' ? '1' : '000000' } })
  assert.equal(wrong.code, 'captcha.wrong')
  const first = await shop.must(BY_PHONE, { body })
  const again = await shop.must(BY_PHONE, { body })
  assert.equal(again.bill.billId, first.bill.billId, 'a reply that was lost books nothing more')
  assert.ok(!JSON.stringify(first).includes('王五') && !JSON.stringify(first).includes('文一路1号'))
  const { billId } = first.bill
  const { viewKey } = first
  await bring(billId, 'accept', 'assign', 'set-out', 'begin')
  await desk(billId, 'quote', { lines: [{ itemCode: 'small', count: 1 }] })
  const of = { billId, viewKey }
  const seen = await shop.must(`POST ${B}/pub/fix-detail`, { body: of })
  const answer = { ...of, expectedFen: seen.quote?.totalFen ?? 0 }
  const paid = await shop.ask(`POST ${B}/pub/quote-answer`, { body: { ...answer, agree: true } })
  assert.equal(paid.code, 'bill.login')
  assert.equal((await shop.must(`POST ${B}/pub/quote-answer`, { body: { ...answer, agree: false } })).state, 'DONE')
  await shop.core.clock.advance(11 * 60_000)
  assert.equal((await shop.ask(`POST ${B}/pub/fix-detail`, { body: of })).code, 'bill.view')
  const sent = await shop.must('POST /oauth/public/send-phone-captcha-always', { body: { phone } })
  const strange = { phone, captchaKey: sent.captchaKey, captcha: '123456' }
  assert.equal((await shop.ask(`POST ${B}/pub/listFixInstallBill`, { body: strange })).code, 'captcha.expired')
  const { userId } = await shop.core.db
    .insertInto('customer')
    .values({
      user_id: 'u_wang',
      phone,
      customer_code: 'c_wang',
      nick_name: '{"zh":"王","en":"W"}',
      created_at: new Date()
    })
    .returning('user_id as userId')
    .executeTakeFirstOrThrow()
  const token = await shop.tokenOf(userId)
  const { list } = await shop.must(LIST, { token })
  assert.deepEqual(
    list.map((bill) => [bill.billId, bill.state]),
    [[billId, 'DONE']]
  )
  assert.deepEqual((await (await shop.shopper()).must(LIST)).list, [])
})

test('a picture code is used up by one try, and a service code opens no account', async () => {
  const { captchaKey } = await shop.must('POST /o2as-b2c/v1/sms/pub/send-image-code')
  const body = { phone: '13900007002', captchaKey, pictureCode: 'oooo' }
  const send = 'POST /o2as-b2c/v1/sms/pub/send-verification-code'
  assert.equal((await shop.ask(send, { body })).code, 'captcha.misread')
  assert.equal((await shop.ask(send, { body })).code, 'captcha.used')
  const proof = await serviceCode(shop, '13900007003')
  const login = await shop.ask('POST /o2cum/v1/pub/customer-login/register-with-oauth', {
    body: { ...proof, clientId: 'o2-mobile-front' }
  })
  assert.equal(login.code, 'captcha.expired')
})

test('older news of the maker never overwrites newer, and a maker who fails is said to be', async () => {
  const shopper = await shop.shopper()
  const { phone } = await shop.core.db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  const asker = () => ({
    userId: shopper.userId,
    locale: 'zh-CN' as const,
    nowMs: shop.core.clock.now(),
    mode: shop.core.mode
  })
  const makerWith = (state: 'ASSIGNED' | 'DONE', toldAt: number): MakerPort => ({
    billsOf: async () => [
      {
        billNo: 'FWMAKER1',
        phone,
        work: 'INSTALL',
        state,
        appliance: { kindCode: KIND, name: { zh: '水壶', en: 'Kettle' }, model: 'K', picture: '/p.svg' },
        text: { zh: state, en: state },
        toldAt,
        createdAt: 1
      }
    ]
  })
  const ask = async (maker: MakerPort) => {
    await shop.core.clock.advance(2 * 60_000)
    return sync(shop.core, asker(), maker)
  }
  assert.equal((await ask(makerWith('DONE', 2_000))).state, 'FRESH')
  await ask(makerWith('ASSIGNED', 1_000))
  const { list } = await shopper.must(LIST)
  assert.deepEqual(
    list.map((bill) => [bill.source, bill.state]),
    [['BRAND', 'DONE']]
  )
  const failing: MakerPort = { billsOf: () => Promise.reject(new Error('away')) }
  assert.equal((await ask(failing)).state, 'FAILED')
  assert.equal((await shopper.must(LIST)).list.length, 1, 'what was known stays')
})
