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
import * as cases from '../../../gateway/src/areas/aftersale'
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
  at: number
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
const total = <T>(of: readonly T[], fen: (one: T) => number): number => of.reduce((sum, one) => sum + fen(one), 0)
const open = ({ state }: Withdrawn): boolean => state !== 'PAID' && state !== 'BACK'

function expected({ orders, withdrawn }: World): number[] {
  return [
    total(
      orders.filter((one) => one.receivedAt === undefined),
      earns
    ),
    total(
      orders.filter((one) => one.receivedAt !== undefined && !one.thawed),
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
async function giveBack(one: Bought): Promise<string> {
  if (one.pieces === 0) return 'nothing is left'
  if (one.receivedAt === undefined) {
    const sent = await ask(one.buyer, unsent(one.code))
    if (sent.success) one.pieces -= 1
    return `a piece of ${one.code}: ${sent.code}`
  }
  const asked = await ask(one.buyer, backFor(one.code))
  if (!asked.success) return `${one.code} stays: ${asked.code}`
  const { caseCode } = asked.data
  await one.buyer.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
  one.pieces -= 1
  return `a received piece of ${one.code}`
}

async function claim(one: Bought): Promise<string> {
  if (one.sku === 'FRIDGE' || one.claimed || one.pieces === 0) return 'nothing to claim'
  const lower = one.priceFen - 700
  await shop.setPrice(one.sku, lower)
  const body = { orderCode: one.code, position: 0, refundFen: 700 * one.pieces }
  const answer = await one.buyer.ask('POST /o2ord-b2c/v1/price-protection', { body })
  await shop.setPrice(one.sku, PRICES[one.sku])
  if (answer.success) Object.assign(one, { priceFen: lower, claimed: true })
  return `a lower price of ${one.code}: ${answer.code}`
}

async function receive(one: Bought): Promise<string> {
  if (one.receivedAt !== undefined || one.pieces === 0) return 'nothing comes'
  await advanceOrder(shop.core, one.code, 'ship')
  await advanceOrder(shop.core, one.code, 'deliver')
  await one.buyer.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode: one.code } })
  one.receivedAt = now()
  return `${one.code} is received`
}

async function cancel(one: Bought): Promise<string> {
  const answer = await one.buyer.ask(CANCEL, { body: { orderCode: one.code, reasonCode: 'MIND' } })
  if (answer.success) one.pieces = 0
  return `${one.code} is cancelled: ${answer.code}`
}

async function pass({ below, orders }: World): Promise<string> {
  const days = 1 + below(9)
  await shop.core.clock.advance(days * DAY)
  await thawCommissions(shop.core)
  const rows = await shop.core.db.selectFrom('trade_order').select(['order_code', 'open_cases']).execute()
  const busy = new Set(rows.filter((row) => row.open_cases > 0).map((row) => row.order_code))
  for (const one of orders) {
    const thaws = one.receivedAt !== undefined && now() >= shopMidnight(one.receivedAt) + 8 * DAY
    if (thaws && !busy.has(one.code)) one.thawed = true
  }
  return `${days} days`
}

async function withdraw(world: World): Promise<string> {
  const { below, own, cardId, withdrawn } = world
  const available = expected(world)[2] ?? 0
  const fen = [available, 1_000, available + 1, 999][below(4)] ?? 0
  const counted = withdrawn.filter(({ state }) => state !== 'BACK')
  const month = counted.filter(({ at }) => shopDay(at).slice(0, 7) === shopDay(now()).slice(0, 7))
  const today = counted.filter(({ at }) => shopDay(at) === shopDay(now()))
  const before = { todayFen: total(today, (one) => one.fen), monthTimes: month.length }
  const bar = fen <= 0 ? 'LITTLE' : withdrawalBar(fen, available, WITHDRAWAL_RULE, before)
  const made = await withdrawNow(shop, own, { amountFen: Math.max(1, fen), cardId }).catch((error: unknown) => {
    if ((error as { code?: string }).code === undefined) throw error
  })
  assert.equal(made === undefined, bar !== undefined, `withdrawing ${fen} of ${available}: ${bar ?? 'must be done'}`)
  if (made !== undefined) withdrawn.push({ id: made, fen, at: now(), state: 'SUBMITTED' })
  return `withdraws ${fen}: ${bar ?? 'done'}`
}

async function proceed({ below, own, withdrawn }: World, one: Withdrawn): Promise<string> {
  if (one.state === 'PAYING') {
    const manner = (['PAYS', 'FAILS', 'SILENT'] as const)[below(3)] ?? 'PAYS'
    await setManner(shop.core.db, manner)
    await shop.core.clock.advance(61_000)
    await Promise.all([askBank(shop.core), askBank(shop.core)])
    await setManner(shop.core.db, 'SILENT')
    const heard = manner === 'PAYS' ? 'PAID' : 'BACK'
    if (manner !== 'SILENT') for (const asked of withdrawn) if (asked.state === 'PAYING') asked.state = heard
    return `the bank ${manner}`
  }
  if (!open(one)) return 'it is over'
  const what = below(4)
  if (what === 0) await own.must('POST /o2cum/v1/partner/cancel-withdraw', { body: { withdrawalId: one.id } })
  else if (what === 1) await desk.refuse(shop.core, STAFF, one.id, '资料不全')
  else if (one.state === 'SUBMITTED') await desk.review(shop.core, STAFF, one.id)
  else await desk.approve(shop.core, STAFF, one.id)
  one.state = what <= 1 ? 'BACK' : one.state === 'SUBMITTED' ? 'REVIEWING' : 'PAYING'
  return `${one.id} is ${one.state}`
}

async function act(world: World): Promise<string> {
  const { below, orders, withdrawn } = world
  const one = orders[below(Math.max(1, orders.length))]
  const out = withdrawn.at(-1)
  const what = below(12)
  if (what <= 1 || !one) return buy(world)
  if (what <= 3) return giveBack(one)
  if (what === 4) return claim(one)
  if (what === 5) return cancel(one)
  if (what <= 7) return receive(one)
  if (what === 8) return pass(world)
  if (what === 9 || !out) return withdraw(world)
  return proceed(world, out)
}

async function live(seed: number): Promise<void> {
  const own = await earner(shop)
  const cardId = await cardOf(shop, own)
  await setManner(shop.core.db, 'SILENT')
  const world: World = { below: scatteredNumbers(seed), own, cardId, orders: [], withdrawn: [] }
  const told: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    told.push(await act(world))
    assert.deepEqual(await heldOf(own), expected(world), `history ${seed}: ${told.join(' · ')}`)
  }
  await booksAddUp(shop, `history ${seed}`)
}

for (let index = 0; index < HISTORIES; index += 1) {
  test(`history ${index}: each balance that is shown is that of the model`, { timeout: 200_000 }, () =>
    live(seedOfRun + index + 1)
  )
}
