// PostgreSQL: histories of what a partner earns, through the whole gateway
/**
 * Random histories of a partner and a friend: orders, pieces that go back in every order, prices that are claimed, receipts,
 * thawing, withdrawals and what the bank says of them. After every step what the partner is shown agrees with a model that
 * knows only what happened. Ten thousand by the rules alone are `earningModel.test.ts` of the unit tests.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { shopDay, shopMidnight } from '../../../domain/day'
import { WITHDRAWAL_RULE, withdrawalBar } from '../../../domain/partner/withdrawal'
import * as cases from '../../../gateway/src/areas/afterSales'
import { askBank, desk, setManner, thawCommissions } from '../../../gateway/src/areas/journal'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { STAFF } from '../../../gateway/src/console/staff'
import { ask, backFor, NUMBER, SEND, unsent } from '../aftersale/cases'
import { booksAddUp, cardOf, clickOn, earner, heldOf, withdrawNow } from './earners'
import { paidOrder, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { scatteredNumbers } from '../numbers'
import { isFull, seedOfRun } from '../support'

const DAY = 86_400_000
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const PRICES = { POT: 3_000, LAMP: 2_500, FRIDGE: 199_900 } as const
const RATE = 4
const [HISTORIES, STEPS] = isFull ? [60, 20] : [3, 20]

let shop: TestShop
before(async () => {
  shop = await startShop()
  for (const sku of Object.keys(PRICES)) await shop.setStock(sku, 100_000)
})
after(() => shop.close())

const now = (): number => shop.core.clock.now()

interface Bought {
  code: string
  /** Each of another friend: points of one order would pay for the next. */
  buyer: TestShopper
  sku: keyof typeof PRICES
  priceFen: number
  pieces: number
  claimed: boolean
  receivedAt?: number
  thawed: boolean
}

interface Withdrawn {
  id: string
  fen: number
  submittedAt: number
  state: 'SUBMITTED' | 'REVIEWING' | 'PAYING' | 'PAID' | 'BACK'
}

interface World {
  below: (n: number) => number
  own: TestShopper & { code: string }
  cardId: string
  orders: Bought[]
  withdrawn: Withdrawn[]
}

const earns = ({ priceFen, pieces }: Bought): number => Math.floor((priceFen * pieces * RATE) / 100)
const total = <T>(of: readonly T[], fen: (item: T) => number): number => of.reduce((sum, item) => sum + fen(item), 0)
const open = ({ state }: Withdrawn): boolean => state !== 'PAID' && state !== 'BACK'

function expected({ orders, withdrawn }: World): number[] {
  return [
    total(
      orders.filter((order) => order.receivedAt === undefined),
      earns
    ),
    total(
      orders.filter((order) => order.receivedAt !== undefined && !order.thawed),
      earns
    ),
    total(
      orders.filter(({ thawed }) => thawed),
      earns
    ) -
      total(
        withdrawn.filter(({ state }) => state !== 'BACK'),
        ({ fen }) => fen
      ),
    total(withdrawn.filter(open), ({ fen }) => fen)
  ]
}

async function buy({ below, own, orders }: World): Promise<string> {
  const buyer = await shop.shopper()
  await clickOn(shop, buyer, own.code)
  const sku = (['POT', 'LAMP', 'FRIDGE'] as const)[below(3)] ?? 'POT'
  const pieces = 1 + below(4)
  const [code = ''] = await paidOrder(shop, buyer, { [sku]: pieces })
  orders.push({ code, buyer, sku, priceFen: PRICES[sku], pieces, claimed: false, thawed: false })
  return `buys ${pieces} ${sku}`
}

/** One piece goes back: before it is sent, or after its receipt. */
async function giveBack(order: Bought): Promise<string> {
  if (order.pieces === 0) return 'nothing is left'
  if (order.receivedAt === undefined) {
    const sent = await ask(order.buyer, unsent(order.code))
    if (sent.success) order.pieces -= 1
    return `a piece of ${order.code}: ${sent.code}`
  }
  const answer = await ask(order.buyer, backFor(order.code))
  if (!answer.success) return `${order.code} stays: ${answer.code}`
  const { caseCode } = answer.data
  await order.buyer.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
  order.pieces -= 1
  return `a received piece of ${order.code}`
}

async function claim(order: Bought): Promise<string> {
  if (order.sku === 'FRIDGE' || order.claimed || order.pieces === 0) return 'nothing to claim'
  const lower = order.priceFen - 700
  await shop.setPrice(order.sku, lower)
  const body = { orderCode: order.code, position: 0, refundFen: 700 * order.pieces }
  const answer = await order.buyer.ask('POST /o2ord-b2c/v1/price-protection', { body })
  await shop.setPrice(order.sku, PRICES[order.sku])
  if (answer.success) Object.assign(order, { priceFen: lower, claimed: true })
  return `a lower price of ${order.code}: ${answer.code}`
}

async function receive(order: Bought): Promise<string> {
  if (order.receivedAt !== undefined || order.pieces === 0) return 'nothing comes'
  await advanceOrder(shop.core, order.code, 'ship')
  await advanceOrder(shop.core, order.code, 'deliver')
  await order.buyer.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode: order.code } })
  order.receivedAt = now()
  return `${order.code} is received`
}

async function cancel(order: Bought): Promise<string> {
  const answer = await order.buyer.ask(CANCEL, { body: { orderCode: order.code, reasonCode: 'MIND' } })
  if (answer.success) order.pieces = 0
  return `${order.code} is cancelled: ${answer.code}`
}

async function pass({ below, orders }: World): Promise<string> {
  const days = 1 + below(9)
  await shop.core.clock.advance(days * DAY)
  await thawCommissions(shop.core)
  const rows = await shop.core.db.selectFrom('trade_order').select(['order_code', 'open_cases']).execute()
  const busy = new Set(rows.filter((row) => row.open_cases > 0).map((row) => row.order_code))
  for (const order of orders) {
    const thaws = order.receivedAt !== undefined && now() >= shopMidnight(order.receivedAt) + 8 * DAY
    if (thaws && !busy.has(order.code)) order.thawed = true
  }
  return `${days} days`
}

async function withdraw(world: World): Promise<string> {
  const { below, own, cardId, withdrawn } = world
  const available = expected(world)[2] ?? 0
  const fen = [available, 1_000, available + 1, 999][below(4)] ?? 0
  const counted = withdrawn.filter(({ state }) => state !== 'BACK')
  const month = counted.filter(({ submittedAt }) => shopDay(submittedAt).slice(0, 7) === shopDay(now()).slice(0, 7))
  const today = counted.filter(({ submittedAt }) => shopDay(submittedAt) === shopDay(now()))
  const before = { todayFen: total(today, (withdrawal) => withdrawal.fen), monthTimes: month.length }
  const bar = fen <= 0 ? 'LITTLE' : withdrawalBar(fen, available, WITHDRAWAL_RULE, before)
  const made = await withdrawNow(shop, own, { amountFen: Math.max(1, fen), cardId }).catch((error: unknown) => {
    if ((error as { code?: string }).code === undefined) throw error
  })
  assert.equal(made === undefined, bar !== undefined, `withdrawing ${fen} of ${available}: ${bar ?? 'must be done'}`)
  if (made !== undefined) withdrawn.push({ id: made, fen, submittedAt: now(), state: 'SUBMITTED' })
  return `withdraws ${fen}: ${bar ?? 'done'}`
}

async function proceed({ below, own, withdrawn }: World, withdrawal: Withdrawn): Promise<string> {
  if (withdrawal.state === 'PAYING') {
    const manner = (['PAYS', 'FAILS', 'SILENT'] as const)[below(3)] ?? 'PAYS'
    await setManner(shop.core.db, manner)
    await shop.core.clock.advance(61_000)
    await Promise.all([askBank(shop.core), askBank(shop.core)])
    await setManner(shop.core.db, 'SILENT')
    const heard = manner === 'PAYS' ? 'PAID' : 'BACK'
    if (manner !== 'SILENT') for (const other of withdrawn) if (other.state === 'PAYING') other.state = heard
    return `the bank ${manner}`
  }
  if (!open(withdrawal)) return 'it is over'
  const what = below(4)
  if (what === 0) await own.must('POST /o2cum/v1/partner/cancel-withdraw', { body: { withdrawalId: withdrawal.id } })
  else if (what === 1) await desk.refuse(shop.core, STAFF, withdrawal.id, '资料不全')
  else if (withdrawal.state === 'SUBMITTED') await desk.review(shop.core, STAFF, withdrawal.id)
  else await desk.approve(shop.core, STAFF, withdrawal.id)
  withdrawal.state = what <= 1 ? 'BACK' : withdrawal.state === 'SUBMITTED' ? 'REVIEWING' : 'PAYING'
  return `${withdrawal.id} is ${withdrawal.state}`
}

async function act(world: World): Promise<string> {
  const { below, orders, withdrawn } = world
  const order = orders[below(Math.max(1, orders.length))]
  const out = withdrawn.at(-1)
  const what = below(12)
  if (what <= 1 || !order) return buy(world)
  if (what <= 3) return giveBack(order)
  if (what === 4) return claim(order)
  if (what === 5) return cancel(order)
  if (what <= 7) return receive(order)
  if (what === 8) return pass(world)
  if (what === 9 || !out) return withdraw(world)
  return proceed(world, out)
}

async function live(seed: number): Promise<void> {
  const own = await earner(shop)
  const cardId = await cardOf(shop, own)
  await setManner(shop.core.db, 'SILENT')
  const world: World = { below: scatteredNumbers(seed), own, cardId, orders: [], withdrawn: [] }
  const steps: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    steps.push(await act(world))
    assert.deepEqual(await heldOf(own), expected(world), `history ${seed}: ${steps.join(' · ')}`)
  }
  await booksAddUp(shop, `history ${seed}`)
}

for (let index = 0; index < HISTORIES; index += 1) {
  test(`history ${index}: each balance that is shown is that of the model`, { timeout: 200_000 }, () =>
    live(seedOfRun + index + 1)
  )
}
