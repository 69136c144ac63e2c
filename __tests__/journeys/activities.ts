/** Sales that are events: the last seat of a group, a presale from deposit to parcel, a subsidy that comes back. */
import assert from 'node:assert/strict'
import { idCardCheck } from '../../domain/people/idCard'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/spans'
import { holds, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const seatTitle = 'a stranger opens a card, logs in and takes the last seat, and another group times out'
export const presaleTitle = 'she pays a deposit, is reminded, pays the balance, and it is shipped'
export const subsidyTitle =
  'she shows who she is, claims a subsidy, buys a fridge with it, cancels that, and the claim is back'

interface OrderSeen {
  status: string
  payFen: number
  refundFen?: number
  groupCode?: string
}

const orderOf = ({ call }: Customer, orderCode: string) =>
  call<OrderSeen>('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })

const newestOf = async ({ call }: Customer): Promise<string> => {
  const { list } = await call<{ list: { orderCode: string }[] }>('GET /o2ord-b2c/v1/order-trades', {
    query: { page: '1', size: '1' }
  })
  return list[0]?.orderCode ?? ''
}

/** From the confirmation to an order that is paid. */
async function submitsAndPays(host: Teller): Promise<void> {
  await host.reach('confirmation')
  await host.tap('提交订单')
  await host.reach('pay')
  await host.pay()
  await host.reach('paySuccess')
}

export interface Sold {
  activityCode: string
  skuCode: string
}

/** Starts a group of two beside the app; replies its order and its code. */
export async function startsGroup(
  shop: DemonstrationShop,
  leader: Customer,
  { activityCode, skuCode }: Sold
): Promise<{ orderCode: string; groupCode: string }> {
  const { settlementId } = await leader.call<{ settlementId: string }>('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode, quantity: 1, group: { activityCode, size: 2 } }
  })
  const { payFen } = await leader.call<{ payFen: number }>('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId }
  })
  const { orderCodes } = await leader.call<{ orderCodes: string[] }>('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: payFen }
  })
  const { paymentId } = await leader.call<{ paymentId: string }>('POST /o2ord-b2c/v1/order-trades/pay', {
    body: { orderCodes, channel: 'WECHAT', host: 'H5' }
  })
  await shop.console(`payments/${paymentId}`, { result: 'SUCCEEDED' })
  const [orderCode = ''] = orderCodes
  const { groupCode = '' } = await orderOf(leader, orderCode)
  return { orderCode, groupCode }
}

/** As somebody who is not logged in, by a phone that the shop knows. */
export async function takesTheLastSeat(host: Teller, shop: DemonstrationShop): Promise<void> {
  const { step, sees } = host
  const [leader, stranger] = [await shop.newCustomer(), await shop.newCustomer()]
  const { list } = await shop.call<{ list: Sold[] }>('GET /o2mkt-b2c/v1/group-buy/pub/page', {
    query: { page: '1', size: '20' }
  })
  const [first, other] = list
  assert.ok(first && other, 'the shop sells too little in groups')
  const group = await startsGroup(shop, leader, first)
  const lonely = await startsGroup(shop, leader, other)
  // a phone gets a code a minute
  await shop.console('clock', { advanceMs: MINUTE_MS })
  await step('opens the card, logs in, and takes the last seat', async () => {
    await host.enter('joinDetail', { groupCode: group.groupCode })
    await sees('还差 1 人就成团')
    await host.touch('.group-buy')
    await host.logIn(shop, stranger.phone)
    await submitsAndPays(host)
  })
  await step('sees the group full, and both orders are to be shipped', async () => {
    await host.enter('joinDetail', { groupCode: group.groupCode })
    await sees('拼成了')
    const own = await newestOf(stranger)
    for (const order of [await orderOf(stranger, own), await orderOf(leader, group.orderCode)])
      assert.equal(order.status, 'WAIT_SHIP')
    await shop.console(`orders/${own}/ship`)
    await host.enter('orderDetail', { orderCode: own })
    await sees('确认收货')
  })
  await step('sees that the other group was not filled in a day, whose money is back', async () => {
    assert.equal((await orderOf(leader, lonely.orderCode)).status, 'WAIT_GROUP')
    await shop.console('clock', { advanceMs: DAY_MS })
    await host.enter('joinDetail', { groupCode: lonely.groupCode })
    await sees('没拼成，差 1 人')
    await holds(async () => {
      const { status, payFen, refundFen } = await orderOf(leader, lonely.orderCode)
      assert.deepEqual([status, refundFen], ['CANCELLED', payFen])
    })
  })
  assert.deepEqual(await host.problems(), [])
}

/** As this customer, from wherever she is. */
export async function paysInTwoParts(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { step, tap, sees } = host
  await step('agrees that the deposit is not refunded, and pays it', async () => {
    await host.enter('presell')
    await tap('付定金')
    await tap('我知道：不付尾款，定金不退')
    await tap(/^付定金 ¥/, '.ui-sheet')
    await submitsAndPays(host)
    await sees('定金已付，记得按时付尾款，到时会提醒你')
  })
  const orderCode = await newestOf(customer)
  const { list } = await customer.call<{ list: { orderCode: string; balanceFrom: number }[] }>(
    'GET /o2mkt-b2c/v1/activity/presale',
    { query: { page: '1', size: '1' } }
  )
  const [presale] = list
  assert.equal(presale?.orderCode, orderCode)
  const { now } = await shop.desk<{ now: number }>()
  await step('is reminded half an hour before the balance can be paid', async () => {
    await shop.console('clock', { advanceMs: (presale?.balanceFrom ?? now) - now - HOUR_MS / 2 + MINUTE_MS })
    await holds(async () => {
      const inbox = await customer.call<{ list: { title: string }[] }>('GET /o2msg/v1/user-messages/list', {
        query: { page: '1', size: '10' }
      })
      assert.ok(inbox.list.some(({ title }) => title === '尾款开始提醒'))
    })
    await host.enter('presell')
    await sees(/^你订了.*等付尾款/)
  })
  await step('pays the balance, and it is shipped', async () => {
    await shop.console('clock', { advanceMs: HOUR_MS })
    await host.enter('orderDetail', { orderCode })
    await tap('付尾款')
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
    await shop.console(`orders/${orderCode}/ship`)
    await host.enter('orderDetail', { orderCode })
    await sees('确认收货')
  })
  assert.deepEqual(await host.problems(), [])
}

/** A number of a person of thirty or so that nobody else of a run has. */
function ownNumber(): string {
  const digits = `33010619920315${String(Date.now()).slice(-3)}`
  return digits + idCardCheck(digits)
}

const ownStates = async ({ call }: Customer): Promise<string[]> => {
  const { policies } = await call<{ policies: { own: { state: string }[] }[] }>('GET /o2mkt-b2c/v1/subsidy')
  return policies.flatMap(({ own }) => own.map(({ state }) => state))
}

/** As this customer, from wherever she is. */
export async function usesSubsidy(host: Teller, customer: Customer): Promise<void> {
  const { step, tap, sees } = host
  await step('shows who she is: both sides of her card, and a number with one wrong digit at first', async () => {
    await host.enter('guobuPage')
    await host.addsPicture('.ui-upload__add')
    await host.counts('添加图片', 1)
    await host.addsPicture('.ui-upload__add')
    await host.misses('.ui-upload__add')
    const number = ownNumber()
    await host.fills('姓名', '林知远')
    await host.fills('身份证号', `${number.slice(0, 17)}${number.endsWith('1') ? '2' : '1'}`)
    await tap('拿身份证去核验身份（必须）')
    await tap('核验身份')
    await sees('末位对不上，请逐位核对')
    await host.fills('身份证号', number)
    await tap('核验身份')
    await sees('身份已核验')
  })
  await step('claims it for her city', async () => {
    await tap('杭州市', '.subsidy-regions')
    await tap('把领取记录报给补贴主管部门（必须）')
    await tap('领取冰箱补贴')
    await sees('资格码')
    assert.deepEqual(await ownStates(customer), ['UNREDEEMED'])
  })
  await step('buys a fridge, from whose price it is taken', async () => {
    await tap('去挑冰箱，下单自动补')
    await host.reach('productDetail')
    await tap(/^立即购买/)
    await tap(/^立即购买/, '.ui-sheet')
    await host.reach('confirmation')
    await sees('换新补贴')
    await submitsAndPays(host)
    assert.deepEqual(await ownStates(customer), ['REDEEMED'])
  })
  await step('cancels, the money is back, and so is the claim', async () => {
    const orderCode = await newestOf(customer)
    await host.enter('orderDetail', { orderCode })
    await tap('取消订单')
    await tap(/./, '.ui-sheet [role="radio"]')
    await tap('确认取消')
    await sees('已取消')
    await holds(async () => {
      const { payFen, refundFen } = await orderOf(customer, orderCode)
      assert.equal(refundFen, payFen)
      assert.deepEqual(await ownStates(customer), ['UNREDEEMED'])
    })
    await host.enter('guobuPage')
    await sees('资格码')
  })
  assert.deepEqual(await host.problems(), [])
}
