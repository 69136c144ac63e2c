import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { SubscribeTemplate } from '../../../contract'
import { advanceOrder, type OrderStep } from '../../../gateway/src/areas/parcel'
import { sweepOrders } from '../../../gateway/src/areas/closing/sweep'
import { order as orderGoods, startPay, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const endpoint = 'POST /o2msg/v1/subscribe-messages'
const allow = (shopper: TestShopper, ...templates: SubscribeTemplate[]) =>
  shopper.must(endpoint, { body: { templates } })
const step = (orderCode: string, ...steps: OrderStep[]) =>
  steps.reduce((chain, step) => chain.then(() => advanceOrder(shop.core, orderCode, step)), Promise.resolve())

/** Titles sent about an order, oldest first. */
async function messagesOf(orderCode: string): Promise<string[]> {
  const rows = await shop.core.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'SUBSCRIPTION')
    .where('body', 'like', `%${orderCode}%`)
    .orderBy('created_at')
    .execute()
  return rows.map(({ title }) => title)
}

const order = async (shopper: TestShopper): Promise<string> => (await orderGoods(shopper, { POT: 1 }))[0]!

async function pay(shopper: TestShopper, orderCode: string, result: 'SUCCEEDED' | 'FAILED' = 'SUCCEEDED') {
  await shop.settle(await startPay(shopper, [orderCode]), result)
}

describe('subscription messages', () => {
  it('are sent for what was allowed, once each, along an order’s way', async () => {
    const shopper = await shop.shopper()
    await allow(shopper, 'paymentSuccess', 'orderDelivery', 'orderStatus')
    const orderCode = await order(shopper)
    assert.deepEqual(await messagesOf(orderCode), [])
    await pay(shopper, orderCode)
    assert.deepEqual(await messagesOf(orderCode), ['支付成功通知'])
    await step(orderCode, 'ship', 'move')
    assert.deepEqual(await messagesOf(orderCode), ['支付成功通知', '订单发货通知'])
    await step(orderCode, 'deliver', 'complete')
    // one permission, one message: that it was delivered used it up
    assert.deepEqual(await messagesOf(orderCode), ['支付成功通知', '订单发货通知', '订单状态通知'])
    const second = await order(shopper)
    await pay(shopper, second)
    assert.deepEqual(await messagesOf(second), [])
  })

  it('are not sent without a permission, nor with somebody else’s', async () => {
    const [allows, buys] = [await shop.shopper(), await shop.shopper()]
    await allow(allows, 'paymentSuccess')
    const orderCode = await order(buys)
    await pay(buys, orderCode)
    assert.deepEqual(await messagesOf(orderCode), [])
  })

  it('count permissions up, and tell how many there are', async () => {
    const shopper = await shop.shopper()
    await allow(shopper, 'orderDelivery')
    const { allowed } = await allow(shopper, 'orderDelivery', 'orderStatus')
    assert.deepEqual(allowed, [
      { template: 'orderDelivery', count: 2 },
      { template: 'orderStatus', count: 1 }
    ])
    for (let more = 0; more < 55; more += 1) await allow(shopper, 'seckill')
    assert.equal((await allow(shopper, 'seckill')).allowed[0]?.count, 50)
  })

  it('say that an order was cancelled and the money sent back; a payment that failed says nothing', async () => {
    const shopper = await shop.shopper()
    await allow(shopper, 'paymentSuccess')
    const orderCode = await order(shopper)
    await pay(shopper, orderCode, 'FAILED')
    assert.deepEqual(await messagesOf(orderCode), [])
    await pay(shopper, orderCode)
    await allow(shopper, 'orderCancell', 'refundSuccess')
    const { list } = await shopper.must('GET /o2ord-b2c/v1/order-trades/cancel-reason')
    const body = { orderCode, reasonCode: list[0]!.reasonCode }
    await shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body })
    assert.deepEqual((await messagesOf(orderCode)).sort(), ['支付成功通知', '订单取消通知'].sort())
    // it is told once it is there
    await shop.landRefunds(orderCode)
    assert.deepEqual((await messagesOf(orderCode)).sort(), ['支付成功通知', '订单取消通知', '退款成功通知'].sort())
  })

  it('say that time closed an order, and that money which came too late went back', async () => {
    const shopper = await shop.shopper()
    await allow(shopper, 'orderCancell', 'refundSuccess')
    const orderCode = await order(shopper)
    const paymentId = await startPay(shopper, [orderCode])
    await step(orderCode, 'expire')
    assert.deepEqual(await messagesOf(orderCode), ['订单取消通知'])
    await shop.settle(paymentId, 'SUCCEEDED')
    await shop.settle(paymentId, 'SUCCEEDED')
    assert.deepEqual((await messagesOf(orderCode)).sort(), ['订单取消通知', '退款成功通知'].sort())
  })

  it('say that time completed an order, and are written in the language it was allowed in', async () => {
    const shopper = await shop.shopper()
    await shopper.must(endpoint, { body: { templates: ['orderStatus'] }, locale: 'en-US' })
    const orderCode = await order(shopper)
    await pay(shopper, orderCode)
    await step(orderCode, 'ship')
    await shop.core.clock.advance(15 * 86_400_000)
    await sweepOrders(shop.core)
    assert.deepEqual(await messagesOf(orderCode), ['Order update'])
  })

  it('need a login, one to three templates, and none twice or unknown', async () => {
    const shopper = await shop.shopper()
    assert.equal((await shop.ask(endpoint, { body: { templates: ['seckill'] } })).status, 401)
    const four = ['seckill', 'orderStatus', 'orderDelivery', 'orderCancell']
    for (const templates of [[], four, ['seckill', 'seckill'], ['birthday'], 'seckill']) {
      assert.equal((await shopper.ask(endpoint, { body: { templates } })).status, 400, JSON.stringify(templates))
    }
  })
})
