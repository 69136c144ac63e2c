// PostgreSQL: cases of one piece at once, and shipping that races a refund
/** Cases after the sale: what can be asked, who moves one, and what time does. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as desk from '../../../gateway/src/areas/afterSales'
import { findCase } from '../../../gateway/src/areas/afterSales/store'
import { sweepCases } from '../../../gateway/src/areas/afterSales/sweep'
import { answerRefunds } from '../../../gateway/src/console/cases'
import { sweepOrders } from '../../../gateway/src/areas/closing/sweep'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { balance } from '../../../gateway/src/areas/points'
import { manager } from '../../../gateway/src/core/desk'
import {
  ANSWER_CASE,
  applyForCase,
  ask,
  backFor,
  CANCEL_CASE,
  CASES,
  deliveredOrder,
  evidence,
  KINDS,
  NUMBER,
  refundsIn,
  returning,
  see,
  SEND,
  unsent
} from './cases'
import { film } from '../content/films'
import { detail, order, paidOrder, startPay, startShop, TESTER, type TestShop } from '../orders/journey-shop'
import { ownPage } from '../support'

const DAY = 86_400_000
const MINUTE = 60_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const refunds = (orderCode: string) => refundsIn(shop, orderCode)
const pass = async (ms: number) => {
  await shop.core.clock.advance(ms)
  await sweepCases(shop.core)
}

test('a piece of an order that is not shipped goes back at once, to the means that paid, and is not sent', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 3 })
  const stock = await shop.stockOf('POT')
  const claim = await applyForCase(shopper, unsent(orderCode))
  assert.deepEqual([claim.state, claim.refundFen, claim.about], ['REFUNDING', 3_000, false])
  assert.deepEqual(await refunds(orderCode), [[3_000, 'RETURNED', `case:${claim.caseCode}`, 'SENT']])
  assert.equal(await shop.stockOf('POT'), stock + 1)
  assert.equal(await desk.hearRefund(shop.core, claim.caseCode, 'DONE'), true)
  assert.equal(await desk.hearRefund(shop.core, claim.caseCode, 'DONE'), false, 'heard twice')
  const done = await see(shopper, claim.caseCode)
  assert.deepEqual([done.state, done.refunds[0]?.state, done.timeline[0]?.by], ['COMPLETED', 'DONE', 'PROVIDER'])
  await advanceOrder(shop.core, orderCode, 'ship')
  const { list } = await shopper.must('GET /o2ord-b2c/v1/parcel/parcel-infos', { query: { orderCode } })
  assert.deepEqual(
    list.flatMap(({ goods }) => goods.map(({ quantity }) => quantity)),
    [2]
  )
  const after = await detail(shopper, orderCode)
  assert.deepEqual([after.refundFen, after.rows[0]?.returned], [3_000, 1])
})

test('all that is left of an order that is not shipped is cancelled, which gives back the rest and no more', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 2 })
  const { payFen } = await detail(shopper, orderCode)
  const stock = await shop.stockOf('POT')
  assert.equal((await ask(shopper, unsent(orderCode, 2))).code, 'case.cancel')
  await applyForCase(shopper, unsent(orderCode))
  assert.equal((await ask(shopper, unsent(orderCode))).code, 'case.cancel')
  await shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
  const sums = (await refunds(orderCode)).map(([fen]) => fen as number)
  assert.deepEqual(sums.sort(), [3_000, payFen - 3_000].sort())
  assert.equal(await shop.stockOf('POT'), stock + 2)
})

test('shipping and a refund at once: one of both wins, and nothing is both sent and paid back', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 1 })
  const [shipped, refunded] = await Promise.allSettled([
    advanceOrder(shop.core, orderCode, 'ship'),
    ask(shopper, unsent(orderCode))
  ])
  assert.equal(shipped.status, 'fulfilled')
  const won = refunded.status === 'fulfilled' && refunded.value.success
  const { list } = await shopper.must('GET /o2ord-b2c/v1/parcel/parcel-infos', { query: { orderCode } })
  assert.equal(list.flatMap(({ goods }) => goods).length, won ? 1 : 2)
  assert.equal((await refunds(orderCode)).length, won ? 1 : 0)
})

test('five taps, and two devices, open one case and pay once', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 1 })
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask(shopper, unsent(orderCode))))
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.deepEqual(
    [...new Set(answers.filter(({ success }) => !success).map(({ code }) => code))].filter(
      (code) => code !== 'case.pieces' && code !== 'case.changed'
    ),
    []
  )
  assert.equal((await refunds(orderCode)).length, 1)
})

test('a return without a reason: sent back, looked at, paid; stock has what can be sold again', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  const had = await balance(shop.core.db, shopper.userId)
  const stock = await shop.stockOf('POT')
  const sent = await returning(shopper, orderCode)
  assert.deepEqual([sent.state, sent.way?.trackingNo, sent.way?.open], ['RETURNING', 'SQ40916620318', true])
  // the number is said: nothing has to be said by then any more
  const query = { caseCode: sent.caseCode }
  assert.equal((await shopper.must('GET /o2as-b2c/v1/after/sale/exchange-logistics', { query })).dueAt, undefined)
  await desk.carry(shop.core, sent.caseCode, 'move')
  const late = await shopper.ask(SEND, { body: { caseCode: sent.caseCode, ...NUMBER, pictures: [] } })
  assert.equal(late.code, 'case.state', 'it moves already')
  await desk.carry(shop.core, sent.caseCode, 'sign')
  await desk.inspect(shop.core, TESTER, sent.caseCode, { found: [] })
  const paid = await see(shopper, sent.caseCode)
  assert.deepEqual([paid.state, paid.refundFen], ['REFUNDING', 3_000])
  assert.deepEqual(
    paid.timeline.map(({ state }) => state),
    ['REFUNDING', 'INSPECTED', 'RETURNING', 'WAIT_RETURN', 'SUBMITTED']
  )
  assert.equal(await shop.stockOf('POT'), stock + 1)
  // a point for each yuan that was paid
  assert.equal(await balance(shop.core.db, shopper.userId), had - 30)
})

test('what is found decides: the shopper says yes, and the pieces in order are paid, the damaged one is in no stock', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 3 })
  const sent = await returning(shopper, orderCode, [{ position: 0, quantity: 3 }])
  const stock = await shop.stockOf('POT')
  const found = [{ position: 0, accepted: 2, sellable: 1 }]
  await desk.inspect(shop.core, TESTER, sent.caseCode, { found, note: { zh: '一台壶底有水垢', en: 'One was used' } })
  const claim = await see(shopper, sent.caseCode)
  assert.deepEqual([claim.state, claim.rows[0]?.accepted, claim.timeline[0]?.note], ['DISPUTED', 2, '一台壶底有水垢'])
  const body = { caseCode: sent.caseCode, answer: 'ACCEPT' } as const
  const answers = await Promise.all([shopper.ask(ANSWER_CASE, { body }), shopper.ask(ANSWER_CASE, { body })])
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.equal((await see(shopper, sent.caseCode)).refundFen, 6_000)
  assert.equal(await shop.stockOf('POT'), stock + 1)
  // the third piece is free for another case
  const { rows } = await shopper.must(KINDS, { query: { orderCode } })
  assert.equal(rows[0]?.open, 1)
})

test('the brand decides a dispute after five days, and where nothing was in order all of it comes back', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const sent = await returning(shopper, orderCode)
  await desk.inspect(shop.core, TESTER, sent.caseCode, { found: [{ position: 0, accepted: 0, sellable: 0 }] })
  await pass(5 * DAY - MINUTE)
  assert.equal((await see(shopper, sent.caseCode)).state, 'DISPUTED')
  await pass(MINUTE)
  const decided = await see(shopper, sent.caseCode)
  assert.deepEqual([decided.state, decided.timeline[0]?.by], ['SENT_BACK', 'BRAND'])
  assert.deepEqual(await refunds(orderCode), [])
})

test('a fault waits for the shop: refused with a reason it frees the piece, and without a word it is agreed after 48 hours', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  assert.equal((await ask(shopper, backFor(orderCode, 'DAMAGED'))).code, 'case.pictures')
  const first = await applyForCase(shopper, backFor(orderCode, 'DAMAGED'), [await evidence(shopper)])
  assert.deepEqual([first.state, first.amounts.postageLimitFen], ['SUBMITTED', 1_800])
  await desk.refuse(shop.core, TESTER, first.caseCode, { zh: '看不清', en: 'Not clear' })
  assert.equal((await see(shopper, first.caseCode)).timeline[0]?.note, '看不清')
  const second = await applyForCase(shopper, backFor(orderCode, 'FAULTY'), [await evidence(shopper)])
  await pass(2 * DAY)
  assert.equal((await see(shopper, second.caseCode)).state, 'WAIT_RETURN')
  await pass(7 * DAY)
  assert.equal((await see(shopper, second.caseCode)).state, 'CLOSED')
  assert.equal((await shopper.must(CASES)).yours, 0)
})

test('a case that was asked for is changed, and its picture is opened by a signed address alone', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  const path = await evidence(shopper)
  const claim = await applyForCase(shopper, backFor(orderCode, 'DAMAGED'), [path])
  const changed = await applyForCase(shopper, { ...backFor(orderCode, 'FAULTY', 2), caseCode: claim.caseCode }, [path])
  assert.deepEqual([changed.caseCode, changed.refundFen, changed.reasonCode], [claim.caseCode, 7_000, 'FAULTY'])
  const open = async (url: string) => (await shop.app.inject({ url })).statusCode
  assert.deepEqual([await open(path), await open(changed.pictures[0] ?? '')], [404, 200])
  await shop.core.clock.advance(11 * 60_000)
  assert.equal(await open(changed.pictures[0] ?? ''), 404)
  // somebody else's picture is none
  const other = await shop.shopper()
  const theirs = await deliveredOrder(shop, other, { POT: 1 })
  assert.equal((await ask(other, backFor(theirs, 'DAMAGED'), [path])).code, 'case.pictures')
})

test('a video shows what is wrong as a picture does; a picture in its place, or one that is too long, is refused', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const sendFilm = (seconds: number) => {
    const part = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n'
    const body = Buffer.concat([Buffer.from(part), film({ seconds }), Buffer.from('\r\n--cut--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' }
    return shopper.ask('POST /o2as-b2c/v1/refund/video', { headers, body })
  }
  assert.equal((await sendFilm(31)).code, 'case.video-long')
  const sent = await sendFilm(12)
  assert.ok(sent.success)
  const { path, seconds } = sent.data
  assert.equal(seconds, 12)
  const wish = backFor(orderCode, 'DAMAGED')
  const estimate = await shopper.must('POST /o2as-b2c/v1/after/sale/apply-refundAmount', { body: wish })
  const body = { ...wish, text: '', pictures: [], expectedFen: estimate.amounts.refundFen }
  const picture = await evidence(shopper)
  const apply = 'POST /o2as-b2c/v1/after/sale/apply'
  assert.equal((await shopper.ask(apply, { body: { ...body, video: picture } })).code, 'case.pictures')
  const claim = await shopper.must(apply, { body: { ...body, video: path } })
  assert.equal(claim.video?.seconds, 12)
  const open = async (url: string) => (await shop.app.inject({ url })).statusCode
  assert.deepEqual([await open(path), await open(claim.video?.url ?? '')], [404, 200])
})

test('the wait for goods ends also when no carrier says that they came', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const sent = await returning(shopper, orderCode)
  const state = async () => (await findCase(shop.core.db, sent.caseCode))?.state
  await pass(30 * DAY - MINUTE)
  assert.equal(await state(), 'RETURNING')
  await pass(MINUTE)
  assert.equal(await state(), 'REFUNDING')
})

test('days run to the shop’s midnight from the day after the parcel was signed for', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 }, false)
  const { rows } = await shopper.must(KINDS, { query: { orderCode } })
  const [row] = rows
  const midnight = Math.floor((shop.core.clock.now() + 8 * 3_600_000) / DAY) * DAY - 8 * 3_600_000
  assert.equal(row?.noReasonUntil, midnight + 8 * DAY)
  assert.deepEqual(
    row?.kinds.map(({ kind, open, obstacle }) => [kind, open, obstacle]),
    [
      ['REFUND_ONLY', false, 'RECEIVED'],
      ['RETURN', true, undefined],
      ['EXCHANGE', true, undefined]
    ]
  )
  await shop.core.clock.advance(midnight + 8 * DAY - shop.core.clock.now() - MINUTE)
  assert.equal((await ask(shopper, backFor(orderCode))).success, true)
  const other = await deliveredOrder(shop, shopper, { POT: 1 }, false)
  await shop.core.clock.advance(9 * DAY)
  assert.equal((await ask(shopper, backFor(other))).code, 'case.kind')
})

test('a shop that does not say where goods go back to takes none back, and says so', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const kept = await shop.core.db.deleteFrom('return_place').returningAll().execute()
  assert.equal((await ask(shopper, backFor(orderCode))).code, 'case.place')
  for (const { shop_code: shopCode, name, phone, address, set_by: who } of kept)
    await desk.setReturnPlace(shop.core, manager(who), { shopCode, name, phone, address })
  const claim = await applyForCase(shopper, backFor(orderCode))
  assert.equal((await see(shopper, claim.caseCode)).returnTo?.phone, kept[0]?.phone)
})

test('an open case keeps an order from completing by itself, and leaves it three days', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  const wish = { ...unsent(orderCode), reasonCode: 'REJECTED' }
  const { caseCode, state } = await applyForCase(shopper, wish)
  assert.equal(state, 'SUBMITTED')
  await shop.core.clock.advance(11 * DAY)
  await sweepOrders(shop.core)
  assert.equal((await detail(shopper, orderCode)).status, 'WAIT_RECEIVE')
  await shopper.must(CANCEL_CASE, { body: { caseCode } })
  await sweepOrders(shop.core)
  assert.equal((await detail(shopper, orderCode)).status, 'WAIT_RECEIVE')
  await shop.core.clock.advance(3 * DAY)
  await sweepOrders(shop.core)
  assert.equal((await detail(shopper, orderCode)).status, 'COMPLETED')
})

test('pieces that are none, gifts, rows twice, and orders that are not paid or somebody else’s are refused', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 2, POT2: 1 })
  const code = async (wish: Parameters<typeof ask>[1]) => (await ask(shopper, wish)).code
  for (const quantity of [-1, 0, 1e9]) {
    const body = { ...unsent(orderCode, quantity), text: '', pictures: [], expectedFen: 0 }
    const answer = await shopper.ask('POST /o2as-b2c/v1/after/sale/apply', { body })
    assert.equal(answer.status, 400, String(quantity))
  }
  assert.equal(await code(unsent(orderCode, 3)), 'case.pieces')
  assert.equal(await code(unsent(orderCode, 1, 7)), 'case.pieces')
  const twice = {
    ...unsent(orderCode),
    rows: [
      { position: 0, quantity: 1 },
      { position: 0, quantity: 1 }
    ]
  }
  assert.equal(await code(twice), 'case.pieces')
  assert.equal(await code({ ...unsent(orderCode), reasonCode: 'NO_REASON' }), 'case.reason')
  assert.equal(await code(backFor(orderCode)), 'case.kind')
  const [waiting = ''] = await order(shopper, { POT: 1 })
  assert.equal(await code(unsent(waiting)), 'case.kind')
  await startPay(shopper, [waiting])
  const stranger = await shop.shopper()
  assert.equal((await ask(stranger, unsent(orderCode))).code, 'order.missing')
})

test('the console does what staff, carrier and provider do, and the provider says its word by itself after a minute', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  const { caseCode } = await applyForCase(shopper, { ...unsent(orderCode), reasonCode: 'REJECTED' })
  const post = async (step: string) =>
    (await shop.app.inject({ method: 'POST', url: `/demo/api/cases/${caseCode}/${step}`, headers: ownPage(shop) }))
      .statusCode
  assert.deepEqual([await post('agree'), await post('nothing')], [200, 400])
  await answerRefunds(shop.core)
  assert.equal((await see(shopper, caseCode)).state, 'REFUNDING')
  await shop.core.clock.advance(MINUTE)
  await answerRefunds(shop.core)
  await answerRefunds(shop.core)
  assert.equal((await see(shopper, caseCode)).state, 'COMPLETED')
})

test('in production nobody is said to fetch goods, and no carrier is made up: a number is what is known', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const { caseCode } = await applyForCase(shopper, backFor(orderCode))
  const way = () => shopper.must('GET /o2as-b2c/v1/after/sale/exchange-logistics', { query: { caseCode } })
  const [fetched] = (await way()).days
  assert.ok(fetched)
  shop.core.mode = 'production'
  try {
    assert.deepEqual((await way()).days, [])
    const send = (by: object) => shopper.ask(SEND, { body: { caseCode, pictures: [], ...by } as never })
    assert.equal(
      (await send({ by: 'PICKUP', day: fetched.day, window: fetched.windows[0]?.window })).code,
      'case.window'
    )
    assert.equal((await send(NUMBER)).code, 'case.carrier')
    const { list } = await shopper.must('GET /o2as-b2c/v1/carriers/get-carrier-by-logistics', { query: {} })
    assert.deepEqual(
      list.map(({ name }) => name),
      ['快递']
    )
    const sent = await send({ ...NUMBER, carrierCode: list[0]?.carrierCode })
    assert.deepEqual([sent.data.state, sent.data.way?.carrierName], ['RETURNING', '快递'])
  } finally {
    shop.core.mode = 'demonstration'
  }
})
