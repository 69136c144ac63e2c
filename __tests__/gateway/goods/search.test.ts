// PostgreSQL: the words’ index and how results are ranked
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { lineOf } from '../../../gateway/src/areas/search/seed'
import { barCodeOf, checkDigit } from '../../../gateway/src/demonstration/catalogue/barCode'
import { alternatives, indexTerms, queryTerms } from '../../../gateway/src/areas/search/terms'
import { startTestGateway, type TestGateway } from '../support'

const SEARCH = 'GET /o2srh/v1/pub/platform-products/search'
let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

const titles = async (keyword: string, size = 5, more: Record<string, unknown> = {}): Promise<string[]> =>
  (await gateway.must(SEARCH, { query: { keyword, size, ...more } })).list.map((card) => card.title)

/** Titles of spare parts: they carry the names of what they are for. */
async function accessories(): Promise<Set<string>> {
  const { list } = await gateway.must('GET /o2pcm/v1/pub/product/categories')
  const codes = list.flatMap((top) => (/配件/.test(top.name) ? [top.categoryCode] : []))
  assert.ok(codes.length > 0)
  return new Set(await titles('', 99, { categoryCode: codes[0] }))
}

/** Words typed → what every one of the first results is. */
const relevance: [string, number, RegExp][] = [
  ['电饭煲', 5, /电饭煲/],
  ['rice cooker', 5, /电饭煲/],
  ['Rice Cookers', 5, /电饭煲/],
  ['饭锅', 5, /电饭煲/],
  ['电饭锅', 5, /电饭煲/],
  ['冰箱', 5, /冰箱/],
  ['refrigerator', 3, /冰箱/],
  ['空气炸锅', 3, /空气炸锅/],
  ['吸尘器', 3, /吸尘器/],
  ['破壁机', 3, /破壁|料理/],
  ['滚筒洗衣机', 2, /滚筒|洗/],
  ['电饭', 5, /电饭煲/],
  ['rice coo', 5, /电饭煲/]
]
for (const [keyword, first, expected] of relevance) {
  test(`«${keyword}» leads with what it names`, async () => {
    const result = await titles(keyword, first)
    assert.equal(result.length, first)
    for (const title of result) assert.match(title, expected)
    const spare = await accessories()
    assert.ok(!result.some((title) => spare.has(title)), `an accessory among ${result.join(' · ')}`)
  })
}

test('another word for a thing finds the same, also beside other words', async () => {
  const codesOf = async (keyword: string) =>
    (await gateway.must(SEARCH, { query: { keyword, size: 99 } })).list.map(({ spuCode }) => spuCode).sort()
  for (const [word, synonym] of [
    ['法式冰箱', '法式雪柜'],
    ['恒温电水壶', '恒温烧水壶'],
    ['滚筒洗衣机 直驱', 'washing machine 直驱']
  ] as const) {
    const result = await codesOf(word)
    assert.ok(result.length > 0, word)
    assert.deepEqual(await codesOf(synonym), result, synonym)
  }
})

test('a model number finds its product first, however it is written', async () => {
  for (const spelling of ['FC4083', 'fc4083', 'FC-4083', 'FC 4083']) {
    assert.match((await titles(spelling, 1))[0] ?? '', /FC4083/, spelling)
  }
})

test('a spare part stays behind what it is for, however well it sells', async () => {
  const spare = await accessories()
  const best = await gateway.must(SEARCH, { query: { keyword: '电饭煲', size: 99 } })
  const part = best.list.find((card) => spare.has(card.title))
  assert.ok(part, 'the parts of a cooker are found by its name too')
  const sell = (count: number): Promise<unknown> =>
    gateway.core.db.updateTable('product').set({ sold_count: count }).where('spu_code', '=', part.spuCode).execute()
  await sell(9_999_999)
  assert.ok(!(await titles('电饭煲', 5)).includes(part.title))
  await sell(part.soldCount)
})

test('the code of a product, of one of its versions or of its package leads to it alone', async () => {
  const { list } = await gateway.must(SEARCH, { query: { keyword: 'FC4083', size: 1 } })
  const { spuCode = '', skuCode = '' } = list[0] ?? {}
  for (const keyword of [spuCode, spuCode.toLowerCase(), skuCode, barCodeOf(skuCode)]) {
    const reply = await gateway.must(SEARCH, { query: { keyword, size: 5 } })
    assert.deepEqual(
      reply.list.map((card) => card.spuCode),
      [spuCode],
      keyword
    )
  }
  assert.deepEqual(await titles(barCodeOf(skuCode).slice(0, 6)), [])
})

test('a bar code ends with its check digit, and no maker has it', () => {
  assert.equal(checkDigit('400638133393'), 1)
  assert.match(barCodeOf('QFC4083-WHITE11'), /^20\d{11}$/)
})

test('an accessory is found by its own name', async () => {
  assert.ok((await titles('内胆', 3)).every((title) => /内胆/.test(title)))
})

test('words that nothing has give an empty page, words that are half right give something', async () => {
  assert.deepEqual(await titles('量子纠缠飞行器'), [])
  assert.deepEqual(await titles('!!!'), [])
  assert.ok((await titles('智能电饭煲旗舰店')).length > 0)
})

test('pages do not overlap and add up to the total', async () => {
  const first = await gateway.must(SEARCH, { query: { size: 50, page: 1 } })
  const codes = first.list.map((card) => card.spuCode)
  for (let page = 2; (page - 1) * 50 < first.total; page += 1) {
    codes.push(...(await gateway.must(SEARCH, { query: { size: 50, page } })).list.map((card) => card.spuCode))
  }
  assert.equal(new Set(codes).size, first.total)
  const beyond = await gateway.must(SEARCH, { query: { size: 50, page: 99 } })
  assert.deepEqual([beyond.list, beyond.total], [[], first.total])
})

test('price order and price range use the price of this moment, flash windows included', async () => {
  for (let hours = 0; hours < 24; hours += 8) {
    const { list } = await gateway.must(SEARCH, { query: { size: 99, sort: 'PRICE_ASC', inStock: true } })
    const prices = list.map((card) => card.priceFen)
    assert.deepEqual(
      prices,
      [...prices].sort((a, b) => a - b)
    )
    const open = list.filter(({ flash }) => flash && flash.startAt <= gateway.core.clock.now())
    assert.ok(open.length > 0, 'a flash window is always open in the demonstration')
    assert.ok(open.every((card) => card.priceFen <= (card.flash?.priceFen ?? 0)))
    await gateway.core.clock.advance(8 * 3600 * 1000)
  }
  const { list } = await gateway.must(SEARCH, {
    query: { size: 50, minPriceFen: 20_000, maxPriceFen: 30_000, inStock: true }
  })
  assert.ok(list.length > 0)
})

const filters: [string, Record<string, unknown>, (card: { priceFen: number }, specValues: object) => boolean][] = [
  [
    'a price range',
    { minPriceFen: 10_000, maxPriceFen: 15_000 },
    ({ priceFen }) => priceFen >= 10_000 && priceFen <= 15_000
  ],
  ['a least price', { minPriceFen: 60_000 }, ({ priceFen }) => priceFen >= 60_000],
  [
    'a version',
    { attrs: 'BUNDLE:KIT' },
    (_card, specValues) => Object.entries(specValues).join().includes('BUNDLE,KIT')
  ]
]
for (const [name, query, fits] of filters) {
  test(`${name} shows what stands for a product among its versions that fit, and sorts by that`, async () => {
    for (const sort of ['PRICE_ASC', 'PRICE_DESC', 'DEFAULT'] as const) {
      const { list } = await gateway.must(SEARCH, { query: { ...query, sort, size: 99 } })
      assert.ok(list.length > 1)
      const rising = list.map(({ priceFen }) => priceFen)
      const order = [...rising].sort((a, b) => (sort === 'PRICE_ASC' ? a - b : b - a))
      if (sort !== 'DEFAULT') assert.deepEqual(rising, order)
      const { rows } = await sql<{ sku_code: string; spec_values: object; picture: string }>`
        select sku_code, spec_values, picture from sku`.execute(gateway.core.db)
      const skus = new Map(rows.map((row) => [row.sku_code, row]))
      for (const card of list) {
        const sku = skus.get(card.skuCode)
        assert.ok(sku && fits(card, sku.spec_values), `${card.skuCode} at ${card.priceFen} in ${sort}`)
        assert.ok(card.picture.endsWith(sku.picture), card.picture)
      }
    }
  })
}

test('a list in the order of price rises and falls by the prices it shows, sold out versions too', async () => {
  const list = (await gateway.must(SEARCH, { query: { sort: 'PRICE_ASC', size: 99 } })).list
  const prices = list.map(({ priceFen }) => priceFen)
  assert.deepEqual(
    prices,
    [...prices].sort((a, b) => a - b)
  )
})

test('an attribute narrows, its values widen, and counts foretell what is left', async () => {
  const keyword = '电饭煲'
  const filter = await gateway.must('GET /o2srh/v1/pub/platform-products/search-filter', { query: { keyword } })
  const colour = filter.attributes.find((attribute) => attribute.attrCode === 'COLOR')
  const [first, two] = colour?.values ?? []
  for (const { swatch } of colour?.values ?? []) assert.match(swatch ?? '', /^#[0-9a-f]{6}$/)
  const others = filter.attributes.filter(({ attrCode }) => attrCode !== 'COLOR')
  assert.ok(others.length > 0 && others.every(({ values }) => values.every(({ swatch }) => swatch === undefined)))
  assert.ok(first && two)
  const count = async (attrs: string): Promise<number> =>
    (await gateway.must('GET /o2srh/v1/pub/platform-products/search-filter-count', { query: { keyword, attrs } })).count
  const only = await count(`COLOR:${first.valueCode}`)
  assert.equal(only, first.count)
  const either = await count(`COLOR:${first.valueCode},COLOR:${two.valueCode}`)
  assert.ok(either >= only && either <= first.count + two.count)
  const both = await gateway.must(SEARCH, { query: { keyword, attrs: `COLOR:${first.valueCode}`, size: 99 } })
  assert.equal(both.total, only)
})

test('a category of any level, a shop and a wrong filter', async () => {
  const { list } = await gateway.must('GET /o2pcm/v1/pub/product/categories')
  const top = list[0]
  assert.ok(top)
  const all = await gateway.must(SEARCH, { query: { categoryCode: top.categoryCode } })
  const leaf = top.groups[0]?.children[0]?.categoryCode
  const some = await gateway.must(SEARCH, { query: { categoryCode: leaf } })
  assert.ok(all.total > some.total && some.total > 0)
  const shopCode = all.list[0]?.shopCode
  const ofShop = await gateway.must(SEARCH, { query: { shopCode, size: 99 } })
  assert.ok(ofShop.list.every((card) => card.shopCode === shopCode))
  assert.equal((await gateway.ask(SEARCH, { query: { attrs: "COLOR'--" } })).status, 400)
})

test('delisted products are nowhere in the results', async () => {
  const off = await gateway.core.db.selectFrom('product').select('spu_code').where('on_sale', '=', false).execute()
  await gateway.core.db.updateTable('product').set({ on_sale: false }).where('spu_code', '=', 'QFC4083').execute()
  const deletedCodes = new Set([...off.map((row) => row.spu_code), 'QFC4083'])
  assert.ok(
    !(await gateway.must(SEARCH, { query: { keyword: 'FC4083', size: 99 } })).list.some((card) =>
      deletedCodes.has(card.spuCode)
    )
  )
  await gateway.core.db.updateTable('product').set({ on_sale: true }).where('spu_code', '=', 'QFC4083').execute()
})

test('completions lead somewhere, hot words come in both languages', async () => {
  const { list } = await gateway.must('GET /o2srh/v1/pub/search-associate', { query: { keyword: '电饭' } })
  assert.ok(list.length > 0)
  for (const { word } of list) {
    assert.ok(word.includes('电饭'))
    assert.ok((await titles(word, 1)).length === 1, word)
  }
  assert.deepEqual((await gateway.must('GET /o2srh/v1/pub/search-associate', { query: { keyword: '%' } })).list, [])
  const zh = await gateway.must('GET /o2srh/v1/pub/hot-word')
  const en = await gateway.must('GET /o2srh/v1/pub/hot-word', { locale: 'en-US' })
  assert.equal(zh.list.length, en.list.length)
  assert.notEqual(zh.list[0]?.word, en.list[0]?.word)
})

/** Words typed → the first completion, and others that have to be among them. */
const completing: ['zh-CN' | 'en-US', string, string, string[]][] = [
  ['zh-CN', '电饭煲', '电饭煲', ['电饭煲配件', 'IH 电饭煲', '迷你电饭煲']],
  ['zh-CN', '电饭', '电饭煲', ['迷你电饭煲']],
  ['zh-CN', '冰箱', '冰箱', ['法式冰箱', '两门冰箱']],
  ['zh-CN', '吸油烟机', '吸油烟机', ['侧吸油烟机']],
  ['zh-CN', '空气炸锅', '空气炸锅', []],
  ['zh-CN', '低糖', '低糖', ['低糖电饭煲']],
  ['zh-CN', '扫拖', '扫拖机器人', []],
  ['en-US', 'rice cooker', 'rice cooker', ['IH rice cooker', 'Mini rice cooker']],
  ['en-US', 'Fri', 'fridge', []]
]
for (const [locale, text, first, among] of completing) {
  test(`«${text}» is completed by «${first}» first, each word with the number of products it finds`, async () => {
    const { list } = await gateway.must('GET /o2srh/v1/pub/search-associate', { query: { keyword: text }, locale })
    const words = list.map(({ word }) => word)
    assert.equal(words[0], first)
    for (const word of among) assert.ok(words.includes(word), `${word} among ${words.join(' · ')}`)
    assert.equal(new Set(words.map((word) => word.toLowerCase())).size, words.length)
    for (const { word, count } of list) {
      const { total } = await gateway.must(SEARCH, { query: { keyword: word, size: 1 }, locale })
      assert.ok(count > 0)
      assert.equal(count, total, word)
    }
  })
}

test('words that search for the same are offered once', async () => {
  const offers = async (keyword: string, locale: 'zh-CN' | 'en-US') =>
    (await gateway.must('GET /o2srh/v1/pub/search-associate', { query: { keyword }, locale })).list.map(({ word }) =>
      word.toLowerCase()
    )
  const rice = await offers('rice', 'en-US')
  const same = ['rice cooker', 'rice cookers', 'rice pot']
  assert.equal(rice.filter((word) => same.includes(word)).length, 1, rice.join(' · '))
  assert.ok(rice.length > 1)
  const zh = await offers('电饭', 'zh-CN')
  assert.equal(zh.filter((word) => ['电饭煲', '电饭锅'].includes(word)).length, 1, zh.join(' · '))
  assert.equal((await offers('电饭锅', 'zh-CN'))[0], '电饭锅', 'what was typed is the one that stays')
})

test('sizes of a filter come by their number', async () => {
  const { attributes } = await gateway.must('GET /o2srh/v1/pub/platform-products/search-filter', {
    query: { keyword: '电饭煲' }
  })
  const sizes = attributes.find(({ attrCode }) => attrCode === 'CAPACITY')?.values.map(({ name }) => parseFloat(name))
  assert.ok(sizes && sizes.length > 2)
  assert.deepEqual(
    sizes,
    [...sizes].sort((first, other) => first - other)
  )
})

test('a product line is named once: no category that already says what it is', () => {
  assert.equal(lineOf('迷你', '电饭煲'), '迷你电饭煲')
  assert.equal(lineOf('电水壶', '电水壶'), undefined)
  assert.equal(lineOf('恒温壶', '电水壶'), undefined)
  assert.equal(lineOf('厨下净水', '净水器'), undefined)
  assert.equal(lineOf('Side', 'Range hood'), 'Side range hood')
  assert.equal(lineOf('Kettles', 'Kettle'), undefined)
})

test('block cards keep the order of their codes; the flash block has open windows only', async () => {
  const MEDIAS = 'GET /o2srh/v1/pub/platform-products/medias'
  const codes = ['QFC4083', 'QHK1520', 'nothing', 'QPB1202']
  const { list } = await gateway.must(MEDIAS, { query: { spuCodes: codes.join(',') } })
  assert.deepEqual(
    list.map((card) => card.spuCode),
    ['QFC4083', 'QHK1520', 'QPB1202']
  )
  const flash = await gateway.must(MEDIAS, { query: { flash: true } })
  const now = gateway.core.clock.now()
  assert.ok(flash.list.length > 0)
  assert.ok(flash.list.every((card) => card.flash && card.flash.startAt <= now && now < card.flash.endAt))
  const percents = flash.list.map((card) => card.flash?.soldPercent ?? -1)
  assert.ok(percents.every((percent) => percent >= 0 && percent < 100) && new Set(percents).size > 1, percents.join())
  // where nothing is taken yet, what is taken next shows
  await sql`update flash_session_sku set taken = allotment / 2 where allotment > 1`.execute(gateway.core.db)
  const later = await gateway.must(MEDIAS, { query: { flash: true } })
  const half = later.list.filter((card) => card.flash?.soldPercent === 50)
  assert.ok(half.length > 0, later.list.map((card) => card.flash?.soldPercent).join())
})

test('no index of arrays keeps what is added in a list that every search reads', async () => {
  const { rows } = await sql<{ name: string; how: string | null }>`
    select c.relname as name, array_to_string(c.reloptions, ',') as how from pg_class c join pg_am a on a.oid = c.relam
    where a.amname = 'gin' and c.relnamespace = current_schema()::regnamespace`.execute(gateway.core.db)
  assert.ok(rows.length >= 3)
  assert.deepEqual(
    rows.filter(({ how }) => how !== 'fastupdate=off').map(({ name }) => name),
    []
  )
})

test('terms: bigrams, beginnings of words, plural and hyphen do not matter', () => {
  assert.deepEqual(queryTerms('电饭煲'), ['电饭', '饭煲'])
  assert.deepEqual(queryTerms('Rice Cookers'), ['rice', 'cooker*'])
  const terms = indexTerms('电饭煲 4L FC-4083 rice cooker')
  for (const term of ['电', '电饭', '饭煲', '4l', '4', 'fc4083', 'fc*', 'rice', 'coo*', 'cooker*'])
    assert.ok(terms.includes(term), term)
  assert.deepEqual(alternatives('大饭锅', [['电饭煲', '饭锅']]), ['大饭锅', '大电饭煲'])
  assert.deepEqual(alternatives('price', [['rice', '米']]), ['price'])
})

test('results are marked with the coupon that saves most on them and with what is cheaper beside them', async () => {
  const mark = async (spuCodes: string, locale: 'zh-CN' | 'en-US' = 'zh-CN') =>
    (await gateway.must('GET /o2srh/v1/pub/platform-products/search-mark', { query: { spuCodes }, locale })).list.map(
      ({ spuCode, marks }) => [spuCode, ...marks.map(({ text }) => text)]
    )
  assert.deepEqual(await mark('QFC4083,QND4001,nothing'), [['QFC4083', '满 ¥500 减 ¥60', '套装省 ¥40']])
  assert.deepEqual(await mark('QFC4083', 'en-US'), [['QFC4083', '¥60 off over ¥500', 'Bundle −¥40']])
})

test('a filtered result is marked by the version that its card shows', async () => {
  const { list } = await gateway.must(SEARCH, { query: { attrs: 'BUNDLE:KIT', size: 50, inStock: true } })
  const ask = async (skuCodes: string | undefined) =>
    (
      await gateway.must('GET /o2srh/v1/pub/platform-products/search-mark', {
        query: { spuCodes: list.map(({ spuCode }) => spuCode).join(), ...(skuCodes ? { skuCodes } : {}) }
      })
    ).list.map(({ spuCode, marks }) => [spuCode, ...marks.map(({ text }) => text)].join(' '))
  assert.notDeepEqual(await ask(list.map(({ skuCode }) => skuCode).join()), await ask(undefined))
})
