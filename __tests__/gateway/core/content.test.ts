import assert from 'node:assert/strict'
import { after, before, it } from 'node:test'
import { addDocuments } from '../../../gateway/src/areas/content/store'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import { startShop, type TestShop } from '../orders/journey-shop'

const policies = 'GET /o2pcm/pub/v1/crm-group-get/crm-policy'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await addDocuments(shop.core.db, demonstrationCatalogue.content)
})
after(() => shop.close())

it('lists agreements in their order, without a text', async () => {
  const reply = await (await shop.shopper()).must(policies)
  assert.deepEqual(
    reply.list.map(({ code }) => code),
    ['USER', 'PRIVACY', 'PURCHASE', 'AFTER_SALES', 'MEMBER', 'PARTNER']
  )
  assert.equal(reply.document, undefined)
})

it('gives the whole text of the one that is asked for', async () => {
  const { document } = await (await shop.shopper()).must(policies, { query: { policyCode: 'PRIVACY' } })
  assert.equal(document?.title, '隐私政策')
  assert.match(document?.effectiveOn ?? '', /^\d{4}-\d\d-\d\d$/)
  assert.ok((document?.sections.length ?? 0) >= 6)
})

it('gives the list alone where a code is unknown', async () => {
  const reply = await (await shop.shopper()).must(policies, { query: { policyCode: 'NONE' } })
  assert.equal(reply.list.length, 6)
  assert.equal(reply.document, undefined)
})

it('says every text in both languages', () => {
  for (const { title, intro, sections } of demonstrationCatalogue.content)
    for (const words of [title, intro, ...sections.flatMap((section) => [section.title, section.text])]) {
      assert.match(words.zh, /[\u4e00-\u9fff]/)
      assert.match(words.en, /[A-Za-z]/)
      assert.doesNotMatch(words.en, /[\u4e00-\u9fff]/)
    }
})

it('gives all texts of a group whole, in their order and the language asked for', async () => {
  const shopper = await shop.shopper()
  const group = 'GET /o2pcm/pub/v1/crm-group-get'
  const { list } = await shopper.must(group, { query: { groupCode: 'NOTICE' } })
  assert.deepEqual(
    list.map(({ code }) => code),
    ['ORDERING', 'PAYMENT', 'DELIVERY', 'FITTING', 'RETURNS', 'INVOICES', 'WARRANTY']
  )
  assert.ok(list.every(({ sections }) => sections.length >= 2))
  assert.deepEqual((await shopper.must(group, { query: { groupCode: 'NONE' } })).list, [])
})
