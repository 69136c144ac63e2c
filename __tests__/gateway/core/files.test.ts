// PostgreSQL: a picture that two reviews name at once
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { keepFile } from '../../../gateway/src/core/files/uploads'
import { applyFor, INVOICE } from '../orders/invoices'
import { paidOrder, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { ADD, CREATE, DELETE, draftOf, completedOrder, ROWS, uploadPicture, write } from '../content/reviews'
import { ownPage } from '../support'

const AVATAR = 'POST /o2cum/v1/customer-info/upload-avatar'
const POINTS = 'GET /o2cum/v1/customer-info/point-and-level-detail'
const LONG = '用了两周，烧水很快，壶口倒水不滴，值得买。'
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const statusOf = async (url: string): Promise<number> => (await shop.app.inject({ url })).statusCode
const codeOf = async (shopper: TestShopper, orderCode: string, changes: Parameters<typeof draftOf>[1]) =>
  (await shopper.ask(CREATE, { body: { reviews: [draftOf(orderCode, changes)] } })).code
const pointsOf = async (shopper: TestShopper) => (await shopper.must(POINTS)).pointAvailable
const reviewOf = async (shopper: TestShopper, orderCode: string) =>
  (await shopper.must(ROWS, { query: { orderCode } })).list.find(({ skuCode }) => skuCode === 'POT')?.review
const atConsole = (reviewId: string, step: string) =>
  shop.app.inject({ method: 'POST', url: `/demo/api/reviews/${reviewId}/${step}`, headers: ownPage(shop), payload: {} })

/** An invoice that is issued, with a paper as issuing keeps it. */
async function issueInvoice(shopper: TestShopper): Promise<{ invoiceCode: string; path: string }> {
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT2: 1 })
  const { invoiceCode } = await applyFor(shopper, orderCode)
  const { db, clock } = shop.core
  const of = { userId: shopper.userId, purpose: 'INVOICE', owner: invoiceCode, closed: true } as const
  const bytes = Buffer.from('%PDF-1.7 paper')
  const path = await keepFile(db, { ...of, bytes, type: 'application/pdf', extension: 'pdf', now: clock.date() })
  await db
    .updateTable('invoice')
    .set({ state: 'ISSUED', issued_at: clock.date(), invoice_no: invoiceCode, file: path, file_bytes: bytes.length })
    .where('invoice_code', '=', invoiceCode)
    .execute()
  return { invoiceCode, path }
}

test('a review takes neither the paper of an invoice nor the picture of the account, and both outlive it', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const { invoiceCode, path } = await issueInvoice(shopper)
  const avatar = await uploadPicture(shopper, '#a11', AVATAR)
  for (const file of [path, avatar]) {
    assert.equal(await codeOf(shopper, orderCode, { pictures: [file] }), 'review.pictures')
    assert.equal(await codeOf(shopper, orderCode, { video: file }), 'review.video')
    assert.notEqual(await codeOf(shopper, orderCode, { videoPoster: file }), 'S')
  }
  const reviewId = await write(shopper, orderCode, { pictures: [await uploadPicture(shopper, '#a12')] })
  for (const file of [path, avatar])
    assert.equal((await shopper.ask(ADD, { body: { reviewId, text: '', pictures: [file] } })).code, 'review.pictures')
  await shopper.must(DELETE, { body: { reviewId } })
  assert.equal(await statusOf(avatar), 200)
  const { file = '' } = await shopper.must(INVOICE, { query: { invoiceCode } })
  assert.equal(await statusOf(file), 200)
})

test('a picture belongs to one review, also of two that name it at once, and goes with that alone', async () => {
  const shopper = await shop.shopper()
  const [first, two] = [await completedOrder(shop, shopper), await completedOrder(shop, shopper)]
  const picture = await uploadPicture(shopper, '#b11')
  const codes = await Promise.all([first, two].map((orderCode) => codeOf(shopper, orderCode, { pictures: [picture] })))
  assert.deepEqual([...codes].sort(), ['S', 'review.pictures'])
  const [has, lacks] = codes[0] === 'S' ? [first, two] : [two, first]
  const other = await write(shopper, lacks)
  const reply = await shopper.ask(ADD, { body: { reviewId: other, text: '', pictures: [picture] } })
  assert.equal(reply.code, 'review.pictures')
  await shopper.must(DELETE, { body: { reviewId: other } })
  assert.equal(await statusOf(picture), 200)
  await shopper.must(DELETE, { body: { reviewId: (await reviewOf(shopper, has))?.reviewId ?? '' } })
  assert.equal(await statusOf(picture), 404)
})

test('the same picture uploaded for each of several reviews earns its points once, and the reply says so', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper, { POT: 1, POT2: 1 })
  const again = await completedOrder(shop, shopper)
  const before = await pointsOf(shopper)
  const draft = async (of: string, skuCode: string) =>
    draftOf(of, { skuCode, text: LONG, pictures: [await uploadPicture(shopper, '#c11')] })
  const body = { reviews: [await draft(orderCode, 'POT'), await draft(orderCode, 'POT2')] }
  assert.equal((await shopper.must(CREATE, { body })).points, 50)
  assert.equal((await shopper.must(CREATE, { body: { reviews: [await draft(again, 'POT')] } })).points, 0)
  await shop.sweep()
  await shop.sweep()
  assert.equal(await pointsOf(shopper), before + 50)
})

test('uploads that nobody used are gone after a day, those of a review and of the account stay', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const [looseFile, usedFile] = [await uploadPicture(shopper, '#d11'), await uploadPicture(shopper, '#d12')]
  const avatar = await uploadPicture(shopper, '#d13', AVATAR)
  await write(shopper, orderCode, { pictures: [usedFile] })
  await shop.core.clock.advance(DAY_MS - MINUTE_MS)
  await shop.sweep()
  assert.deepEqual(await Promise.all([looseFile, usedFile, avatar].map(statusOf)), [200, 200, 200])
  await shop.core.clock.advance(2 * MINUTE_MS)
  await shop.sweep()
  assert.deepEqual(await Promise.all([looseFile, usedFile, avatar].map(statusOf)), [404, 200, 200])
})

test('pictures of a review that is refused or held are served to its author alone, and to all again once it is shown', async () => {
  const shopper = await shop.shopper()
  const orderCode = await completedOrder(shop, shopper)
  const picture = await uploadPicture(shopper, '#e11')
  const reviewId = await write(shopper, orderCode, { text: LONG, pictures: [picture] })
  await shop.sweep()
  for (const step of ['refuse', 'hold']) {
    await atConsole(reviewId, step)
    assert.equal(await statusOf(picture), 404, step)
    const [own = ''] = (await reviewOf(shopper, orderCode))?.pictures ?? []
    assert.ok(own.startsWith(`${picture}?`))
    const reply = await shop.app.inject({ url: own })
    assert.deepEqual([reply.statusCode, reply.headers['cache-control']], [200, 'private, no-store'])
    await atConsole(reviewId, 'show')
    assert.equal(await statusOf(picture), 200)
  }
})

test('the paper of an invoice opens by a signed address for ten minutes, and by no other', async () => {
  const shopper = await shop.shopper()
  const { invoiceCode, path } = await issueInvoice(shopper)
  const read = async () => (await shopper.must(INVOICE, { query: { invoiceCode } })).file ?? ''
  const file = await read()
  assert.equal(await statusOf(path), 404)
  // asked for at once, with and without the signature
  const params = new URL(file, 'http://x').searchParams
  const forgedPath = `${path}?until=${Number(params.get('until')) + MINUTE_MS}&sign=${params.get('sign')}`
  const other = `${(await issueInvoice(shopper)).path}?${String(params)}`
  const answers = await Promise.all([file, path, forgedPath, other, `${path}?sign=&until=`].map(statusOf))
  assert.deepEqual(answers, [200, 404, 404, 404, 404])
  await shop.core.clock.advance(8 * MINUTE_MS)
  assert.equal(await statusOf(file), 200)
  await shop.core.clock.advance(2 * MINUTE_MS)
  assert.equal(await statusOf(file), 404)
  assert.equal(await statusOf(await read()), 200)
})
