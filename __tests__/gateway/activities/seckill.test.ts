// covers gateway/src/areas/seckill/
/** Sessions of the flash sale: no oversell, the hour, what a closed order gives back, and the shopper's state. */
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { closeSession, flashDesk, moveSession, publishSession } from '../../../gateway/src/areas/seckill'
import { manager } from '../../../gateway/src/core/desk'
import {
  detail,
  order,
  readSettlement,
  startPay,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const BUY_NOW = 'POST /o2cht/v1/order-settlements/buy-now'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const LIST = 'GET /o2mkt-b2c/v1/activity/pub/seckil'
const REMIND = 'POST /o2mkt-b2c/v1/activity/subscribe-ms-activity'
const minute = 60_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

interface Plan {
  skuCode: string
  allotment: number
  /** Minutes from now. */
  from?: number
  to?: number
  priceFen?: number
  limitEach?: number
}
const times = (from: number, to: number) => {
  const now = shop.core.clock.now()
  return { startAt: now + from * minute, endAt: now + to * minute }
}
const publish = ({ skuCode, allotment, from = -1, to = 60, priceFen = 2_000, limitEach = 1 }: Plan) =>
  publishSession(shop.core, TESTER, times(from, to), [{ skuCode, priceFen, allotment, limitEach }])
const rowOf = async (shopper: Pick<TestShopper, 'must'>, sessionCode: string) =>
  (await shopper.must(LIST)).sessions.find((session) => session.sessionCode === sessionCode)?.rows[0]
/** Asks for a settlement of a piece of the session, or of the SKU alone. */
const ask = (shopper: TestShopper, skuCode: string, sessionCode?: string, quantity = 1) =>
  shopper.ask(BUY_NOW, { body: { skuCode, quantity, ...(sessionCode === undefined ? {} : { sessionCode }) } })
const ready = async (shopper: TestShopper, skuCode: string, sessionCode?: string) => {
  const { data } = await ask(shopper, skuCode, sessionCode)
  const { payFen } = await readSettlement(shopper, data.settlementId)
  return { shopper, body: { settlementId: data.settlementId, expectedPayFen: payFen } }
}
const buy = async (shopper: TestShopper, skuCode: string, sessionCode?: string) =>
  shopper.must(SUBMIT, { body: (await ready(shopper, skuCode, sessionCode)).body })

describe('the last pieces', () => {
  test('sixty buyers at once get ten pieces, the stock beside them is not touched, and time gives all back', async () => {
    const sessionCode = await publish({ skuCode: 'POT', allotment: 10 })
    assert.equal(await shop.stockOf('POT'), 990)
    const buyers = await Promise.all(Array.from({ length: 60 }, () => shop.shopper()))
    const wishes = await Promise.all(buyers.map((shopper) => ready(shopper, 'POT', sessionCode)))
    assert.ok(
      wishes.every(({ body }) => body.expectedPayFen === 3_000),
      'the flash price and postage'
    )
    const answers = await Promise.all(wishes.map(({ shopper, body }) => shopper.ask(SUBMIT, { body })))
    const won = answers.findIndex(({ success }) => success)
    assert.equal(answers.filter(({ success }) => success).length, 10)
    for (const { success, code } of answers) {
      if (!success) assert.ok(['flash.gone', 'price.changed'].includes(code), code)
    }
    const winner = buyers[won]
    const loser = buyers[answers.findIndex(({ success }) => !success)]
    assert.ok(winner && loser)
    const mine = await rowOf(winner, sessionCode)
    assert.deepEqual([mine?.state, mine?.orderCode], ['BOUGHT', answers[won]?.data.orderCodes[0]])
    const row = await rowOf(loser, sessionCode)
    assert.deepEqual([row?.state, row?.left, row?.held, row?.orderCode], ['HELD_OUT', 0, 10, undefined])
    assert.equal((await ask(loser, 'POT', sessionCode)).code, 'flash.gone')
    assert.equal(await shop.stockOf('POT'), 990)
    assert.equal(row?.returnsAt, Math.min(...answers.flatMap(({ data, success }) => (success ? [data.payBefore] : []))))
    // nobody pays: after fifteen minutes every piece is the session's again, and after it the stock's
    await shop.core.clock.advance(16 * minute)
    await shop.sweep()
    assert.equal((await detail(winner, answers[won]?.data.orderCodes[0] ?? '')).status, 'CANCELLED')
    const again = await rowOf(loser, sessionCode)
    assert.deepEqual([again?.state, again?.left, again?.held], ['OPEN', 10, 0])
    assert.equal(await shop.stockOf('POT'), 990)
    await shop.core.clock.advance(60 * minute)
    await Promise.all([shop.sweep(), shop.sweep()])
    assert.equal(await shop.stockOf('POT'), 1_000)
    assert.equal((await ask(loser, 'POT', sessionCode)).code, 'flash.over')
  })

  test('taps and settlements of one shopper get one piece', async () => {
    const sessionCode = await publish({ skuCode: 'POT', allotment: 5 })
    const shopper = await shop.shopper()
    const wishes = [await ready(shopper, 'POT', sessionCode), await ready(shopper, 'POT', sessionCode)]
    const answers = await Promise.all([...wishes, ...wishes].map(({ body }) => shopper.ask(SUBMIT, { body })))
    const codes = new Set(answers.flatMap(({ success, data }) => (success ? data.orderCodes : [])))
    assert.equal(codes.size, 1)
    assert.equal((await rowOf(await shop.shopper(), sessionCode))?.left, 4)
    await closeSession(shop.core, TESTER, sessionCode)
    assert.equal(await shop.stockOf('POT'), 999)
    // after the session what comes back is the stock's
    const [orderCode = ''] = codes
    await shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
    assert.equal(await shop.stockOf('POT'), 1_000)
  })
})

test('before the hour a piece is refused and costs what it costs, whatever the device says', async () => {
  const sessionCode = await publish({ skuCode: 'POT2', allotment: 5, from: 10 })
  const shopper = await shop.shopper()
  assert.equal((await rowOf(shopper, sessionCode))?.state, 'COMING')
  assert.equal((await ask(shopper, 'POT2', sessionCode)).code, 'flash.coming')
  const { data } = await ask(shopper, 'POT2')
  const early = { settlementId: data.settlementId, expectedPayFen: 3_000 }
  assert.equal((await shopper.ask(SUBMIT, { body: early })).code, 'price.changed')
  await shop.core.clock.advance(10 * minute)
  assert.equal((await ask(shopper, 'POT2', sessionCode)).success, true)
  await closeSession(shop.core, TESTER, sessionCode)
  assert.equal(await shop.stockOf('POT2'), 1_000)
})

test('what can be had is told of the session while it runs, and of the stock besides', async (t) => {
  t.after(() => shop.setStock('FAN2', 50))
  const sessionCode = await publish({ skuCode: 'FAN2', allotment: 3 })
  await shop.setStock('FAN2', 1)
  const shopper = await shop.shopper()
  const stock = async () => {
    const body = { skuCodes: ['FAN2'] }
    return (await shop.must('POST /o2inv/v1/inv-query/batch/shop-stock-status', { body })).list[0]?.available
  }
  const enough = async () =>
    (await shop.must('POST /o2inv/v1/inv-query/shop-stock-verify', { body: { skuCode: 'FAN2', quantity: 2 } })).enough
  assert.deepEqual([await stock(), await enough()], [3, true])
  await buy(shopper, 'FAN2', sessionCode)
  assert.equal(await stock(), 2)
  await closeSession(shop.core, TESTER, sessionCode)
  assert.deepEqual([await stock(), await enough()], [3, true])
})

test('an order has fifteen minutes, and one that is paid keeps its piece', async () => {
  const sessionCode = await publish({ skuCode: 'LAMP', allotment: 3 })
  const shopper = await shop.shopper()
  const now = shop.core.clock.now()
  const { orderCodes, payBefore } = await buy(shopper, 'LAMP', sessionCode)
  assert.ok(payBefore - now >= 15 * minute && payBefore - now < 16 * minute)
  await shop.settle(await startPay(shopper, orderCodes), 'SUCCEEDED')
  await shop.core.clock.advance(20 * minute)
  await shop.sweep()
  const row = await rowOf(shopper, sessionCode)
  assert.deepEqual([row?.state, row?.left, row?.held, row?.orderCode], ['BOUGHT', 2, 0, orderCodes[0]])
  // at the limit it costs what it costs, and the stock has it
  const more = await ready(shopper, 'LAMP')
  assert.equal(more.body.expectedPayFen, 3_300)
  assert.equal((await ask(shopper, 'LAMP', sessionCode)).code, 'flash.limit')
  const usual = await shopper.must(SUBMIT, { body: more.body })
  assert.ok(usual.payBefore - shop.core.clock.now() > 29 * minute, 'half an hour, as ever')
  assert.equal((await rowOf(shopper, sessionCode))?.left, 2)
  assert.equal((await ask(await shop.shopper(), 'LAMP', undefined, 2)).code, 'flash.limit')
  await closeSession(shop.core, TESTER, sessionCode)
})

test('a closed order gives back piece and limit; after two the session is closed to the shopper', async () => {
  const sessionCode = await publish({ skuCode: 'FRIDGE', allotment: 2 })
  const shopper = await shop.shopper()
  for (const left of [1, 2]) {
    const { orderCodes } = await buy(shopper, 'FRIDGE', sessionCode)
    assert.equal((await ask(shopper, 'FRIDGE', sessionCode)).code, 'flash.limit')
    await shopper.must(CANCEL, { body: { orderCode: orderCodes[0] ?? '', reasonCode: 'MIND' } })
    const row = await rowOf(shopper, sessionCode)
    assert.deepEqual([row?.left, row?.state], [2, left === 2 ? 'CLOSED' : 'OPEN'])
  }
  assert.equal((await ask(shopper, 'FRIDGE', sessionCode)).code, 'flash.closed')
  // the next one is open to them
  await closeSession(shop.core, TESTER, sessionCode)
  const next = await publish({ skuCode: 'FRIDGE', allotment: 2 })
  assert.equal((await ask(shopper, 'FRIDGE', next)).success, true)
  const [kept] = await order(await shop.shopper(), { FRIDGE: 1 })
  assert.ok(kept)
  await closeSession(shop.core, TESTER, next)
  assert.equal(await shop.stockOf('FRIDGE'), 49)
})

test('a reminder of a session is shown to who set it, and sent when it begins', async () => {
  const sessionCode = await publish({ skuCode: 'FAN', allotment: 2, from: 30, to: 90 })
  const [shopper, other] = [await shop.shopper(), await shop.shopper()]
  const body = { skuCode: 'FAN', sessionCode }
  assert.equal((await shopper.ask(REMIND, { body })).code, 'reminder.not-allowed')
  await shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['seckill'] } })
  await shopper.must(REMIND, { body })
  assert.equal((await rowOf(shopper, sessionCode))?.reminded, true)
  assert.equal((await rowOf(other, sessionCode))?.reminded, undefined)
  await shop.core.clock.advance(30 * minute)
  await shop.sweep()
  assert.equal((await rowOf(shopper, sessionCode))?.reminded, undefined)
  assert.equal((await shopper.ask(REMIND, { body })).code, 'reminder.no-sale')
  const letters = await shop.core.db.selectFrom('outbox').select('body').where('kind', '=', 'SUBSCRIPTION').execute()
  assert.ok(letters.some((letter) => letter.body?.includes('20.00')))
  await closeSession(shop.core, TESTER, sessionCode)
})

describe('the desk', () => {
  const refused = (code: string) => (error: unknown) => (error as { code?: string }).code === code

  test('publishes what the stock has, once at a time, below the usual price', async () => {
    await assert.rejects(publish({ skuCode: 'FAN', allotment: 51 }), refused('stock.short'))
    assert.equal(await shop.stockOf('FAN'), 50)
    for (const wrong of [
      { priceFen: 9_000 },
      { allotment: 0 },
      { limitEach: 0 },
      { from: 5, to: 5 },
      { from: -9, to: -5 }
    ]) {
      await assert.rejects(publish({ skuCode: 'FAN', allotment: 1, ...wrong }), JSON.stringify(wrong))
    }
    await assert.rejects(publish({ skuCode: 'OLD', allotment: 1, priceFen: 500 }), refused('sku.missing'))
    const both = await Promise.allSettled([
      publish({ skuCode: 'FAN', allotment: 1 }),
      publish({ skuCode: 'FAN', allotment: 1 })
    ])
    assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
    const [session] = await flashDesk(shop.core)
    assert.equal(session?.by, 'staff_test')
    await closeSession(shop.core, TESTER, session?.sessionCode ?? '')
    assert.equal(await shop.stockOf('FAN'), 50)
    await assert.rejects(closeSession(shop.core, TESTER, session?.sessionCode ?? ''), refused('flash.missing'))
  })

  test('moves a session: what ran waits, and what waited runs', async () => {
    const sessionCode = await publish({ skuCode: 'FAN', allotment: 2 })
    const shopper = await shop.shopper()
    await moveSession(shop.core, manager('staff_other'), sessionCode, times(10, 20))
    assert.equal((await rowOf(shopper, sessionCode))?.state, 'COMING')
    assert.equal((await ask(shopper, 'FAN', sessionCode)).code, 'flash.coming')
    await moveSession(shop.core, manager('staff_other'), sessionCode, times(-1, 20))
    assert.equal((await ask(shopper, 'FAN', sessionCode)).success, true)
    assert.equal((await flashDesk(shop.core))[0]?.by, 'staff_other')
    const later = await publish({ skuCode: 'FAN', allotment: 2, from: 30, to: 40 })
    await assert.rejects(
      moveSession(shop.core, manager('staff_other'), sessionCode, times(-1, 35)),
      refused('flash.overlap')
    )
    await assert.rejects(moveSession(shop.core, manager('staff_other'), sessionCode, times(20, 10)))
    for (const code of [sessionCode, later]) await closeSession(shop.core, TESTER, code)
    await assert.rejects(moveSession(shop.core, manager('staff_other'), later, times(1, 2)), refused('flash.missing'))
    assert.equal(await shop.stockOf('FAN'), 50)
  })
})
