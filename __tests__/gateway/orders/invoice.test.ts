// PostgreSQL: applications that come at once, and papers that gateways share
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { RED_CONFIRM_MS } from '../../../domain/orders/invoice'
import { bookInvoice } from '../../../gateway/src/areas/invoice'
import { sweepInvoices } from '../../../gateway/src/areas/invoice/issuing'
import { inCapitals } from '../../../gateway/src/areas/invoice/capitals'
import { addCompanies } from '../../../gateway/src/areas/invoice/companyStore'
import { STAFF } from '../../../gateway/src/console/staff'
import {
  ADD_TITLE,
  APPLY,
  applyFor,
  CHANGE,
  COMPANY,
  CONFIRM,
  INVOICE,
  INVOICES,
  MAIL,
  OFFER,
  PERSON,
  SPECIAL,
  TAX_NO,
  TITLES,
  withInvoice
} from './invoices'
import { order, paidOrder, startShop, type TestShop, type TestShopper } from './journey-shop'

const MINUTE_MS = 60_000
const OPEN = ['SUBMITTED', 'ISSUING'] as const
let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const titlesOf = async (shopper: TestShopper) => (await shopper.must(TITLES)).list
const invoiceOf = (shopper: TestShopper, invoiceCode: string) => shopper.must(INVOICE, { query: { invoiceCode } })
/** Lets time issue these; a sweep draws a few papers. What other tests asked for is left out: each paper takes long to draw. */
const issue = async (...codes: string[]) => {
  await shop.core.clock.advance(2 * MINUTE_MS)
  const waiting = () => shop.core.db.selectFrom('invoice').select('invoice_code').where('state', 'in', OPEN).execute()
  const others = (await waiting()).map(({ invoice_code }) => invoice_code).filter((code) => !codes.includes(code))
  if (others.length > 0)
    await shop.core.db.updateTable('invoice').set({ state: 'VOID' }).where('invoice_code', 'in', others).execute()
  while ((await waiting()).length > 0) await shop.sweep()
}
const cancel = (shopper: TestShopper, orderCode: string) =>
  shopper.must('POST /o2ord-b2c/v1/order-trades/cancel-reason', { body: { orderCode, reasonCode: 'MIND' } })
const changeTo = (shopper: TestShopper, invoiceCode: string, party: object) =>
  shopper.ask(CHANGE, { body: { invoiceCode, party } })

test('titles: the first is the default, another takes its place, and the newest takes that of one that is removed', async () => {
  const shopper = await shop.shopper()
  const add = (title: object, isDefault = false) => shopper.must(ADD_TITLE, { body: { ...title, isDefault } })
  const person = await add(PERSON)
  assert.equal(person.isDefault, true)
  const company = await add({ ...COMPANY, email: 'caiwu@yunling.example' })
  assert.deepEqual(
    (await titlesOf(shopper)).map(({ titleId, isDefault }) => [titleId, isDefault]),
    [
      [person.titleId, true],
      [company.titleId, false]
    ]
  )
  await shopper.must('PUT /o2ord-b2c/v1/invoice-titles', { body: { ...company, isDefault: true } })
  assert.equal((await titlesOf(shopper))[0]?.titleId, company.titleId)
  await shopper.must('DELETE /o2ord-b2c/v1/invoice-titles', { query: { titleId: company.titleId } })
  assert.deepEqual(await titlesOf(shopper), [{ ...person, isDefault: true }])
})

test('a title is kept as it is read: without blanks, its tax number in capitals, a person’s as a name alone', async () => {
  const shopper = await shop.shopper()
  const spacedNo = TAX_NO.toLowerCase().replace(/(.{4})/g, '$1 ')
  const reply = await shopper.must(ADD_TITLE, {
    body: { kind: 'COMPANY', name: ' 杭州云岭  设计 ', taxNo: spacedNo, account: '5718 0000-6021', isDefault: false }
  })
  assert.deepEqual([reply.name, reply.taxNo, reply.account], ['杭州云岭 设计', TAX_NO, '571800006021'])
  const person = await shopper.must(ADD_TITLE, { body: { ...PERSON, taxNo: TAX_NO, isDefault: false } })
  assert.equal(person.taxNo, undefined)
})

test('a title that can’t be right is refused by name: a wrong digit, no tax number, an e-mail that is none', async () => {
  const shopper = await shop.shopper()
  const code = async (title: object) => (await shopper.ask(ADD_TITLE, { body: { isDefault: false, ...title } })).code
  const wrongDigit = `${TAX_NO.slice(0, 17)}${TAX_NO.endsWith('9') ? '8' : '9'}`
  assert.equal(await code({ ...COMPANY, taxNo: wrongDigit }), 'invoice.taxNo')
  assert.equal(await code({ kind: 'COMPANY', name: '云岭' }), 'invoice.taxNo')
  assert.equal(await code({ ...PERSON, name: '  ' }), 'invoice.name')
  assert.equal(await code({ ...PERSON, name: '林\u202e知夏' }), 'invoice.name')
  assert.equal(await code({ ...PERSON, email: 'a@b' }), 'invoice.email')
  assert.deepEqual(await titlesOf(shopper), [])
})

test('a shopper keeps twenty titles', async () => {
  const shopper = await shop.shopper()
  for (let index = 0; index < 20; index += 1)
    await shopper.must(ADD_TITLE, { body: { ...PERSON, name: `客人 ${index}`, isDefault: false } })
  const more = await shopper.ask(ADD_TITLE, { body: { ...PERSON, isDefault: false } })
  assert.equal(more.code, 'invoice-title.limit')
})

test('companies are found by two letters of their name, those that were used first', async () => {
  await addCompanies(shop.core.db, [
    { name: '云岭（杭州）文化传媒有限公司', tax_no: '91330108MA7D3N6P5C' },
    { name: '杭州云岭设计有限公司', tax_no: TAX_NO },
    { name: '100% 有限公司', tax_no: '91330102MA9F5T2X0K' }
  ])
  const shopper = await shop.shopper()
  const find = async (name: string) =>
    (await shopper.must('GET /o2ord-b2c/v1/invoice-titles/fuzzySearch/list', { query: { name } })).list
  assert.deepEqual(
    (await find('云岭')).map(({ name }) => name.slice(0, 4)),
    ['云岭（杭', '杭州云岭']
  )
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await applyFor(shopper, orderCode, COMPANY)
  assert.deepEqual(
    (await find(' 云岭 ')).map(({ name, used }) => [name.slice(0, 4), used]),
    [
      ['杭州云岭', 1],
      ['云岭（杭', 0]
    ]
  )
  assert.deepEqual(await find('%%'), [])
  for (const letters of ['yunling', 'yunl', 'yl', 'YunLing', '云ling'])
    assert.deepEqual(
      (await find(letters)).map(({ name }) => name.slice(0, 4)).sort(),
      ['云岭（杭', '杭州云岭'],
      letters
    )
  assert.equal((await find('hzylsj'))[0]?.name, '杭州云岭设计有限公司')
  assert.deepEqual(await find('unling'), [])
})

test('an offer says what was paid for each row, and an application is over exactly that and the delivery', async () => {
  const shopper = await shop.shopper()
  await shop.giveCoupon(shopper.userId, 'C10')
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 2, POT2: 1 })
  const offer = await shopper.must(OFFER, { query: { orderCode } })
  const { payFen } = await shopper.must('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })
  const offeredFen = offer.rows.reduce((sum, { amountFen }) => sum + amountFen, offer.freightFen)
  assert.equal(offeredFen, payFen)
  assert.ok(offer.rows.some(({ discountFen }) => discountFen > 0))
  const reply = await shopper.must(APPLY, { body: { orderCode, positions: [1], party: PERSON, keepTitle: false } })
  assert.equal(reply.amountFen, (offer.rows[1]?.amountFen ?? 0) + offer.freightFen)
  assert.equal(reply.netFen + reply.taxFen, reply.amountFen)
  const two = await applyFor(shopper, orderCode)
  assert.equal(reply.amountFen + two.amountFen, payFen)
  const { rows } = await shopper.must(OFFER, { query: { orderCode } })
  assert.deepEqual(
    rows.map(({ invoiceCode, invoiceState }) => [invoiceCode, invoiceState]),
    [
      [two.invoiceCode, 'SUBMITTED'],
      [reply.invoiceCode, 'SUBMITTED']
    ]
  )
  const again = await shopper.ask(APPLY, { body: { orderCode, positions: [0], party: PERSON, keepTitle: false } })
  assert.equal(again.code, 'invoice.taken')
  const { list } = await shopper.must(INVOICES)
  assert.equal(list.length, 2)
})

test('an order that waits for its payment or was cancelled is not invoiced, nor are rows that it has not', async () => {
  const shopper = await shop.shopper()
  const [waiting = ''] = await order(shopper, { POT: 1 })
  const apply = async (orderCode: string, positions: number[]) =>
    (await shopper.ask(APPLY, { body: { orderCode, positions, party: PERSON, keepTitle: false } })).code
  assert.equal(await apply(waiting, [0]), 'invoice.order')
  const [paidOrderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  assert.equal(await apply(paidOrderCode, [0, 7]), 'order.missing')
  await cancel(shopper, paidOrderCode)
  assert.equal(await apply(paidOrderCode, [0]), 'invoice.order')
})

test('of many applications for the same goods at once, one is kept', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  const body = { orderCode, positions: [0], party: PERSON, keepTitle: true }
  const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.ask(APPLY, { body })))
  assert.equal(answers.filter(({ success }) => success).length, 1)
  assert.ok(answers.every(({ success, code }) => success || code === 'invoice.taken'))
  assert.equal((await titlesOf(shopper)).length, 1)
})

test('it is issued with a number and a paper, sent where it was wanted, and its paper opens', async () => {
  const { shopper, invoiceCode } = await withInvoice(shop, { ...SPECIAL, email: 'caiwu@yunling.example' })
  assert.equal((await invoiceOf(shopper, invoiceCode)).state, 'SUBMITTED')
  await issue(invoiceCode)
  const invoice = await invoiceOf(shopper, invoiceCode)
  assert.equal(invoice.state, 'ISSUED')
  assert.match(invoice.invoiceNo ?? '', /^\d{20}$/)
  assert.deepEqual([invoice.mailed?.email, invoice.mailed?.state], ['caiwu@yunling.example', 'SENT'])
  const paper = await shop.app.inject({ url: invoice.file ?? '' })
  assert.equal(paper.headers['content-type'], 'application/pdf')
  assert.equal(paper.rawPayload.subarray(0, 5).toString(), '%PDF-')
  assert.equal(paper.rawPayload.length, invoice.fileBytes)
  const [page = '', ...more] = invoice.pages ?? []
  assert.equal(more.length, 0)
  const picture = await shop.app.inject({ url: page })
  assert.equal(picture.headers['content-type'], 'image/png')
  assert.equal((await shop.app.inject({ url: page.split('?')[0] ?? '' })).statusCode, 404)
  const mail = (to: string) => shopper.ask(MAIL, { body: { invoiceCode, email: to } })
  assert.equal((await mail('nobody')).code, 'invoice.email')
  const { mailed } = (await mail('she@home.example')).data
  assert.deepEqual([mailed?.email, mailed?.state], ['she@home.example', 'SENDING'])
  for (let index = 0; index < 3; index += 1) await mail('she@home.example')
  assert.equal((await mail('she@home.example')).code, 'invoice.mails')
  await shop.sweep()
  const letters = await shop.core.db.selectFrom('outbox').selectAll().where('kind', '=', 'EMAIL').execute()
  assert.equal(letters.filter(({ recipient }) => recipient === 'she@home.example').length, 4)
})

test('before it is taken up it is changed in place; issued, a red one takes it back and another stands for it, once', async () => {
  const { shopper, invoiceCode } = await withInvoice(shop)
  const same = await changeTo(shopper, invoiceCode, PERSON)
  assert.equal(same.code, 'invoice.same')
  const change = await changeTo(shopper, invoiceCode, COMPANY)
  assert.deepEqual([change.data.invoiceCode, change.data.name], [invoiceCode, COMPANY.name])
  assert.equal((await changeTo(shopper, invoiceCode, PERSON)).code, 'invoice.changed')

  const other = await withInvoice(shop)
  await issue(other.invoiceCode)
  const next = (await changeTo(other.shopper, other.invoiceCode, COMPANY)).data
  assert.notEqual(next.invoiceCode, other.invoiceCode)
  assert.deepEqual([next.state, next.changesLeft, next.amountFen > 0], ['SUBMITTED', 0, true])
  const old = await invoiceOf(other.shopper, other.invoiceCode)
  assert.deepEqual([old.state, old.redReason, old.replacedBy], ['REVERSED', 'CHANGED', next.invoiceCode])
  assert.equal(old.amountFen, next.amountFen)
})

test('one that is booked is taken back by its buyer’s word, and stands again where none comes in 72 hours', async () => {
  const { shopper, invoiceCode } = await withInvoice(shop, SPECIAL)
  await issue(invoiceCode)
  await bookInvoice(shop.core, STAFF, invoiceCode)
  const change = (await changeTo(shopper, invoiceCode, COMPANY)).data
  assert.equal(change.state, 'RED_REQUESTED')
  assert.equal((change.confirmBefore ?? 0) - shop.core.clock.now() > RED_CONFIRM_MS - MINUTE_MS, true)
  await shop.core.clock.advance(RED_CONFIRM_MS + 1000)
  const late = await shopper.ask(CONFIRM, { body: { invoiceCode } })
  assert.equal(late.code, 'invoice.state')
  await shop.sweep()
  const stands = await invoiceOf(shopper, invoiceCode)
  assert.deepEqual([stands.state, stands.changesLeft], ['ISSUED', 1])

  await changeTo(shopper, invoiceCode, COMPANY)
  const next = await shopper.must(CONFIRM, { body: { invoiceCode } })
  assert.equal(next.name, COMPANY.name)
  assert.equal((await invoiceOf(shopper, invoiceCode)).state, 'REVERSED')
})

test('a cancelled order takes its invoices back: void before they are issued, red after, by word when booked', async () => {
  const early = await withInvoice(shop)
  await cancel(early.shopper, early.orderCode)
  assert.equal((await invoiceOf(early.shopper, early.invoiceCode)).state, 'VOID')
  const late = await withInvoice(shop)
  const booking = await withInvoice(shop, SPECIAL)
  await issue(late.invoiceCode, booking.invoiceCode)
  await bookInvoice(shop.core, STAFF, booking.invoiceCode)
  await cancel(late.shopper, late.orderCode)
  const invoice = await invoiceOf(late.shopper, late.invoiceCode)
  assert.deepEqual([invoice.state, invoice.redReason, invoice.replacedBy], ['REVERSED', 'REFUNDED', undefined])
  await cancel(booking.shopper, booking.orderCode)
  assert.equal((await invoiceOf(booking.shopper, booking.invoiceCode)).state, 'RED_REQUESTED')
  const { invoiceCode } = booking
  assert.equal((await booking.shopper.must(CONFIRM, { body: { invoiceCode } })).state, 'REVERSED')
})

test('lists tell what is open, issued and ended apart', async () => {
  const { shopper, invoiceCode } = await withInvoice(shop)
  const codes = async (group?: string) =>
    (await shopper.must(INVOICES, { query: group === undefined ? {} : { group } })).list.map((row) => row.invoiceCode)
  assert.deepEqual([await codes('OPEN'), await codes('ISSUED'), await codes()], [[invoiceCode], [], [invoiceCode]])
  await issue(invoiceCode)
  assert.deepEqual([await codes('OPEN'), await codes('ISSUED'), await codes('ENDED')], [[], [invoiceCode], []])
})

test('amounts are written out so that nobody adds a digit', () => {
  const capitals = [399_800, 10_005, 1, 20, 100_000_000, 1_000_000_100, 12_030_405, 0].map(inCapitals)
  assert.deepEqual(capitals, [
    '叁仟玖佰玖拾捌圆整',
    '壹佰圆零伍分',
    '壹分',
    '贰角整',
    '壹佰万圆整',
    '壹仟万零壹圆整',
    '壹拾贰万零叁佰零肆圆零伍分',
    '零圆整'
  ])
})

test('its buyer is told when it is issued, when it waits for their word, when that lapses, and when it is void', async () => {
  const messagesOf = async (invoiceCode: string) =>
    (await shop.core.db.selectFrom('outbox').select(['kind', 'title', 'page']).orderBy('created_at').execute())
      .filter(({ kind, page }) => kind === 'SMS' && page?.includes(invoiceCode))
      .map(({ title }) => title)
  const early = await withInvoice(shop)
  await cancel(early.shopper, early.orderCode)
  assert.deepEqual(await messagesOf(early.invoiceCode), ['发票申请已作废'])
  const booking = await withInvoice(shop, SPECIAL)
  await issue(booking.invoiceCode)
  assert.deepEqual(await messagesOf(booking.invoiceCode), ['发票已开具'])
  await bookInvoice(shop.core, STAFF, booking.invoiceCode)
  await shop.core.clock.advance(MINUTE_MS)
  await cancel(booking.shopper, booking.orderCode)
  assert.deepEqual(await messagesOf(booking.invoiceCode), ['发票已开具', '红冲发票待确认'])

  const other = await withInvoice(shop, SPECIAL)
  await issue(other.invoiceCode)
  await bookInvoice(shop.core, STAFF, other.invoiceCode)
  await shop.core.clock.advance(MINUTE_MS)
  await changeTo(other.shopper, other.invoiceCode, COMPANY)
  assert.deepEqual(await messagesOf(other.invoiceCode), ['发票已开具', '红冲发票待确认'])
  await shop.core.clock.advance(RED_CONFIRM_MS + 1000)
  await shop.sweep()
  await shop.sweep()
  assert.deepEqual(await messagesOf(other.invoiceCode), ['发票已开具', '红冲发票待确认', '红冲申请已失效'])
})

test('in production no paper is made up: an application stays submitted until the owner’s own system issues it', async () => {
  const { shopper, invoiceCode } = await withInvoice(shop)
  await shop.core.clock.advance(2 * MINUTE_MS)
  await sweepInvoices({ ...shop.core, mode: 'production' })
  const { state, invoiceNo, file } = await invoiceOf(shopper, invoiceCode)
  assert.deepEqual([state, invoiceNo, file], ['SUBMITTED', undefined, undefined])
})

test('production promises no time at which an invoice is there, as it makes none', async () => {
  const { shopper, invoiceCode } = await withInvoice(shop)
  const { orderCode, readyBy } = await invoiceOf(shopper, invoiceCode)
  assert.ok(readyBy)
  shop.core.mode = 'production'
  try {
    const { list } = await shopper.must('GET /o2ord-b2c/v1/invoice/list', { query: {} })
    const offer = await shopper.must('GET /o2ord-b2c/v1/apply-invoice', { query: { orderCode } })
    const times = [...list, await invoiceOf(shopper, invoiceCode), offer].map((invoice) => invoice.readyBy)
    assert.deepEqual(times, [undefined, undefined, undefined])
  } finally {
    shop.core.mode = 'demonstration'
  }
})
