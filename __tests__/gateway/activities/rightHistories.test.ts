// covers gateway/src/areas/assist/, gateway/src/areas/employee/, gateway/src/areas/subsidy/, gateway/src/areas/trial/
/**
 * Random histories of rights to a price through the whole gateway: friends who help, employees and their families, trade-in
 * subsidies and trials. Shoppers start, help, claim, confirm, order, pay late or twice, cancel and let time pass. After every
 * step pieces, stock, quotas, budgets and money agree with the orders that are alive. Ten thousand lives of each by the rules
 * alone are in the unit tests.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { dismissEmployee, endEmployeeOffer } from '../../../gateway/src/areas/employee'
import { endAssist } from '../../../gateway/src/areas/assist'
import { setBudget } from '../../../gateway/src/areas/subsidy'
import { scatteredNumbers } from '../numbers'
import { startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import * as employees from '../people/employees'
import { isFull, seedOfRun } from '../support'
import * as assists from './assists'
import {
  anyOf,
  buyAtOnce,
  callBack,
  cancel,
  isAlive,
  liveThrough,
  moneyAgrees,
  pay,
  placedRows,
  startPay,
  wait,
  type Life,
  type PlacedRow
} from './lives'
import * as subsidies from './subsidies'
import * as trials from './trials'

/** In stock before anything is published. */
const STOCK = 50
const LENGTH = 24
const DAY_MINUTES = 24 * 60

let shop: TestShop
let fridges: string
before(async () => {
  shop = await startShop()
  fridges = await subsidies.subsidise(shop, 'P_FRIDGE')
})
after(() => shop.close())

const shoppers = (count: number): Promise<TestShopper[]> =>
  Promise.all(Array.from({ length: count }, () => shop.shopper()))
const lifeOf = (seed: number): Life => ({ shop, below: scatteredNumbers(seed), placed: [], payments: [], history: [] })
const rowsOf = async <T>(query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(shop.core.db)).rows

/** Steps of every life that orders: payments of all kinds, cancelling, and time that passes. */
const paying = (minutes: readonly number[]) => ({
  pay,
  payMore: pay,
  startPay,
  callBack,
  cancel,
  wait: (life: Life) => wait(life, anyOf(life, minutes) ?? 1)
})

/** The orders that are alive have as many pieces as are missing in the stock and in what is left of the allotment. */
async function piecesAgree(skuCode: string, orders: readonly PlacedRow[], kept: number): Promise<void> {
  const skuOrders = orders.filter((order) => order.sku_code === skuCode && isAlive(order))
  const pieces = skuOrders.reduce((sum, { quantity }) => sum + quantity, 0)
  assert.equal((await shop.stockOf(skuCode)) + kept + pieces, STOCK, `pieces of ${skuCode}`)
}

interface AssistLife extends Life {
  people: TestShopper[]
  activityCode: string
  started: { owner: TestShopper; assistCode: string }[]
}

async function helpAll(life: AssistLife): Promise<void> {
  const { assistCode } = anyOf(life, life.started) ?? {}
  if (assistCode === undefined) return
  await Promise.all(life.people.map((helper) => helper.ask(assists.HELP, { body: { assistCode } })))
}

/** Buys by one that was started; at times somebody else does, or its owner by two devices. */
async function buyAssisted(life: AssistLife): Promise<void> {
  const { owner, assistCode } = anyOf(life, life.started) ?? {}
  if (owner === undefined || assistCode === undefined) return
  const buyers = [[owner], [owner, owner], [anyOf(life, life.people) as TestShopper]][life.below(3)] ?? []
  await buyAtOnce(life, buyers, { skuCode: 'POT', quantity: 1, assist: { assistCode } })
}

const ASSIST_STEPS = {
  start: async (life: AssistLife) => {
    const owner = anyOf(life, life.people) as TestShopper
    const { success, data } = await owner.ask(assists.START, { body: { activityCode: life.activityCode } })
    if (success) life.started.push({ owner, assistCode: data.assistCode })
  },
  help: async (life: AssistLife) => {
    const { assistCode } = anyOf(life, life.started) ?? {}
    const helper = anyOf(life, life.people) as TestShopper
    if (assistCode !== undefined)
      await Promise.all([1, 2].map(() => helper.ask(assists.HELP, { body: { assistCode } })))
  },
  helpAll,
  helpMore: helpAll,
  buy: buyAssisted,
  buyMore: buyAssisted,
  ...paying([16, 31, 7 * 60, 25 * 60])
}

interface AssistState {
  assist_code: string
  user_id: string
  helped: number
  helpers: number
  own: number
  order_code: string | null
  piece_back: boolean
}

/** Most helps of one person on one day of the shop's calendar. */
const mostHelps = (activityCode: string) =>
  rowsOf(
    sql<{ most: number }>`select coalesce(max(n), 0)::int as most from (
      select count(*) as n from assist_help h join assist a using (assist_code) where a.activity_code = ${activityCode}
      group by h.user_id, (h.at at time zone 'Asia/Shanghai')::date) t`
  )

async function assistsAgree(life: AssistLife): Promise<void> {
  const { activityCode } = life
  const orders = await placedRows(life)
  const all = await rowsOf(
    sql<AssistState>`select a.assist_code, a.user_id, a.helped, a.order_code, a.piece_back, count(h.user_id)::int as helpers,
      (count(*) filter (where h.user_id = a.user_id))::int as own
    from assist a left join assist_help h using (assist_code) where a.activity_code = ${activityCode}
    group by a.assist_code`
  )
  const [activity] = await rowsOf(
    sql<{ taken: number; left: number }>`select taken, case when given_back then 0 else allotment - taken end as left
      from assist_activity where activity_code = ${activityCode}`
  )
  const kept = all.filter(({ piece_back: isBack }) => !isBack)
  assert.equal(activity?.taken, kept.length, 'pieces that are kept')
  for (const { helped, helpers, own } of all) assert.deepEqual([helped, own], [helpers, 0], 'who helped')
  const [{ most = 0 } = {}] = await mostHelps(activityCode)
  assert.ok(most <= 3, `${most} helps of one person on a day`)
  for (const { userId } of life.people)
    assert.ok(kept.filter(({ user_id: id }) => id === userId).length <= 1, 'one a person')
  const bought = kept.filter(({ order_code: code }) => code !== null)
  const alive = orders.filter(isAlive)
  assert.deepEqual(
    bought.map(({ order_code: code }) => code).sort(),
    alive.map(({ order_code: code }) => code).sort(),
    'each order that is alive has one right, and each right that is used one order'
  )
  for (const { helped } of bought) assert.ok(helped >= (assists.STEPS[0]?.helpers ?? 0), 'bought below the first step')
  await piecesAgree('POT', orders, (activity?.left ?? 0) + kept.length - bought.length)
  await moneyAgrees(life, orders)
}

async function assistLife(seed: number): Promise<number> {
  await shop.setStock('POT', STOCK)
  const life: AssistLife = {
    ...lifeOf(seed),
    people: await shoppers(5),
    activityCode: await assists.publish(shop, { allotment: 3 }),
    started: []
  }
  await liveThrough(life, ASSIST_STEPS, { first: 'start', length: LENGTH, seed, agrees: assistsAgree })
  await endAssist(shop.core, TESTER, life.activityCode)
  for (let turn = 0; turn < 2; turn += 1) await wait(life, 2 * DAY_MINUTES)
  await assistsAgree(life)
  const orders = (await placedRows(life)).filter(isAlive)
  assert.equal(await shop.stockOf('POT'), STOCK - orders.length, 'all that nobody bought is in the stock')
  return life.placed.length
}

const OFFERS = ['FAN', 'LAMP'] as const
const PRICES = { FAN: 7_000, LAMP: 2_000 }
const QUOTA = { pieces: 3, fen: 12_000 }

interface EmployeeLife extends Life {
  people: TestShopper[]
  employeeNo: string
  offers: Record<(typeof OFFERS)[number], string>
}

const EMPLOYEE_STEPS = {
  buy: async (life: EmployeeLife) => {
    const skuCode = OFFERS[life.below(2)] ?? 'FAN'
    // the employee and the family at once, one of them, or by two devices
    const person = anyOf(life, life.people) as TestShopper
    const buyers = [life.people, [person], [person, person]][life.below(3)] ?? []
    const quantity = 1 + (life.below(4) === 0 ? 1 : 0)
    await buyAtOnce(life, buyers, { skuCode, quantity, employee: { offerCode: life.offers[skuCode] } })
  },
  ...paying([16, 31, 3 * 60])
}

async function quotaAgrees(life: EmployeeLife): Promise<void> {
  const orders = await placedRows(life)
  const alive = orders.filter(isAlive)
  const bought = await rowsOf(
    sql<{ order_code: string; pieces: number; fen: number; category_code: string }>`select order_code, category_code,
      pieces - back_pieces as pieces, (fen - back_fen)::int as fen
    from employee_order where employee_no = ${life.employeeNo}`
  )
  const counted = bought.filter(({ fen }) => fen > 0)
  assert.deepEqual(
    counted.map(({ order_code: code }) => code).sort(),
    alive.map(({ order_code: code }) => code).sort(),
    'the quota counts the orders that are alive'
  )
  const sum = (of: 'pieces' | 'fen') => counted.reduce((total, row) => total + row[of], 0)
  assert.ok(sum('pieces') <= QUOTA.pieces && sum('fen') <= QUOTA.fen, 'more than the quota')
  assert.equal(new Set(counted.map((row) => row.category_code)).size, counted.length, 'two of a category')
  for (const sku of OFFERS) {
    const [offer] = await rowsOf(
      sql<{ left: number }>`select case when given_back then 0 else allotment - taken end as left
        from employee_offer where offer_code = ${life.offers[sku]}`
    )
    await piecesAgree(sku, orders, offer?.left ?? 0)
  }
  await moneyAgrees(life, orders)
}

async function employeeLife(seed: number): Promise<number> {
  for (const sku of OFFERS) await shop.setStock(sku, STOCK)
  const { shopper, employeeNo } = await employees.newEmployee(shop, QUOTA)
  const publish = (skuCode: (typeof OFFERS)[number], pieces: number) =>
    employees.publish(shop, { skuCode, priceFen: PRICES[skuCode], pieces, allotment: 2 })
  const life: EmployeeLife = {
    ...lifeOf(seed),
    people: [shopper, await employees.relative(shop, employeeNo)],
    employeeNo,
    offers: { FAN: await publish('FAN', 1), LAMP: await publish('LAMP', 2) }
  }
  await liveThrough(life, EMPLOYEE_STEPS, { first: 'buy', length: LENGTH, seed, agrees: quotaAgrees })
  await dismissEmployee(shop.core, TESTER, employeeNo)
  await wait(life, 1)
  assert.ok(
    (await placedRows(life)).every(({ status }) => status !== 'WAIT_PAY'),
    'who has left has no order that waits for money'
  )
  for (const sku of OFFERS) await endEmployeeOffer(shop.core, TESTER, life.offers[sku])
  await quotaAgrees(life)
  return life.placed.length
}

interface SubsidyLife extends Life {
  people: TestShopper[]
}

const SUBSIDY_STEPS = {
  claim: async (life: SubsidyLife) => {
    const person = anyOf(life, life.people) as TestShopper
    const who = [life.people, [person, person]][life.below(2)] ?? []
    await Promise.all(who.map((shopper) => subsidies.claim(shopper, fridges)))
  },
  unbind: async (life: SubsidyLife) => {
    const person = anyOf(life, life.people) as TestShopper
    const { policies } = await person.must('GET /o2mkt-b2c/v1/subsidy')
    const qualificationId = policies.find(({ policyCode }) => policyCode === fridges)?.own[0]?.qualificationId
    if (qualificationId !== undefined)
      await person.ask('POST /o2mkt-b2c/v1/subsidy/unbind', { body: { qualificationId } })
  },
  buy: async (life: SubsidyLife) => {
    const person = anyOf(life, life.people) as TestShopper
    const buyers = [life.people, [person], [person, person]][life.below(3)] ?? []
    await buyAtOnce(life, buyers, { skuCode: 'FRIDGE', quantity: 1 + life.below(2) })
  },
  ...paying([16, 31, 25 * 60])
}

interface Qualification {
  state: string
  order_code: string | null
  subsidy_fen: number | null
  user_id: string
}

async function subsidiesAgree(life: SubsidyLife): Promise<void> {
  const orders = await placedRows(life)
  const own = life.people.map(({ userId }) => userId)
  const found = await rowsOf(
    sql<Qualification>`select state, order_code, subsidy_fen::int, user_id from subsidy_qualification
      where policy_code = ${fridges} and user_id in (${sql.join(own)})`
  )
  const [policy] = await rowsOf(
    sql<{ taken: number; budget: number; counted: number }>`select taken, budget, (select count(*)::int
      from subsidy_qualification q where q.policy_code = p.policy_code and q.state in ('UNREDEEMED', 'HELD', 'REDEEMED'))
      as counted from subsidy_policy p where policy_code = ${fridges}`
  )
  assert.equal(policy?.taken, policy?.counted, 'places of the budget')
  assert.ok((policy?.taken ?? 0) <= (policy?.budget ?? 0), 'more than the budget')
  const paid = await rowsOf(
    sql<{ order_code: string; subsidy_fen: number }>`select order_code, subsidy_fen::int from trade_order
      where user_id in (${sql.join(own)}) and subsidy_fen > 0 and status <> 'CANCELLED'`
  )
  const used = found.filter(({ state }) => state === 'HELD' || state === 'REDEEMED')
  const pairs = (rows: readonly { order_code: string | null; subsidy_fen: number | null }[]) =>
    rows.map(({ order_code: code, subsidy_fen: fen }) => `${code} ${fen}`).sort()
  assert.deepEqual(pairs(used), pairs(paid), 'one right an order that has a subsidy, of as much')
  for (const { state, order_code: code } of used) {
    const waits = orders.find((order) => order.order_code === code)?.status === 'WAIT_PAY'
    assert.equal(state, waits ? 'HELD' : 'REDEEMED', 'a right by what became of its order')
  }
  await piecesAgree('FRIDGE', orders, 0)
  await moneyAgrees(life, orders)
}

async function subsidyLife(seed: number): Promise<number> {
  await shop.setStock('FRIDGE', STOCK)
  const life: SubsidyLife = { ...lifeOf(seed), people: await shoppers(2) }
  for (const shopper of life.people) await subsidies.tellHolder(shopper)
  const [{ taken = 0 } = {}] = await rowsOf(
    sql<{ taken: number }>`select taken from subsidy_policy where policy_code = ${fridges}`
  )
  // two who want it, and one place
  await setBudget(shop.core, TESTER, { policyCode: fridges, budget: taken + 1 })
  await liveThrough(life, SUBSIDY_STEPS, { first: 'claim', length: LENGTH, seed, agrees: subsidiesAgree })
  await wait(life, 31)
  await subsidiesAgree(life)
  return life.placed.length
}

interface TrialLife extends Life {
  people: TestShopper[]
  trialCode: string
}

const PIECES = 2

/** Confirms what somebody has won, by two devices at once. */
async function confirm(life: TrialLife, person: TestShopper): Promise<void> {
  const { own } = await person.must(trials.DETAIL, { query: { trialCode: life.trialCode } })
  if (own === undefined) return
  const answers = await Promise.all([1, 2].map(() => person.ask(trials.CONFIRM, { body: { entryId: own.entryId } })))
  const orderCode = answers.find(({ success }) => success)?.data.orderCode
  if (orderCode !== undefined && life.placed.every((placed) => placed.orderCode !== orderCode))
    life.placed.push({ shopper: person, orderCode })
}

async function confirmAll(life: TrialLife): Promise<void> {
  for (const person of life.people) await confirm(life, person)
}

const TRIAL_STEPS = {
  applyAll: (life: TrialLife) =>
    Promise.all(life.people.map((person) => person.ask(trials.APPLY, { body: trials.wishOf(person, life.trialCode) }))),
  confirm: (life: TrialLife) => confirm(life, anyOf(life, life.people) as TestShopper),
  confirmAll,
  cancel,
  wait: (life: TrialLife) => wait(life, anyOf(life, [16, 130, 130, 49 * 60]) ?? 1)
}

async function trialAgrees(life: TrialLife): Promise<void> {
  const orders = await placedRows(life)
  const entries = await rowsOf(
    sql<{ state: string; rank: number | null; order_code: string | null }>`select state, rank, order_code
      from trial_entry where trial_code = ${life.trialCode} order by rank`
  )
  const [trial] = await rowsOf(
    sql<{
      is_over: boolean
      is_drawn: boolean
    }>`select ended_at is not null as is_over, drawn_at is not null as is_drawn
      from trial where trial_code = ${life.trialCode}`
  )
  const holding = entries.filter(({ state }) => ['DRAWN', 'CONFIRMED', 'SENT', 'REPORTED'].includes(state))
  assert.ok(holding.length <= PIECES, 'more places than pieces')
  if (trial?.is_drawn)
    assert.deepEqual(
      entries.map(({ rank }) => rank),
      entries.map((_, index) => index + 1),
      'everybody has one rank'
    )
  const first = Math.min(...entries.filter(({ state }) => state === 'WAITING').map(({ rank }) => rank ?? 0))
  for (const { rank } of holding) assert.ok((rank ?? 0) < first, 'somebody was passed over')
  const sent = entries.filter(({ order_code: code }) => code !== null)
  assert.deepEqual(
    sent.map(({ order_code: code }) => code).sort(),
    orders
      .filter(isAlive)
      .map(({ order_code: code }) => code)
      .sort(),
    'one order a confirmed piece'
  )
  const kept = trial?.is_over ? 0 : PIECES - sent.length
  await piecesAgree('POT2', orders, kept)
  if (trial?.is_over) assert.equal(entries.filter(({ state }) => state === 'WAITING').length, 0, 'waits for nothing')
}

async function trialLife(seed: number): Promise<number> {
  await shop.setStock('POT2', STOCK)
  const life: TrialLife = {
    ...lifeOf(seed),
    people: await shoppers(5),
    trialCode: await trials.publish(shop, { skuCode: 'POT2', pieces: PIECES, closesIn: 2, drawnIn: 4 })
  }
  await liveThrough(life, TRIAL_STEPS, { first: 'applyAll', length: LENGTH, seed, agrees: trialAgrees })
  // five places at most are asked one after the other, 48 hours each
  for (let turn = 0; turn < 6; turn += 1) {
    await wait(life, 49 * 60)
    if (turn < 3) await confirmAll(life)
  }
  await trialAgrees(life)
  assert.equal((await shop.must(trials.DETAIL, { query: { trialCode: life.trialCode } })).state, 'OVER')
  return life.placed.length
}

const LIVES = {
  'pieces, helps and prices that friends help to': assistLife,
  'the quota of an employee and a family': employeeLife,
  'subsidies, budgets and their orders': subsidyLife,
  'places and pieces of a trial': trialLife
}
const firstSeed = seedOfRun % 1_000_000
const count = isFull ? 60 : 4
for (const [what, live] of Object.entries(LIVES))
  test(`${what} agree with the orders through ${count} histories`, async () => {
    let ordered = 0
    for (let index = 0; index < count; index += 1) ordered += await live(firstSeed + index)
    assert.ok(ordered > 0, 'nothing was ordered')
  })
