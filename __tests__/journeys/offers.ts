/** What a product is in, met from its own page: each entry leads to its screen, which shows that product or that group. */
import { startsGroup, type Sold } from './activities'
import type { Customer, DemonstrationShop } from './shop'
import type { Teller } from './teller'
import type { RouteKey } from '../../src/routes/table'

export const offersTitle = 'she meets each activity of a product on its page, and each leads to what it speaks of'

interface Goods {
  spuCode: string
  skuCode: string
  title: string
}

interface Entry {
  name: string
  goods: Goods
  /** On the product’s page. */
  line: RegExp
  screen: RouteKey
  /** On the screen, perhaps further down. */
  shown: RegExp
}

const exactly = (words: string): RegExp => new RegExp(`^${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

const firstOf = async <T extends object>(shop: DemonstrationShop, key: string, query: object = {}): Promise<T> => {
  const { list } = await shop.call<{ list: T[] }>(key, { query: { page: '1', size: '20', ...query } })
  const [first] = list
  if (first === undefined) throw new Error(`${key} shows nothing in the demonstration shop`)
  return first
}

/** What the nearest session still has pieces of. */
async function inSession(shop: DemonstrationShop): Promise<Goods> {
  const { list } = await shop.call<{ list: (Goods & { left: number })[] }>('GET /o2mkt-b2c/v1/activity/pub/page', {
    query: { kind: 'FLASH', page: '1', size: '20' }
  })
  const row = list.find(({ left }) => left > 0)
  if (row === undefined) throw new Error('No session of the demonstration shop has a piece left')
  return row
}

async function groupEntries(shop: DemonstrationShop): Promise<Entry[]> {
  const goods = await firstOf<Goods & Sold>(shop, 'GET /o2mkt-b2c/v1/group-buy/pub/page')
  await startsGroup(shop, await shop.newCustomer(), goods)
  return [
    { name: 'the group buy', goods, line: /^\d 人团 ¥.*单买 ¥/, screen: 'groupbuy', shown: exactly(goods.title) },
    { name: 'an open group', goods, line: /的团，还差 1 人$/, screen: 'joinDetail', shown: /^还差 1 人就成团$/ }
  ]
}

async function entriesOf(shop: DemonstrationShop, customer: Customer): Promise<Entry[]> {
  const flash = await inSession(shop)
  const assist = await firstOf<Goods>(shop, 'GET /o2mkt-b2c/v1/assist/pub/listActivityInfoPub')
  const presale = await firstOf<Goods>(shop, 'GET /o2mkt-b2c/v1/activity/pub/presale', { phase: 'OPEN' })
  const trial = await firstOf<Goods>(shop, 'GET /o2mkt-b2c/v1/product-trial')
  const { product: rebate } = await firstOf<{ product: Goods }>(shop, 'GET /o2srh/v1/platform-fy-products/search')
  const { policies } = await customer.call<{ policies: { goods: Goods[] }[] }>('GET /o2mkt-b2c/v1/subsidy')
  const subsidised = policies[0]?.goods[0]
  if (subsidised === undefined) throw new Error('Nothing is subsidised in the demonstration shop')
  return [
    { name: 'the flash sale', goods: flash, line: /秒杀价 ¥/, screen: 'seckill', shown: exactly(flash.title) },
    { name: 'the presale', goods: presale, line: /^定金 ¥.*抵 ¥/, screen: 'presell', shown: exactly(presale.title) },
    ...(await groupEntries(shop)),
    {
      name: 'the assist',
      goods: assist,
      line: /^请朋友帮忙，最低 ¥/,
      screen: 'assistment',
      shown: exactly(assist.title)
    },
    { name: 'the trial', goods: trial, line: /^正在收申请/, screen: 'productTrial', shown: exactly(trial.title) },
    {
      name: 'the subsidy',
      goods: subsidised,
      line: /^以旧换新再减 ¥/,
      screen: 'guobuPage',
      shown: /^还能领 \d+ 类$/
    },
    {
      name: 'the rebate',
      goods: rebate,
      line: /收货 \d+ 天后到账$/,
      screen: 'returnProductList',
      shown: exactly(rebate.title)
    }
  ]
}

/** As this customer, from wherever she is. */
export async function meetsOffers(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  for (const { name, goods, line, screen, shown } of await entriesOf(shop, customer)) {
    await host.step(`comes from the product to ${name}`, async () => {
      await host.enter('productDetail', { spuCode: goods.spuCode, skuCode: goods.skuCode })
      await host.scrollsTo({ words: line })
      await host.tap(line)
      await host.reach(screen)
      await host.scrollsTo({ words: shown })
    })
  }
  const problems = await host.problems()
  if (problems.length > 0) throw new Error(problems.join('\n'))
}
