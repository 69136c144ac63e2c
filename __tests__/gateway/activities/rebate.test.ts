/** Rebates: what a row earns, when it is paid, and how it is taken back. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { BodyOf } from '../../../contract'
import { shopMidnight } from '../../../domain/day'
import * as cases from '../../../gateway/src/areas/afterSales'
import { endRebate, publishRebate } from '../../../gateway/src/areas/rebate'
import { payRebates } from '../../../gateway/src/areas/rebate/keeping'
import { sweepRebates } from '../../../gateway/src/areas/rebate/sweep'
import { available, takeBack } from '../../../gateway/src/areas/wallet'
import { inTransaction } from '../../../gateway/src/core/database/database'
import * as groups from './groupBuys'
import { claimPiece, subsidise } from './subsidies'
import {
  applyForCase,
  backFor,
  deliveredOrder,
  ESTIMATE,
  evidence,
  exchangeFor,
  applyForExchange,
  NUMBER,
  returning,
  see,
  SEND
} from '../aftersale/cases'
import {
  detail,
  paidOrder,
  readSettlement,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'

const SEARCH = 'GET /o2srh/v1/platform-fy-products/search'
const OWN = 'GET /o2mkt-b2c/v1/rebate/own'
const DAY_MS = 86_400_000

let shop: TestShop
let potOffer: string
before(async () => {
  shop = await startShop()
  potOffer = await publishRebate(shop.core, TESTER, { spuCode: 'P_POT', rate: { pieceFen: 500 } })
  await publishRebate(shop.core, TESTER, { spuCode: 'P_LAMP', rate: { basisPoints: 1_000 } })
})
after(() => shop.close())

const balanceOf = async ({ userId }: TestShopper) => (await available(shop.core.db, userId)).balanceFen
const own = async (shopper: TestShopper) => shopper.must(OWN)
const states = async (shopper: TestShopper) =>
  (await own(shopper)).list.map(({ state, rebateFen }) => [state, rebateFen])
/** Days pass, and the timed work is done. */
const pass = async (days: number) => {
  await shop.core.clock.advance(days * DAY_MS)
  await shop.sweep()
}
/** Paid while pieces can still go back: one whose warranty opens a return, or of an order from before. */
const paidOut = (orderCode: string) =>
  inTransaction(shop.core.db, (tx) => payRebates(tx, orderCode, shop.core.clock.date()))
/** A faulty piece goes back, up to the money. */
async function sendBack(shopper: TestShopper, orderCode: string, quantity = 1) {
  const { caseCode } = await applyForCase(shopper, backFor(orderCode, 'FAULTY', quantity), [await evidence(shopper)])
  await cases.agree(shop.core, TESTER, caseCode)
  await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
  await cases.hearRefund(shop.core, caseCode, 'DONE')
  return see(shopper, caseCode)
}

test('products that give money back are listed in the order that is asked for', async () => {
  const { list, total } = (await shop.ask(SEARCH)).data
  assert.equal(total, 2)
  assert.deepEqual(
    list.map(({ product, rebateFen, days }) => [product.spuCode, rebateFen, days]),
    [
      ['P_POT', 500, 7],
      ['P_LAMP', 250, 7]
    ]
  )
  const order = async (view: 'SHARE' | 'PRICE' | 'UNDER_100') =>
    (await shop.ask(SEARCH, { query: { view } })).data.list.map(({ product }) => product.spuCode)
  assert.deepEqual(await order('PRICE'), ['P_LAMP', 'P_POT'])
  assert.deepEqual(await order('SHARE'), ['P_POT', 'P_LAMP'])
  assert.deepEqual(await order('UNDER_100'), ['P_POT', 'P_LAMP'])
  const second = (await shop.ask(SEARCH, { query: { page: 2, size: 2 } })).data
  assert.deepEqual([second.list, second.total], [[], 2])
})

test('it is frozen with the order, comes when the seven days after the receipt are over, once, and the shopper is told', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  assert.deepEqual(await states(shopper), [['PENDING', 1_000]])
  const due = shopMidnight(shop.core.clock.now()) + 8 * DAY_MS
  assert.equal((await own(shopper)).list[0]?.dueAt, due)
  await pass((due - shop.core.clock.now() - 1_000) / DAY_MS)
  assert.equal(await balanceOf(shopper), 0, 'it can still go back')
  await pass(1_000 / DAY_MS)
  assert.equal(await balanceOf(shopper), 1_000)
  await pass(1)
  assert.equal(await balanceOf(shopper), 1_000)
  const { list, pendingFen, earnedFen } = await own(shopper)
  assert.deepEqual([list[0]?.state, list[0]?.orderCode, pendingFen, earnedFen], ['EARNED', orderCode, 0, 1_000])
  const inbox = await shopper.must('GET /o2msg/v1/user-messages/list')
  assert.equal(inbox.list.filter(({ title }) => title === '返利到账').length, 1)
})

/** What an order says of it, without the days that are always the same. */
const rebateOn = async (shopper: TestShopper, orderCode: string) => {
  const { rebate } = await detail(shopper, orderCode)
  if (rebate === undefined) return undefined
  const { days, ...rest } = rebate
  assert.equal(days, 7)
  return rest
}

test('a product, a settlement and the order say what it is, when it comes, that it came and what went back', async () => {
  const shopper = await shop.shopper()
  const product = await shop.must('GET /o2mkt-b2c/v1/activity/pub', { query: { skuCode: 'POT2' } })
  assert.deepEqual(product.rebate, { rebateFen: 500, days: 7 })
  assert.equal((await shop.must('GET /o2mkt-b2c/v1/activity/pub', { query: { skuCode: 'FAN' } })).rebate, undefined)
  const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode: 'LAMP', quantity: 3 }
  })
  const { rebate, payFen, freightFen } = await readSettlement(shopper, settlementId)
  assert.deepEqual(
    rebate,
    { rebateFen: Math.floor((payFen - freightFen) / 10), days: 7 },
    'of what is paid, not of freight'
  )

  const orderCode = await deliveredOrder(shop, shopper, { POT: 3 }, false)
  assert.deepEqual(await rebateOn(shopper, orderCode), { state: 'PENDING', rebateFen: 1_500 })
  await shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
  const dueAt = shopMidnight(shop.core.clock.now()) + 8 * DAY_MS
  assert.deepEqual(await rebateOn(shopper, orderCode), { state: 'PENDING', rebateFen: 1_500, dueAt })
  const { caseCode } = await returning(shopper, orderCode)
  assert.deepEqual(await rebateOn(shopper, orderCode), {
    state: 'PENDING',
    rebateFen: 1_500,
    dueAt,
    waitsForCase: true
  })
  await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
  await cases.hearRefund(shop.core, caseCode, 'DONE')
  assert.deepEqual(await rebateOn(shopper, orderCode), { state: 'PENDING', rebateFen: 1_000, backFen: 500, dueAt })
  const paidAt = shop.core.clock.now()
  await paidOut(orderCode)
  const earned = await rebateOn(shopper, orderCode)
  assert.ok(earned?.paidAt !== undefined && earned.paidAt >= paidAt)
  assert.deepEqual([earned.state, earned.rebateFen, earned.backFen], ['EARNED', 1_000, 500])
  await sendBack(shopper, orderCode)
  await sendBack(shopper, orderCode)
  assert.deepEqual(await rebateOn(shopper, orderCode), { state: 'VOID', rebateFen: 0, backFen: 1_500, dueAt })
})

test('an order that is not paid shows none, and a cancelled one earns none', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  assert.deepEqual(await states(shopper), [['PENDING', 500]])
  await shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
  assert.deepEqual(await states(shopper), [['VOID', 500]])
  assert.equal(await rebateOn(shopper, orderCode), undefined)
  await pass(10)
  assert.equal(await balanceOf(shopper), 0)
})

test('pieces that went back before take their part, and an open case puts it off', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 3 })
  const { caseCode } = await returning(shopper, orderCode)
  await shop.core.clock.advance(9 * DAY_MS)
  await sweepRebates(shop.core)
  assert.equal(await balanceOf(shopper), 0)
  const { list } = await own(shopper)
  assert.deepEqual([list[0]?.state, list[0]?.waitsForCase], ['PENDING', true])
  await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
  await cases.hearRefund(shop.core, caseCode, 'DONE')
  await sweepRebates(shop.core)
  assert.equal(await balanceOf(shopper), 1_000)
})

test('what was paid is taken back from the balance in parts that sum up to it', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 3 })
  await paidOut(orderCode)
  assert.equal(await balanceOf(shopper), 1_500)
  const claim = await sendBack(shopper, orderCode)
  assert.equal(claim.amounts.rebateFen, undefined)
  assert.equal(await balanceOf(shopper), 1_000)
  await sendBack(shopper, orderCode, 2)
  assert.equal(await balanceOf(shopper), 0)
  assert.deepEqual(await states(shopper), [['VOID', 1_500]])
  const { payFen, refundFen } = await detail(shopper, orderCode)
  assert.equal(refundFen, payFen)
})

test('what was spent of it comes off the refund, as it was told before', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  await paidOut(orderCode)
  const spent = { userId: shopper.userId, fen: 800, reference: 'spent', now: shop.core.clock.date() }
  await takeBack(shop.core.db, spent)
  const { payFen } = await detail(shopper, orderCode)
  const wish = { ...backFor(orderCode, 'FAULTY', 2), pictures: [] }
  const { amounts } = await shopper.must(ESTIMATE, { body: wish })
  assert.deepEqual([amounts.rebateFen, amounts.refundFen], [800, payFen - 800])
  const done = await sendBack(shopper, orderCode, 2)
  assert.deepEqual([done.amounts.rebateFen, done.refundFen], [800, payFen - 800])
  assert.equal(await balanceOf(shopper), 0)
})

test('pieces that are exchanged keep their rebate with the row in their place', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  const claim = await applyForExchange(shopper, exchangeFor(orderCode, 'POT'))
  await cases.agree(shop.core, TESTER, claim.caseCode)
  await shopper.must(SEND, { body: { caseCode: claim.caseCode, ...NUMBER, pictures: [] } })
  await cases.inspect(shop.core, TESTER, claim.caseCode, { found: [] })
  const carrier = { zh: '顺驰', en: 'Carrier' }
  await cases.sendNew(shop.core, TESTER, claim.caseCode, { carrier, trackingNo: 'SQ1' })
  assert.deepEqual(await states(shopper), [
    ['PENDING', 500],
    ['PENDING', 500]
  ])
  assert.deepEqual(
    [(await rebateOn(shopper, orderCode))?.rebateFen, (await rebateOn(shopper, orderCode))?.backFen],
    [1_000, undefined]
  )
  await pass(20)
  await pass(7)
  assert.equal(await balanceOf(shopper), 0, 'the new one can still go back')
  await pass(1)
  assert.equal(await balanceOf(shopper), 1_000)
})

/** A large pot is exchanged for a small one that costs 20.00 less. */
async function toSmaller(shopper: TestShopper, orderCode: string) {
  const wish = exchangeFor(orderCode, 'POT')
  const estimate = await shopper.must(ESTIMATE, {
    body: { orderCode, kind: 'EXCHANGE', rows: [{ position: 0, quantity: 1 }], skuCode: 'POT', reasonCode: 'FAULTY' }
  })
  const { caseCode } = await applyForExchange(shopper, wish)
  await cases.agree(shop.core, TESTER, caseCode)
  await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
  await cases.sendNew(shop.core, TESTER, caseCode, {
    carrier: { zh: '顺驰', en: 'Carrier' },
    trackingNo: 'SQ1'
  })
  const { refundFen, amounts } = await see(shopper, caseCode)
  assert.deepEqual([amounts.rebateFen, refundFen], [estimate.amounts.rebateFen, estimate.amounts.refundFen])
  return [amounts.rebateFen ?? 0, refundFen]
}

test('a cheaper one in its place keeps as much of it as of the money', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT2: 1 })
  assert.deepEqual(await toSmaller(shopper, orderCode), [0, 2_000])
  assert.deepEqual(await states(shopper), [
    ['VOID', 500],
    ['PENDING', 300]
  ])
})

test('of one that was paid out the rest is taken back from the balance, or off the money', async () => {
  for (const { spentFen, off, balanceFen } of [
    { spentFen: 0, off: 0, balanceFen: 300 },
    { spentFen: 450, off: 150, balanceFen: 0 }
  ]) {
    const shopper = await shop.shopper()
    const orderCode = await deliveredOrder(shop, shopper, { POT2: 1 })
    await paidOut(orderCode)
    const spent = { userId: shopper.userId, fen: spentFen, reference: 'spent', now: shop.core.clock.date() }
    if (spentFen > 0) await takeBack(shop.core.db, spent)
    assert.deepEqual(await toSmaller(shopper, orderCode), [off, 2_000 - off])
    assert.equal(await balanceOf(shopper), balanceFen)
    assert.deepEqual((await states(shopper)).sort(), [
      ['EARNED', 300],
      ['VOID', 500]
    ])
  }
})

test('what is placed after the end earns nothing, what was placed before it does', async () => {
  const before = await shop.shopper()
  await deliveredOrder(shop, before, { POT: 1 })
  await endRebate(shop.core, TESTER, potOffer)
  await assert.rejects(endRebate(shop.core, TESTER, potOffer), /no such rebate/)
  const late = await shop.shopper()
  await deliveredOrder(shop, late, { POT: 1 })
  assert.deepEqual(await states(late), [])
  await pass(8)
  assert.equal(await balanceOf(before), 500)
  assert.equal((await shop.ask(SEARCH)).data.total, 1)
  potOffer = await publishRebate(shop.core, TESTER, { spuCode: 'P_POT', rate: { pieceFen: 500 } })
  await assert.rejects(
    publishRebate(shop.core, TESTER, { spuCode: 'P_POT', rate: { pieceFen: 1 } }),
    /gives money back already/
  )
})

test('a settlement says nothing of what an activity sells, and of a subsidised piece what is paid of it', async () => {
  await shop.setStock('LAMP', 50)
  const buy = async (shopper: TestShopper, body: BodyOf<'POST /o2cht/v1/order-settlements/buy-now'>) => {
    const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', { body })
    return readSettlement(shopper, settlementId)
  }
  const tiers = [{ size: 2, priceFen: 2_000 }]
  const activityCode = await groups.publish(shop, { skuCode: 'LAMP', tiers })
  const goods = { skuCode: 'LAMP', quantity: 1 }
  const member = await shop.shopper()
  assert.equal((await buy(member, { ...goods, group: { activityCode, size: 2 } })).rebate, undefined)
  const holder = await shop.shopper()
  await claimPiece(holder, await subsidise(shop, 'P_LAMP', { categoryCode: 'C9' }))
  const { settlementId, payFen, freightFen, subsidyFen = 0, rebate } = await buy(holder, goods)
  assert.ok(subsidyFen > 0)
  assert.equal(rebate?.rebateFen, Math.floor((payFen - freightFen) / 10))
  const { orderCodes } = await holder.must('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: payFen }
  })
  // as it was frozen with the order
  assert.equal((await rebateOn(holder, orderCodes[0] ?? ''))?.rebateFen, rebate?.rebateFen)
})
