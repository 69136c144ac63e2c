// What was signed: by both sides, in the bytes that were shown, and the same a year later
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawContract, shopNameOf } from '../../../gateway/src/areas/partner/paper'
import { newestContract } from '../../../gateway/src/areas/partner/store'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { CANARY_NAME, hand, idNumber, partner, sha256, signNow, tell, withContract } from './partners'

const DAY = 86_400_000
let shop: TestShop
before(async () => {
  shop = await startShop()
  await withContract(shop)
})
after(async () => {
  // what the reader of PDFs leaves behind
  for (const name of ['self', 'pdfjsWorker']) Reflect.deleteProperty(globalThis, name)
  await shop.close()
})

const fileOf = (shopper: TestShopper) => shopper.must('GET /o2cum/v1/partner/query')
const bytesAt = async (address = ''): Promise<Buffer> => (await shop.app.inject({ url: address })).rawPayload

/** The words of each page, in the order they were set. */
async function wordsOf(bytes: Uint8Array): Promise<string[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    })
  )
  await task.destroy()
  return pages
}

async function verifiedShopper(): Promise<TestShopper> {
  const shopper = await shop.shopper()
  await shopper.must('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  await tell(shop, shopper)
  return shopper
}

test('the other side is named and seals the contract before it is signed, by the name of the site', async () => {
  const shopper = await verifiedShopper()
  const { document, version } = await shopper.must('GET /o2cum/v1/partner/contract')
  const text = (await wordsOf(await bytesAt(document))).join('')
  const name = shopNameOf(shop.core.site)
  assert.ok(name.length > 1)
  assert.equal(text.split(name).length, 3, 'beside the seal and in it')
  for (const words of ['甲方盖章', '合同专用章']) assert.ok(text.includes(words), words)
  assert.ok(!text.includes('乙方签名'))
  const contract = await newestContract(shop.core.db)
  assert.ok(contract !== undefined && String(contract.version) === version)
  const other = (await wordsOf(await drawContract('云岭电器行', contract))).join('')
  assert.ok(other.includes('云岭电器行') && !other.includes(name))
})

test('the signed paper says when, the signer in masks, on what, and both hashes', async () => {
  const shopper = await verifiedShopper()
  const { data } = await signNow(shopper)
  const pages = await wordsOf(await bytesAt(data.signed?.document))
  const last = pages.at(-1) ?? ''
  assert.ok(pages.join('').includes('甲方盖章') && pages.join('').includes('乙方签名'))
  assert.ok(last.includes('林**') && !last.includes(CANARY_NAME))
  assert.match(last, /1\d\d\*{4}\d{4}/)
  assert.match(last, /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
  assert.ok(last.replace(/ /g, '').includes(data.signed?.shownHash ?? 'no hash'))
  assert.equal(last.replace(/ /g, '').match(/[0-9a-f]{64}/g)?.length, 2)
})

test('a year later the same bytes are served, also after new versions', async () => {
  const shopper = await partner(shop)
  const { signed } = await fileOf(shopper)
  const first = await bytesAt(signed?.document)
  await shop.core.clock.advance(366 * DAY)
  await withContract(shop)
  const token = await shop.tokenOf(shopper.userId)
  const later = await shop.must('GET /o2cum/v1/partner/query', { token })
  assert.notEqual(later.signed?.document, signed?.document, 'by an address of that day')
  const bytes = await bytesAt(later.signed?.document)
  assert.ok(bytes.equals(first))
  assert.equal(sha256(bytes), signed?.finalHash)
  assert.equal(later.signed?.finalHash, signed?.finalHash)
})

test('a contract that is another by one byte than what was shown can’t be signed', async () => {
  const shopper = await verifiedShopper()
  const { version, hash } = await shopper.must('GET /o2cum/v1/partner/contract')
  const { db } = shop.core
  const of = sql`where version = ${Number(version)}`
  const turn = (how: 'disable' | 'enable') =>
    sql`alter table partner_contract ${sql.raw(how)} trigger partner_contract_stays`.execute(db)
  const flip = sql`update partner_contract
    set document = set_byte(document, length(document) - 9, get_byte(document, length(document) - 9) # 1) ${of}`
  await assert.rejects(flip.execute(db), /new version/, 'the database keeps it as it was')
  await turn('disable')
  await flip.execute(db)
  const refusalReply = await shopper.ask('POST /o2cum/v1/partner/contract', { body: { version, hash, ...hand } })
  assert.equal(refusalReply.code, 'contract.changed')
  assert.equal((await fileOf(shopper)).signed, undefined)
  await flip.execute(db)
  await turn('enable')
  const signReply = await shopper.must('POST /o2cum/v1/partner/contract', { body: { version, hash, ...hand } })
  assert.equal(signReply.standing.state, 'ACTIVE')
})

test('a blank paper is refused; one that was resized is kept as it was written', async () => {
  const shopper = await verifiedShopper()
  assert.equal((await signNow(shopper, { paper: hand.paper, strokes: [] })).code, 'signature.short')
  const wide = { width: 780, height: 340 }
  const { data } = await signNow(shopper, { paper: wide, strokes: hand.strokes })
  assert.equal(data.standing.state, 'ACTIVE')
  const row = await shop.core.db
    .selectFrom('partner_signature')
    .select('strokes')
    .where('user_id', '=', shopper.userId)
    .executeTakeFirstOrThrow()
  assert.deepEqual(row.strokes, { paper: wide, strokes: hand.strokes })
})

test('nobody else’s paper opens: its address is signed, and a stranger has none', async () => {
  const [first, stranger] = [await partner(shop), await shop.shopper()]
  const { signed } = await fileOf(first)
  const path = (signed?.document ?? '').replace(/\?.*/, '')
  for (const url of [
    path,
    `${path}?sign=0`,
    `${path.replace(/.{4}\.pdf$/, '0000.pdf')}${signed?.document.slice(path.length)}`
  ])
    assert.equal((await shop.app.inject({ url })).statusCode, 404, url)
  assert.equal((await fileOf(stranger)).signed, undefined)
})

test('name and ID number stand in no words of the signed paper', async () => {
  const shopper = await shop.shopper()
  await shopper.must('POST /o2cum/v1/glz-partner/create-partner', { body: {} })
  const id = idNumber()
  await tell(shop, shopper, id)
  const { data } = await signNow(shopper)
  const bytes = await bytesAt(data.signed?.document)
  const words = (await wordsOf(bytes)).join('')
  for (const canary of [CANARY_NAME, id, id.slice(4, 14)]) {
    assert.ok(!words.includes(canary))
    assert.ok(!bytes.toString('latin1').includes(canary))
  }
})
