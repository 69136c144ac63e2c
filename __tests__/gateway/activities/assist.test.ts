// PostgreSQL: the last step, and one price bought twice at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { endAssist } from '../../../gateway/src/areas/assist'
import { ask, HELP, helpedBy, HOUR_MS, place, publish, ready, start, START, STEPS } from './assists'
import {
  detail,
  readSettlement,
  startPay,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { messagesAbout } from '../content/messagesAbout'
import { givePacket } from '../rewards/redPackets'

const DETAIL = 'GET /o2mkt-b2c/v1/assist/pub/detail'
const LIST = 'GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub'
const MINE = 'GET /o2mkt-b2c/v1/assist/listActivityInfo'
const RULE = 'GET /o2mkt-b2c/v1/assist/pub/rule'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'

let shop: TestShop
let activityCode: string
before(async () => {
  shop = await startShop()
  await shop.core.db
    .insertInto('cancel_reason')
    .values({ reason_code: 'CHANGED', text: JSON.stringify({ zh: '不想买了', en: 'Changed my mind' }), position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  activityCode = await publish(shop)
})
after(() => shop.close())

const shoppers = (count: number): Promise<TestShopper[]> =>
  Promise.all(Array.from({ length: count }, () => shop.shopper()))
const cancel = (shopper: TestShopper, orderCode: string) =>
  shopper.must(CANCEL, { body: { orderCode, reasonCode: 'CHANGED' } })
const helpCode = async (shopper: TestShopper, assistCode: string) =>
  (await shopper.ask(HELP, { body: { assistCode } })).code
const startCode = async (shopper: TestShopper, code: string) =>
  (await shopper.ask(START, { body: { activityCode: code } })).code
const takenOf = async (code: string) =>
  (
    await shop.core.db
      .selectFrom('assist_activity')
      .select('taken')
      .where('activity_code', '=', code)
      .executeTakeFirstOrThrow()
  ).taken

/** One that so many have helped with. */
async function started(helpers = 0, of = activityCode) {
  const owner = await shop.shopper()
  const assistCode = await start(owner, of)
  const friends = await helpedBy(shop, assistCode, helpers)
  return { owner, assistCode, friends }
}

test('the price falls with each step, and helpers are shown by the first sign of their names', async () => {
  const { owner, assistCode } = await started(1)
  const first = await shop.must(DETAIL, { query: { assistCode } })
  assert.deepEqual([first.state, first.helped, first.priceFen, first.usable], ['RUNNING', 1, undefined, false])
  assert.deepEqual(
    first.helpers.map(({ name, own }) => [name, own]),
    [['客**', false]]
  )
  assert.equal(first.owner, '客**')
  await helpedBy(shop, assistCode, 1)
  const second = await owner.must(DETAIL, { query: { assistCode } })
  assert.deepEqual(
    [second.state, second.priceFen, second.usable, second.own, second.obstacle],
    ['RUNNING', 2_500, true, true, 'OWN']
  )
  await helpedBy(shop, assistCode, 1)
  const third = await owner.must(DETAIL, { query: { assistCode } })
  assert.deepEqual([third.state, third.priceFen], ['REACHED', 2_000])
  assert.ok(!JSON.stringify(third).includes(owner.userId))
})

test('each step that friends reach is told once, a help between two steps is not, and the end a few hours before', async () => {
  const { owner, assistCode } = await started(1)
  assert.deepEqual(await messagesAbout(owner, 'ASSIST'), [])
  await helpedBy(shop, assistCode, 1)
  const page = `pagesC/assistment/assistment?params={"assistCode":"${assistCode}"}`
  const step = ['朋友帮你降价了', '2 人帮忙，现在 ¥25.00 能买；再来 1 人降到 ¥20.00', page]
  assert.deepEqual(await messagesAbout(owner, 'ASSIST'), [step])
  await helpedBy(shop, assistCode, 1)
  const [reached, ...before] = await messagesAbout(owner, 'ASSIST')
  assert.match(reached?.[1] ?? '', /^3 人都到齐了，.+ 前可以按 ¥20\.00 买一次$/)
  assert.deepEqual(before, [step])
  const bought = await started(3)
  await shop.settle(await startPay(bought.owner, [await place(bought.owner, bought.assistCode)]), 'SUCCEEDED')
  const none = await started(1)
  await shop.core.clock.advance(44 * HOUR_MS)
  await shop.sweep()
  assert.equal((await messagesAbout(owner, 'ASSIST')).length, 2)
  await shop.core.clock.advance(2 * HOUR_MS)
  await Promise.all([shop.sweep(), shop.sweep()])
  await shop.sweep()
  const [ending, ...rest] = await messagesAbout(owner, 'ASSIST', 'en-US')
  assert.match(ending?.[1] ?? '', /^Your price of ¥20\.00 lapses on /)
  assert.deepEqual([ending?.[2], rest.length], [page, 2])
  assert.deepEqual(
    [(await messagesAbout(bought.owner, 'ASSIST')).length, await messagesAbout(none.owner, 'ASSIST')],
    [2, []]
  )
})

test('opening a card counts nothing, and logged out nobody helps', async () => {
  const { assistCode } = await started()
  const stranger = await shop.shopper()
  for (let turn = 0; turn < 3; turn += 1) await stranger.must(DETAIL, { query: { assistCode } })
  assert.equal((await shop.must(DETAIL, { query: { assistCode } })).helped, 0)
  assert.equal((await shop.ask(HELP, { body: { assistCode } })).status, 401)
})

test('nobody helps themself, a person twice, or a fourth one in a day', async () => {
  const { owner, assistCode } = await started()
  assert.equal(await helpCode(owner, assistCode), 'assist.own')
  const [friend] = await helpedBy(shop, assistCode, 1)
  assert.ok(friend)
  assert.equal(await helpCode(friend, assistCode), 'assist.helped')
  // another product of the same person counts as the same person
  const lamps = await publish(shop, { skuCode: 'LAMP', allotment: 10, steps: [{ helpers: 1, priceFen: 2_000 }] })
  assert.equal(await helpCode(friend, await start(owner, lamps)), 'assist.helped')
  const others = [await started(), await started(), await started()]
  assert.equal(await helpCode(friend, others[0]?.assistCode ?? ''), 'S')
  assert.equal(await helpCode(friend, others[1]?.assistCode ?? ''), 'S')
  assert.equal(await helpCode(friend, others[2]?.assistCode ?? ''), 'assist.daily')
  const seenBy = await friend.must(DETAIL, { query: { assistCode: others[2]?.assistCode ?? '' } })
  assert.equal(seenBy.obstacle, 'DAILY')
})

test('three at once in one day count three times, and a fourth does not', async () => {
  const many = [await started(), await started(), await started(), await started(), await started()]
  const friend = await shop.shopper()
  const answers = await Promise.all(many.map(({ assistCode }) => helpCode(friend, assistCode)))
  assert.deepEqual([...answers].sort(), ['S', 'S', 'S', 'assist.daily', 'assist.daily'])
})

test('of two for the last step one helps', async () => {
  const { assistCode } = await started(2)
  const [helper, other] = (await shoppers(2)) as [TestShopper, TestShopper]
  const answers = await Promise.all([helpCode(helper, assistCode), helpCode(other, assistCode)])
  assert.deepEqual(answers.sort(), ['S', 'assist.full'])
  const of = await shop.must(DETAIL, { query: { assistCode } })
  assert.deepEqual([of.state, of.helped, of.helpers.length], ['REACHED', 3, 3])
})

test('one of a product at a time, and two starts at once are one', async () => {
  const shopper = await shop.shopper()
  const had = await takenOf(activityCode)
  const answers = await Promise.all([startCode(shopper, activityCode), startCode(shopper, activityCode)])
  assert.deepEqual(answers.sort(), ['S', 'assist.running'])
  assert.equal(await takenOf(activityCode), had + 1)
  const { list } = await shopper.must(LIST)
  const own = await shopper.must(MINE)
  assert.equal(list.find((activity) => activity.activityCode === activityCode)?.assistCode, own.list[0]?.assistCode)
})

test('it is bought at the price reached, with nothing beside it', async () => {
  const { owner, assistCode } = await started(3)
  await shop.giveCoupon(owner.userId, 'ALL5').catch(() => undefined)
  await givePacket(shop, owner.userId, { amountFen: 500 })
  const { settlementId, expectedPayFen } = await ready(owner, assistCode)
  const settlement = await readSettlement(owner, settlementId)
  assert.deepEqual([settlement.coupons, settlement.packets, settlement.points.balance], [[], [], 0])
  assert.equal(settlement.goodsFen, STEPS[1]?.priceFen)
  const { orderCodes } = await owner.must(SUBMIT, { body: { settlementId, expectedPayFen } })
  const orderCode = orderCodes[0] ?? ''
  await shop.settle(await startPay(owner, [orderCode]), 'SUCCEEDED')
  assert.equal((await detail(owner, orderCode)).status, 'WAIT_SHIP')
  const used = await owner.must(DETAIL, { query: { assistCode } })
  assert.deepEqual([used.state, used.orderCode, used.usable], ['USED', orderCode, false])
  // nobody else is told the order
  const shown = await (await shop.shopper()).must(DETAIL, { query: { assistCode } })
  assert.equal(shown.orderCode, undefined)
  assert.equal((await ask(owner, assistCode)).code, 'assist.used')
  assert.equal(await startCode(owner, activityCode), 'assist.bought')
  const { list } = await owner.must('GET /o2ord-b2c/v1/order-search', { query: { kind: 'ASSIST' } })
  assert.deepEqual(
    list.map((order) => order.orderCode),
    [orderCode]
  )
})

test('submitted twice at once it becomes one order', async () => {
  const { owner, assistCode } = await started(2)
  const wishes = [await ready(owner, assistCode), await ready(owner, assistCode)]
  const had = await shop.stockOf('POT')
  const answers = await Promise.all(wishes.map((body) => owner.ask(SUBMIT, { body })))
  assert.deepEqual(answers.map(({ code }) => code).sort(), ['S', 'assist.used'])
  assert.equal(await shop.stockOf('POT'), had)
})

test('a cancelled order gives the price back until its time is over', async () => {
  const { owner, assistCode } = await started(2)
  const had = await shop.stockOf('POT')
  const taken = await takenOf(activityCode)
  await cancel(owner, await place(owner, assistCode))
  assert.equal((await owner.must(DETAIL, { query: { assistCode } })).state, 'RUNNING')
  assert.deepEqual([await shop.stockOf('POT'), await takenOf(activityCode)], [had, taken])
  // a friend can help on, and a paid one comes back too
  await helpedBy(shop, assistCode, 1)
  const paid = await place(owner, assistCode)
  await shop.settle(await startPay(owner, [paid]), 'SUCCEEDED')
  const { status, refundFen, payFen } = await cancel(owner, paid)
  assert.deepEqual([status, refundFen], ['CANCELLED', payFen])
  assert.equal((await owner.must(DETAIL, { query: { assistCode } })).state, 'REACHED')
  assert.deepEqual([await shop.stockOf('POT'), await takenOf(activityCode)], [had, taken])
})

test('it can be bought until 24 hours after its end, and then its piece is free again', async () => {
  const code = await publish(shop, {
    skuCode: 'FAN2',
    allotment: 3,
    steps: [
      { helpers: 1, priceFen: 8_000 },
      { helpers: 3, priceFen: 7_000 }
    ]
  })
  const left = async () => (await shop.must(LIST)).list.find((activity) => activity.activityCode === code)?.left
  const { owner, assistCode } = await started(1, code)
  const none = await started(0, code)
  assert.equal(await left(), 1)
  await shop.core.clock.advance(24 * HOUR_MS)
  await shop.sweep()
  // the one without a step has nothing to keep
  assert.equal(await left(), 2)
  assert.equal((await shop.must(DETAIL, { query: { assistCode: none.assistCode } })).state, 'ENDED')
  assert.equal((await ask(none.owner, none.assistCode, { skuCode: 'FAN2' })).code, 'assist.no-step')
  assert.equal((await owner.must(DETAIL, { query: { assistCode } })).state, 'ENDED')
  assert.equal(await helpCode(await shop.shopper(), assistCode), 'assist.over')
  await shop.core.clock.advance(23 * HOUR_MS)
  const orderCode = await place(owner, assistCode, 'FAN2')
  // its order is closed after the time: the piece goes back to the allotment, the price is gone
  await shop.core.clock.advance(HOUR_MS)
  await shop.sweep()
  assert.equal((await detail(owner, orderCode)).status, 'CANCELLED')
  assert.equal((await owner.must(DETAIL, { query: { assistCode } })).state, 'LAPSED')
  assert.equal((await ask(owner, assistCode, { skuCode: 'FAN2' })).code, 'assist.lapsed')
  assert.equal(await left(), 3)
  // another one is offered until it runs
  const offered = async () => (await owner.must(DETAIL, { query: { assistCode } })).activityState
  assert.equal(await offered(), 'OPEN')
  assert.equal(await startCode(owner, code), 'S')
  assert.equal(await offered(), 'OVER')
})

test('pieces kept never exceed the allotment, and equal it when demand did', async () => {
  const code = await publish(shop, { skuCode: 'FAN', allotment: 4, steps: [{ helpers: 1, priceFen: 8_000 }] })
  const many = await shoppers(9)
  const answers = await Promise.all(many.map((shopper) => startCode(shopper, code)))
  assert.equal(answers.filter((answer) => answer === 'S').length, 4)
  assert.ok(answers.every((answer) => answer === 'S' || answer === 'assist.sold-out'))
  assert.equal(await takenOf(code), 4)
  const [assist] = (await many[answers.indexOf('S')]?.must(MINE))?.list ?? []
  const late = many[answers.indexOf('assist.sold-out')]
  const seen = await late?.must(DETAIL, { query: { assistCode: assist?.assistCode ?? '' } })
  assert.equal(seen?.activityState, 'OVER')
})

test('the rest of an allotment comes back when it ends, and what runs can still be bought', async () => {
  const had = await shop.stockOf('FRIDGE')
  const code = await publish(shop, { skuCode: 'FRIDGE', allotment: 5, steps: [{ helpers: 1, priceFen: 150_000 }] })
  const buyer = await started(1, code)
  const idler = await started(1, code)
  assert.equal(await shop.stockOf('FRIDGE'), had - 5)
  await endAssist(shop.core, TESTER, code)
  assert.equal(await shop.stockOf('FRIDGE'), had - 2)
  assert.equal(await startCode(await shop.shopper(), code), 'assist.activity-over')
  const orderCode = await place(buyer.owner, buyer.assistCode, 'FRIDGE')
  await shop.settle(await startPay(buyer.owner, [orderCode]), 'SUCCEEDED')
  assert.equal(await shop.stockOf('FRIDGE'), had - 2)
  await shop.core.clock.advance(48 * HOUR_MS)
  await shop.sweep()
  assert.equal((await shop.must(DETAIL, { query: { assistCode: idler.assistCode } })).state, 'LAPSED')
  assert.equal(await shop.stockOf('FRIDGE'), had - 1)
})

test('a foreign one, a guessed one, another product and two pieces are refused', async () => {
  const { owner, assistCode } = await started(3)
  const other = await shop.shopper()
  assert.equal((await ask(other, assistCode)).code, 'assist.missing')
  assert.equal((await ask(other, 'as_guess')).code, 'assist.missing')
  assert.equal((await ask(owner, assistCode, { skuCode: 'POT2' })).code, 'assist.missing')
  assert.equal((await ask(owner, assistCode, { quantity: 2 })).code, 'assist.one')
  assert.equal((await shop.ask(DETAIL, { query: { assistCode: 'as_guess' } })).code, 'assist.missing')
  assert.equal(await helpCode(other, 'as_guess'), 'assist.missing')
  assert.equal(await startCode(other, 'aa_guess'), 'assist.activity-missing')
  assert.equal((await shop.ask(RULE, { query: { activityCode: 'aa_guess' } })).code, 'assist.activity-missing')
})

test('what can’t be published is refused, and the rules are told with an activity', async () => {
  await assert.rejects(publish(shop), /help with this already/)
  await assert.rejects(publish(shop, { skuCode: 'POT2', steps: [{ helpers: 1, priceFen: 5_000 }] }), /below the price/)
  const soon = await publish(shop, { skuCode: 'POT2', steps: [{ helpers: 1, priceFen: 4_000 }], startsIn: 1 })
  assert.equal(await startCode(await shop.shopper(), soon), 'assist.not-yet')
  const { runHours, useHours, helpsADay, activity } = await shop.must(RULE, { query: { activityCode: soon } })
  assert.deepEqual([runHours, useHours, helpsADay, activity?.state], [24, 24, 3, 'UPCOMING'])
})

test('its product leads to what can be started, or to the shopper’s own; its order leads to it, a cancelled one too', async () => {
  const activityCode = await publish(shop, { skuCode: 'FRIDGE', allotment: 1 })
  const [owner, other] = [await shop.shopper(), await shop.shopper()]
  const way = async (reader: Pick<TestShopper, 'must'>) => {
    const { list } = await reader.must('GET /o2mkt-b2c/v1/activity/pub', { query: { skuCode: 'FRIDGE' } })
    return list.map((activity) => [activity.activityCode, activity.priceFen, activity.left, activity.assistCode])
  }
  assert.deepEqual(await way(shop), [[activityCode, 2_000, 1, undefined]])
  const assistCode = await start(owner, activityCode)
  assert.deepEqual(await way(owner), [[activityCode, 2_000, 0, assistCode]])
  assert.deepEqual(await way(other), [[activityCode, 2_000, 0, undefined]])
  await helpedBy(shop, assistCode, 2)
  const orderCode = await place(owner, assistCode, 'FRIDGE')
  assert.equal((await detail(owner, orderCode)).assistCode, assistCode)
  await cancel(owner, orderCode)
  assert.equal((await detail(owner, orderCode)).assistCode, assistCode, 'it can be bought again')
})
