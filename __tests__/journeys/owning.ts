/** A purchase from two shops that a friend pays, followed to the door and to its invoice. */
import assert from 'node:assert/strict'
import { holds, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const owningTitle = 'two shops, a coupon, an invoice: a friend pays, two parcels come, the invoice is read'

/** The second sells what has to be fitted. */
const shops: Record<string, string>[] = [{ shopCode: 'QH-FLAGSHIP' }, { shopCode: 'QH-CLIMATE', keyword: '空调' }]
const company = { kind: 'COMPANY', name: '杭州云岭设计有限公司', taxNo: '91330106MA2C8K4R19' }

interface Card {
  skuCode: string
  priceFen: number
  flash?: object
}

/** What other people do meanwhile, beside the host: in windows of a browser, or by calls where there is none. */
export interface Others {
  /** A friend pays all that a link asks for. */
  pays(code: string): Promise<void>
  /** The receiver follows the link of a message, whose code this is, and says that the goods are there. */
  receives(message: { link: string; code: string }): Promise<void>
}

/** Somebody who means to buy from two shops, and is invoiced as a company. */
export async function owningCustomer(shop: DemonstrationShop): Promise<Customer> {
  const customer = await shop.newCustomer()
  for (const where of shops) {
    const { list } = await customer.call<{ list: Card[] }>('GET /o2srh/v1/pub/platform-products/search', {
      query: { ...where, inStock: 'true', size: '20' }
    })
    const card = list.find(({ flash, priceFen }) => !flash && priceFen > 50_000)
    assert.ok(card, 'a shop sells nothing that fits')
    await customer.call('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: card.skuCode, quantity: 1 } })
  }
  await customer.call('POST /o2ord-b2c/v1/invoice-titles', { body: { ...company, isDefault: true } })
  // a phone gets a code a minute
  await shop.console('clock', { advanceMs: 60_000 })
  return customer
}

async function ordersOf({ call }: Customer): Promise<{ orderCode: string; status: string }[]> {
  const query = { page: '1', size: '50' }
  return (await call<{ list: { orderCode: string; status: string }[] }>('GET /o2ord-b2c/v1/order-trades', { query }))
    .list
}
const statesOf = async (customer: Customer) => (await ordersOf(customer)).map(({ status }) => status)

async function orders(host: Teller): Promise<void> {
  const { step, tap, sees } = host
  await step('settles the goods of two shops', async () => {
    await host.enter('cartInlay')
    await tap(/^去结算|^结算/)
    await host.reach('confirmation')
  })
  await step('takes a coupon there, which is used at once', async () => {
    await tap('去领取')
    await tap('领取', '.ui-sheet')
    await host.touchNamed('关闭')
    await sees(/^(已选最省的搭配|共省)/)
  })
  await step('receives what would save more, and is told that nothing else would', () =>
    holds(async () => {
      await host.tapIfShown('领取并使用')
      assert.ok(await host.shows(/^已选最省的搭配/), 'something would save more')
    })
  )
  await step('asks for an invoice of a company', async () => {
    await tap('不开发票')
    await host.reach('openInvoice')
    await tap('企业')
    await tap('确定')
    await host.reach('confirmation')
    await sees(`企业 · ${company.name}`)
  })
  await step('orders, and asks a friend to pay', async () => {
    await tap('提交订单')
    await host.reach('pay')
    await tap('找朋友付')
    await host.reach('appCheckstand')
    await sees('发给朋友，谁付都行')
  })
}

async function follows(host: Teller, shop: DemonstrationShop, orderCodes: string[]): Promise<void> {
  for (const code of orderCodes) await shop.console(`orders/${code}/ship`)
  for (const code of orderCodes) {
    await host.enter('logisticsList')
    await host.sees(/^(共 )?2 个包裹/)
    await host.enter('logistics', { orderCode: code })
    await host.there('.way-map')
    await host.tap('全屏')
    await host.reach('zoomMap')
    await host.there('.way-map')
  }
}

async function booksTheFitter(host: Teller, customer: Customer, orderCodes: string[]): Promise<void> {
  for (const orderCode of orderCodes) {
    const { list } = await customer.call<{ list: { installed: boolean }[] }>('GET /o2ord-b2c/v1/parcel/parcel-infos', {
      query: { orderCode }
    })
    if (!list.some(({ installed }) => installed)) continue
    await host.enter('logistics', { orderCode })
    await host.tap('约时间')
    await host.touch('.visit-day__time:not(.ui-chip--disabled)')
    await host.sees(/\d 上门安装$/)
    return
  }
  throw new Error('Nothing of it has to be fitted')
}

async function receives(shop: DemonstrationShop, customer: Customer, others: Others, codes: string[]): Promise<void> {
  for (const code of codes) await shop.console(`orders/${code}/deliver`)
  const links = (await shop.linksTo(customer.phone)).filter((link) => link.includes('/pagesC/h5/confirm?'))
  assert.equal(links.length, 2)
  for (const link of links) {
    const { code } = JSON.parse(new URL(link).searchParams.get('params') ?? '{}') as { code: string }
    await others.receives({ link, code })
  }
  assert.deepEqual(await statesOf(customer), ['COMPLETED', 'COMPLETED'])
}

async function isInvoiced(host: Teller, shop: DemonstrationShop, { call }: Customer): Promise<void> {
  const query = { page: '1', size: '20' }
  const invoices = async () =>
    (await call<{ list: { invoiceCode: string; state: string }[] }>('GET /o2ord-b2c/v1/invoice/list', { query })).list
  // it is asked for by one round of the shop's timed work, and made out by one that comes a minute later
  await holds(async () => {
    await shop.console('clock', { advanceMs: 120_000 })
    const states = (await invoices()).map(({ state }) => state)
    assert.deepEqual(states, ['ISSUED', 'ISSUED'])
  })
  await host.enter('invoiceDetails', { invoiceCode: (await invoices())[0]?.invoiceCode ?? '' })
  await host.sees(company.name)
  await host.opensFile('下载 PDF')
}

/** As this customer, from wherever she is. */
export async function ownsWhatIsPaid(
  host: Teller,
  shop: DemonstrationShop,
  { customer, others }: { customer: Customer; others: Others }
): Promise<void> {
  const { step } = host
  await orders(host)
  const orderCodes = (await ordersOf(customer)).map(({ orderCode }) => orderCode)
  assert.equal(orderCodes.length, 2)
  await step('the friend pays both at once', async () => {
    const body = { orderCodes }
    const link = await customer.call<{ code: string }>('POST /o2ord-b2c/v1/order-trades/pay-links', { body })
    await others.pays(link.code)
    assert.deepEqual(await statesOf(customer), ['WAIT_SHIP', 'WAIT_SHIP'])
  })
  await step('follows two parcels on the map', () => follows(host, shop, orderCodes))
  await step('books when the fitter comes', () => booksTheFitter(host, customer, orderCodes))
  await step('confirms both by the links of messages', () => receives(shop, customer, others, orderCodes))
  await step('has the invoice as a PDF', () => isInvoiced(host, shop, customer))
  assert.deepEqual(await host.problems(), [])
}

/** The others by calls alone: what their pages show is told by the journey on the web. */
export function othersByCalls(shop: DemonstrationShop): Others {
  return {
    pays: async (payLink) => {
      const friend = await shop.newCustomer()
      const { amountFen } = await friend.call<{ amountFen: number }>(
        `GET /o2ord-b2c/v1/pub/order-trades/detail/${payLink}`
      )
      const { paymentId } = await friend.call<{ paymentId: string }>('POST /o2ord-b2c/v1/pub/order-trades/pay', {
        body: { payLink, expectedFen: amountFen, channel: 'WECHAT', host: 'H5' }
      })
      await shop.console(`payments/${paymentId}`, { result: 'SUCCEEDED' })
    },
    receives: async ({ code }) => {
      await shop.call('POST /o2ord-b2c/v1/pub/confirm-receive', { body: { code } })
    }
  }
}
