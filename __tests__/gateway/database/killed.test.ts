// PostgreSQL: a gateway that is killed beside another on one database
// verify:full: it starts and kills processes among thousands of calls; submits and payments at once are in buying.test.ts
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql, type RawBuilder } from 'kysely'
import { countUnbalanced } from '../../../gateway/src/areas/coupon/store'
import { earn } from '../../../gateway/src/areas/points'
import { countUnbalancedPackets } from '../../../gateway/src/areas/redPacket'
import { addGift, leftOf, noGifts } from '../rewards/gifts'
import { readSettlement, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { givePacket } from '../rewards/redPackets'
import { startProcess } from './secondGateway'
import type { Answer } from '../support'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const PAY = 'POST /o2ord-b2c/v1/order-trades/pay'
const CHOOSE = 'POST /o2cht/v1/order-settlements/modify-settlement-activities'
const BUY_NOW = 'POST /o2cht/v1/order-settlements/buy-now'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** Pieces of a SKU in orders that were not cancelled. */
async function soldOf(skuCode: string): Promise<number> {
  const row = await sql<{ pieces: number }>`select coalesce(sum(r.quantity), 0) as pieces from order_row r
    join trade_order o on o.order_code = r.order_code
    where r.sku_code = ${skuCode} and o.status <> 'CANCELLED'`.execute(shop.core.db)
  return row.rows[0]?.pieces ?? 0
}

/** What the database says of everybody's orders and payments; each line is empty when they sum up. */
async function disagreements(): Promise<Record<string, unknown[]>> {
  const ask = async (query: RawBuilder<unknown>) => (await query.execute(shop.core.db)).rows
  return {
    submitted: await ask(sql`select s.settlement_id from settlement s
      left join trade_order o on o.settlement_id = s.settlement_id
      group by s.settlement_id having (s.submitted_at is not null) <> (count(o.order_code) > 0)`),
    rows: await ask(sql`select o.order_code from trade_order o left join order_row r on r.order_code = o.order_code
      group by o.order_code having coalesce(sum(r.price_fen * r.quantity), 0) <> o.goods_fen`),
    paid: await ask(sql`select o.order_code from trade_order o
      left join payment_order l on l.order_code = o.order_code and l.effective
      left join payment p on p.payment_id = l.payment_id
      where (o.paid_at is not null) <> (p.payment_id is not null and p.status = 'SUCCEEDED')`),
    money: await ask(sql`select p.payment_id from payment p join payment_order l on l.payment_id = p.payment_id
      group by p.payment_id having sum(l.amount_fen) <> p.amount_fen`),
    packets: await ask(sql`select s.settlement_id, coalesce(e.fen, 0) as held from settlement s
      left join (select settlement_id, sum(packet_fen) as fen from trade_order group by settlement_id) o using (settlement_id)
      left join (select settlement_id, -sum(amount_fen) as fen from red_packet_entry
        where settlement_id is not null group by settlement_id) e using (settlement_id)
      where coalesce(o.fen, 0) <> coalesce(e.fen, 0)`),
    points: await ask(sql`select s.settlement_id from settlement s
      left join (select settlement_id, sum(point_fen) as fen from trade_order group by settlement_id) o using (settlement_id)
      left join (select reference, -sum(points) as held from point_entry
        where source = 'SETTLEMENT' group by reference) e on e.reference = s.settlement_id
      where coalesce(o.fen, 0) <> coalesce(e.held, 0)`),
    bought: await ask(sql`select b.user_id, b.spu_code from product_bought b where b.bought <> (
      select coalesce(sum(r.quantity), 0) from order_row r join trade_order o on o.order_code = r.order_code
      where o.user_id = b.user_id and r.spu_code = b.spu_code and o.status <> 'CANCELLED')`)
  }
}

/** A settlement of one kettle that takes a packet of its own, points, and once a coupon off. */
async function wishOf(buyer: TestShopper, turn: number) {
  const { settlementId } = await buyer.must(BUY_NOW, { body: { skuCode: 'POT2', quantity: 1 } })
  const userPacketId = await givePacket(shop, buyer.userId, { amountFen: 700 })
  const userCouponIds = turn === 0 ? [await shop.giveCoupon(buyer.userId, 'C5')] : []
  await buyer.must(CHOOSE, { body: { settlementId, userPacketId, userCouponIds, usePoints: true } })
  const { payFen, packetFen, pointFen, couponFen } = await readSettlement(buyer, settlementId)
  assert.deepEqual([packetFen, pointFen > 0, couponFen], [700, true, turn === 0 ? 500 : 0])
  return { buyer, key: `killed-${settlementId}-${turn}`, body: { settlementId, expectedPayFen: payFen } }
}

/** Buyers go through their wishes in step: the first kill falls among submits, the second among payments. */
const KILLS = { orders: 60, payments: 30 }

for (const [among, killPoint] of Object.entries(KILLS)) {
  const name = `kill -9 among ${among}: what was acknowledged is there once, stock and ledgers sum up`
  const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs a second process'
  test(name, { skip, timeout: 240_000 }, async (t) => {
    const { child, base } = await startProcess(shop.databaseUrl ?? '')
    t.after(() => child.kill('SIGKILL'))
    await shop.setStock('POT2', 1000)
    const soldCount = await soldOf('POT2')
    const post = async (endpoint: string, token: string, body: object, key: string): Promise<Answer<never>> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key }
      const answer = await fetch(`${base}${endpoint.replace('POST ', '')}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body)
      })
      return (await answer.json()) as Answer<never>
    }
    const decide = (paymentId: string): Promise<Response> =>
      fetch(`${base}/demo/cashier`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: base },
        body: new URLSearchParams({ paymentId, result: 'CALLBACK_TWICE' })
      })
    await shop.setStock('LAMP', 1000)
    await addGift(shop, { activityCode: 'KILLED', shopCode: 'S1', spuCode: 'P_POT', gifts: [['LAMP', 500]] })
    t.after(() => noGifts(shop))
    const buyers = await Promise.all(Array.from({ length: 24 }, () => shop.shopper()))
    for (const { userId } of buyers) {
      const about = { userId, source: 'SERVICE', reference: 'killed', now: shop.core.clock.date() } as const
      await earn(shop.core.db, { ...about, points: 9_000 })
    }
    const wishes = await Promise.all(
      buyers.flatMap((buyer) => Array.from({ length: 4 }, (_, turn) => wishOf(buyer, turn)))
    )
    const receipts = { orders: new Map<string, string[]>(), payments: new Set<string>() }
    let isKilled = false
    const life = async ({ buyer, key, body }: (typeof wishes)[number]): Promise<void> => {
      const submission = await post(SUBMIT, buyer.token, body, key)
      const { orderCodes } = submission.data as { orderCodes: string[] }
      receipts.orders.set(key, orderCodes)
      if (among === 'orders' && receipts.orders.size === killPoint) isKilled = child.kill('SIGKILL')
      const wish = { orderCodes, channel: 'WECHAT', host: 'H5' }
      const payStart = await post(PAY, buyer.token, wish, `pay-${key}`)
      const { paymentId } = payStart.data as { paymentId: string }
      const { status } = await decide(paymentId)
      assert.equal(status, 303)
      receipts.payments.add(paymentId)
      if (among === 'payments' && receipts.payments.size === killPoint) isKilled = child.kill('SIGKILL')
    }
    // one wish of a buyer after the other, so that orders are placed and paid at the same time
    const oneByOne = async (buyer: TestShopper): Promise<void> => {
      for (const wish of wishes) if (wish.buyer === buyer) await life(wish)
    }
    const lives = await Promise.allSettled(buyers.map(oneByOne))
    assert.ok(isKilled, 'the gateway was killed')
    assert.ok(
      lives.every(({ status }) => status === 'rejected'),
      'everybody was cut off'
    )
    assert.ok(receipts.orders.size < wishes.length, 'orders were still being placed')

    // its connections end with it: what was not committed is rolled back before anybody is asked again
    const again = await Promise.all(wishes.map(({ buyer, body, key }) => buyer.ask(SUBMIT, { body, key })))
    for (const [index, { key }] of wishes.entries()) {
      const answer = again[index]
      assert.ok(answer?.success, `${answer?.code} ${answer?.message}`)
      const codes = receipts.orders.get(key)
      if (codes) assert.deepEqual(answer.data.orderCodes, codes)
    }
    assert.equal(new Set(again.flatMap(({ data }) => data.orderCodes)).size, wishes.length)
    assert.equal((await soldOf('POT2')) - soldCount, wishes.length)
    assert.equal(await shop.stockOf('POT2'), 1000 - wishes.length)
    assert.equal(await shop.stockOf('LAMP'), 1000 - wishes.length)
    assert.equal(await leftOf(shop, 'KILLED', 'LAMP'), 500 - wishes.length)
    assert.equal(await countUnbalancedPackets(shop.core.db), 0)
    assert.equal(await countUnbalanced(shop.core.db), 0)
    for (const paymentId of receipts.payments) {
      const { rows } =
        await sql`select 1 from payment p join payment_order l on l.payment_id = p.payment_id and l.effective
        join trade_order o on o.order_code = l.order_code and o.status = 'WAIT_SHIP'
        where p.payment_id = ${paymentId} and p.status = 'SUCCEEDED'`.execute(shop.core.db)
      assert.equal(rows.length, 1, `${paymentId} pays one order`)
    }
    for (const [what, rows] of Object.entries(await disagreements())) assert.deepEqual(rows, [], what)
  })
}
