/** What is given to a new customer, all of it used for one purchase, and all of it back when that is cancelled. */
import assert from 'node:assert/strict'
import { riddles } from '../../gateway/src/demonstration/riddles'
import { holds, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const rewardsTitle = 'a new customer takes what is given, buys with all of it, cancels, and everything is back'

/** Taps the letters of the day's answer. */
async function guess(host: Teller, shop: DemonstrationShop): Promise<void> {
  const { text } = await shop.call<{ text: string }>('GET /o2mkt-b2c/v1/pub/password-red-packet')
  const answer = riddles.find((riddle) => riddle.text.zh === text)?.answer.zh ?? ''
  for (const letter of answer) await host.tap(letter, '.riddle-keys')
}

interface Purse {
  points: number
  packetFen: number
  coupons: number
}

/** What there is to spend, as the gateway counts it. */
async function purseOf({ call }: Customer): Promise<Purse> {
  const [points, packets, coupons] = await Promise.all([
    call<{ pointAvailable: number }>('GET /o2cum/v1/customer-point/balance'),
    call<{ usableFen: number }>('GET /o2mkt-b2c/v1/red-packet/list'),
    call<{ usable: number }>('GET /o2mkt-b2c/v1/coupon-self/received-count')
  ])
  return { points: points.pointAvailable, packetFen: packets.usableFen, coupons: coupons.usable }
}

async function takesItAll(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { step, tap, sees } = host
  await step('takes the packet that greets her, for which she logs in', async () => {
    await tap(/^收下 ¥/)
    await host.logIn(shop, customer.phone)
    await holds(async () => assert.ok((await purseOf(customer)).packetFen > 0, 'there is no packet'))
    await sees('限时秒杀')
    await host.misses('.welcome')
  })
  await step('checks in', async () => {
    await host.enter('myPoint')
    await tap(/^签到领/)
    await sees('今天已签到，明天再来')
  })
  await step('takes two coupons', async () => {
    await host.enter('myCoupon', { centre: true })
    for (const number of [1, 2]) {
      await tap('领取')
      await host.counts('去使用', number)
    }
    assert.equal((await purseOf(customer)).coupons, 2)
  })
  await step('guesses the password', async () => {
    await host.enter('passwordRedEnvelop')
    await guess(host, shop)
    await tap('开红包')
    await sees('猜对了')
  })
}

async function buysAndCancels(host: Teller, customer: Customer): Promise<void> {
  const { step, tap, sees } = host
  const full = await purseOf(customer)
  await step('buys with a coupon, a packet and points at once', async () => {
    const { list } = await customer.call<{ list: { spuCode: string }[] }>(
      'GET /o2srh/v1/pub/platform-products/search',
      { query: { keyword: 'FC4083', size: '1' } }
    )
    await host.enter('productDetail', { spuCode: list[0]?.spuCode ?? '' })
    await tap(/^立即购买/)
    await tap(/^立即购买/, '.ui-sheet')
    await host.reach('confirmation')
    // «best» is said where no coupon on offer would save more
    await sees(/^(已选最省的搭配|共省)/)
    for (const part of [/张券 −/, /^红包 −/, /积分 −/]) await sees(part, '.order-saved__parts')
    await tap('提交订单')
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
    const rest = await purseOf(customer)
    for (const kind of ['coupons', 'packetFen', 'points'] as const) assert.ok(rest[kind] < full[kind], kind)
  })
  await step('cancels, and everything is back', async () => {
    await tap(/^查看(我的)?订单/)
    await tap('取消订单')
    await tap(/./, '.ui-sheet [role="radio"]')
    await tap('确认取消')
    await sees('已取消')
    await holds(async () => assert.deepEqual(await purseOf(customer), full))
  })
}

/** Somebody with an address and points, who has neither taken nor bought anything. */
export async function rewardedCustomer(shop: DemonstrationShop): Promise<Customer> {
  const customer = await shop.newCustomer()
  await shop.console(`points/${customer.userId}/grant`)
  // a phone gets a code a minute
  await shop.console('clock', { advanceMs: 60_000 })
  return customer
}

/** From home, where nobody is logged in yet. */
export async function takesAndUsesRewards(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  await takesItAll(host, shop, customer)
  await buysAndCancels(host, customer)
  assert.deepEqual(await host.problems(), [])
}
