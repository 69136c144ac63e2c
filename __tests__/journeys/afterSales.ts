/** What comes after a purchase: one of two cookers goes back with its gift and red invoice, and a hood is repaired at home. */
import assert from 'node:assert/strict'
import { holds, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const afterSalesTitle =
  'two cookers and a gift: one goes back by pick-up, its points return and the invoice turns red; a hood is repaired'

const company = { kind: 'COMPANY', name: '杭州云岭设计有限公司', taxNo: '91330106MA2C8K4R19' }

interface Card {
  skuCode: string
  priceFen: number
  flash?: object
}
interface Row {
  skuCode: string
  gift?: boolean
  returned?: number
}
interface Order {
  orderCode: string
  status: string
  refundFen: number
  shopCode: string
  rows: Row[]
}

/** Somebody with points, whose cart holds two cookers that a gift comes with, and a hood. */
export async function afterSalesCustomer(shop: DemonstrationShop): Promise<Customer> {
  const customer = await shop.newCustomer()
  await shop.console(`points/${customer.userId}/grant`)
  for (const [query, quantity, least] of [
    // no other gift comes with this one
    [{ shopCode: 'QH-LIFE', keyword: '空气炸锅' }, 2, 40_000],
    [{ keyword: '油烟机' }, 1, 50_000]
  ] as const) {
    const { list } = await customer.call<{ list: Card[] }>('GET /o2srh/v1/pub/platform-products/search', {
      query: { ...query, inStock: 'true', size: '20' }
    })
    // two of them earn the shop's gift, and one alone does not
    const card = list.find(
      ({ flash, priceFen }) => !flash && priceFen >= least && (quantity === 1 || priceFen < 69_900)
    )
    assert.ok(card, 'the shop sells nothing that fits')
    await customer.call('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: card.skuCode, quantity } })
  }
  await customer.call('POST /o2ord-b2c/v1/invoice-titles', { body: { ...company, isDefault: true } })
  // a phone gets a code a minute
  await shop.console('clock', { advanceMs: 60_000 })
  return customer
}

const detailOf = (customer: Customer, orderCode: string) =>
  customer.call<Order>('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })

/** Her orders of goods, by what is in them: the cookers with their gift, and the hood. */
async function ordersOf(customer: Customer): Promise<{ cookers: Order; hood: Order }> {
  const query = { page: '1', size: '20' }
  const { list } = await customer.call<{ list: Order[] }>('GET /o2ord-b2c/v1/order-trades', { query })
  const cookers = list.find(({ rows }) => rows.some(({ gift }) => gift))
  const hood = list.find((order) => order !== cookers)
  assert.ok(cookers && hood, 'no gift came with the cookers')
  return { cookers, hood }
}

const pointsOf = async ({ call }: Customer): Promise<number> =>
  (await call<{ pointAvailable: number }>('GET /o2cum/v1/customer-point/balance')).pointAvailable

async function buys(host: Teller): Promise<void> {
  const { step, tap, sees } = host
  await step('settles both, with points and an invoice of a company', async () => {
    await host.enter('cartInlay')
    await tap(/^去结算|^结算/)
    await host.reach('confirmation')
    await sees(/积分 −/, '.order-saved__parts')
    await tap('不开发票')
    await host.reach('openInvoice')
    await tap('企业')
    await tap('确定')
    await host.reach('confirmation')
    await sees(`企业 · ${company.name}`)
  })
  await step('pays', async () => {
    await tap('提交订单')
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
  })
}

/** A case of hers as the gateway tells it. */
async function caseOf({ call }: Customer): Promise<{ caseCode: string; state: string }> {
  const query = { tab: 'OPEN' }
  const { list } = await call<{ list: { caseCode: string; state: string }[] }>('GET /o2as-b2c/v1/after/sale/list', {
    query
  })
  assert.ok(list[0], 'there is no case')
  return list[0]
}

async function sendsOneBack(host: Teller, shop: DemonstrationShop, customer: Customer, order: Order): Promise<void> {
  const { step, tap, sees } = host
  const before = await pointsOf(customer)
  await step('asks for one of two from the order, and sees what goes back with it', async () => {
    await host.enter('orderDetail', { orderCode: order.orderCode })
    await tap('退换/售后')
    await host.reach('chooseAfterSalesType')
    await tap('退货退款')
    await host.reach('applyAfterSales')
    await tap('七天无理由')
    await sees('赠品怎么处理')
    await tap('提交申请')
    await host.reach('applyAfterSaleResult')
  })
  const { caseCode } = await caseOf(customer)
  await step('has it fetched', async () => {
    await host.enter('uploadLogistics', { caseCode, by: 'PICKUP' })
    await tap(/\d\d:\d\d–\d\d:\d\d$/, '[role="radiogroup"] [role="radio"]')
    await tap('预约取件')
    await host.reach('afterDetails')
  })
  await step('gets her money and her points when it was looked at', async () => {
    for (const act of ['sign', 'inspect', 'arrive']) await shop.console(`cases/${caseCode}/${act}`, {})
    await host.enter('afterDetails', { caseCode })
    await sees('退款已到账')
    await sees(/另退回 \d+ 积分/)
    // what the goods had earned is taken back as well
    await holds(async () => assert.notEqual(await pointsOf(customer), before))
    const { refundFen, rows } = await detailOf(customer, order.orderCode)
    assert.ok(refundFen > 0)
    assert.equal(rows.find(({ gift }) => !gift)?.returned, 1)
  })
}

interface Invoice {
  invoiceCode: string
  state: string
  orderCode: string
}

const invoicesOf = async ({ call }: Customer, { orderCode }: Order): Promise<Invoice[]> => {
  const query = { page: '1', size: '20' }
  const { list } = await call<{ list: Invoice[] }>('GET /o2ord-b2c/v1/invoice/list', { query })
  return list.filter((item) => item.orderCode === orderCode)
}

interface Desk {
  billId: string
  items: { itemCode: string; fen: number }[]
}

async function isRepaired(host: Teller, shop: DemonstrationShop, customer: Customer, order: Order): Promise<void> {
  const { step, tap, sees } = host
  const [row] = order.rows
  let billId = ''
  await step('books the repair of the hood from its order', async () => {
    await host.enter('chooseAfterSalesType', { orderCode: order.orderCode })
    await tap('上门维修')
    await host.reach('afterSaleRepair')
    await tap('吸力变小')
    await sees(/^先试一下/)
    await host.touch('.ui-windows__hour:not(.ui-windows__hour--full)')
    await tap('确认预约')
    await sees('已提交，等待受理')
    const { list } = await customer.call<{ list: { skuCode: string; billId?: string }[] }>(
      'GET /o2as-b2c/v1/fix-install-bills/get-fix-sku'
    )
    billId = list.find(({ skuCode }) => skuCode === row?.skuCode)?.billId ?? ''
  })
  await step('agrees to what the warranty does not cover, and pays it', async () => {
    for (const act of ['accept', 'assign', 'set-out', 'begin']) await shop.console(`bills/${billId}/${act}`, {})
    const { bills } = await shop.desk<{ bills: Desk[] }>()
    const item = bills.find((candidate) => candidate.billId === billId)?.items.find(({ fen }) => fen > 0)
    await shop.console(`bills/${billId}/quote`, { itemCode: item?.itemCode ?? '', charged: 'yes' })
    await host.enter('afterSaleRepair', { billId })
    await tap(/，去确认$/)
    await host.reach('bbcProgress')
    await sees('师傅现场拍的')
    await tap(/^同意，/)
    await tap(/^去付款/)
    await host.reach('pay')
    await host.pay()
    await host.reach('paySuccess')
    await shop.console(`bills/${billId}/finish`, {})
    await host.enter('bbcProgress', { billId })
    await sees(/完成$/)
  })
}

/** As this customer, from wherever she is. */
export async function livesAfterSales(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { step } = host
  await buys(host)
  const { cookers, hood } = await ordersOf(customer)
  for (const { orderCode } of [cookers, hood])
    for (const act of ['ship', 'deliver', 'complete']) await shop.console(`orders/${orderCode}/${act}`)
  await step('has the invoice', () =>
    holds(async () => {
      await shop.console('clock', { advanceMs: 120_000 })
      assert.deepEqual(
        (await invoicesOf(customer, cookers)).map(({ state }) => state),
        ['ISSUED']
      )
    })
  )
  await sendsOneBack(host, shop, customer, cookers)
  await step('sees the invoice taken back', () =>
    holds(async () => {
      await shop.console('clock', { advanceMs: 120_000 })
      const states = (await invoicesOf(customer, cookers)).map(({ state }) => state)
      assert.ok(
        states.some((state) => ['RED_REQUESTED', 'REVERSED'].includes(state)),
        states.join()
      )
    })
  )
  await isRepaired(host, shop, customer, hood)
  assert.deepEqual(await host.problems(), [])
}
