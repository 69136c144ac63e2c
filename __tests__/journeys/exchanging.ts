/** An exchange for goods that the shop has none left of: the shopper takes the money instead. */
import assert from 'node:assert/strict'
import { holds, type Customer, type DemonstrationShop } from './shop'
import type { Teller } from './teller'

export const exchangingTitle =
  'a cooker with a fault is exchanged, there is none left, and the money comes back, all of it'

interface OrderSeen {
  status: string
  payFen: number
  refundFen: number
}

/** Somebody whose rice cooker came today. */
export async function exchangingCustomer(shop: DemonstrationShop): Promise<Customer> {
  const customer = await shop.newCustomer()
  const { list } = await customer.call<{ list: { skuCode: string }[] }>('GET /o2srh/v1/pub/platform-products/search', {
    query: { keyword: 'FC4083', size: '1' }
  })
  const skuCode = list[0]?.skuCode ?? ''
  const { rowId } = await customer.call<{ rowId: string }>('POST /o2cart/v1/carts/save-by-product', {
    body: { skuCode, quantity: 1 }
  })
  const { settlementId } = await customer.call<{ settlementId: string }>(
    'POST /o2cht/v1/order-settlements/submit-cart',
    {
      body: { rowIds: [rowId] }
    }
  )
  const { payFen } = await customer.call<{ payFen: number }>(
    'GET /o2cht/v1/order-settlements/query-settlement-detail',
    { query: { settlementId } }
  )
  const { orderCodes } = await customer.call<{ orderCodes: string[] }>('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: payFen }
  })
  const { paymentId } = await customer.call<{ paymentId: string }>('POST /o2ord-b2c/v1/order-trades/pay', {
    body: { orderCodes, channel: 'WECHAT', host: 'H5' }
  })
  await shop.console(`payments/${paymentId}`, { result: 'SUCCEEDED' })
  for (const code of orderCodes) for (const step of ['ship', 'deliver']) await shop.console(`orders/${code}/${step}`)
  // a phone gets a code a minute
  await shop.console('clock', { advanceMs: 60_000 })
  return customer
}

const ordersOf = async ({ call }: Customer) =>
  (
    await call<{ list: { orderCode: string }[] }>('GET /o2ord-b2c/v1/order-trades', {
      query: { page: '1', size: '10' }
    })
  ).list

async function applies(host: Teller, orderCode: string): Promise<void> {
  const { step, tap } = host
  await step('chooses an exchange among what can be done', async () => {
    await host.enter('chooseAfterSalesType', { orderCode })
    await tap('换货')
    await host.reach('applyAfterSales')
  })
  await step('chooses the same one, says why, and shows it', async () => {
    await host.touch('.ui-choice--list [role="radio"]')
    await tap('用着有故障')
    await host.addsPicture('.ui-upload__add')
    await host.there('.ui-upload__remove')
    await host.misses('.ui-upload__over')
    await host.sees('同款不变')
    await tap('提交申请')
    await host.reach('applyAfterSaleResult')
    await host.sees('提交成功')
  })
}

async function sendsBack(host: Teller, shop: DemonstrationShop, caseCode: string): Promise<void> {
  const { step, tap } = host
  await step('has it fetched once the shop agrees', async () => {
    await shop.console(`cases/${caseCode}/agree`)
    await host.enter('uploadLogistics', { caseCode, by: 'PICKUP' })
    await tap(/\d{2}:\d{2}–/, '.ui-choice')
    await tap('预约取件')
    await host.reach('afterDetails')
    await host.sees('寄回中')
  })
  await step('the shop finds it in order, and has none left', async () => {
    for (const happens of ['sign', 'inspect']) await shop.console(`cases/${caseCode}/${happens}`)
    await host.enter('afterDetails', { caseCode, kind: 'EXCHANGE' })
    await host.sees('正在准备新的')
    await host.sees('验收通过')
    await shop.console(`cases/${caseCode}/no-stock`)
  })
}

/** As this customer, from wherever she is. */
export async function exchangesForMoney(host: Teller, shop: DemonstrationShop, customer: Customer): Promise<void> {
  const { step, tap, sees } = host
  const [{ orderCode } = { orderCode: '' }] = await ordersOf(customer)
  const order = () => customer.call<OrderSeen>('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })
  const { payFen } = await order()
  await applies(host, orderCode)
  const cases = await customer.call<{ list: { caseCode: string }[] }>('GET /o2as-b2c/v1/after/sale/list')
  const caseCode = cases.list[0]?.caseCode ?? ''
  await sendsBack(host, shop, caseCode)
  await step('is asked, and takes the money', async () => {
    await host.enter('afterSalesHistory')
    await tap('选等待或退钱')
    await host.reach('afterDetails')
    await sees('要换的没货了，等你选')
    await tap('退钱')
    await host.confirms('确定')
    await sees('款项已退出')
    await sees('没有货，已改成退款')
    assert.equal((await order()).refundFen, payFen)
  })
  await step('has it once the provider has sent it', async () => {
    await shop.console(`cases/${caseCode}/arrive`)
    await host.enter('afterDetails', { caseCode, kind: 'EXCHANGE' })
    await sees('退款已到账')
    await holds(async () => assert.equal((await order()).refundFen, payFen))
  })
  assert.deepEqual(await host.problems(), [])
}
