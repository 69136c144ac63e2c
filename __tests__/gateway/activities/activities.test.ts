/** Activities of every kind in one list: what is on, what is left, and the shopper's own. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { publishSession } from '../../../gateway/src/areas/seckill'
import { closeTrial } from '../../../gateway/src/areas/trial'
import * as assists from './assists'
import * as groups from './groupBuys'
import { readSettlement, startShop, TESTER, type TestShop } from '../orders/journey-shop'
import * as presales from './presales'
import * as trials from './trials'

const HOUR_MS = 3_600_000

let shop: TestShop
let session: string
let presale: string
let group: string
before(async () => {
  shop = await startShop()
  const now = shop.core.clock.now()
  session = await publishSession(shop.core, TESTER, { startAt: now - 1, endAt: now + HOUR_MS }, [
    { skuCode: 'POT', priceFen: 2_000, allotment: 5, limitEach: 1 }
  ])
  presale = await presales.publish(shop, { skuCode: 'FRIDGE', priceFen: 199_000, depositFen: 10_000, worthFen: 20_000 })
  group = await groups.publish(shop, { skuCode: 'POT2' })
})
after(() => shop.close())

test('a SKU’s activities and the page of all say kind, price and what is left', async () => {
  const { list } = await shop.must('GET /o2mkt-b2c/v1/activity/pub', { query: { skuCode: 'FRIDGE' } })
  assert.deepEqual(
    list.map(({ kind, activityCode, priceFen, left }) => [kind, activityCode, priceFen, left]),
    [['PRESALE', presale, 189_000, 10]]
  )
  const all = await shop.must('GET /o2mkt-b2c/v1/activity/pub/page', { query: { size: 2 } })
  assert.deepEqual([all.total, all.list.length], [3, 2])
  const only = await shop.must('GET /o2mkt-b2c/v1/activity/pub/page', { query: { kind: 'GROUP' } })
  assert.deepEqual(
    only.list.map(({ activityCode, priceFen }) => [activityCode, priceFen]),
    [[group, 2_000]]
  )
  assert.deepEqual((await shop.must('GET /o2mkt-b2c/v1/activity/pub', { query: { skuCode: 'NONE' } })).list, [])
})

test('a SKU says which trial of it takes applications: that which ends first, none that comes or has ended', async () => {
  const trialOf = async (skuCode: string) =>
    (await shop.must('GET /o2mkt-b2c/v1/activity/pub', { query: { skuCode } })).trialCode
  assert.equal(await trialOf('FAN'), undefined)
  await trials.publish(shop, { skuCode: 'FAN', startsIn: 1 })
  const late = await trials.publish(shop, { skuCode: 'FAN', closesIn: 3 })
  const soon = await trials.publish(shop, { skuCode: 'FAN', startsIn: -2, closesIn: 2 })
  assert.equal(await trialOf('FAN'), soon)
  assert.equal(await trialOf('FAN2'), undefined)
  await closeTrial(shop.core, TESTER, soon)
  assert.equal(await trialOf('FAN'), late)
  await closeTrial(shop.core, TESTER, late)
  assert.equal(await trialOf('FAN'), undefined)
})

test('a session says its rows and its pieces, and what an order holds is neither left nor sold', async () => {
  const shopper = await shop.shopper()
  const query = { sessionCode: session }
  const before = await shop.must('GET /o2mkt-b2c/v1/activity/pub/seckil-number', { query })
  assert.deepEqual(before, { sessionCode: session, allotment: 5, left: 5, held: 0, sold: 0 })
  const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode: 'POT', quantity: 1, ...query }
  })
  const { payFen: expectedPayFen } = await readSettlement(shopper, settlementId)
  const { orderCodes } = await shopper.must('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen }
  })
  const { left, held: reservations, sold } = await shop.must('GET /o2mkt-b2c/v1/activity/pub/seckil-number', { query })
  assert.deepEqual([left, reservations, sold], [4, 1, 0])
  const rows = await shopper.must('GET /o2mkt-b2c/v1/activity/pub/seckil/page', { query })
  assert.deepEqual(
    rows.list.map(({ skuCode, state }) => [skuCode, state]),
    [['POT', 'BOUGHT']]
  )
  const own = await shopper.must('GET /o2mkt-b2c/v1/activity/page')
  assert.deepEqual(
    own.list.map(({ kind, activityCode, orderCode }) => [kind, activityCode, orderCode]),
    [['FLASH', session, orderCodes[0]]]
  )
  assert.deepEqual((await (await shop.shopper()).must('GET /o2mkt-b2c/v1/activity/page')).list, [])
})

test('one’s own are those of every kind: an assist that was bought is among them', async () => {
  const assist = await assists.publish(shop, {
    skuCode: 'LAMP',
    allotment: 2,
    steps: [{ helpers: 1, priceFen: 1_000 }]
  })
  const shopper = await shop.shopper()
  const assistCode = await assists.start(shopper, assist)
  const ownRows = async () =>
    (await shopper.must('GET /o2mkt-b2c/v1/activity/page')).list.map(({ kind, activityCode, orderCode }) => [
      kind,
      activityCode,
      orderCode
    ])
  await assists.helpedBy(shop, assistCode, 1)
  assert.deepEqual(await ownRows(), [])
  const orderCode = await assists.place(shopper, assistCode, 'LAMP')
  assert.deepEqual(await ownRows(), [['ASSIST', assist, orderCode]])
})

test('pieces of an activity are told, of one that is over or unknown none', async () => {
  const left = async (activityCode: string) =>
    (await shop.must('GET /o2mkt-b2c/v1/activity/stock', { query: { activityCode } })).left
  assert.deepEqual([await left(group), await left('nothing')], [20, 0])
  await shop.core.clock.advance(2 * HOUR_MS)
  assert.equal(await left(session), 0)
})
