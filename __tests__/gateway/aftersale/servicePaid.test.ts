// covers gateway/src/areas/serviceBill/, gateway/src/areas/afterSales/
/** Work at home that was paid, or done before an exchange: it is no goods that are sent back, and what could not be done is paid back. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '../../../domain/spans'
import * as cases from '../../../gateway/src/areas/afterSales'
import { actOnBill, type BillStep } from '../../../gateway/src/areas/serviceBill'
import { balance } from '../../../gateway/src/areas/points'
import { applyFor, INVOICES } from '../orders/invoices'
import { detail, startPay, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { addService, dayIn, FAULT, KIND } from './bills'
import {
  ask,
  backFor,
  deliveredOrder,
  ESTIMATE,
  applyForExchange,
  exchangeFor,
  KINDS,
  NUMBER,
  refundsIn,
  SEND
} from './cases'

const B = '/o2as-b2c/v1/fix-install-bills'
const BY_HAND = `POST ${B}/createFixInstallBill` as const
const PAY = `POST ${B}/pay-order` as const
const DETAIL = 'GET /o2as-m-bbc/v1/service-bills/detail'
const FEN = 8_000

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addService(shop)
})
after(() => shop.close())

const step = (billId: string, of: BillStep, lines: { itemCode: string; count: number }[] = []) =>
  actOnBill(shop.core, TESTER, { billId, step: of, ...(lines.length > 0 ? { quote: { lines } } : {}) })

let models = 0
/** A bill whose quote was agreed to. */
async function agreed(shopper: TestShopper): Promise<string> {
  models += 1
  const body = {
    kindCode: KIND,
    model: `P${models}`,
    work: 'REPAIR' as const,
    faultCodes: [FAULT],
    text: '',
    pictures: [],
    day: dayIn(shop, 1 + (models % 5)),
    window: models % 3,
    addressId: shopper.addressId
  }
  const { billId } = await shopper.must(BY_HAND, { headers: { 'idempotency-key': `service-paid-${models}` }, body })
  for (const of of ['accept', 'assign', 'set-out', 'begin'] as const) await step(billId, of)
  await step(billId, 'quote', [{ itemCode: 'small', count: 1 }])
  await shopper.must(`POST ${B}/quote-answer`, { body: { billId, agree: true, expectedFen: FEN } })
  return billId
}

/** The same, and paid. */
async function paid(shopper: TestShopper) {
  const billId = await agreed(shopper)
  const { orderCode } = await shopper.must(PAY, { body: { billId } })
  await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
  return { billId, orderCode }
}

const seen = (shopper: TestShopper, billId: string) => shopper.must(DETAIL, { query: { billId } })

test('work that was paid is in no list of what can be sent back, and no case is made of it', async () => {
  const shopper = await shop.shopper()
  const { orderCode } = await paid(shopper)
  const list = 'GET /o2as-b2c/v1/after/sale/apply-quantity'
  assert.deepEqual((await shopper.must(list)).list, [])
  assert.deepEqual((await shopper.must(KINDS, { query: { orderCode } })).rows, [])
  const wish = backFor(orderCode)
  assert.equal((await shopper.ask(ESTIMATE, { body: wish })).success, false)
  assert.equal((await ask(shopper, wish)).success, false)
  const apply = { ...wish, text: '', pictures: [], expectedFen: FEN }
  assert.equal((await shopper.ask('POST /o2as-b2c/v1/after/sale/apply', { body: apply })).code, 'order.state')
})

test('what could not be mended is paid back, with its points and its invoice, and once', async () => {
  const shopper = await shop.shopper()
  const { billId, orderCode } = await paid(shopper)
  await applyFor(shopper, orderCode)
  const had = await balance(shop.core.db, shopper.userId)
  await step(billId, 'give-up')
  await assert.rejects(step(billId, 'give-up'), /has changed/)
  assert.deepEqual(await refundsIn(shop, orderCode), [[FEN, 'CANCELLED', '', 'DONE']])
  const order = await detail(shopper, orderCode)
  assert.deepEqual([order.status, order.refundFen], ['COMPLETED', FEN])
  assert.equal(await balance(shop.core.db, shopper.userId), had)
  assert.deepEqual((await shopper.must(INVOICES, { query: { group: 'OPEN' } })).list, [])
  // nothing of it can be put on another invoice
  const { rows } = await shopper.must('GET /o2ord-b2c/v1/apply-invoice', { query: { orderCode } })
  assert.deepEqual(
    rows.map(({ amountFen }) => amountFen),
    [0]
  )
  const bill = await seen(shopper, billId)
  assert.deepEqual([bill.state, bill.totalFen, bill.dueFen, bill.quote], ['UNREPAIRABLE', 0, 0, undefined])
  assert.match(bill.tracks[0]?.text ?? '', /80\.00/)
})

test('what could not be mended is not asked for any more, also where its order waited at the cashier', async () => {
  const shopper = await shop.shopper()
  const billId = await agreed(shopper)
  const { orderCode } = await shopper.must(PAY, { body: { billId } })
  const payment = await startPay(shopper, [orderCode])
  await step(billId, 'give-up')
  assert.equal((await detail(shopper, orderCode)).status, 'CANCELLED')
  // money that arrives late goes back
  await shop.settle(payment, 'SUCCEEDED')
  assert.deepEqual(
    (await refundsIn(shop, orderCode)).map(([fen, reason]) => [fen, reason]),
    [[FEN, 'SUPERFLUOUS']]
  )
  assert.equal((await seen(shopper, billId)).dueFen, 0)
  assert.equal((await shopper.ask(PAY, { body: { billId } })).code, 'bill.paid')
  await shopper.must(`DELETE ${B}`, { body: { billId } })
})

test('a quote that was agreed to and costs something stays: more that is found is a bill of its own', async () => {
  const shopper = await shop.shopper()
  const { billId } = await paid(shopper)
  await assert.rejects(step(billId, 'quote', [{ itemCode: 'lid', count: 3 }]), /agreed/)
  const bill = await seen(shopper, billId)
  assert.deepEqual([bill.state, bill.quote?.totalFen, bill.dueFen], ['WORKING', FEN, 0])
})

test('the new piece of an exchange has none of the repairs of the old one', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const own = async () => (await shopper.must(`GET ${B}/get-fix-sku`)).list[0]
  for (let times = 0; times < 2; times += 1) {
    const request = {
      work: 'REPAIR' as const,
      faultCodes: [FAULT],
      text: '',
      pictures: [],
      day: dayIn(shop, 2),
      window: 1
    }
    const body = { ...request, orderCode, skuCode: 'POT', addressId: shopper.addressId }
    const headers = { 'idempotency-key': `before-exchange-${times}` }
    const { billId } = await shopper.must(`POST ${B}/create-fix-bill-by-order`, { headers, body })
    for (const of of ['accept', 'assign', 'set-out', 'begin', 'finish'] as const) await step(billId, of)
  }
  assert.equal((await own())?.exchangeOpen, true)
  const { caseCode } = await applyForExchange(shopper, exchangeFor(orderCode, 'POT'))
  await cases.agree(shop.core, TESTER, caseCode)
  await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await cases.inspect(shop.core, TESTER, caseCode, { found: [] })
  const carrier = { zh: '顺启速运', en: 'Shunqi' }
  await cases.sendNew(shop.core, TESTER, caseCode, { carrier, trackingNo: 'SQ77201180' })
  await shop.core.clock.advance(DAY_MS)
  await shopper.must('POST /o2as-b2c/v1/after/sale/confirm-receipt', { body: { caseCode } })
  const { rows } = await shopper.must(KINDS, { query: { orderCode } })
  const until = (kind: string) => rows[1]?.kinds.find((entry) => entry.kind === kind)?.until
  assert.deepEqual([until('RETURN'), until('EXCHANGE')], [rows[1]?.faultUntil, rows[1]?.exchangeUntil])
  assert.equal((await own())?.exchangeOpen, false)
  assert.equal((await own())?.warranty?.until, rows[1]?.warrantyUntil)
})
