// PostgreSQL: messages that two sweeps send at once
/** Messages before red packets and points end: to who allowed them, once, in time. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { earn, spend } from '../../gateway/src/areas/points'
import { remindOfEnding as remindOfPoints } from '../../gateway/src/areas/points/remind'
import { remindOfEnding as remindOfPackets } from '../../gateway/src/areas/redpacket/remind'
import { startShop, type TestShop, type TestShopper } from './journey-shop'
import { DAY_MS, givePacket } from './redPackets'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const allow = (shopper: TestShopper, template: 'packetExpire' | 'pointExpire', locale: 'zh-CN' | 'en-US' = 'zh-CN') =>
  shopper.must('POST /o2msg/v1/subscribe-messages', { body: { templates: [template] }, locale })
async function told({ userId }: TestShopper): Promise<string[]> {
  const { db } = shop.core
  const { phone } = await db
    .selectFrom('customer')
    .select('phone')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const sent = db.selectFrom('outbox').select('body').where('recipient', '=', phone).where('kind', '=', 'SUBSCRIPTION')
  return (await sent.execute()).map(({ body }) => body)
}

test('of a packet that ends within a day its owner is told what is left, once', async () => {
  const [waits, another] = [await shop.shopper(), await shop.shopper()]
  await allow(waits, 'packetExpire')
  await givePacket(shop, waits.userId, { amountFen: 800, days: 3 })
  await givePacket(shop, another.userId, { days: 3 })
  await remindOfPackets(shop.core)
  assert.deepEqual(await told(waits), [])
  await shop.core.clock.advance(2.5 * DAY_MS)
  await Promise.all([remindOfPackets(shop.core), remindOfPackets(shop.core)])
  const [body, ...more] = await told(waits)
  assert.match(body ?? '', /^红包还剩 ¥8\.00，\d{4}-\d\d-\d\d 到期 \(pagesB\/redPacket\/redPacketDetail/)
  assert.deepEqual(more, [])
  assert.deepEqual(await told(another), [])
})

test('of a packet with nothing left nobody is told', async () => {
  const shopper = await shop.shopper()
  await allow(shopper, 'packetExpire')
  const packet = await givePacket(shop, shopper.userId, { amountFen: 800, days: 0.5 })
  await shop.core.db
    .insertInto('red_packet_entry')
    .values({
      ...{ user_packet_id: packet, kind: 'CORRECT', amount_fen: -800 },
      ...{ settlement_id: null, at: shop.core.clock.date() }
    })
    .execute()
  await remindOfPackets(shop.core)
  assert.deepEqual(await told(shopper), [])
})

test('of points that end within a week their owner is told how many are left, once; not who has spent them', async () => {
  const [waits, spent] = [await shop.shopper(), await shop.shopper()]
  const at = shop.core.clock.date()
  for (const { userId } of [waits, spent]) {
    const about = { userId, source: 'SERVICE' as const, at }
    await earn(shop.core.db, { ...about, reference: 'soon', points: 300, endsAt: new Date(at.getTime() + 9 * DAY_MS) })
  }
  await allow(waits, 'pointExpire', 'en-US')
  await allow(spent, 'pointExpire')
  await spend(shop.core.db, { userId: waits.userId, source: 'EXCHANGE', reference: 'x', points: 100, at })
  await spend(shop.core.db, { userId: spent.userId, source: 'EXCHANGE', reference: 'y', points: 300, at })
  await remindOfPoints(shop.core)
  assert.deepEqual(await told(waits), [])
  await shop.core.clock.advance(3 * DAY_MS)
  await Promise.all([remindOfPoints(shop.core), remindOfPoints(shop.core)])
  const [body, ...more] = await told(waits)
  assert.match(body ?? '', /^200 of your points end on \d{4}-\d\d-\d\d \(pagesC\/point\/myPoint\)/)
  assert.deepEqual(more, [])
  assert.deepEqual(await told(spent), [])
})
