// covers gateway/src/areas/flash/
/** Sessions of the flash sale: no oversell, the hour, what a closed order gives back, and the shopper's state. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { closeSession, publishSession } from '../../gateway/src/areas/flash'
import { inTransaction } from '../../gateway/src/core/database'
import { detail, order, seen, startShop, type TestShop, type TestShopper } from './journey-shop'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const BUY_NOW = 'POST /o2cht/v1/order-settlements/buy-now'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const LIST = 'GET /o2mkt-b2c/v1/pub/activity/seckill/sessions'
const minute = 60_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const publish = (skuCode: string, allotment: number, from = -1, to = 60) =>
  inTransaction(shop.core.db, (tx) => {
    const now = shop.core.clock.now()
    const session = { startAt: new Date(now + from * minute), endAt: new Date(now + to * minute), by: 'test' }
    return publishSession(tx, session, [{ skuCode, priceFen: 2_000, allotment, limitEach: 1 }])
  })
const rowOf = async (shopper: TestShopper, sessionCode: string) =>
  (await shopper.must(LIST)).sessions.find((one) => one.sessionCode === sessionCode)?.rows[0]
const settlement = async (shopper: TestShopper, skuCode: string) =>
  (await shopper.must(BUY_NOW, { body: { skuCode, quantity: 1 } })).settlementId
const buy = async (shopper: TestShopper, skuCode: string) => {
  const settlementId = await settlement(shopper, skuCode)
  const { payFen } = await seen(shopper, settlementId)
  return shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen: payFen } })
}

test('sixty buyers at once get ten pieces, and the stock beside them is not touched', async () => {
  const sessionCode = await publish('POT', 10)
  assert.equal(await shop.stockOf('POT'), 990)
  const buyers = await Promise.all(Array.from({ length: 60 }, () => shop.shopper()))
  const ready = await Promise.all(
    buyers.map(async (shopper) => {
      const settlementId = await settlement(shopper, 'POT')
      return { shopper, settlementId, payFen: (await seen(shopper, settlementId)).payFen }
    })
  )
  assert.ok(
    ready.every(({ payFen }) => payFen === 3_000),
    'the flash price and postage'
  )
  const answers = await Promise.all(
    ready.map(({ shopper, settlementId, payFen }) =>
      shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen: payFen } })
    )
  )
  assert.equal(answers.filter(({ success }) => success).length, 10)
  const winner = buyers[answers.findIndex(({ success }) => success)]
  const loser = buyers[answers.findIndex(({ success }) => !success)]
  assert.ok(winner && loser)
  assert.equal((await rowOf(winner, sessionCode))?.state, 'BOUGHT')
  const row = await rowOf(loser, sessionCode)
  assert.deepEqual([row?.state, row?.left, row?.held], ['HELD_OUT', 0, 10])
  assert.equal(await shop.stockOf('POT'), 990)
  // nobody pays: after fifteen minutes every piece is there again
  assert.equal(row?.returnsAt, Math.min(...answers.flatMap(({ data, success }) => (success ? [data.payBefore] : []))))
  await shop.core.clock.advance(16 * minute)
  await detail(winner, answers.find(({ success }) => success)?.data.orderCodes[0] ?? '')
  await shop.core.clock.advance(60 * minute)
  assert.equal(await shop.stockOf('POT'), 1_000)
})

test('before the hour a piece costs what it costs, whatever the device says', async () => {
  const sessionCode = await publish('POT2', 5, 10)
  const shopper = await shop.shopper()
  assert.equal((await rowOf(shopper, sessionCode))?.state, 'COMING')
  const settlementId = await settlement(shopper, 'POT2')
  assert.equal((await shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen: 3_000 } })).code, 'price.changed')
  await closeSession(shop.core, sessionCode, 'test')
  assert.equal(await shop.stockOf('POT2'), 1_000)
})

test('a closed order gives back piece and limit; after two the session is closed to the shopper', async () => {
  const sessionCode = await publish('FRIDGE', 2)
  const shopper = await shop.shopper()
  for (const left of [1, 2]) {
    const placed = await buy(shopper, 'FRIDGE')
    assert.equal(placed.success, true)
    assert.equal((await buy(shopper, 'FRIDGE')).code, 'flash.limit')
    const orderCode = placed.data.orderCodes[0] ?? ''
    await shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
    const row = await rowOf(shopper, sessionCode)
    assert.deepEqual([row?.left, row?.state], [2, left === 2 ? 'CLOSED' : 'OPEN'])
  }
  assert.equal((await buy(shopper, 'FRIDGE')).code, 'flash.closed')
  const [kept] = await order(await shop.shopper(), { FRIDGE: 1 })
  assert.ok(kept)
  await closeSession(shop.core, sessionCode, 'test')
  assert.equal(await shop.stockOf('FRIDGE'), 49)
  await assert.rejects(closeSession(shop.core, sessionCode, 'test'))
})
