// PostgreSQL: what is found by name and model
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DEMONSTRATION_SHOPPERS } from '../../../gateway/src/areas/customer'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import { manualPages } from '../../../gateway/src/demonstration/manuals/pages'
import { demonstrationManuals, manualSources } from '../../../gateway/src/demonstration/manuals'
import { startTestGateway, type TestGateway } from '../support'

const ROOT = 'GET /o2pcm/pub/v1/instructions-descriptions-get'
const ONE = `${ROOT}/crm-product-group-one` as const
const TWO = `${ROOT}/crm-product-group-two` as const
const PRODUCTS = `${ROOT}/product-sku` as const
const BY_NAME = `${ROOT}/product-sku-by-name` as const
const FOR = `${ROOT}/description-by-sku-id` as const
const INFO = `${ROOT}/description-info` as const
const OWNED = 'GET /o2pcm/v1/instructions-descriptions-get/product-sku'

let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

const modelsBy = async (name: string, locale?: 'en-US'): Promise<string[]> =>
  (await gateway.must(BY_NAME, { query: { name, size: 50 }, ...(locale ? { locale } : {}) })).list.map(
    ({ model }) => model
  )

test('manuals are counted by first and second group, and every one is in one of each', async () => {
  const { list: ones } = await gateway.must(ONE)
  assert.equal(
    ones.reduce((sum, { count }) => sum + count, 0),
    40
  )
  for (const { groupCode, count } of ones) {
    const { list: twos } = await gateway.must(TWO, { query: { groupCode } })
    const { list, total } = await gateway.must(PRODUCTS, { query: { groupCode, size: 50 } })
    assert.equal(total, count)
    assert.deepEqual(
      twos.map((two) => [two.groupCode, two.count]),
      [...new Set(list.map((manual) => manual.groupCode))].map((code) => [
        code,
        list.filter((manual) => manual.groupCode === code).length
      ])
    )
  }
  const { list } = await gateway.must(PRODUCTS, { query: { groupCode: 'C0201' } })
  assert.ok(list.length > 1 && list.every(({ groupCode }) => groupCode === 'C0201'))
  assert.deepEqual((await gateway.must(TWO, { query: { groupCode: 'C99' } })).list, [])
})

test('a manual is called by what it is of, without the brand that all would begin with', async () => {
  const { list } = await gateway.must(PRODUCTS, { query: { groupCode: 'C02', size: 50 } })
  assert.ok(list.length > 0)
  for (const { name } of list) assert.ok(name !== '' && !name.startsWith('栖禾'), name)
  const english = await gateway.must(PRODUCTS, { query: { groupCode: 'C02', size: 50 }, locale: 'en-US' })
  for (const { name } of english.list) assert.ok(name !== '' && !name.startsWith('Qihe'), name)
})

test('a manual is found by its model as people type it, and by words of its name in their language', async () => {
  assert.equal((await modelsBy('fc4083'))[0], 'FC4083')
  assert.deepEqual(await modelsBy('FC-4083'), ['FC4083'])
  assert.ok((await modelsBy('FC')).every((model) => model.startsWith('FC')))
  assert.ok((await modelsBy('电饭煲')).includes('FC4083'))
  for (const letters of ['dianfanbao', 'dfb', 'dianfanb'])
    assert.deepEqual(await modelsBy(letters), await modelsBy('电饭煲'), letters)
  assert.ok((await modelsBy('rice cooker', 'en-US')).includes('FC4083'))
  for (const nothing of ['没有的东西', '%', '_', ' ', "'"]) assert.deepEqual(await modelsBy(nothing), [])
})

test('the manual of a SKU, a product or a printed model is given, and nothing where there is none', async () => {
  const spu = await gateway.must('GET /o2pcm/v1/pub/product/detail', { query: { spuCode: 'QFC4083' } })
  for (const query of [{ skuCode: spu.skus[0]?.skuCode }, { skuCode: 'QFC4083' }, { model: 'fc 4083' }])
    assert.equal((await gateway.must(FOR, { query })).manual?.model, 'FC4083')
  for (const query of [{}, { skuCode: 'QND4001' }, { model: 'ZZ1' }, { model: '型号' }])
    assert.deepEqual(await gateway.must(FOR, { query }), {})
})

test('a manual tells its chapters and its file in the language asked for', async () => {
  const query = { manualCode: 'M_QFC4083' }
  const zh = await gateway.must(INFO, { query })
  const en = await gateway.must(INFO, { query, locale: 'en-US' })
  assert.deepEqual([zh.chapters[0]?.title, en.chapters[0]?.title], ['安全须知', 'Safety'])
  assert.match(zh.file, /FC4083-zh\.pdf\?v=/)
  assert.match(en.file, /FC4083-en\.pdf\?v=/)
  assert.ok(!zh.name.includes('FC4083') && zh.name.includes('电饭煲'))
  const { list } = await gateway.must(PRODUCTS, { query: { groupCode: 'C04', size: 1 } })
  const other = await gateway.must(INFO, { query: { manualCode: list[0]?.manualCode ?? '' } })
  assert.deepEqual([zh.cooks, other.cooks], [true, false])
  assert.equal((await gateway.ask(INFO, { query: { manualCode: 'M_NONE' } })).code, 'manual.missing')
})

test('the file is a PDF with the pages that are told, kept by browsers, and drawn once', async () => {
  const { file, pages } = await gateway.must(INFO, { query: { manualCode: 'M_QDY3801' } })
  const reply = await gateway.app.inject({ url: file })
  const { 'content-type': type, 'x-content-type-options': sniff, 'cache-control': cache } = reply.headers
  assert.deepEqual([reply.statusCode, type, sniff], [200, 'application/pdf', 'nosniff'])
  assert.match(String(cache), /immutable/)
  const text = reply.rawPayload.toString('latin1')
  assert.ok(text.startsWith('%PDF-'))
  assert.equal(text.match(/\/Type \/Page\b/g)?.length, pages)
  assert.ok(reply.rawPayload.length < 300_000)
  const again = await gateway.app.inject({ url: file })
  assert.deepEqual(again.rawPayload, reply.rawPayload)
  for (const url of ['/storage/manuals/QQ0000-zh.pdf', '/storage/manuals/FC4083-fr.pdf', '/storage/manuals/..%2Fx.pdf'])
    assert.equal((await gateway.app.inject({ url })).statusCode, 404)
})

test('every manual has the pages that it tells, each with words in both languages', () => {
  const manuals = new Map(demonstrationManuals().map((manual) => [manual.spuCode, manual]))
  assert.equal(manuals.size, 40)
  for (const [model, source] of manualSources()) {
    const product = demonstrationCatalogue.products.find((candidate) => candidate.model === model)
    const texts = (['zh', 'en'] as const).map((language) => {
      const pages = manualPages(source, product?.parameters ?? [], language)
      assert.equal(pages.length, manuals.get(`Q${model}`)?.pages)
      return JSON.stringify(pages)
    })
    assert.ok(!/undefined/.test(texts.join('')))
    assert.ok(!/[\u4e00-\u9fff]/.test(texts[1] ?? ''), model)
  }
})

test('a shopper’s own appliances are those they received, and nobody else’s', async () => {
  const [shopper] = DEMONSTRATION_SHOPPERS
  const token = await gateway.tokenOf(shopper?.userId ?? '')
  const { list } = await gateway.must(OWNED, { token })
  const rows = await gateway.core.db
    .selectFrom('order_row')
    .innerJoin('trade_order', 'trade_order.order_code', 'order_row.order_code')
    .select(['order_row.spu_code', 'trade_order.order_code'])
    .where('trade_order.user_id', '=', shopper?.userId ?? '')
    .where('trade_order.status', '=', 'COMPLETED')
    .execute()
  assert.ok(list.length > 0)
  assert.deepEqual(
    list.map(({ spuCode, orderCode }) => `${orderCode} ${spuCode}`).sort(),
    rows.map((row) => `${row.order_code} ${row.spu_code}`).sort()
  )
  assert.deepEqual((await gateway.must(OWNED, { token: await gateway.tokenOf('somebody') })).list, [])
  assert.equal((await gateway.ask(OWNED)).status, 401)
})
