// PostgreSQL: two gateways on one database, and one of them is killed
// verify:full: hundreds of buyers at once and a process that is killed; the last pieces alone are in seckill.test.ts
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { publishSession } from '../../../gateway/src/areas/seckill'
import { groupOf, HOUR_MS, join, place, publish, ready } from './groupBuys'
import {
  detail,
  readSettlement,
  startPay,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { startProcess } from '../database/secondGateway'
import type { Answer } from '../support'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const BUY_NOW = 'POST /o2cht/v1/order-settlements/buy-now'
const [BUYERS, PIECES, KILLED_AFTER] = [500, 50, 10]
const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs a second process'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

interface Wish {
  shopper: TestShopper
  key: string
  body: { settlementId: string; expectedPayFen: number }
}

/** So many after another, twenty at once. */
async function inBatches<T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  for (let start = 0; start < count; start += 20)
    made.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, count - start) }, (_, offset) => make(start + offset))))
    )
  return made
}

/** The same submit at the gateway of another process; rejects where that ends. */
async function submitAt(base: string, { shopper, key, body }: Wish): Promise<Answer<{ orderCodes: string[] }>> {
  const answer = await fetch(`${base}${SUBMIT.replace('POST ', '')}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${shopper.token}`,
      'idempotency-key': key
    },
    body: JSON.stringify(body)
  })
  return (await answer.json()) as Answer<{ orderCodes: string[] }>
}

test(
  '500 buyers for 50 pieces at two gateways, one killed: 50 orders, each once',
  { skip, timeout: 280_000 },
  async (t) => {
    const { child, base } = await startProcess(shop.databaseUrl ?? '')
    t.after(() => child.kill('SIGKILL'))
    const now = shop.core.clock.now()
    const sessionCode = await publishSession(shop.core, TESTER, { startAt: now - 1, endAt: now + HOUR_MS }, [
      { skuCode: 'POT', priceFen: 2_000, allotment: PIECES, limitEach: 1 }
    ])
    const stock = await shop.stockOf('POT')
    const wishes = await inBatches(BUYERS, async (index): Promise<Wish> => {
      const shopper = await shop.shopper()
      const { settlementId } = await shopper.must(BUY_NOW, { body: { skuCode: 'POT', quantity: 1, sessionCode } })
      const { payFen } = await readSettlement(shopper, settlementId)
      return { shopper, key: `rush-of-buyers-${index}`, body: { settlementId, expectedPayFen: payFen } }
    })
    let successes = 0
    const known = new Map<string, string[]>()
    const tryOnce = async (wish: Wish, index: number): Promise<void> => {
      const elsewhere = index % 2 === 0
      const answer = elsewhere ? await submitAt(base, wish) : await wish.shopper.ask(SUBMIT, { ...wish })
      if (answer.success) known.set(wish.key, answer.data.orderCodes)
      successes += elsewhere && answer.success ? 1 : 0
      if (successes === KILLED_AFTER) child.kill('SIGKILL')
    }
    // everybody taps twice
    await Promise.allSettled(wishes.flatMap((wish, index) => [tryOnce(wish, index), tryOnce(wish, index)]))
    assert.ok(successes >= KILLED_AFTER, 'the gateway was killed')
    // who heard nothing asks again with the same key at the one that is left
    const answers = await Promise.all(wishes.map(({ shopper, key, body }) => shopper.ask(SUBMIT, { key, body })))
    const won = answers.filter(({ success }) => success)
    assert.equal(won.length, PIECES)
    assert.equal(new Set(won.flatMap(({ data }) => data.orderCodes)).size, PIECES)
    for (const [index, { key }] of wishes.entries())
      if (known.has(key)) assert.deepEqual(answers[index]?.data?.orderCodes, known.get(key))
    const { rows } = await sql<{ taken: number; orders: number }>`select
    (select taken from flash_session_sku where session_code = ${sessionCode}) as taken,
    (select count(*)::int from trade_order o join order_row r on r.order_code = o.order_code
      where r.sku_code = 'POT' and r.price_fen = 2000 and o.status <> 'CANCELLED') as orders`.execute(shop.core.db)
    assert.deepEqual(rows, [{ taken: PIECES, orders: PIECES }])
    assert.equal(await shop.stockOf('POT'), stock, 'the usual stock is not touched')
  }
)

test(
  'of 100 for the last seat at two gateways one gets it, and the group is full with its size',
  { skip, timeout: 280_000 },
  async (t) => {
    const { child, base } = await startProcess(shop.databaseUrl ?? '')
    t.after(() => child.kill('SIGKILL'))
    const activityCode = await publish(shop, { skuCode: 'POT2', allotment: 200 })
    const leader = await shop.shopper()
    const groupCode = await groupOf(leader, await join(shop, leader, { activityCode, skuCode: 'POT2' }))
    const wishes = await inBatches(100, async (index): Promise<Wish> => {
      const shopper = await shop.shopper()
      return {
        shopper,
        key: `the-last-seat-${index}`,
        body: await ready(shopper, { activityCode, groupCode, skuCode: 'POT2' })
      }
    })
    const answers = await Promise.all(
      wishes.map((wish, index) => (index % 2 === 0 ? submitAt(base, wish) : wish.shopper.ask(SUBMIT, { ...wish })))
    )
    const winner = answers.findIndex(({ success }) => success)
    const codes = [...new Set(answers.map(({ code }) => code))].join()
    assert.equal(answers.filter(({ success }) => success).length, 1, codes)
    const shopper = wishes[winner]?.shopper
    assert.ok(shopper)
    await shop.settle(await startPay(shopper, answers[winner]?.data.orderCodes ?? []), 'SUCCEEDED')
    const group = await shop.must('GET /o2mkt-b2c/v1/group-buy/pub/group-detail', { query: { groupCode } })
    assert.deepEqual([group.state, group.members.length, group.missing], ['FULL', 2, 0])
  }
)

test('paying for the last seat beside the end of the group: both orders end shipped or refunded, once', async () => {
  const activityCode = await publish(shop, { skuCode: 'FAN', allotment: 40, tiers: [{ size: 2, priceFen: 8_000 }] })
  const wish = { activityCode, skuCode: 'FAN' }
  for (let round = 0; round < 6; round += 1) {
    const [leader, second] = [await shop.shopper(), await shop.shopper()]
    const first = await join(shop, leader, wish)
    const groupCode = await groupOf(leader, first)
    const { endsAt } = await shop.must('GET /o2mkt-b2c/v1/group-buy/pub/group-detail', { query: { groupCode } })
    await shop.core.clock.advance(endsAt - shop.core.clock.now() - 60_000)
    const joined = await place(second, { ...wish, groupCode })
    const payment = await startPay(second, [joined])
    const end = async (): Promise<void> => {
      await shop.core.clock.advance(61_000)
      await shop.sweep()
    }
    await Promise.allSettled(
      round % 2 === 0 ? [end(), shop.settle(payment, 'SUCCEEDED')] : [shop.settle(payment, 'SUCCEEDED'), end()]
    )
    await shop.sweep()
    await shop.sweep()
    const orders = [await detail(leader, first), await detail(second, joined)]
    const states = orders.map(({ status }) => status)
    assert.ok(
      states.every((state) => state === 'WAIT_SHIP') || states.every((state) => state === 'CANCELLED'),
      states.join()
    )
    for (const { status, refundFen = 0, payFen } of orders) assert.equal(refundFen, status === 'CANCELLED' ? payFen : 0)
  }
})
