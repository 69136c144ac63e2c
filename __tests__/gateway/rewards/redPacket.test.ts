// PostgreSQL: one packet wanted by many settlements at once, and two gateways that expire it
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { countUnbalancedPackets, post, release, reserve } from '../../../gateway/src/areas/redPacket'
import { redPacketSchema } from '../../../gateway/src/areas/redPacket/schema'
import { inTransaction, openDatabase } from '../../../gateway/src/core/database/database'
import { balances } from '../../../gateway/src/core/database/ledger'
import { migrate } from '../../../gateway/src/core/database/migrate'
import { coreSchema } from '../../../gateway/src/core/schema'
import { emptyLite } from '../database/databases'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { addOffers, DAY_MS, givePacket, offer, type PacketTerms } from './redPackets'
import { ownPage } from '../support'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addOffers(shop, [
    offer('WELCOME', 'NEW_CUSTOMER', 1000),
    offer('SHOP1', 'SHOP', 1000),
    offer('LAST', 'SHOP', 1),
    offer('SOON', 'SHOP', 5, 1),
    offer('OVER', 'SHOP', 5, -9, -1)
  ])
})
after(() => shop.close())

const now = (): Date => shop.core.clock.date()
const give = (userId: string, terms?: PacketTerms): Promise<string> => givePacket(shop, userId, terms)
const hold = (shopper: TestShopper, settlementId: string, userPacketId: string, amountFen: number): Promise<boolean> =>
  inTransaction(shop.core.db, (tx) =>
    reserve(tx, { userId: shopper.userId, settlementId, amounts: [{ userPacketId, amountFen }], now: now() })
  )
const pay = (settlementId: string): Promise<void> => inTransaction(shop.core.db, (tx) => post(tx, settlementId, now()))
const giveBack = (settlementId: string, part?: Parameters<typeof release>[3]): Promise<void> =>
  inTransaction(shop.core.db, (tx) => release(tx, settlementId, now(), part))
const of = (shopper: TestShopper, userPacketId: string) =>
  shopper.must('GET /o2mkt-b2c/v1/red-packet/detail-and-record', { query: { userPacketId } })
const receive = (shopper: TestShopper, redPacketCode: string) =>
  shopper.ask('POST /o2mkt-b2c/v1/red-packet/receive', { body: { redPacketCode } })
const list = (shopper: TestShopper, query = {}) => shopper.must('GET /o2mkt-b2c/v1/red-packet/list', { query })

test('a packet is spent in parts, and its record says what was left after each', async () => {
  const shopper = await shop.shopper()
  const id = await give(shopper.userId)
  assert.equal(await hold(shopper, 'st_a', id, 400), true)
  await pay('st_a')
  assert.equal(await hold(shopper, 'st_b', id, 600), true)
  await giveBack('st_b')
  const { packet, records } = await of(shopper, id)
  assert.deepEqual([packet.faceFen, packet.balanceFen, packet.state], [1_000, 600, 'USABLE'])
  assert.deepEqual(
    records.map((row) => [row.kind, row.amountFen, row.balanceFen]),
    [
      ['VOID', 600, 600],
      ['RESERVE', -600, 0],
      ['POST', 0, 600],
      ['RESERVE', -400, 600],
      ['GRANT', 1_000, 1_000]
    ]
  )
})

test('holding, posting and giving back happen once, however often they are asked', async () => {
  const shopper = await shop.shopper()
  const id = await give(shopper.userId)
  for (let time = 0; time < 3; time += 1) assert.equal(await hold(shopper, 'st_once', id, 700), true)
  assert.equal(await hold(shopper, 'st_once', id, 300), false, 'the same settlement does not change its mind')
  await pay('st_once')
  await pay('st_once')
  await giveBack('st_once')
  await giveBack('st_once')
  await pay('st_once')
  const { packet, records } = await of(shopper, id)
  assert.equal(packet.balanceFen, 1_000)
  assert.deepEqual(
    records.map((row) => row.kind),
    ['VOID', 'POST', 'RESERVE', 'GRANT']
  )
})

test('parts of a settlement come back one by one, each once, and together no more than was taken', async () => {
  const shopper = await shop.shopper()
  const id = await give(shopper.userId)
  await hold(shopper, 'st_parts', id, 900)
  const part = (name: string, amountFen: number) => ({ part: name, amounts: [{ userPacketId: id, amountFen }] })
  await giveBack('st_parts', part('order1', 200))
  await giveBack('st_parts', part('order1', 200))
  assert.equal((await of(shopper, id)).packet.balanceFen, 300)
  await giveBack('st_parts', part('order2', 9_000))
  await giveBack('st_parts')
  assert.equal((await of(shopper, id)).packet.balanceFen, 1_000)
})

test('what can’t be used is not held: too much, not begun, ended, kept for later, another’s; and of several none', async () => {
  const shopper = await shop.shopper()
  const other = await shop.shopper()
  const good = await give(shopper.userId)
  assert.equal(await hold(shopper, 'st_1', good, 1_001), false)
  assert.equal(await hold(shopper, 'st_2', await give(shopper.userId, { fromDays: 1 }), 1), false)
  assert.equal(await hold(shopper, 'st_3', await give(shopper.userId, { fromDays: -3, days: -1 }), 1), false)
  assert.equal(await hold(other, 'st_4', good, 1), false)
  const aside = await give(shopper.userId)
  await shopper.must('POST /o2mkt-b2c/v1/red-packet/stop-use', { body: { userPacketId: aside } })
  assert.equal(await hold(shopper, 'st_5', aside, 1), false)
  const amounts = [good, aside].map((userPacketId) => ({ userPacketId, amountFen: 10 }))
  const both = await inTransaction(shop.core.db, (tx) =>
    reserve(tx, { userId: shopper.userId, settlementId: 'st_6', amounts, now: now() })
  )
  assert.equal(both, false)
  assert.equal((await of(shopper, good)).packet.balanceFen, 1_000)
  await shopper.must('POST /o2mkt-b2c/v1/red-packet/use', { body: { userPacketId: aside } })
  assert.equal(await hold(shopper, 'st_5', aside, 1), true)
})

test('of a hundred settlements that want one packet at once one gets it', async () => {
  const shopper = await shop.shopper()
  const id = await give(shopper.userId)
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) => hold(shopper, `st_race_${index}`, id, 1_000))
  )
  assert.equal(answers.filter(Boolean).length, 1)
  assert.equal((await of(shopper, id)).packet.balanceFen, 0)
})

test('no writer changes a row of the ledger, or overdraws a packet or what a settlement took of it', async () => {
  const shopper = await shop.shopper()
  const id = await give(shopper.userId)
  await hold(shopper, 'st_overdrawn', id, 400)
  const { db } = shop.core
  const change = sql`update red_packet_entry set amount_fen = 5 where user_packet_id = ${id}`
  await assert.rejects(change.execute(db), /cannot/)
  await assert.rejects(db.deleteFrom('red_packet_entry').where('user_packet_id', '=', id).execute(), /cannot/)
  const less = (account: string, fen: number) =>
    sql`update ledger_account set balance = balance - ${fen} where account = ${account}`.execute(db)
  await assert.rejects(less(`packet:own:${id}`, 601), /check constraint/)
  await assert.rejects(less(`packet:taken:st_overdrawn:${id}`, 401), /check constraint/)
  assert.equal((await of(shopper, id)).packet.balanceFen, 600)
})

test('time takes what is left once, and what comes back after the end', async () => {
  const shopper = await shop.shopper()
  const id = await give(shopper.userId, { days: 2 })
  const spent = await give(shopper.userId, { days: 2 })
  await hold(shopper, 'st_time', id, 300)
  await hold(shopper, 'st_gone', spent, 1_000)
  await shop.core.clock.advance(3 * DAY_MS)
  await Promise.all([shop.sweep(), shop.sweep()])
  await shop.sweep()
  const ended = await of(shopper, id)
  assert.deepEqual([ended.packet.state, ended.packet.balanceFen], ['EXPIRED', 0])
  assert.deepEqual(
    ended.records.map((row) => [row.kind, row.amountFen]),
    [
      ['EXPIRE', -700],
      ['RESERVE', -300],
      ['GRANT', 1_000]
    ]
  )
  assert.equal((await of(shopper, spent)).packet.state, 'SPENT')
  await giveBack('st_time')
  await shop.sweep()
  assert.deepEqual((await of(shopper, id)).packet.balanceFen, 0)
  assert.equal((await of(shopper, id)).records[0]?.amountFen, -300)
})

test('random histories of one packet agree with a model, on the balance and on each row', async () => {
  const shopper = await shop.shopper()
  let seed = 7
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  for (let history = 0; history < 12; history += 1) {
    const id = await give(shopper.userId)
    const model = new Map<string, { taken: number; reservation: number }>()
    let balance = 1_000
    for (let step = 0; step < 14; step += 1) {
      const settlementId = `st_model_${history}_${random(4)}`
      const known = model.get(settlementId)
      const what = random(3)
      if (what === 0) {
        const amount = 1 + random(600)
        const expected = known === undefined ? amount <= balance : known.taken === amount
        assert.equal(await hold(shopper, settlementId, id, amount), expected)
        if (expected && known === undefined) {
          model.set(settlementId, { taken: amount, reservation: amount })
          balance -= amount
        }
      } else if (what === 1) await pay(settlementId)
      else {
        await giveBack(settlementId)
        balance += known?.reservation ?? 0
        if (known) known.reservation = 0
      }
      const { packet, records } = await of(shopper, id)
      assert.equal(packet.balanceFen, balance)
      assert.equal(
        records.reduce((sum, row) => sum + row.amountFen, 0),
        balance
      )
    }
  }
})

test('the list counts every state, sums what can be spent, and narrows to a shop', async () => {
  const shopper = await shop.shopper()
  await give(shopper.userId, { amountFen: 500 })
  const early = await give(shopper.userId, { amountFen: 700, days: 1 })
  const own = await give(shopper.userId, { amountFen: 900, shopCode: 'S1' })
  await give(shopper.userId, { fromDays: 2 })
  const all = await list(shopper)
  assert.deepEqual([all.total, all.usableFen], [3, 2_100])
  assert.deepEqual(all.counts, { USABLE: 3, UPCOMING: 1, SPENT: 0, EXPIRED: 0 })
  assert.equal(all.list[0]?.userPacketId, early)
  assert.equal(all.list[2]?.shopName, '一号店')
  assert.deepEqual(all.shops, [
    { shopCode: null, count: 2 },
    { shopCode: 'S1', shopName: '一号店', count: 1 }
  ])
  const narrowed = await list(shopper, { shopCode: 'S1' })
  assert.deepEqual([narrowed.total, narrowed.list.map((packet) => packet.userPacketId)], [1, [own]])
  assert.equal((await list(shopper, { state: 'UPCOMING' })).total, 1)
})

test('a purchase is told which packets it can use, and of the others why not', async () => {
  const shopper = await shop.shopper()
  const small = await give(shopper.userId, { amountFen: 500 })
  const high = await give(shopper.userId, { thresholdFen: 9_900 })
  const foreign = await give(shopper.userId, { shopCode: 'S2' })
  const later = await give(shopper.userId, { fromDays: 3 })
  const query = { shopCode: 'S1', goodsFen: 3_000 }
  const can = await shopper.must('GET /o2mkt-b2c/v1/red-packet/available', { query })
  assert.deepEqual(
    can.list.map((packet) => packet.userPacketId),
    [small]
  )
  const cannot = await shopper.must('GET /o2mkt-b2c/v1/red-packet/page-unavailable', { query })
  assert.deepEqual(
    new Map(cannot.list.map((packet) => [packet.userPacketId, [packet.reason, packet.shortFen]])),
    new Map<string, [string, number]>([
      [high, ['SHORT', 6_900]],
      [foreign, ['NO_GOODS', 0]],
      [later, ['NOT_STARTED', 0]]
    ])
  )
  const { list: shops } = await shopper.must('GET /o2mkt-b2c/v1/red-packet/available-by-shop')
  assert.deepEqual(
    shops.map((row) => [row.shopCode, row.balanceFen]),
    [
      [null, 1_500],
      ['S2', 1_000]
    ]
  )
})

test('the welcome is for who has bought nothing and had none; it is taken once, also by many taps', async () => {
  const ask = 'GET /o2mkt-b2c/v1/pub/red-packet/new-customer'
  assert.equal((await shop.must(ask)).redPacketCode, 'WELCOME', 'a visitor may be one')
  const shopper = await shop.shopper()
  assert.deepEqual(await shopper.must(ask), {
    redPacketCode: 'WELCOME',
    amountFen: 2_000,
    thresholdFen: 0,
    validDays: 7
  })
  const answers = await Promise.all(Array.from({ length: 6 }, () => receive(shopper, 'WELCOME')))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  assert.equal((await receive(shopper, 'WELCOME')).code, 'packet.received')
  assert.equal((await shopper.must(ask)).redPacketCode, '')
  const flags = await shopper.must('GET /o2cum/v1/customer-info/getUserInfo')
  assert.equal(flags.receivePacketFlag, 1)
  const old = await shop.shopper()
  await shop.core.db.updateTable('customer').set({ first_order_flag: 0 }).where('user_id', '=', old.userId).execute()
  assert.equal((await old.must(ask)).redPacketCode, '')
  assert.equal((await receive(old, 'WELCOME')).code, 'packet.not-new')
})

test('while the home-show flag is set the welcome is for old customers too, once', async (t) => {
  const ask = 'GET /o2mkt-b2c/v1/pub/red-packet/new-customer'
  const { site } = shop.core
  t.after(() => void Object.assign(shop.core, { site }))
  Object.assign(shop.core, { site: { ...site, homeShowFlag: true } })
  const old = await shop.shopper()
  await shop.core.db.updateTable('customer').set({ first_order_flag: 0 }).where('user_id', '=', old.userId).execute()
  assert.equal((await old.must(ask)).redPacketCode, 'WELCOME')
  assert.equal((await receive(old, 'WELCOME')).success, true)
  assert.equal((await old.must(ask)).redPacketCode, '')
  assert.equal((await receive(old, 'WELCOME')).code, 'packet.received')
})

test('the last packet on offer goes to one; what has not begun, has ended or is unknown to nobody', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.shopper()))
  const answers = await Promise.all(shoppers.map((shopper) => receive(shopper, 'LAST')))
  assert.equal(answers.filter((answer) => answer.success).length, 1)
  const [first] = shoppers
  assert.ok(first)
  assert.equal((await receive(first, 'OVER')).code, 'packet.ended')
  assert.equal((await receive(first, 'NOTHING')).code, 'packet.missing')
  const { list: offers } = await first.must('GET /o2mkt-b2c/v1/pub/red-packet/list-of-focus-shop')
  assert.equal(offers.find((offer) => offer.redPacketCode === 'LAST')?.state !== 'AVAILABLE', true)
})

test('the console’s query finds a packet whose row was tampered with', async () => {
  const { db } = shop.core
  const shopper = await shop.shopper()
  const id = await give(shopper.userId)
  assert.equal(await countUnbalancedPackets(db), 0)
  // a superuser's hand in the database
  const grantedAs = (fen: number) =>
    sql`update ledger_transfer set amount = ${fen} where to_account = ${`packet:own:${id}`}`.execute(db)
  await grantedAs(999)
  assert.equal(await countUnbalancedPackets(db), 1)
  await grantedAs(1_000)
  assert.equal(await countUnbalancedPackets(db), 0)
  const state = await shop.app.inject({ method: 'GET', url: '/demo/api/state', headers: ownPage(shop) })
  assert.deepEqual(state.json<{ packets: unknown }>().packets, { unbalanced: 0 })
})

test('rows of the packets’ own ledger become transfers: what is left, what was taken, each row as it was', async (t) => {
  const opened = await openDatabase({ lite: await emptyLite() })
  t.after(() => opened.close())
  const { db } = opened
  await migrate(db, [...coreSchema, ...redPacketSchema.slice(0, -1)])
  const time = new Date('2026-06-01T00:00:00Z')
  await sql`insert into user_red_packet
    values ('p1', 'u1', 'g1', 'GIFT', '{}', 1000, 0, null, ${time}, '2027-01-01')`.execute(db)
  const entry = (kind: string, fen: number, settlement: string | null = null, part = '') =>
    sql`insert into red_packet_entry (user_packet_id, kind, amount_fen, settlement_id, part, at)
      values ('p1', ${kind}, ${fen}, ${settlement}, ${part}, ${time})`.execute(db)
  await entry('GRANT', 1_000)
  await entry('RESERVE', -600, 'st_parts')
  await entry('POST', 0, 'st_parts', 'oA')
  await entry('VOID', 200, 'st_parts', 'oB')
  await entry('RESERVE', -100, 'st_back')
  await entry('VOID', 100, 'st_back')
  await entry('CORRECT', -50)
  await entry('EXPIRE', -250)
  const shown = async () =>
    (
      await sql`select kind, amount_fen, settlement_id, sum(amount_fen) over (order by entry_id) as left, at
        from red_packet_entry order by entry_id`.execute(db)
    ).rows
  const before = await shown()
  await migrate(db, redPacketSchema)
  assert.deepEqual(await shown(), before)
  const accounts = { 'packet:own:p1': 300, 'packet:taken:st_back:p1': 0, 'packet:taken:st_parts:p1': 400 }
  assert.deepEqual(Object.fromEntries(await balances(db, Object.keys(accounts))), accounts)
  assert.equal(await countUnbalancedPackets(db), 0)
  // it goes on where it stood: what was done is not done again
  await inTransaction(db, async (tx) => {
    await post(tx, 'st_parts', time, 'oA')
    await release(tx, 'st_parts', time, { part: 'oB', amounts: [{ userPacketId: 'p1', amountFen: 200 }] })
    await release(tx, 'st_back', time)
  })
  assert.deepEqual(await shown(), before)
  await inTransaction(db, (tx) => release(tx, 'st_parts', time))
  assert.deepEqual(Object.fromEntries(await balances(db, ['packet:own:p1'])), { 'packet:own:p1': 700 })
})
