// covers gateway/src/areas/groupBuy/, gateway/src/areas/seckill/, gateway/src/areas/presale/
/**
 * Random histories of a flash sale, a group buy and a presale through the whole gateway: four shoppers who order, pay late,
 * pay twice, cancel and let time pass. After every step pieces, stock, limits, groups and money agree with the orders that
 * are alive. Ten thousand lives of each by the rules alone are in the unit tests.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { closeSession, publishSession } from '../../../gateway/src/areas/seckill'
import { endGroupBuy } from '../../../gateway/src/areas/groupBuy'
import { endPresale } from '../../../gateway/src/areas/presale'
import * as groups from './groupBuys'
import * as presales from './presales'
import {
  buyAtOnce,
  callBack,
  cancel,
  isAlive,
  liveThrough,
  MINUTE_MS,
  moneyAgrees,
  pay,
  placedRows,
  startPay,
  wait,
  type Life,
  type PlacedRow
} from './lives'
import { startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { scatteredNumbers } from '../numbers'
import { isFull, seedOfRun } from '../support'

/** Pieces of each activity, and how many of them one shopper may have. */
const [PIECES, LIMIT] = [4, 2]
const SKUS = ['POT', 'POT2', 'LAMP'] as const
/** By SKU, which is in stock before anything is published. */
const STOCK = 50
const LENGTH = 24

let shop: TestShop
let people: TestShopper[]
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

interface World extends Life {
  sessionCode: string
  groupActivity: string
  presale: string
}

async function newWorld(below: World['below']): Promise<World> {
  for (const sku of SKUS) await shop.setStock(sku, STOCK)
  // the logins of the last history are over, as ten days passed at its end
  people = await Promise.all(Array.from({ length: 4 }, () => shop.shopper()))
  const now = shop.core.clock.now()
  const sku = { skuCode: 'POT2', priceFen: 2_000, allotment: PIECES, limitEach: LIMIT }
  return {
    shop,
    below,
    sessionCode: await publishSession(shop.core, TESTER, { startAt: now, endAt: now + 90 * MINUTE_MS }, [sku]),
    groupActivity: await groups.publish(shop, { allotment: PIECES, limitEach: LIMIT }),
    presale: await presales.publish(shop, { skuCode: 'LAMP', allotment: PIECES, limitEach: LIMIT, priceFen: 2_400 }),
    placed: [],
    payments: [],
    history: []
  }
}

/** A group that somebody else has begun and that has a seat. */
const openGroup = async ({ below, groupActivity }: World): Promise<string | undefined> => {
  const open = await shop.core.db
    .selectFrom('buy_group')
    .select('group_code')
    .where('activity_code', '=', groupActivity)
    .where('state', '=', 'OPEN')
    .where('started_at', 'is not', null)
    .orderBy('group_code')
    .execute()
  return open[below(Math.max(1, open.length))]?.group_code
}

/** What somebody wants: one or two pieces of one of the three. */
async function wishOf(world: World) {
  const { below, sessionCode, presale, groupActivity } = world
  const quantity = 1 + below(2)
  const kind = below(5)
  if (kind === 0) return { skuCode: 'POT2', quantity, sessionCode }
  if (kind === 1) return { skuCode: 'LAMP', quantity, presale: { activityCode: presale, depositKept: true as const } }
  const groupCode = kind < 4 ? await openGroup(world) : undefined
  const group = { activityCode: groupActivity, size: 2, ...(groupCode === undefined ? {} : { groupCode }) }
  return { skuCode: 'POT', quantity: 1, group }
}

/** Orders by one shopper, or the same by two at once. */
async function buy(world: World): Promise<void> {
  const { below } = world
  const body = await wishOf(world)
  const buyers =
    below(3) === 0 ? people.slice(0, 2) : [people[below(below(2) === 0 ? 2 : people.length)] as TestShopper]
  world.history.push(`buy ${JSON.stringify(body)} by ${buyers.map((who) => people.indexOf(who)).join()}`)
  await buyAtOnce(world, buyers, body)
}

const STEPS: Record<string, (world: World) => Promise<void>> = {
  buy,
  buyMore: buy,
  buyAndPay: async (world) => {
    await buy(world)
    await pay(world)
  },
  pay,
  payMore: pay,
  startPay,
  callBack,
  callBackAgain: callBack,
  cancel,
  wait: (world) => wait(world, [6, 16, 60][world.below(3)]!)
}

/** Pieces left of each activity's allotment, those of one that is over none, as they are in the stock. */
async function leftOf({ sessionCode, groupActivity, presale }: World): Promise<Record<(typeof SKUS)[number], number>> {
  const { db } = shop.core
  const of = async (query: ReturnType<typeof sql<{ left: number }>>) => (await query.execute(db)).rows[0]?.left ?? 0
  return {
    POT: await of(sql`select case when given_back then 0 else allotment - taken end as left
      from group_activity where activity_code = ${groupActivity}`),
    POT2: await of(sql`select case when ended then 0 else allotment - taken end as left
      from flash_session_sku where session_code = ${sessionCode}`),
    LAMP: await of(sql`select case when given_back then 0 else allotment - taken end as left
      from presale where activity_code = ${presale}`)
  }
}

/** Every group is full with exactly its size, its orders ship by then and not before, and no seat is left behind. */
async function groupsAgree(orders: readonly PlacedRow[], { groupActivity }: World): Promise<void> {
  const { rows } = await sql<{ group_code: string; state: string; size: number; orders: string[]; paid: number }>`select
      g.group_code, g.state, g.size, array_agg(s.order_code) as orders,
      (count(*) filter (where s.state = 'PAID'))::int as paid
    from buy_group g join group_seat s using (group_code) where g.activity_code = ${groupActivity} and s.state <> 'LEFT'
    group by g.group_code, g.state, g.size`.execute(shop.core.db)
  for (const group of rows) {
    const states = group.orders.map((code) => orders.find((order) => order.order_code === code)?.status)
    if (group.state === 'OPEN') {
      assert.ok(group.paid < group.size, 'a group whose last seat is paid is full')
      assert.ok(
        states.every((state) => state === 'WAIT_PAY' || state === 'WAIT_GROUP'),
        `an open group’s orders: ${states.join()}`
      )
    }
    if (group.state === 'FULL') assert.equal(states.filter((state) => state === 'WAIT_GROUP').length, 0, 'ships')
    assert.ok(states.length <= group.size, 'more seats than the group has')
  }
}

async function agrees(world: World): Promise<void> {
  const all = await placedRows(world)
  const alive = all.filter(isAlive)
  const left = await leftOf(world)
  for (const sku of SKUS) {
    const skuOrders = alive.filter((order) => order.sku_code === sku)
    const pieces = skuOrders.reduce((sum, { quantity }) => sum + quantity, 0)
    assert.equal((await shop.stockOf(sku)) + left[sku] + pieces, STOCK, `pieces of ${sku}`)
    // a flash sale’s limit counts its own pieces alone; nobody buys any of these elsewhere here
    for (const { userId } of people) {
      const own = skuOrders.filter((order) => order.user_id === userId).reduce((sum, { quantity }) => sum + quantity, 0)
      assert.ok(own <= LIMIT, `${own} pieces of ${sku} for one shopper`)
    }
  }
  await groupsAgree(all, world)
  await moneyAgrees(world, all)
}

/** Ends all three and lets every wait run out; all that is not sold is in the stock again. */
async function endAll(world: World): Promise<void> {
  const { sessionCode, groupActivity, presale } = world
  await closeSession(shop.core, TESTER, sessionCode).catch(() => undefined)
  await endGroupBuy(shop.core, TESTER, groupActivity)
  await endPresale(shop.core, TESTER, presale)
  await shop.core.clock.advance(10 * presales.DAY_MS)
  for (let turn = 0; turn < 3; turn += 1) await shop.sweep()
  await agrees(world)
  assert.deepEqual(await leftOf(world), { POT: 0, POT2: 0, LAMP: 0 })
}

async function live(seed: number): Promise<void> {
  const world = await newWorld(scatteredNumbers(seed))
  await liveThrough(world, STEPS, { first: 'buy', length: LENGTH, seed, agrees })
  assert.ok(world.placed.length > 0, 'nothing was ordered')
  await endAll(world)
}

const first = seedOfRun % 1_000_000
const count = isFull ? 200 : 8
for (let index = 0; index < count; index += 1)
  test(`pieces, limits, groups and money agree with the orders through history ${index + 1}`, () => live(first + index))
