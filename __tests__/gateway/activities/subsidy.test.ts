// PostgreSQL: two that are unbound at once
/** Trade-in subsidies: who may have one, what an order does with it, and what goes back. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as cases from '../../../gateway/src/areas/afterSales'
import { enrolProduct } from '../../../gateway/src/areas/subsidy'
import { applyForCase, backFor, evidence, NUMBER, see, SEND } from '../aftersale/cases'
import { completedOrder } from '../content/reviews'
import {
  detail,
  order,
  paidOrder,
  readSettlement,
  settlementOf,
  startPay,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { CANARY_NAME, idNumber } from '../people/partners'
import { claim, fit, HANGZHOU, claimPiece, SHENZHEN, subsidise, tellHolder } from './subsidies'

const READ = 'GET /o2mkt-b2c/v1/subsidy'
const UNBIND = 'POST /o2mkt-b2c/v1/subsidy/unbind'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const DAY_MS = 86_400_000

let shop: TestShop
let fridges: string
let pots: string
before(async () => {
  shop = await startShop()
  fridges = await subsidise(shop, 'P_FRIDGE')
  pots = await subsidise(shop, 'P_POT', { categoryCode: 'C2' })
})
after(() => shop.close())

const own = async (shopper: TestShopper, policyCode = fridges) =>
  (await shopper.must(READ)).policies.find((policy) => policy.policyCode === policyCode)?.own ?? []
const stateOf = async (shopper: TestShopper, policyCode = fridges) => (await own(shopper, policyCode))[0]?.state
const taken = async (policyCode: string) =>
  (
    await shop.core.db
      .selectFrom('subsidy_policy')
      .select('taken')
      .where('policy_code', '=', policyCode)
      .executeTakeFirstOrThrow()
  ).taken

test('a wrong number is refused by its part, and a right one is shown masked alone', async () => {
  const shopper = await shop.shopper()
  const number = idNumber()
  const wrong = number.endsWith('1') ? '2' : '1'
  const codeOf = async (id: string) => (await tellHolder(shopper, id)).code
  assert.equal(await codeOf(`${number.slice(0, 17)}`), 'subsidy.id-length')
  assert.equal(await codeOf(`A${number.slice(1)}`), 'subsidy.id-signs')
  assert.equal(await codeOf(`${number.slice(0, 10)}1332${number.slice(14)}`), 'subsidy.id-date')
  assert.equal(await codeOf(`${number.slice(0, 17)}${wrong}`), 'subsidy.id-check')
  assert.equal(await codeOf(idNumber('000')), 'subsidy.mismatch')
  const { data } = await tellHolder(shopper, ` ${number} `)
  assert.equal(data.nameMasked, '林**')
  assert.equal(data.idMasked, `${number.slice(0, 4)}**********${number.slice(-4)}`)
  const row = JSON.stringify(
    await shop.core.db.selectFrom('subsidy_holder').selectAll().where('user_id', '=', shopper.userId).execute()
  )
  assert.ok(!row.includes(number) && !row.includes(CANARY_NAME))
  // one person is one shopper, and one shopper one person
  assert.equal((await tellHolder(await shop.shopper(), number)).code, 'subsidy.id-known')
  assert.equal((await tellHolder(shopper)).code, 'subsidy.id-known')
})

test('six wrong tries a day are one too many', async () => {
  const shopper = await shop.shopper()
  for (let tried = 0; tried < 5; tried += 1) await tellHolder(shopper, idNumber('000'))
  assert.equal((await tellHolder(shopper)).code, 'subsidy.tries')
})

test('persons who are customers already are not found by trying', async () => {
  const known = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const number = idNumber()
      await tellHolder(await shop.shopper(), number)
      return number
    })
  )
  const shopper = await shop.shopper()
  const codes: string[] = []
  for (const number of known) codes.push((await tellHolder(shopper, number)).code)
  assert.deepEqual(codes, [...Array<string>(5).fill('subsidy.id-known'), 'subsidy.tries'])
  // a person who is known learns nothing of others, not even whether a name and a number match
  const other = await shop.shopper()
  await tellHolder(other)
  for (const number of [idNumber('000'), idNumber()])
    assert.equal((await tellHolder(other, number)).code, 'subsidy.id-known')
})

test('one is claimed once, after identity, for one region', async () => {
  const shopper = await shop.shopper()
  assert.equal((await claim(shopper, fridges)).code, 'subsidy.unverified')
  await tellHolder(shopper)
  assert.equal((await claim(shopper, fridges, '110100')).code, 'subsidy.region')
  const before = await taken(fridges)
  await Promise.all([claim(shopper, fridges), claim(shopper, fridges)])
  assert.equal((await claim(shopper, fridges)).code, 'S')
  assert.equal(await taken(fridges), before + 1)
  assert.equal((await claim(shopper, fridges, SHENZHEN)).code, 'subsidy.bound')
  const [qualification] = await own(shopper)
  assert.deepEqual(
    [qualification?.state, qualification?.regionCode, qualification?.claimCode.length],
    ['UNREDEEMED', HANGZHOU, 12]
  )
})

test('a budget that is used up gives none, and the product says what it takes off to who can still have it', async () => {
  const off = async (reader: Pick<TestShopper, 'must'>, skuCode = 'LAMP') =>
    (await reader.must('GET /o2mkt-b2c/v1/activity/pub', { query: { skuCode } })).subsidyFen
  assert.equal(await off(shop), undefined)
  const scarce = await subsidise(shop, 'P_LAMP', { budget: 1, categoryCode: 'C3' })
  const [first, second] = [await shop.shopper(), await shop.shopper()]
  assert.deepEqual([await off(shop), await off(shop, 'FAN')], [375, undefined])
  await claimPiece(first, scarce)
  assert.deepEqual([await off(first), await off(second), await off(shop)], [375, undefined, undefined])
  await tellHolder(second)
  assert.equal((await claim(second, scarce)).code, 'subsidy.out')
  assert.deepEqual(await own(second, scarce), [])
})

test('it comes off one piece in the settlement, after all else, and is held, used, and back after a cancellation', async () => {
  const shopper = await shop.shopper()
  await claimPiece(shopper, fridges)
  const settlementId = await settlementOf(shopper, { FRIDGE: 1, POT: 1 })
  const shown = await readSettlement(shopper, settlementId)
  assert.equal(shown.subsidyFen, 10_000)
  assert.equal(shown.payFen, shown.goodsFen + shown.freightFen - shown.discountFen - 10_000)
  const [orderCode = ''] = await order(shopper, { FRIDGE: 1 })
  const placed = await detail(shopper, orderCode)
  assert.equal(placed.subsidyFen, 10_000)
  assert.equal(await stateOf(shopper), 'HELD')
  const [{ qualificationId = '' } = {}] = await own(shopper)
  assert.equal((await shopper.ask(UNBIND, { body: { qualificationId } })).code, 'subsidy.in-use')
  // another settlement has none left
  assert.equal((await readSettlement(shopper, await settlementOf(shopper, { FRIDGE: 1 }))).subsidyFen, undefined)
  await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
  assert.equal(await stateOf(shopper), 'REDEEMED')
  await shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
  assert.equal(await stateOf(shopper), 'UNREDEEMED')
})

test('an order nobody pays lets go of it, and past its time it is over', async () => {
  const shopper = await shop.shopper()
  await claimPiece(shopper, fridges)
  await order(shopper, { FRIDGE: 1 })
  await shop.core.clock.advance(DAY_MS)
  await shop.sweep()
  assert.equal(await stateOf(shopper), 'UNREDEEMED')
  const before = await taken(fridges)
  await shop.core.clock.advance(14 * DAY_MS)
  assert.equal(await stateOf(shopper), 'EXPIRED')
  await shop.sweep()
  assert.ok((await taken(fridges)) < before)
  assert.equal((await claim(shopper, fridges, SHENZHEN)).code, 'S')
  assert.equal(await stateOf(shopper), 'UNREDEEMED')
  // goods to Hangzhou are not within Shenzhen
  assert.equal((await readSettlement(shopper, await settlementOf(shopper, { FRIDGE: 1 }))).subsidyFen, undefined)
})

test('two orders with one: one is placed with what it was shown', async () => {
  const shopper = await shop.shopper()
  await claimPiece(shopper, fridges)
  const submit = async (skuCode: string) => {
    const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', {
      body: { skuCode, quantity: 1 }
    })
    const { payFen: expectedPayFen } = await readSettlement(shopper, settlementId)
    return () => shopper.ask('POST /o2cht/v1/order-settlements/submit', { body: { settlementId, expectedPayFen } })
  }
  const [first, second] = [await submit('FRIDGE'), await submit('FRIDGE')]
  const codes = (await Promise.all([first(), second()])).map(({ code }) => code).sort()
  assert.deepEqual(codes, ['S', 'price.changed'])
})

test('one is unbound once a day, by its owner alone', async () => {
  const [shopper, stranger] = [await shop.shopper(), await shop.shopper()]
  const qualificationId = await claimPiece(shopper, fridges)
  assert.equal((await stranger.ask(UNBIND, { body: { qualificationId } })).code, 'subsidy.missing')
  await shopper.must(UNBIND, { body: { qualificationId } })
  assert.equal(await stateOf(shopper), 'UNBOUND')
  await claim(shopper, fridges, SHENZHEN)
  assert.equal((await shopper.ask(UNBIND, { body: { qualificationId } })).code, 'subsidy.unbound-today')
  await shop.core.clock.advance(DAY_MS)
  await shopper.must(UNBIND, { body: { qualificationId } })
})

test('of two that are unbound at once one is', async () => {
  const shopper = await shop.shopper()
  const ids = [await claimPiece(shopper, fridges)]
  await claim(shopper, pots)
  ids.push((await own(shopper, pots))[0]?.qualificationId ?? '')
  const answers = await Promise.all(ids.map((qualificationId) => shopper.ask(UNBIND, { body: { qualificationId } })))
  assert.deepEqual(answers.map(({ code }) => code).sort(), ['S', 'subsidy.unbound-today'])
  const states = [await stateOf(shopper, fridges), await stateOf(shopper, pots)].sort()
  assert.deepEqual(states, ['UNBOUND', 'UNREDEEMED'])
})

test('of two pieces the subsidised one goes back first and brings the subsidy back; the other pays what was paid for it', async () => {
  const shopper = await shop.shopper()
  await claimPiece(shopper, pots)
  const orderCode = await completedOrder(shop, shopper, { POT2: 2 })
  const { subsidyFen = 0, payFen, freightFen } = await detail(shopper, orderCode)
  assert.ok(subsidyFen > 0)
  const back = async () => {
    const { caseCode } = await applyForCase(shopper, backFor(orderCode, 'FAULTY', 1), [await evidence(shopper)])
    await cases.agree(shop.core, TESTER, caseCode)
    await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
    await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
    await cases.hearRefund(shop.core, caseCode, 'DONE')
    return (await see(shopper, caseCode)).amounts.refundFen
  }
  const invoiced = async () => {
    const { rows } = await shopper.must('GET /o2ord-b2c/v1/apply-invoice', { query: { orderCode } })
    return rows.map(({ amountFen }) => amountFen)
  }
  assert.deepEqual(await invoiced(), [10_000])
  assert.equal(await back(), 5_000 - subsidyFen)
  assert.equal(await stateOf(shopper, pots), 'UNREDEEMED')
  assert.deepEqual(await invoiced(), [5_000])
  // used again while the other piece is kept
  assert.equal((await detail(shopper, await order(shopper, { POT2: 1 }).then(([code = '']) => code))).subsidyFen, 750)
  const second = await back()
  assert.ok(second >= 5_000 && second <= 5_000 + freightFen)
  assert.equal(await stateOf(shopper, pots), 'HELD')
  assert.ok(5_000 - subsidyFen + second <= payFen)
})

test('what rose within 30 days can’t be enrolled, and nothing is twice', async () => {
  await assert.rejects(enrolProduct(shop.core, TESTER, { policyCode: pots, spuCode: 'P_POT' }), /./)
  const now = shop.core.clock.now()
  await shop.core.db
    .insertInto('sku_price_history')
    .values([
      { sku_code: 'FAN', at: new Date(now - 40 * DAY_MS), price_fen: 100 },
      { sku_code: 'FAN', at: new Date(now - 10 * DAY_MS), price_fen: 120 },
      { sku_code: 'FAN2', at: new Date(now - 40 * DAY_MS), price_fen: 100 },
      { sku_code: 'FAN2', at: new Date(now - 10 * DAY_MS), price_fen: 120 }
    ])
    .onConflict((on) => on.doNothing())
    .execute()
  await assert.rejects(enrolProduct(shop.core, TESTER, { policyCode: pots, spuCode: 'P_FAN' }))
})

test('what is of another category or energy level can’t be enrolled', async () => {
  const { db } = shop.core
  const enrols = (policyCode: string, spuCode: string) => enrolProduct(shop.core, TESTER, { policyCode, spuCode })
  const isOther = (failure: { code?: string }) => failure.code === 'subsidy.other-kind'
  // without an energy label
  await assert.rejects(enrols(fridges, 'P_OLD'), isOther)
  await fit(db, 'P_OLD', 'C1', '二级')
  await assert.rejects(enrols(fridges, 'P_OLD'), isOther)
  await fit(db, 'P_OLD', 'C1')
  await assert.rejects(enrols(pots, 'P_OLD'), isOther)
  assert.equal(await enrols(fridges, 'P_OLD'), 1)
})

test('a shopper without one settles as before', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { FRIDGE: 1 })
  assert.equal((await detail(shopper, orderCode)).subsidyFen, undefined)
})
