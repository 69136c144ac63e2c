// PostgreSQL: applying beside the closing, and confirming twice at once
import assert from 'node:assert/strict'
import { createHash, createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import { drawFault, listHashOf } from '../../../domain/activity/trialDraw'
import { hmacSha256, sha256 } from '../../../domain/activity/sha256'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { actOnReview } from '../../../gateway/src/areas/review'
import { closeTrial, drawTrial, publishTrial, trialDesk } from '../../../gateway/src/areas/trial'
import { STAFF } from '../../../gateway/src/console/staff'
import { detail, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import * as reviews from '../content/reviews'
import {
  applicants,
  apply,
  APPLY,
  confirm,
  CONFIRM,
  DETAIL,
  DRAW,
  entryOf,
  HOUR_MS,
  LIST,
  MINE,
  pass,
  publish,
  drawOrder,
  REPORTS,
  states,
  wishOf,
  wonTrial
} from './trials'

const DAY_HOURS = 24
const REPORT_TEXT =
  '用了两周，猫毛基本看不见了，沙发底下也进得去。声音比想的小，晚上开着不影响睡觉。尘盒要两天倒一次，滤网一周洗一次，别的没什么可挑的。'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const close = (trialCode: string) => closeTrial(shop.core, TESTER, trialCode)
const draw = (trialCode: string) => drawTrial(shop.core, TESTER, trialCode)

const won = (others = 0, skuCode = 'POT') => wonTrial(shop, others, skuCode)

test('a trial takes its pieces from the stock, shows its hash, and keeps its seed', async () => {
  const had = await shop.stockOf('POT')
  const trialCode = await publish(shop, { pieces: 3 })
  assert.equal(await shop.stockOf('POT'), had - 3)
  const answer = await shop.ask(DETAIL, { query: { trialCode } })
  const { seed_secret: seed } = await shop.core.db
    .selectFrom('trial')
    .select('seed_secret')
    .where('trial_code', '=', trialCode)
    .executeTakeFirstOrThrow()
  assert.equal(answer.data.seedHash, createHash('sha256').update(seed).digest('hex'))
  assert.equal(JSON.stringify(answer).includes(seed), false)
  assert.equal((await shop.ask(DRAW, { query: { trialCode } })).code, 'trial.not-drawn')
  await close(trialCode)
  assert.equal(JSON.stringify(await shop.ask(DETAIL, { query: { trialCode } })).includes(seed), false)
  assert.equal((await shop.ask(DRAW, { query: { trialCode } })).code, 'trial.not-drawn')
  await draw(trialCode)
  assert.equal((await shop.must(DRAW, { query: { trialCode } })).seed, seed)
  // nobody applied: all of it is in the stock again
  assert.equal((await shop.must(DETAIL, { query: { trialCode } })).state, 'OVER')
  assert.equal(await shop.stockOf('POT'), had)
})

test('a trial is not published without stock or with times that make no sense', async () => {
  const now = shop.core.clock.now()
  const plan = { skuCode: 'LAMP', slogan: { zh: '亮', en: 'Bright' }, hint: { zh: '', en: '' }, pieces: 1 }
  const times = { startAt: now, closeAt: now + HOUR_MS, drawAt: now + HOUR_MS }
  const refused = (changes: object) =>
    assert.rejects(() => publishTrial(shop.core, TESTER, { ...plan, ...times, ...changes }))
  await refused({ pieces: 51 })
  await refused({ pieces: 0 })
  await refused({ closeAt: now })
  await refused({ drawAt: now })
  await refused({ skuCode: 'NONE' })
  assert.equal(await shop.stockOf('LAMP'), 50)
})

test('one applies once, and writes anew until the closing', async () => {
  const trialCode = await publish(shop)
  const shopper = await shop.shopper()
  const refusal = async (changes: Parameters<typeof wishOf>[2]) =>
    (await shopper.ask(APPLY, { body: wishOf(shopper, trialCode, changes) })).code
  assert.equal((await shop.ask(APPLY, { body: wishOf(shopper, trialCode) })).status, 401)
  assert.equal(await refusal({ text: '想要' }), 'trial.too-short')
  assert.equal(await refusal({ text: '猫'.repeat(201) }), 'trial.too-long')
  assert.equal(await refusal({ agreed: false }), 'trial.not-agreed')
  assert.equal(await refusal({ addressId: (await shop.shopper()).addressId }), 'address.missing')
  assert.equal(await refusal({ trialCode: 'tr_none' }), 'trial.missing')
  const first = await apply(shopper, trialCode)
  assert.equal(first.state, 'APPLIED')
  assert.equal(first.address?.phone, '138****6021')
  const again = await shopper.must(APPLY, {
    body: wishOf(shopper, trialCode, { text: '  还有一只柯基，换毛季一天扫两回  ' })
  })
  assert.deepEqual(
    [again.entryId, again.ticket, again.text],
    [first.entryId, first.ticket, '还有一只柯基，换毛季一天扫两回']
  )
  assert.equal((await shop.must(DETAIL, { query: { trialCode } })).applicants, 1)
  await shop.core.clock.advance(DAY_HOURS * HOUR_MS)
  // its time has come, whether or not anything has closed it yet
  assert.equal(await refusal({}), 'trial.closed')
  assert.equal((await shop.must(DETAIL, { query: { trialCode } })).state, 'CLOSED')
})

test('nobody applies before it opens', async () => {
  const before = shop.core.clock.now()
  const trialCode = await publish(shop, { startsIn: 1, closesIn: 24 })
  const after = shop.core.clock.now()
  const shopper = await shop.shopper()
  assert.equal((await shopper.ask(APPLY, { body: wishOf(shopper, trialCode) })).code, 'trial.coming')
  const { nextAt, list } = await shop.must(LIST)
  assert.equal(list.find((trial) => trial.trialCode === trialCode)?.state, 'COMING')
  assert.ok(nextAt !== undefined && nextAt >= before + HOUR_MS && nextAt <= after + HOUR_MS)
})

test('what is drawn can be recomputed from what was published', async () => {
  const trialCode = await publish(shop, { pieces: 2 })
  const all = await applicants(shop, trialCode, 8)
  const tickets = await Promise.all(all.map(async (shopper) => (await entryOf(shopper, trialCode)).ticket))
  await pass(shop, DAY_HOURS)
  const closed = await shop.must(DETAIL, { query: { trialCode } })
  assert.equal(closed.listHash, listHashOf(tickets, { sha256 }))
  await pass(shop, DAY_HOURS)
  const drawn = await shop.must(DRAW, { query: { trialCode } })
  assert.deepEqual(drawn.tickets, [...tickets].sort())
  assert.equal(drawn.seedHash, closed.seedHash)
  assert.equal(drawFault(drawn, { sha256, hmacSha256 }), undefined)
  // by the words of the rule alone
  const by = (ticket: string) => createHmac('sha256', drawn.seed).update(`${closed.listHash}:${ticket}`).digest('hex')
  assert.deepEqual(
    drawn.ranked,
    [...tickets].sort((a, b) => (by(a) < by(b) ? -1 : 1))
  )
  const inOrder = await drawOrder(all, trialCode)
  assert.deepEqual(await states(inOrder, trialCode), [
    ...['DRAWN', 'DRAWN'],
    ...['WAITING', 'WAITING', 'WAITING', 'WAITING'],
    ...['MISSED', 'MISSED']
  ])
  const third = await entryOf(inOrder[3] as TestShopper, trialCode)
  assert.deepEqual([third.rank, third.ahead], [4, 1])
  // it is drawn once
  await assert.rejects(() => draw(trialCode))
  await pass(shop, 1)
  assert.deepEqual((await shop.must(DRAW, { query: { trialCode } })).ranked, drawn.ranked)
})

test('what is not confirmed in 48 hours goes to the next in rank, and what nobody takes into the stock', async () => {
  // no other trial of these tests gives back pieces of these goods meanwhile
  const had = await shop.stockOf('LAMP')
  const before = shop.core.clock.now()
  const { trialCode, winner, rest } = await won(2, 'LAMP')
  const [second, third] = rest as [TestShopper, TestShopper]
  assert.deepEqual(await states([winner, second, third], trialCode), ['DRAWN', 'WAITING', 'WAITING'])
  const { entryId, confirmBefore = 0 } = await entryOf(winner, trialCode)
  assert.ok(confirmBefore >= before + 48 * HOUR_MS && confirmBefore <= shop.core.clock.now() + 48 * HOUR_MS)
  await shop.core.clock.advance(48 * HOUR_MS)
  assert.equal((await winner.ask(CONFIRM, { body: { entryId } })).code, 'trial.too-late')
  await shop.sweep()
  assert.deepEqual(await states([winner, second, third], trialCode), ['LAPSED', 'DRAWN', 'WAITING'])
  await pass(shop, 48)
  await pass(shop, 48)
  assert.deepEqual(await states([winner, second, third], trialCode), ['LAPSED', 'LAPSED', 'LAPSED'])
  assert.equal((await shop.must(DETAIL, { query: { trialCode } })).state, 'OVER')
  assert.equal(await shop.stockOf('LAMP'), had)
})

test('a confirmed piece comes by an order that costs nothing and counts for nothing', async () => {
  const fan = () =>
    shop.core.db.selectFrom('product').select('sold_count').where('spu_code', '=', 'P_FAN').executeTakeFirstOrThrow()
  const before = await fan()
  // at most two fans a shopper
  const { trialCode, winner, rest } = await won(1, 'FAN')
  const moved = await shop.addAddress(winner.userId, 'URUMQI')
  const { entryId } = await entryOf(winner, trialCode)
  const entry = await winner.must(CONFIRM, { body: { entryId, addressId: moved } })
  assert.equal(entry.state, 'CONFIRMED')
  const orderCode = entry.orderCode ?? ''
  const order = await detail(winner, orderCode)
  assert.deepEqual(
    [order.status, order.payFen, order.goodsFen, order.freightFen, order.trialCode],
    ['WAIT_SHIP', 0, 0, 0, trialCode]
  )
  assert.match(order.address.regionName, /乌鲁木齐/)
  assert.deepEqual(await fan(), before)
  // who waited waits for nothing any more
  assert.deepEqual(await states(rest, trialCode), ['MISSED'])
  const kinds = await winner.must('GET /o2ord-b2c/v1/order-trades', { query: { kind: 'TRIAL' } })
  assert.deepEqual(
    kinds.list.map((row) => row.orderCode),
    [orderCode]
  )
  assert.equal((await winner.must('GET /o2ord-b2c/v1/order-trades', { query: { kind: 'FLASH' } })).total, 0)
  const invoices = await winner.must('GET /o2ord-b2c/v1/invoice/list', { query: {} })
  assert.equal(JSON.stringify(invoices).includes(orderCode), false)
  const cancelled = await winner.ask('POST /o2ord-b2c/v1/order-trades/cancel-reason', {
    body: { orderCode, reasonCode: 'CHANGED' }
  })
  assert.equal(cancelled.success, false)
  assert.equal((await detail(winner, orderCode)).status, 'WAIT_SHIP')
  // the two that a shopper may buy are not touched
  const bought = await winner.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: 'FAN', quantity: 2 } })
  assert.ok(bought.rowId)
  await assert.rejects(() => advanceOrder(shop.core, orderCode, 'expire'))
  const again = await winner.ask(CONFIRM, { body: { entryId } })
  assert.equal(again.code, 'trial.not-now')
})

test('a piece goes nowhere where it may not be sold', async () => {
  const { trialCode, winner } = await won(0, 'LAMP')
  const { entryId } = await entryOf(winner, trialCode)
  const addressId = await shop.addAddress(winner.userId, 'URUMQI')
  assert.equal((await winner.ask(CONFIRM, { body: { entryId, addressId } })).code, 'sku.restricted')
  assert.equal((await entryOf(winner, trialCode)).state, 'DRAWN')
})

test('a report is a review marked as one of a trial, earns nothing and stays', async () => {
  const { trialCode, winner } = await won()
  const orderCode = (await confirm(winner, trialCode)).orderCode ?? ''
  await advanceOrder(shop.core, orderCode, 'ship')
  const sent = await entryOf(winner, trialCode)
  assert.equal(sent.state, 'SENT')
  assert.equal(sent.reportBefore, (sent.sentAt ?? 0) + 21 * DAY_HOURS * HOUR_MS)
  assert.equal(sent.received, undefined)
  await advanceOrder(shop.core, orderCode, 'complete')
  assert.equal((await entryOf(winner, trialCode)).received, true)
  const after = await winner.ask('POST /o2as-b2c/v1/after/sale/apply', {
    body: {
      orderCode,
      kind: 'RETURN_REFUND',
      rows: [{ position: 0, quantity: 1 }],
      reasonCode: 'UNWANTED',
      text: '',
      pictures: [],
      expectedFen: 0
    }
  })
  assert.equal(after.success, false)
  const draft = (changes: object) => ({ body: { reviews: [reviews.draftOf(orderCode, changes)] } })
  assert.equal((await winner.ask(reviews.CREATE, draft({ text: '不错' }))).code, 'trial.report-short')
  assert.equal((await winner.ask(reviews.CREATE, draft({ text: REPORT_TEXT }))).code, 'trial.report-short')
  assert.equal((await entryOf(winner, trialCode)).state, 'SENT')
  const picture = await reviews.uploadPicture(winner, 'red')
  const { list, points } = await winner.must(reviews.CREATE, draft({ text: REPORT_TEXT, pictures: [picture] }))
  const [review] = list
  assert.deepEqual([review?.trial, points], [true, 0])
  const reported = await entryOf(winner, trialCode)
  assert.deepEqual([reported.state, reported.report?.status], ['REPORTED', 'PENDING'])
  const reviewId = review?.reviewId ?? ''
  await actOnReview(shop.core, STAFF, { reviewId, step: 'refuse' })
  const refused = await entryOf(winner, trialCode)
  assert.equal(refused.report?.status, 'REFUSED')
  assert.equal((await winner.must(MINE)).due, 1)
  await winner.must(reviews.CREATE, draft({ text: REPORT_TEXT, pictures: [picture] }))
  await actOnReview(shop.core, STAFF, { reviewId, step: 'show' })
  const shown = await shop.must(REPORTS, { query: { trialCode } })
  assert.deepEqual(
    shown.list.map((report) => [report.author, report.text, report.pictures]),
    [['客**', REPORT_TEXT, [picture]]]
  )
  assert.equal((await shop.must(DETAIL, { query: { trialCode } })).reports, 1)
  const { list: listed } = await shop.must(reviews.LIST, { query: { spuCode: 'P_POT' } })
  assert.deepEqual(
    listed.map((row) => [row.reviewId, row.trial, row.rewarded]),
    [[reviewId, true, false]]
  )
  assert.equal((await winner.ask(reviews.DELETE, { body: { reviewId } })).code, 'review.report-stays')
  assert.equal((await winner.must('GET /o2cum/v1/customer-point/balance')).pointAvailable, 0)
})

test('a report that was refused and is not written anew counts as missing, seven days later at the earliest', async () => {
  const { trialCode, winner } = await won()
  const orderCode = (await confirm(winner, trialCode)).orderCode ?? ''
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'complete')
  const picture = await reviews.uploadPicture(winner, 'green')
  const send = () =>
    winner.must(reviews.CREATE, {
      body: { reviews: [reviews.draftOf(orderCode, { text: REPORT_TEXT, pictures: [picture] })] }
    })
  const [review] = (await send()).list
  const judge = (step: 'show' | 'refuse') => actOnReview(shop.core, STAFF, { reviewId: review?.reviewId ?? '', step })
  await pass(shop, 14 * DAY_HOURS)
  const from = shop.core.clock.now()
  await judge('refuse')
  const { reportBefore = 0 } = await entryOf(winner, trialCode)
  const week = 7 * DAY_HOURS * HOUR_MS
  assert.ok(reportBefore >= from + week && reportBefore <= shop.core.clock.now() + week)
  await pass(shop, 7 * DAY_HOURS - 1)
  assert.equal((await entryOf(winner, trialCode)).bannedUntil, undefined)
  // written in time: the time counts anew from the next refusal
  await send()
  assert.ok(((await entryOf(winner, trialCode)).reportBefore ?? 0) < reportBefore, 'nothing is to be written anew')
  await pass(shop, 2)
  assert.equal((await entryOf(winner, trialCode)).bannedUntil, undefined)
  await judge('refuse')
  await pass(shop, 7 * DAY_HOURS)
  const late = await entryOf(winner, trialCode)
  assert.equal(late.state, 'REPORTED')
  assert.ok((late.bannedUntil ?? 0) > shop.core.clock.now())
  assert.equal((await winner.ask(APPLY, { body: wishOf(winner, await publish(shop)) })).code, 'trial.banned')
  // what is shown in the end ends the year no sooner
  await send()
  await judge('show')
  assert.equal((await entryOf(winner, trialCode)).bannedUntil, late.bannedUntil)
})

test('guessed and foreign entries are refused alike, and name nothing', async () => {
  const { trialCode, winner, rest } = await won(1)
  const { entryId } = await entryOf(winner, trialCode)
  const foreign = await (rest[0] as TestShopper).ask(CONFIRM, { body: { entryId } })
  const guessed = await (rest[0] as TestShopper).ask(CONFIRM, { body: { entryId: 'te_0' } })
  assert.deepEqual([foreign.status, foreign.code, foreign.message], [guessed.status, guessed.code, guessed.message])
  assert.equal((await entryOf(winner, trialCode)).state, 'DRAWN')
  const seen = JSON.stringify(await (rest[0] as TestShopper).ask(DETAIL, { query: { trialCode } }))
  assert.equal(seen.includes(entryId), false)
  assert.equal((await winner.must(MINE)).list[0]?.entry.entryId, entryId)
})

test('applying beside the closing is in the list or refused', async () => {
  const trialCode = await publish(shop)
  const list = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()))
  const tried = list.map((shopper) => shopper.ask(APPLY, { body: wishOf(shopper, trialCode) }))
  const closing = close(trialCode)
  const answers = await Promise.all(tried)
  await closing
  await draw(trialCode)
  const { tickets } = await shop.must(DRAW, { query: { trialCode } })
  const taken = answers.flatMap((answer) => (answer.success ? answer.data.ticket : []))
  assert.deepEqual(tickets, [...taken].sort())
  assert.ok(answers.every((answer) => answer.success || answer.code === 'trial.closed'))
  assert.equal(drawFault(await shop.must(DRAW, { query: { trialCode } }), { sha256, hmacSha256 }), undefined)
})

test('a piece that is confirmed twice at once becomes one order', async () => {
  const { trialCode, winner } = await won()
  const { entryId } = await entryOf(winner, trialCode)
  const answers = await Promise.all(Array.from({ length: 4 }, () => winner.ask(CONFIRM, { body: { entryId } })))
  assert.deepEqual(answers.map((answer) => (answer.success ? 'taken' : answer.code)).sort(), [
    'taken',
    ...['trial.not-now', 'trial.not-now', 'trial.not-now']
  ])
  assert.equal((await winner.must('GET /o2ord-b2c/v1/order-trades')).total, 1)
})

test('the desk sees who has to be sent something', async () => {
  const { trialCode, winner } = await won()
  await confirm(winner, trialCode)
  const row = (await trialDesk(shop.core)).find((trial) => trial.trialCode === trialCode)
  assert.deepEqual(
    row?.entries.map(({ state, orderCode }) => [state, orderCode !== undefined]),
    [['CONFIRMED', true]]
  )
})
