// PostgreSQL: the last coupon and one packet wanted a hundred times at once, over two gateways
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { areas } from '../../../gateway/src/areas'
import { createGateway, type Gateway } from '../../../gateway/src/gateway'
import { readSettlement, startShop, type TestShop } from '../orders/journey-shop'
import { givePacket } from './redPackets'
import { openDoor, type Answer } from '../support'

const HUNDRED = Array.from({ length: 100 }, (_, turn) => turn)

let shop: TestShop
let other: Gateway | undefined
/** On PostgreSQL two gateways share one database; PGlite has room for one. */
let bases: string[]
before(async () => {
  shop = await startShop()
  const { databaseUrl } = shop
  if (databaseUrl !== undefined) {
    const options = { mode: 'demonstration', logLevel: 'silent', sweeps: false, seeds: false, door: openDoor } as const
    other = await createGateway({ ...options, areas, databaseUrl })
  }
  const gateways = other ? [shop, other] : [shop]
  bases = await Promise.all(gateways.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })))
})
after(async () => {
  await other?.close()
  await shop.close()
})

/** A write over the network to one of the gateways in turn. */
async function send<T>(turn: number, token: string, path: string, body: object): Promise<Answer<T>> {
  const answer = await fetch(`${bases[turn % bases.length] ?? ''}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'idempotency-key': randomUUID()
    },
    body: JSON.stringify(body)
  })
  return (await answer.json()) as Answer<T>
}

const codesOf = (answers: Answer<unknown>[]): Record<string, number> => {
  const codes: Record<string, number> = {}
  for (const { code } of answers) codes[code] = (codes[code] ?? 0) + 1
  return codes
}

test('the last coupon, wanted by a hundred at once, goes to one', { timeout: 120_000 }, async () => {
  const shoppers = await Promise.all(HUNDRED.map(() => shop.shopper()))
  const answers = await Promise.all(
    shoppers.map(({ token }, turn) =>
      send(turn, token, '/o2mkt-b2c/v1/coupon-self/receive-coupon', { couponCode: 'C1LEFT' })
    )
  )
  assert.deepEqual(codesOf(answers), { S: 1, 'coupon.sold-out': 99 })
  const { rows } = await sql<{ had: number; entries: number }>`select
    (select count(*)::int from user_coupon where coupon_code = 'C1LEFT') as had,
    (select count(*)::int from coupon_entry e join user_coupon u on u.user_coupon_id = e.user_coupon_id
      where u.coupon_code = 'C1LEFT') as entries`.execute(shop.core.db)
  assert.deepEqual(rows[0], { had: 1, entries: 1 })
})

test('a hundred orders with one packet at once: one has it', { timeout: 180_000 }, async () => {
  const shopper = await shop.shopper()
  const packetId = await givePacket(shop, shopper.userId)
  const wishes = await Promise.all(
    HUNDRED.map(async () => {
      const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', {
        body: { skuCode: 'POT', quantity: 1 }
      })
      const { payFen: expectedPayFen } = await readSettlement(shopper, settlementId)
      return { settlementId, expectedPayFen }
    })
  )
  // ¥30 and ¥10 for the way, less the packet
  assert.deepEqual([...new Set(wishes.map(({ expectedPayFen }) => expectedPayFen))], [3_000])
  const answers = await Promise.all(
    wishes.map((body, turn) => send(turn, shopper.token, '/o2cht/v1/order-settlements/submit', body))
  )
  assert.equal(answers.filter(({ success }) => success).length, 1, JSON.stringify(codesOf(answers)))
  const { packet, records } = await shopper.must('GET /o2mkt-b2c/v1/red-packet/detail-and-record', {
    query: { userPacketId: packetId }
  })
  assert.equal(packet.balanceFen, 0)
  assert.deepEqual(
    records.map(({ kind, amountFen }) => [kind, amountFen]),
    [
      ['RESERVE', -1_000],
      ['GRANT', 1_000]
    ]
  )
  const { rows } = await sql<{ orders: number }>`select count(*)::int as orders from trade_order
    where user_id = ${shopper.userId}`.execute(shop.core.db)
  assert.equal(rows[0]?.orders, 1)
})
