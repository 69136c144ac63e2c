// PostgreSQL: stock and states of exchanges that several want to move at once
/** Exchanges: what lies ready, what is sent, what goes back, and what becomes of one without stock. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as desk from '../../../gateway/src/areas/afterSales'
import { sweepCases } from '../../../gateway/src/areas/afterSales/sweep'
import { balance, spend } from '../../../gateway/src/areas/points'
import { available } from '../../../gateway/src/areas/wallet'
import {
  ANSWER_CASE,
  applyForCase,
  askExchange,
  backFor,
  CANCEL_CASE,
  CASE,
  deliveredOrder,
  ESTIMATE,
  applyForExchange,
  exchangeFor,
  KINDS,
  NUMBER,
  refundsIn,
  returning,
  see,
  SEND,
  type ExchangeWish
} from '../aftersale/cases'
import { applyFor, INVOICES } from '../orders/invoices'
import { detail, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ownPage } from '../support'

const EXCHANGE_DETAIL = 'GET /o2as-b2c/v1/after/sale/exchange-detail'
const RECEIPT = 'POST /o2as-b2c/v1/after/sale/confirm-receipt'
const DAY = 86_400_000
const SENT = { carrier: { zh: '顺启速运', en: 'Shunqi' }, trackingNo: 'SQ77201180' }
const NONE = { zh: '仓库没有了', en: 'None left' }

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** An exchange whose old piece is back and in order: it waits to be sent. */
async function inspected(
  shopper: TestShopper,
  wish: ExchangeWish,
  found: Parameters<typeof desk.inspect>[3]['found'] = []
): Promise<string> {
  const { caseCode } = await applyForExchange(shopper, wish)
  await desk.agree(shop.core, TESTER, caseCode)
  await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
  await desk.inspect(shop.core, TESTER, caseCode, { found })
  return caseCode
}

async function seeBoth(shopper: TestShopper, caseCode: string) {
  const { exchange, ...claim } = await shopper.must(EXCHANGE_DETAIL, { query: { caseCode } })
  assert.ok(exchange, 'an exchange says what it is for')
  return { ...claim, exchange }
}
const pass = async (ms: number) => {
  await shop.core.clock.advance(ms)
  await sweepCases(shop.core)
}

test('the same version is exchanged without money: taken out of stock when asked for, sent, received, its days begin anew', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
  const { payFen, quantity } = await detail(shopper, orderCode)
  const stock = await shop.stockOf('POT')
  const caseCode = await inspected(shopper, exchangeFor(orderCode, 'POT'))
  // the new one lies ready, the old one can be sold again
  assert.equal(await shop.stockOf('POT'), stock - 1 + 1)
  const waits = await seeBoth(shopper, caseCode)
  assert.deepEqual(
    [waits.state, waits.exchange.same, waits.exchange.thenFen, waits.exchange.balanceFen, waits.exchange.held],
    ['WAIT_RESEND', true, 3_000, 0, true]
  )
  await desk.sendNew(shop.core, TESTER, caseCode, SENT)
  await desk.carryNew(shop.core, caseCode, 'move')
  await desk.carryNew(shop.core, caseCode, 'sign')
  const sent = await seeBoth(shopper, caseCode)
  assert.deepEqual(
    [sent.state, sent.exchange.trackingNo, sent.exchange.tracks.length, sent.refundFen],
    ['RESENT', 'SQ77201180', 3, 0]
  )
  await shop.core.clock.advance(20 * DAY)
  const received = await shopper.must(RECEIPT, { body: { caseCode } })
  assert.equal(received.state, 'COMPLETED')
  assert.equal((await shopper.ask(RECEIPT, { body: { caseCode } })).code, 'case.state')
  const after = await detail(shopper, orderCode)
  assert.deepEqual([after.payFen, after.refundFen ?? 0, after.quantity], [payFen, 0, quantity])
  assert.deepEqual(
    after.rows.map((row) => [row.skuCode, row.quantity, row.exchanged, row.replacement, row.returned]),
    [
      ['POT', 2, 1, undefined, undefined],
      ['POT', 1, undefined, true, undefined]
    ]
  )
  // the days of the old ones are over, those of the new one have begun
  const { rows } = await shopper.must(KINDS, { query: { orderCode } })
  assert.deepEqual(
    rows.map(({ kinds }) => kinds.filter(({ open }) => open).map(({ kind }) => kind)),
    [[], ['RETURN', 'EXCHANGE']]
  )
  assert.ok((rows[1]?.warrantyUntil ?? 0) > (rows[0]?.warrantyUntil ?? 0))
  assert.deepEqual(await refundsIn(shop, orderCode), [])
})

test('another version that is not dearer gives back the difference once it is sent, and its return the rest of what was paid', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT2: 1, POT: 1 })
  const { payFen, freightFen } = await detail(shopper, orderCode)
  const { rows, versions } = await shopper.must(KINDS, { query: { orderCode } })
  const index = rows.findIndex(({ skuCode }) => skuCode === 'POT2')
  const position = rows[index]?.position ?? 0
  assert.deepEqual(
    versions
      .find((row) => row.position === position)
      ?.list.map((version) => [version.skuCode, version.priceFen, version.same, version.state]),
    [
      ['POT2', 5_000, true, 'OPEN'],
      ['POT', 3_000, false, 'OPEN']
    ]
  )
  const caseCode = await inspected(shopper, exchangeFor(orderCode, 'POT', { position }))
  assert.deepEqual(await refundsIn(shop, orderCode), [])
  await desk.sendNew(shop.core, TESTER, caseCode, SENT)
  assert.deepEqual(await refundsIn(shop, orderCode), [[2_000, 'RETURNED', `case:${caseCode}`, 'SENT']])
  assert.equal(await desk.hearRefund(shop.core, caseCode, 'DONE'), true)
  assert.equal((await see(shopper, caseCode)).state, 'RESENT')
  await shopper.must(RECEIPT, { body: { caseCode } })
  assert.equal((await see(shopper, caseCode)).state, 'COMPLETED')
  // both that are kept come back: all that was paid for the goods is back then
  const anew = (await shopper.must(KINDS, { query: { orderCode } })).rows.filter(({ open }) => open > 0)
  const back = anew.map((row) => ({ position: row.position, quantity: row.open }))
  assert.equal(back.length, 2)
  const sent = await returning(shopper, orderCode, back)
  await desk.inspect(shop.core, TESTER, sent.caseCode, { found: [] })
  const after = await detail(shopper, orderCode)
  assert.equal(after.refundFen, payFen - freightFen)
})

test('one that is dearer, of another product, or not there is refused, and says so; a case that was asked for is changed', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 3 })
  const { versions } = await shopper.must(KINDS, { query: { orderCode } })
  assert.deepEqual(
    versions[0]?.list.map((version) => [version.skuCode, version.state]),
    [
      ['POT', 'OPEN'],
      ['POT2', 'DEARER']
    ]
  )
  const code = async (wish: ExchangeWish, pictures?: string[]) => (await askExchange(shopper, wish, pictures)).code
  assert.equal(await code(exchangeFor(orderCode, 'POT2')), 'exchange.dearer')
  assert.equal(await code(exchangeFor(orderCode, 'FAN')), 'exchange.version')
  assert.equal(await code(exchangeFor(orderCode, 'NONE')), 'exchange.version')
  assert.equal(await code(exchangeFor(orderCode, 'POT', { reasonCode: 'NO_REASON' })), 'case.reason')
  assert.equal(await code(exchangeFor(orderCode, 'POT'), []), 'case.pictures')
  assert.equal(await code(exchangeFor(orderCode, 'POT', { quantity: 4 })), 'case.pieces')
  assert.equal(await code(exchangeFor(orderCode, 'POT', { position: 9 })), 'case.pieces')
  await shop.setPrice('POT2', 2_600)
  const stock = await shop.stockOf('POT')
  const stock2 = await shop.stockOf('POT2')
  const first = await applyForExchange(shopper, exchangeFor(orderCode, 'POT2'))
  assert.deepEqual([first.refundFen, await shop.stockOf('POT2')], [400, stock2 - 1])
  const changed = await applyForExchange(
    shopper,
    exchangeFor(orderCode, 'POT', { quantity: 2, caseCode: first.caseCode })
  )
  assert.deepEqual(
    [changed.caseCode, changed.refundFen, await shop.stockOf('POT'), await shop.stockOf('POT2')],
    [first.caseCode, 0, stock - 2, stock2]
  )
  // another kind of case is none of these
  const returned = await applyForCase(shopper, backFor(orderCode))
  assert.equal((await shopper.ask(EXCHANGE_DETAIL, { query: { caseCode: returned.caseCode } })).code, 'case.missing')
  const withdrawn = await shopper.must('POST /o2as-b2c/v1/after/sale/cancel-exchange', {
    body: { caseCode: changed.caseCode }
  })
  assert.deepEqual([withdrawn.state, await shop.stockOf('POT')], ['CANCELLED', stock])
  await shopper.must('POST /o2as-b2c/v1/after/sale/exchange-delete', { body: { caseCode: changed.caseCode } })
  assert.equal((await shopper.ask(CASE, { query: { caseCode: changed.caseCode } })).code, 'case.missing')
  await shop.setPrice('POT2', 5_000)
  await shop.setStock('POT', 0)
  assert.equal(await code(exchangeFor(orderCode, 'POT')), 'exchange.stock')
  await shop.setStock('POT', stock)
})

test('the last piece goes to one of two who want it', async () => {
  const wants = async () => {
    const shopper = await shop.shopper()
    return { shopper, orderCode: await deliveredOrder(shop, shopper, { LAMP: 1 }) }
  }
  const both = [await wants(), await wants()]
  await shop.setStock('LAMP', 1)
  const answers = await Promise.all(
    both.map(({ shopper, orderCode }) => askExchange(shopper, exchangeFor(orderCode, 'LAMP')))
  )
  assert.deepEqual(answers.map(({ code }) => code).sort(), ['S', 'exchange.stock'])
  assert.equal(await shop.stockOf('LAMP'), 0)
  await shop.setStock('LAMP', 50)
})

test('no stock: the shopper waits, is asked again after a week, and takes the money, all of it in one refund', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT2: 1, POT: 1 })
  const { rows } = await shopper.must(KINDS, { query: { orderCode } })
  const position = rows.find(({ skuCode }) => skuCode === 'POT2')?.position ?? 0
  const stock = await shop.stockOf('POT')
  const caseCode = await inspected(shopper, exchangeFor(orderCode, 'POT', { position }))
  await desk.outOfStock(shop.core, TESTER, caseCode, NONE)
  const claim = await seeBoth(shopper, caseCode)
  assert.deepEqual([claim.state, claim.exchange.held, claim.timeline[0]?.note], ['OUT_OF_STOCK', false, '仓库没有了'])
  const say = (answer: 'WAIT' | 'MONEY') => shopper.ask(ANSWER_CASE, { body: { caseCode, answer } })
  assert.equal((await say('WAIT')).data.state, 'WAIT_RESEND')
  assert.equal((await say('MONEY')).code, 'case.state')
  await pass(7 * DAY)
  assert.equal((await see(shopper, caseCode)).state, 'OUT_OF_STOCK')
  const answers = await Promise.all([say('MONEY'), say('MONEY'), say('WAIT')])
  const won = answers.filter(({ success }) => success)
  assert.ok(won.length <= 2)
  if ((await see(shopper, caseCode)).state === 'WAIT_RESEND') await desk.outOfStock(shop.core, TESTER, caseCode, NONE)
  if ((await see(shopper, caseCode)).state === 'OUT_OF_STOCK') await say('MONEY')
  const paid = await seeBoth(shopper, caseCode)
  assert.deepEqual([paid.state, paid.refundFen, paid.becameMoney], ['REFUNDING', 5_000, true])
  assert.deepEqual(await refundsIn(shop, orderCode), [[5_000, 'RETURNED', `case:${caseCode}`, 'SENT']])
  await desk.hearRefund(shop.core, caseCode, 'DONE')
  assert.equal((await see(shopper, caseCode)).state, 'COMPLETED')
  // what was said to be ready was not there
  assert.equal(await shop.stockOf('POT'), stock - 1)
  const order = await detail(shopper, orderCode)
  assert.deepEqual(
    order.rows.map((row) => row.returned ?? 0),
    rows.map((row) => (row.position === position ? 1 : 0))
  )
})

test('by time: a shop that does not send is out of stock, one who does not choose has the money, one who does not confirm has received', async () => {
  const shopper = await shop.shopper()
  const silent = await inspected(shopper, exchangeFor(await deliveredOrder(shop, shopper, { POT: 1 }), 'POT'))
  const sent = await inspected(shopper, exchangeFor(await deliveredOrder(shop, shopper, { POT: 1 }), 'POT'))
  await desk.sendNew(shop.core, TESTER, sent, SENT)
  await pass(7 * DAY)
  assert.equal((await see(shopper, silent)).state, 'OUT_OF_STOCK')
  assert.equal((await see(shopper, sent)).state, 'RESENT')
  await pass(3 * DAY)
  assert.equal((await see(shopper, sent)).state, 'COMPLETED')
  await pass(4 * DAY)
  // nothing of the order is kept: its delivery goes back, too
  assert.deepEqual([(await see(shopper, silent)).state, (await see(shopper, silent)).refundFen], ['REFUNDING', 4_000])
})

test('pieces that were found in order alone are exchanged; where none was, nothing is sent and what lay ready is free', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 3 })
  const stock = await shop.stockOf('POT')
  const found = [{ position: 0, accepted: 2, sellable: 1 }]
  const caseCode = await inspected(shopper, exchangeFor(orderCode, 'POT', { quantity: 3 }), found)
  assert.equal((await see(shopper, caseCode)).state, 'DISPUTED')
  await shopper.must(ANSWER_CASE, { body: { caseCode, answer: 'ACCEPT' } })
  // three lay ready, one of them is free again, and one of those that came back can be sold
  assert.equal(await shop.stockOf('POT'), stock - 2 + 1)
  await desk.sendNew(shop.core, TESTER, caseCode, SENT)
  assert.equal((await seeBoth(shopper, caseCode)).exchange.quantity, 2)
  await shopper.must(RECEIPT, { body: { caseCode } })
  const { rows } = await detail(shopper, orderCode)
  assert.deepEqual(
    rows.map((row) => [row.quantity, row.exchanged, row.replacement]),
    [
      [3, 2, undefined],
      [2, undefined, true]
    ]
  )
  const other = await deliveredOrder(shop, shopper, { POT: 1 })
  const before2 = await shop.stockOf('POT')
  const none = await inspected(shopper, exchangeFor(other, 'POT'), [{ position: 0, accepted: 0, sellable: 0 }])
  await pass(5 * DAY)
  assert.deepEqual([(await see(shopper, none)).state, await shop.stockOf('POT')], ['SENT_BACK', before2])
})

test('a balance that did not arrive is asked about once the new one is there, and goes to the balance of who paid', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT2: 1 })
  const caseCode = await inspected(shopper, exchangeFor(orderCode, 'POT'))
  await desk.sendNew(shop.core, TESTER, caseCode, SENT)
  await desk.hearRefund(shop.core, caseCode, 'FAILED')
  assert.equal((await see(shopper, caseCode)).state, 'RESENT')
  assert.equal((await shopper.must(RECEIPT, { body: { caseCode } })).state, 'REFUND_FAILED')
  await shopper.must(ANSWER_CASE, { body: { caseCode, answer: 'TO_BALANCE' } })
  assert.equal((await see(shopper, caseCode)).state, 'COMPLETED')
  assert.equal((await available(shop.core.db, shopper.userId)).balanceFen, 2_000)
  // one that is still under way is waited for
  const second = await inspected(shopper, exchangeFor(await deliveredOrder(shop, shopper, { POT2: 1 }), 'POT'))
  await desk.sendNew(shop.core, TESTER, second, SENT)
  assert.equal((await shopper.must(RECEIPT, { body: { caseCode: second } })).state, 'REFUNDING')
  await desk.hearRefund(shop.core, second, 'DONE')
  assert.equal((await see(shopper, second)).state, 'COMPLETED')
})

test('points that the difference earned and that are spent come off the balance, which is said beforehand', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT2: 1 })
  const { userId } = shopper
  const all = await balance(shop.core.db, userId)
  await spend(shop.core.db, { userId, source: 'SERVICE', reference: 'all', points: all, now: shop.core.clock.date() })
  const { position, quantity, ...rest } = exchangeFor(orderCode, 'POT')
  const estimate = await shopper.must(ESTIMATE, { body: { ...rest, kind: 'EXCHANGE', rows: [{ position, quantity }] } })
  assert.deepEqual(
    [estimate.exchange?.balanceFen, estimate.amounts.takenPoints, estimate.amounts.refundFen],
    [2_000, 20, 1_980]
  )
  const caseCode = await inspected(shopper, exchangeFor(orderCode, 'POT'))
  await desk.sendNew(shop.core, TESTER, caseCode, SENT)
  assert.deepEqual([(await see(shopper, caseCode)).refundFen, await balance(shop.core.db, userId)], [1_980, 0])
})

test('an invoice stays as it is for the same version, and is made out anew over less for a cheaper one', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT2: 2 })
  await applyFor(shopper, orderCode)
  const invoices = async () =>
    (await shopper.must(INVOICES, { query: { group: 'OPEN' } })).list.map((invoice) => [
      invoice.invoiceCode,
      invoice.amountFen
    ])
  const [before = ['', 0]] = await invoices()
  const same = await inspected(shopper, exchangeFor(orderCode, 'POT2'))
  await desk.sendNew(shop.core, TESTER, same, SENT)
  assert.deepEqual(await invoices(), [before])
  await shopper.must(RECEIPT, { body: { caseCode: same } })
  const cheaper = await inspected(shopper, exchangeFor(orderCode, 'POT'))
  await desk.sendNew(shop.core, TESTER, cheaper, SENT)
  assert.deepEqual(
    (await invoices()).map(([, fen]) => fen),
    [Number(before[1]) - 2_000]
  )
})

test('strangers see, move and confirm nothing of it, and the console does what the shop does', async () => {
  const shopper = await shop.shopper()
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const caseCode = await inspected(shopper, exchangeFor(orderCode, 'POT'))
  const stranger = await shop.shopper()
  const codes = [
    (await stranger.ask(EXCHANGE_DETAIL, { query: { caseCode } })).code,
    (await stranger.ask(RECEIPT, { body: { caseCode } })).code,
    (await stranger.ask('POST /o2as-b2c/v1/after/sale/cancel-exchange', { body: { caseCode } })).code,
    (await stranger.ask('POST /o2as-b2c/v1/after/sale/exchange-delete', { body: { caseCode } })).code,
    (await askExchange(stranger, exchangeFor(orderCode, 'POT'))).code
  ]
  assert.deepEqual(codes, ['case.missing', 'case.missing', 'case.missing', 'case.missing', 'order.missing'])
  assert.equal((await shopper.ask(CANCEL_CASE, { body: { caseCode } })).code, 'case.state')
  const post = async (step: string, payload: object = {}) =>
    (
      await shop.app.inject({
        method: 'POST',
        url: `/demo/api/cases/${caseCode}/${step}`,
        headers: ownPage(shop),
        payload
      })
    ).statusCode
  assert.equal(await post('no-stock'), 200)
  await assert.rejects(desk.carryNew(shop.core, caseCode, 'move'))
  assert.equal(await post('resend', { carrier: '远禾快递', trackingNo: 'YH20261127' }), 200)
  assert.equal(await post('sign-new'), 200)
  const { state, exchange } = await seeBoth(shopper, caseCode)
  assert.deepEqual([state, exchange.carrierName, exchange.trackingNo], ['RESENT', '远禾快递', 'YH20261127'])
  assert.notEqual(exchange.signedAt, undefined)
})
