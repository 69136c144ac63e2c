/** A shop is followed for its coupon, three of its products are kept, and the one that gets cheaper is bought. */
import assert from 'node:assert/strict'
import { holds, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const keepingTitle = 'she follows a shop, searches in it, keeps three, and buys the one whose price falls'

const shopCode = 'QH-FLAGSHIP'
const keyword = '电饭煲'

interface Card {
  skuCode: string
  title: string
  priceFen: number
}

async function follows(host: Teller, { call }: Customer): Promise<void> {
  const coupons = async () => (await call<{ usable: number }>('GET /o2mkt-b2c/v1/coupon-self/received-count')).usable
  assert.equal(await coupons(), 0)
  await host.step('follows the shop, which gives a coupon once', async () => {
    await host.enter('shop', { shopCode })
    await host.tap('关注并领')
    await holds(async () => assert.equal(await coupons(), 1))
    await host.sees('已关注')
  })
}

async function keepsThree(host: Teller, { call }: Customer): Promise<Card[]> {
  const query = { shopCode, keyword, size: '3' }
  const { list } = await call<{ list: Card[] }>('GET /o2srh/v1/pub/platform-products/search', { query })
  assert.equal(list.length, 3)
  await host.step('searches in the shop and keeps three', async () => {
    await host.tap('在本店搜')
    await host.reach('shopProductList')
    await host.searches(keyword)
    for (const { title } of list) await host.touchNamed(`收藏 ${title}`)
    await holds(async () => {
      const reply = await call<{ total: number }>('GET /o2wl/v1/favorites/sku')
      assert.equal(reply.total, 3)
    })
  })
  return list
}

async function buys(host: Teller, shop: DemonstrationShop, { call }: Customer, card: Card): Promise<void> {
  const { step, tap } = host
  await shop.console(`products/${card.skuCode}/cheapen`)
  await step('reads that its price fell since it was kept', async () => {
    await host.enter('collection')
    await host.sees(/比收藏时降/)
    await host.touchNamed(`把 ${card.title} 加入购物车`)
    await holds(async () => {
      const cart = await call<{ shops: { rows: { sku: Card }[] }[] }>('GET /o2cart/v1/carts/list')
      const [line] = cart.shops.flatMap(({ rows }) => rows)
      assert.equal(line?.sku.skuCode, card.skuCode)
      assert.ok(line.sku.priceFen < card.priceFen, 'it costs what it cost')
    })
  })
  await step('buys it', async () => {
    await host.enter('cartInlay')
    await tap(/^去结算|^结算/)
    await host.reach('confirmation')
    await tap('提交订单')
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
  })
}

/** As this customer, who has neither followed nor kept anything. */
export async function keepsAndBuys(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  await follows(host, customer)
  const [card] = await keepsThree(host, customer)
  assert.ok(card)
  await buys(host, shop, customer, card)
  assert.deepEqual(await host.problems(), [])
}
