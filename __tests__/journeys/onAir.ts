/** A live room begins, a product is bought at its price, and the room ends while another lies in the cart. */
import assert from 'node:assert/strict'
import { holds, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const onAirTitle =
  'a room begins, its price is bought, and it ends while another piece is on the way to an order'

const roomCode = 'LIVE-PANS'
const path = '/o2pcm/v1/glz-zb/pub/H5'

interface Goods {
  skuCode: string
  spuCode: string
  title: string
  priceFen: number
  live?: boolean
}

const goodsOf = ({ call }: DemonstrationShop) =>
  call<{ list: Goods[] }>(`GET ${path}/sku-on-live`, { query: { roomCode } })

/** What the desk does with the room. */
const desk = (shop: DemonstrationShop, step: string, data: object = {}) =>
  shop.console(`live/${roomCode}/${step}`, data)

async function comes(host: Teller, shop: DemonstrationShop): Promise<{ usual: Goods; live: Goods }> {
  const [usual] = (await goodsOf(shop)).list
  assert.ok(usual && !usual.live, 'the room has begun already')
  await host.step('sees a room that is to come, and that it begins', async () => {
    await host.enter('liveList', { roomCode })
    await host.sees('提醒我')
    await host.misses('.live-price__label')
    await desk(shop, 'start')
    await desk(shop, 'explain', { skuCode: usual.skuCode })
    await host.enter('liveList', { roomCode })
    await host.there('.live-player')
    await host.sees('正在讲')
    await host.sees('直播价')
  })
  const [live] = (await goodsOf(shop)).list
  assert.ok(live?.live && live.priceFen < usual.priceFen, 'the room has a price')
  return { usual, live }
}

interface Order {
  rows: { skuCode: string; priceFen: number }[]
}

async function buys(host: Teller, { call }: Customer, live: Goods): Promise<void> {
  await host.step('buys at the price of the room', async () => {
    await host.tap(live.title, '.live-card')
    await host.reach('productDetail')
    await host.sees('直播价，下播恢复原价')
    await host.tap(/^立即购买/)
    await host.tap(/^立即购买/, '.ui-sheet')
    await host.reach('confirmation')
    await host.tap('提交订单')
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
    const { list } = await call<{ list: Order[] }>('GET /o2ord-b2c/v1/order-trades', {
      query: { page: '1', size: '1' }
    })
    assert.deepEqual(
      list[0]?.rows.map((row) => [row.skuCode, row.priceFen]),
      [[live.skuCode, live.priceFen]]
    )
  })
}

async function ends(
  host: Teller,
  shop: DemonstrationShop,
  { customer, usual, live }: { customer: Customer; usual: Goods; live: Goods }
): Promise<void> {
  const inCart = async () => {
    const cart = await customer.call<{ shops: { rows: { sku: Goods }[] }[] }>('GET /o2cart/v1/carts/list')
    return cart.shops.flatMap(({ rows }) => rows.map(({ sku }) => [sku.skuCode, sku.priceFen]))
  }
  await host.step('puts another into the cart, and the room ends', async () => {
    await host.enter('productDetail', { spuCode: live.spuCode, skuCode: live.skuCode })
    await host.tap('加入购物车')
    await host.tap('加入购物车', '.ui-sheet')
    await holds(async () => assert.deepEqual(await inCart(), [[live.skuCode, live.priceFen]]))
    await host.enter('cartInlay')
    await host.tap(/^去结算|^结算/)
    await host.reach('confirmation')
    await host.sees('提交订单')
    await desk(shop, 'end')
  })
  await host.step('is told that the price changed before anything is ordered', async () => {
    await host.tap('提交订单')
    await host.sees(/^价格已由/)
    assert.deepEqual(await inCart(), [[live.skuCode, usual.priceFen]])
    await host.enter('cartInlay')
    await host.sees(/^比加入时涨价/)
    await host.enter('liveList', { roomCode })
    await host.sees('直播已结束')
    await host.misses('.live-price__label')
  })
}

/** As this customer, whose cart is empty, in a shop whose room has not begun. */
export async function buysOnAir(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { usual, live } = await comes(host, shop)
  await buys(host, customer, live)
  await ends(host, shop, { customer, usual, live })
  assert.deepEqual(await host.problems(), [])
}
