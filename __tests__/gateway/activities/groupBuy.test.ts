// PostgreSQL: the last seat, and leaving beside the last payment
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { endGroupBuy } from '../../../gateway/src/areas/groupBuy'
import { hearOrderRefund } from '../../../gateway/src/areas/payment'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { ask, groupOf, HOUR_MS, join, place, publish, ready, TIERS, type Wanted } from './groupBuys'
import { messagesAbout } from '../content/messagesAbout'
import { ownPage } from '../support'
import {
  detail,
  readSettlement,
  startPay,
  startShop,
  TESTER,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { givePacket } from '../rewards/redPackets'

const PAGE = 'GET /o2mkt-b2c/v1/group-buy/pub/page'
const DETAIL = 'GET /o2mkt-b2c/v1/group-buy/pub/group-detail'
const OWN = 'GET /o2mkt-b2c/v1/group-buy/group-detail'
const MINE = 'GET /o2mkt-b2c/v1/group-buy/my-group-list'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const MINUTE_MS = 60_000

let shop: TestShop
let activityCode: string
before(async () => {
  shop = await startShop()
  await shop.core.db
    .insertInto('cancel_reason')
    .values({ reason_code: 'CHANGED', text: JSON.stringify({ zh: '不想买了', en: 'Changed my mind' }), position: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  activityCode = await publish(shop, { allotment: 40 })
})
after(() => shop.close())

const shoppers = (count: number): Promise<TestShopper[]> =>
  Promise.all(Array.from({ length: count }, () => shop.shopper()))
const statusOf = async (shopper: TestShopper, orderCode: string) => (await detail(shopper, orderCode)).status
const refusalOf = async (shopper: TestShopper, wish: Wanted) => (await ask(shopper, wish)).code
const cancel = (shopper: TestShopper, orderCode: string) =>
  shopper.must(CANCEL, { body: { orderCode, reasonCode: 'CHANGED' } })

/** A group whose leader has paid. */
async function started(size = 2, of = activityCode) {
  const leader = await shop.shopper()
  const orderCode = await join(shop, leader, { activityCode: of, size })
  return { leader, orderCode, groupCode: await groupOf(leader, orderCode) }
}

test('the allotment leaves the stock when it is published, and its rest comes back when it ends', async () => {
  const had = await shop.stockOf('LAMP')
  const tiers = [{ size: 2, priceFen: 2_000 }]
  const code = await publish(shop, { skuCode: 'LAMP', allotment: 10, tiers })
  assert.equal(await shop.stockOf('LAMP'), had - 10)
  const shopper = await shop.shopper()
  await join(shop, shopper, { activityCode: code, skuCode: 'LAMP', quantity: 2 })
  assert.equal(await shop.stockOf('LAMP'), had - 10)
  await endGroupBuy(shop.core, TESTER, code)
  assert.equal(await shop.stockOf('LAMP'), had - 2)
  assert.equal(await refusalOf(await shop.shopper(), { activityCode: code, skuCode: 'LAMP' }), 'group.over')
  // the group goes on; when it fails, its pieces go into the stock
  await shop.core.clock.advance(24 * HOUR_MS)
  await shop.sweep()
  await shop.sweep()
  assert.equal(await shop.stockOf('LAMP'), had)
})

test('a group ships once all have paid, and each pays the price of its size', async () => {
  const { leader, orderCode, groupCode } = await started(3)
  assert.equal(await statusOf(leader, orderCode), 'WAIT_GROUP')
  const [second, third] = (await shoppers(2)) as [TestShopper, TestShopper]
  const joined = await join(shop, second, { activityCode, size: 3, groupCode })
  assert.equal(await statusOf(second, joined), 'WAIT_GROUP')
  const group = await leader.must(OWN, { query: { groupCode } })
  assert.equal(group.missing, 1)
  assert.deepEqual(
    group.members.map(({ name, leader: leads, own }) => [name, leads, own]),
    [
      ['客**', true, true],
      ['客**', false, false]
    ]
  )
  const last = await join(shop, third, { activityCode, size: 3, groupCode })
  for (const [shopper, code] of [
    [leader, orderCode],
    [second, joined],
    [third, last]
  ] as const) {
    const order = await detail(shopper, code)
    assert.equal(order.status, 'WAIT_SHIP')
    assert.equal(order.goodsFen, 2_000)
  }
  const { state, events } = await shop.must(DETAIL, { query: { groupCode } })
  assert.equal(state, 'FULL')
  assert.deepEqual(
    events.map(({ kind }) => kind),
    ['FULL', 'JOINED', 'JOINED', 'STARTED']
  )
})

test('a payment says that the order ships once the group is full, and the last one that it ships', async () => {
  const members = await shoppers(2)
  for (const member of members)
    await member.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['paymentSuccess'] } })
  const [leader, last] = members as [TestShopper, TestShopper]
  const first = await join(shop, leader, { activityCode })
  const second = await join(shop, last, { activityCode, groupCode: await groupOf(leader, first) })
  const bodies = await shop.core.db
    .selectFrom('outbox')
    .select('body')
    .where('kind', '=', 'SUBSCRIPTION')
    .where((build) => build.or([first, second].map((code) => build('body', 'like', `%${code}%`))))
    .orderBy('created_at')
    .execute()
  assert.deepEqual(
    bodies.map(({ body }) => /成团后发货|商家会尽快发货/.exec(body)?.[0]),
    ['成团后发货', '商家会尽快发货']
  )
})

test('a group that is not full in 24 hours fails, and all money goes back once', async () => {
  const { leader, orderCode, groupCode } = await started(3)
  const second = await shop.shopper()
  const joined = await join(shop, second, { activityCode, size: 3, groupCode })
  const had = await shop.stockOf('POT')
  await shop.core.clock.advance(24 * HOUR_MS)
  assert.equal(await refusalOf(await shop.shopper(), { activityCode, size: 3, groupCode }), 'group.ended')
  await shop.sweep()
  await shop.sweep()
  for (const [shopper, code] of [
    [leader, orderCode],
    [second, joined]
  ] as const) {
    const order = await detail(shopper, code)
    assert.equal(order.status, 'CANCELLED')
    assert.equal(order.refundFen, order.payFen)
  }
  assert.equal(await shop.stockOf('POT'), had)
  // who was in it as its time ended is still told, and did not leave
  const groupDetail = await shop.must(DETAIL, { query: { groupCode } })
  assert.deepEqual(
    [
      groupDetail.state,
      groupDetail.missing,
      groupDetail.members.map((member) => member.leader),
      groupDetail.events.map(({ kind }) => kind)
    ],
    ['FAILED', 1, [true, false], ['FAILED', 'JOINED', 'STARTED']]
  )
  const own = await second.must('GET /o2mkt-b2c/v1/group-buy/group-detail', { query: { groupCode } })
  assert.ok(own.members.some((member) => member.own))
  const { list } = await leader.must(MINE, { query: { state: 'FAILED' } })
  assert.deepEqual(
    list.map((group) => [group.groupCode, group.refundFen]),
    [[groupCode, (await detail(leader, orderCode)).payFen]]
  )
})

test('money of a failed group that could not be sent is sent again under its number until it lands, and is told once', async () => {
  const { leader, orderCode, groupCode } = await started(3)
  await leader.must('POST /o2msg/v1/subscribe-messages', { body: { templates: ['refundSuccess'] } })
  await shop.core.clock.advance(24 * HOUR_MS)
  await shop.sweep()
  const said = async () => [
    (await leader.must(OWN, { query: { groupCode } })).refundState,
    (await leader.must(MINE, { query: { state: 'FAILED' } })).list[0]?.refundState,
    (await detail(leader, orderCode)).refundState
  ]
  const messages = async () =>
    (await shop.core.db.selectFrom('outbox').select('title').where('body', 'like', `%${orderCode}%`).execute()).filter(
      ({ title }) => title === '退款成功通知'
    ).length
  assert.deepEqual(await said(), ['SENT', 'SENT', 'SENT'])
  const [refund, ...others] = await refundsOf(shop.core.db, orderCode)
  assert.ok(refund && others.length === 0)
  assert.equal(await hearOrderRefund(shop.core, refund.refund_id, 'FAILED'), true)
  assert.equal(await hearOrderRefund(shop.core, refund.refund_id, 'DONE'), false, 'nothing is on its way')
  assert.deepEqual(await said(), ['FAILED', 'FAILED', 'FAILED'])
  await shop.core.clock.advance(9 * MINUTE_MS)
  await shop.sweep()
  assert.deepEqual([(await said())[0], await messages()], ['FAILED', 0])
  await shop.core.clock.advance(MINUTE_MS)
  await shop.sweep()
  // the sandbox's provider answers by itself what was first sent a minute ago
  await shop.sweep()
  assert.deepEqual(await said(), [undefined, undefined, undefined])
  const landed = await refundsOf(shop.core.db, orderCode)
  assert.deepEqual(
    landed.map(({ refund_id: id, state, amount_fen: fen }) => [id, state, fen]),
    [[refund.refund_id, 'DONE', (await detail(leader, orderCode)).payFen]]
  )
  assert.equal(await hearOrderRefund(shop.core, refund.refund_id, 'DONE'), false)
  assert.equal(await messages(), 1)
})

const titles = async (shopper: TestShopper, target: 'GROUP' | 'ORDER') =>
  (await messagesAbout(shopper, target)).map(([title]) => title)

test('a full group is told once: to who paid last with the payment, to all others with a way to the group', async () => {
  const { leader, groupCode } = await started(3)
  const [second, last] = (await shoppers(2)) as [TestShopper, TestShopper]
  await join(shop, second, { activityCode, size: 3, groupCode })
  assert.deepEqual([await titles(leader, 'GROUP'), await titles(second, 'GROUP')], [[], []])
  await join(shop, last, { activityCode, size: 3, groupCode })
  const page = `pagesB/myJoin/joinDetail?params={"groupCode":"${groupCode}"}`
  for (const member of [leader, second])
    assert.deepEqual(await messagesAbout(member, 'GROUP'), [['拼团成功', '3 人到齐了，商家会尽快发货', page]])
  assert.deepEqual(await messagesAbout(leader, 'GROUP', 'en-US'), [
    ['Your group is full', 'All 3 are in; the shop will ship it soon', page]
  ])
  assert.deepEqual(await titles(last, 'GROUP'), [])
  assert.match((await messagesAbout(last, 'ORDER'))[0]?.[1] ?? '', /拼团成功，商家会尽快发货$/)
})

test('a failed group is told once, with its order and the money; who had not paid hears of no money', async () => {
  const { leader, groupCode } = await started(3)
  await shop.core.clock.advance(24 * HOUR_MS - MINUTE_MS)
  const late = await shop.shopper()
  await place(late, { activityCode, size: 3, groupCode })
  await shop.core.clock.advance(2 * MINUTE_MS)
  await shop.sweep()
  await shop.sweep()
  // the sandbox's provider answers what was sent a minute ago
  await shop.core.clock.advance(MINUTE_MS)
  await shop.sweep()
  const [refund, cancelled, paid, ...more] = await messagesAbout(leader, 'ORDER')
  assert.deepEqual(
    [refund?.[0], cancelled?.[1], paid?.[0], more],
    ['退款 ¥30.00 已退回', '订单已取消：拼团没有成功，付的钱原路退回', '付款成功', []]
  )
  assert.deepEqual(
    (await messagesAbout(late, 'ORDER')).map(([, body]) => body),
    ['订单已取消：拼团没有成功']
  )
  assert.deepEqual([await titles(leader, 'GROUP'), await titles(late, 'GROUP')], [[], []])
})

test('a seat that is not paid in ten minutes is free again, and a group without members is gone', async () => {
  const { groupCode } = await started()
  const late = await shop.shopper()
  const orderCode = await place(late, { activityCode, groupCode })
  assert.equal(await refusalOf(await shop.shopper(), { activityCode, groupCode }), 'group.full')
  await shop.core.clock.advance(10 * MINUTE_MS)
  await shop.sweep()
  assert.equal(await statusOf(late, orderCode), 'CANCELLED')
  await join(shop, await shop.shopper(), { activityCode, groupCode })
  assert.equal((await shop.must(DETAIL, { query: { groupCode } })).state, 'FULL')

  const alone = await shop.shopper()
  const own = await place(alone, { activityCode })
  await shop.core.clock.advance(10 * MINUTE_MS)
  await shop.sweep()
  assert.equal(await statusOf(alone, own), 'CANCELLED')
  assert.equal((await alone.must('GET /o2mkt-b2c/v1/group-buy/get-ongoing-quantity')).quantity, 0)
  // they may start again
  assert.equal(await refusalOf(alone, { activityCode }), 'S')
})

test('a leader who leaves passes the lead on; the last one who leaves ends the group', async () => {
  const { leader, orderCode, groupCode } = await started(3)
  const second = await shop.shopper()
  const joined = await join(shop, second, { activityCode, size: 3, groupCode })
  const left = await cancel(leader, orderCode)
  assert.equal(left.status, 'CANCELLED')
  assert.equal(left.refundFen, left.payFen)
  const { members, missing } = await second.must(OWN, { query: { groupCode } })
  assert.deepEqual(
    members.map(({ leader: leads, own }) => [leads, own]),
    [[true, true]]
  )
  assert.equal(missing, 2)
  const page = `pagesB/myJoin/joinDetail?params={"groupCode":"${groupCode}"}`
  assert.deepEqual(await messagesAbout(second, 'GROUP'), [['你成了团长', '团长退出了，再来 2 人就成团', page]])
  await cancel(second, joined)
  assert.equal((await messagesAbout(second, 'GROUP')).length, 1)
  assert.equal((await shop.must(DETAIL, { query: { groupCode } })).state, 'FAILED')
})

test('one who cancels after the group is full changes nothing for the others', async () => {
  const { leader, orderCode, groupCode } = await started()
  const second = await shop.shopper()
  const joined = await join(shop, second, { activityCode, groupCode })
  assert.equal((await cancel(second, joined)).status, 'CANCELLED')
  assert.equal(await statusOf(leader, orderCode), 'WAIT_SHIP')
  assert.equal((await shop.must(DETAIL, { query: { groupCode } })).state, 'FULL')
})

test('nobody joins their own group, two open ones of an activity, or more than the limit', async () => {
  const { leader, groupCode } = await started(3)
  const other = await started(3)
  assert.equal(await refusalOf(leader, { activityCode, size: 3, groupCode }), 'group.own')
  assert.equal(await refusalOf(leader, { activityCode, size: 3, groupCode: other.groupCode }), 'group.other-open')
  assert.equal(await refusalOf(leader, { activityCode }), 'group.other-open')
  // who would be refused is told so before, and nobody else
  const standing = async (shopper: TestShopper) => {
    const { list } = await shopper.must(PAGE)
    const { obstacle } = await shopper.must(DETAIL, { query: { groupCode: other.groupCode } })
    const activity = list.find((row) => row.activityCode === activityCode)
    return [activity?.groupCode, activity?.reached, obstacle]
  }
  assert.deepEqual(await standing(leader), [groupCode, undefined, 'OTHER'])
  assert.deepEqual(await standing(await shop.shopper()), [undefined, undefined, undefined])
  const most = await shop.shopper()
  const { limit = 0 } = (await most.must(PAGE)).list.find((row) => row.activityCode === activityCode) ?? {}
  const full = await join(shop, most, { activityCode, quantity: limit, size: 3 })
  const mine = (await most.must(PAGE)).list.find((row) => row.activityCode === activityCode)?.groupCode
  assert.ok(full && mine)
  assert.deepEqual(await standing(most), [mine, true, 'OTHER'])
  await cancel(most, full)
  assert.deepEqual(await standing(most), [undefined, undefined, undefined])
  assert.equal(await refusalOf(await shop.shopper(), { activityCode, quantity: 6 }), 'group.limit')
})

test('an activity that has not begun, a foreign product and a size that is none are refused', async () => {
  const tiers = [{ size: 2, priceFen: 8_000 }]
  const soon = await publish(shop, { skuCode: 'FAN', tiers, startsIn: 1 })
  const shopper = await shop.shopper()
  assert.equal(await refusalOf(shopper, { activityCode: soon, skuCode: 'FAN' }), 'group.not-yet')
  assert.equal(await refusalOf(shopper, { activityCode, skuCode: 'FRIDGE' }), 'group.missing')
  assert.equal(await refusalOf(shopper, { activityCode, size: 4 }), 'group.missing')
  assert.equal(await refusalOf(shopper, { activityCode, groupCode: 'gb_none' }), 'group.missing')
  await assert.rejects(publish(shop, { skuCode: 'FRIDGE', tiers: [{ size: 2, priceFen: 300_000 }] }), /below the price/)
  await assert.rejects(publish(shop, { skuCode: 'FAN', tiers }), /group buy of this already/)
})

test('a packet and a freight coupon go with it, other coupons and points do not', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'ALL5').catch(() => undefined)
  const packet = await givePacket(shop, shopper.userId, { amountFen: 500 })
  const { settlementId } = await ready(shopper, { activityCode })
  const settlement = await readSettlement(shopper, settlementId)
  assert.deepEqual(
    settlement.packets.map(({ userPacketId, chosen }) => [userPacketId, chosen]),
    [[packet, true]]
  )
  assert.equal(settlement.packetFen, 500)
  assert.ok(settlement.coupons.every(({ benefit }) => benefit === 'FREIGHT'))
  assert.equal(settlement.points.balance, 0)
  assert.equal(settlement.shops[0]?.rows[0]?.sku.priceFen, TIERS[0]?.priceFen)
})

test('one shopper who submits twice at once starts one group', async () => {
  const shopper = await shop.shopper()
  const wishes = [await ready(shopper, { activityCode }), await ready(shopper, { activityCode, size: 3 })]
  const answers = await Promise.all(wishes.map((body) => shopper.ask(SUBMIT, { body })))
  assert.deepEqual(answers.map(({ code }) => code).sort(), ['S', 'group.other-open'])
})

test('of many for the last seat one gets it', async () => {
  const { groupCode } = await started()
  const many = await shoppers(12)
  const wishes = await Promise.all(many.map((shopper) => ready(shopper, { activityCode, groupCode })))
  const answers = await Promise.all(
    many.map((shopper, index) =>
      shopper.ask(SUBMIT, { body: wishes[index] as { settlementId: string; expectedPayFen: number } })
    )
  )
  assert.equal(answers.filter(({ code }) => code === 'S').length, 1)
  assert.ok(answers.every(({ code }) => code === 'S' || code === 'group.full'))
})

test('pieces sold never exceed the allotment, and equal it when demand did', async () => {
  const code = await publish(shop, { skuCode: 'FAN2', allotment: 5, tiers: [{ size: 2, priceFen: 8_000 }] })
  const many = await shoppers(12)
  const settlements = await Promise.all(many.map((shopper) => ready(shopper, { activityCode: code, skuCode: 'FAN2' })))
  const answers = await Promise.all(
    many.map((shopper, index) =>
      shopper.ask(SUBMIT, { body: settlements[index] as { settlementId: string; expectedPayFen: number } })
    )
  )
  assert.equal(answers.filter(({ code: answer }) => answer === 'S').length, 5)
  assert.ok(answers.every(({ code: answer }) => answer === 'S' || answer === 'group.sold-out'))
  const { left, bought } = await shop.must('GET /o2mkt-b2c/v1/group-buy/pub/activity-group-use-quantity', {
    query: { activityCode: code }
  })
  assert.deepEqual([left, bought], [0, 5])
})

test('leaving beside the last payment: each order ends shipped or refunded', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { leader, orderCode, groupCode } = await started()
    const second = await shop.shopper()
    const joined = await place(second, { activityCode, groupCode })
    const payment = await startPay(second, [joined])
    await Promise.allSettled([cancel(leader, orderCode), shop.settle(payment, 'SUCCEEDED')])
    await shop.core.clock.advance(24 * HOUR_MS)
    await shop.sweep()
    await shop.sweep()
    const states = [await statusOf(leader, orderCode), await statusOf(second, joined)]
    assert.ok(
      states.every((state) => state === 'WAIT_SHIP' || state === 'CANCELLED'),
      states.join()
    )
    for (const [shopper, code] of [
      [leader, orderCode],
      [second, joined]
    ] as const) {
      const order = await detail(shopper, code)
      if (order.status === 'CANCELLED') assert.equal(order.refundFen, order.payFen)
    }
  }
})

test('a group nobody paid for and a guessed one are missing alike, and a foreign one tells no order', async () => {
  const shopper = await shop.shopper()
  await place(shopper, { activityCode })
  const seat = await shop.core.db
    .selectFrom('buy_group')
    .select('group_code')
    .where('started_at', 'is', null)
    .where('state', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  const unpaid = seat.group_code
  for (const groupCode of [unpaid, 'gb_guess']) {
    assert.equal((await shop.ask(DETAIL, { query: { groupCode } })).code, 'group.missing')
  }
  const { groupCode } = await started()
  assert.equal((await shopper.ask(OWN, { query: { groupCode } })).code, 'group.missing')
  const open = await shop.must('GET /o2mkt-b2c/v1/group-buy/pub/open-groups', { query: { size: 50 } })
  assert.ok(open.list.some((group) => group.groupCode === groupCode))
  assert.ok(!JSON.stringify(open).includes('orderCode'))
})

test('the console fills an open group with people who pay, and none that is not open', async () => {
  const { groupCode, leader } = await started(3)
  const fill = async (code: string) => {
    const url = `/demo/api/groups/${code}/fill`
    const answer = await shop.app.inject({ method: 'POST', url, payload: {}, headers: ownPage(shop) })
    const { done, code: refusal } = answer.json<{ done?: boolean; code?: string }>()
    return done === true ? 'done' : refusal
  }
  assert.equal(await fill(groupCode), 'done')
  const full = await leader.must(DETAIL, { query: { groupCode } })
  assert.deepEqual([full.state, full.members.length, full.missing], ['FULL', 3, 0])
  assert.deepEqual([await fill(groupCode), await fill('nothing')], ['group.missing', 'group.missing'])
})
