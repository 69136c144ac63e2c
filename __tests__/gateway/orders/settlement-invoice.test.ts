import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { COMPANY, INVOICES, PERSON, TITLES } from './invoices'
import { readSettlement, settlementOf, startPay, startShop, type TestShop, type TestShopper } from './journey-shop'

const CHOOSE = 'POST /o2cht/v1/order-settlements/modify-invoice'
let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

async function submit(shopper: TestShopper, settlementId: string): Promise<string[]> {
  const { payFen } = await readSettlement(shopper, settlementId)
  const body = { settlementId, expectedPayFen: payFen }
  return (await shopper.must('POST /o2cht/v1/order-settlements/submit', { body })).orderCodes
}
const invoicesOf = async (shopper: TestShopper) => {
  await shop.sweep()
  return (await shopper.must(INVOICES)).list
}

test('what is chosen in a settlement is shown there, taken back, and kept as a title once', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 1 })
  assert.equal((await readSettlement(shopper, settlementId)).invoice, undefined)
  const reply = await shopper.must(CHOOSE, { body: { settlementId, party: COMPANY, keepTitle: true } })
  assert.deepEqual(reply.invoice, { ...COMPANY })
  await shopper.must(CHOOSE, { body: { settlementId, party: COMPANY, keepTitle: true } })
  assert.equal((await shopper.must(TITLES)).list.length, 1)
  const wrong = await shopper.ask(CHOOSE, {
    body: { settlementId, party: { ...COMPANY, taxNo: '1' }, keepTitle: false }
  })
  assert.equal(wrong.code, 'invoice.taxNo')
  assert.equal((await readSettlement(shopper, settlementId)).invoice?.name, COMPANY.name)
  assert.equal((await shopper.must(CHOOSE, { body: { settlementId, keepTitle: false } })).invoice, undefined)
})

test('the orders freeze it, and each is invoiced once it is paid, not before', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 2 })
  await shopper.must(CHOOSE, { body: { settlementId, party: COMPANY, keepTitle: false } })
  const codes = await submit(shopper, settlementId)
  const late = await shopper.ask(CHOOSE, { body: { settlementId, party: PERSON, keepTitle: false } })
  assert.equal(late.code, 'settlement.submitted')
  assert.deepEqual(await invoicesOf(shopper), [])
  await shop.settle(await startPay(shopper, codes), 'SUCCEEDED')
  const [first, ...others] = await invoicesOf(shopper)
  const { payFen } = await shopper.must('GET /o2ord-b2c/v1/order-trades/detail', {
    query: { orderCode: codes[0] ?? '' }
  })
  assert.deepEqual([first?.name, first?.orderCode, first?.amountFen], [COMPANY.name, codes[0], payFen])
  assert.equal(others.length, 0)
  assert.equal((await invoicesOf(shopper)).length, 1)
})

test('an order that is cancelled before it is paid is not invoiced, nor one for which nobody asked', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 1 })
  await shopper.must(CHOOSE, { body: { settlementId, party: PERSON, keepTitle: false } })
  const [cancelledCode = ''] = await submit(shopper, settlementId)
  const body = { orderCode: cancelledCode, reasonCode: 'MIND' }
  await shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body })
  const plain = await submit(shopper, await settlementOf(shopper, { POT: 1 }))
  await shop.settle(await startPay(shopper, plain), 'SUCCEEDED')
  assert.deepEqual(await invoicesOf(shopper), [])
  assert.deepEqual(await shop.core.db.selectFrom('invoice_wish').selectAll().execute(), [])
})
