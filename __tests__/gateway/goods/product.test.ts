// PostgreSQL: SQL over JSON, and migrated rows
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { flashWindow } from '../../../gateway/src/areas/product/price'
import { productSchema } from '../../../gateway/src/areas/product/schema'
import { startTestGateway, type TestGateway } from '../support'

const DETAIL = 'GET /o2pcm/v1/pub/product/detail'
const PARAMETERS = 'GET /o2pcm/v1/pub/product/parameters'
let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

test('a product comes whole, in the language asked for', async () => {
  const zh = await gateway.must(DETAIL, { query: { spuCode: 'QFC4083' } })
  const en = await gateway.must(DETAIL, { query: { spuCode: 'QFC4083' }, locale: 'en-US' })
  assert.match(zh.title, /电饭煲/)
  assert.match(en.title, /rice cooker/i)
  const colours = zh.attributes.find(({ attrCode }) => attrCode === 'COLOR')?.values ?? []
  assert.ok(colours.length > 0 && colours.every(({ swatch = '' }) => /^#[0-9a-f]{6}$/.test(swatch)))
  assert.ok(zh.skus.length > 1 && zh.pictures.length > 1 && zh.attributes.length > 0)
  assert.equal(zh.onSale, true)
  for (const sku of zh.skus) {
    assert.deepEqual(
      sku.specs.map((spec) => spec.attrCode),
      zh.attributes.map((attribute) => attribute.attrCode)
    )
  }
})

test('a product has pictures for a viewer that shows no SVG, also one that was written before there were any', async () => {
  const query = { spuCode: 'QFC4083' }
  const { pictures, viewerPictures = [] } = await gateway.must(DETAIL, { query })
  assert.deepEqual(
    viewerPictures,
    pictures.map((picture) => picture.replace(/\.svg$/, '.png'))
  )
  for (const url of viewerPictures) {
    const { statusCode, headers } = await gateway.app.inject({ url })
    assert.deepEqual([url, statusCode, headers['content-type']], [url, 200, 'image/png'])
  }
  const { db } = gateway.core
  await sql`update product set detail = detail - 'viewerPictures'`.execute(db)
  assert.equal((await gateway.must(DETAIL, { query })).viewerPictures, undefined)
  await productSchema.find(({ id }) => id === 'product-004')?.up(db)
  assert.deepEqual((await gateway.must(DETAIL, { query })).viewerPictures, viewerPictures)
})

test('what was counted by version before is counted by product', async () => {
  const { db } = gateway.core
  const versions = await db.selectFrom('sku').select('sku_code').where('spu_code', '=', 'QFC4083').limit(2).execute()
  await sql`create table sku_bought (user_id text, sku_code text, bought int)`.execute(db)
  for (const [index, { sku_code: code }] of versions.entries())
    await sql`insert into sku_bought values ('early', ${code}, ${index + 1}), ('other', ${code}, 1)`.execute(db)
  await productSchema.find(({ id }) => id === 'product-007')?.up(db)
  const users = ['early', 'other']
  const rows = await db.selectFrom('product_bought').selectAll().where('user_id', 'in', users).execute()
  assert.deepEqual(rows.map((row) => [row.user_id, row.spu_code, row.bought]).sort(), [
    ['early', 'QFC4083', 3],
    ['other', 'QFC4083', 2]
  ])
  await db.deleteFrom('product_bought').where('user_id', 'in', users).execute()
})

test('an unknown product is refused, a delisted one comes with onSale false', async () => {
  assert.equal((await gateway.ask(DETAIL, { query: { spuCode: 'nothing' } })).code, 'product.missing')
  await gateway.core.db.updateTable('product').set({ on_sale: false }).where('spu_code', '=', 'QFC4083').execute()
  const reply = await gateway.must(DETAIL, { query: { spuCode: 'QFC4083' } })
  assert.equal(reply.onSale, false)
  const { list } = await gateway.must('POST /o2pcm/v1/pub/product/platform-sku-query', {
    body: { skuCodes: [reply.skus[0]?.skuCode, 'nothing'] }
  })
  assert.deepEqual(
    list.map((row) => [row.unsellable, row.available]),
    [['DELISTED', 0]]
  )
  await gateway.core.db.updateTable('product').set({ on_sale: true }).where('spu_code', '=', 'QFC4083').execute()
})

test('parameters come in groups, each version with its own measures', async () => {
  const { skus } = await gateway.must(DETAIL, { query: { spuCode: 'QFC4083' } })
  const valueOf = ({ specs }: (typeof skus)[number], attr: string) =>
    specs.find(({ attrCode }) => attrCode === attr)?.valueName
  const rowsOf = async (query: { skuCode?: string; spuCode?: string }, locale?: 'en-US') => {
    const reply = await gateway.must(PARAMETERS, { query, ...(locale ? { locale } : {}) })
    return { ...reply, rows: new Map(reply.groups.flatMap(({ rows }) => rows.map((row) => [row.code, row.value]))) }
  }
  const measures = new Map<string | undefined, string | undefined>()
  for (const sku of skus) {
    const { rows, model, sku: skuFacts, groups } = await rowsOf({ skuCode: sku.skuCode })
    assert.deepEqual([skuFacts.skuCode, model], [sku.skuCode, 'FC4083'])
    assert.ok(groups.length >= 5 && rows.size >= 17)
    assert.equal(rows.get('CAPACITY'), valueOf(sku, 'CAPACITY'))
    assert.equal(rows.get('COLOUR'), valueOf(sku, 'COLOR'))
    measures.set(valueOf(sku, 'CAPACITY'), rows.get('DIMENSIONS_W_H_D'))
  }
  assert.equal(new Set(measures.values()).size, measures.size)
  assert.ok(measures.size > 1)
  const first = await rowsOf({ spuCode: 'QFC4083' }, 'en-US')
  assert.equal(first.sku.skuCode, skus[0]?.skuCode)
  assert.equal(first.groups[0]?.name, 'Basics')
  assert.equal(first.categoryCode, 'C0201')
})

test('a product that is no longer sold has its parameters still, an unknown one has none', async () => {
  const { db } = gateway.core
  await db.updateTable('product').set({ on_sale: false }).where('spu_code', '=', 'QFC3061').execute()
  const reply = await gateway.must(PARAMETERS, { query: { spuCode: 'QFC3061' } })
  assert.equal(reply.sku.unsellable, 'DELISTED')
  assert.ok(reply.groups.length >= 5)
  for (const query of [{ skuCode: 'NOTHING' }, { spuCode: 'NOTHING' }])
    assert.equal((await gateway.ask(PARAMETERS, { query })).code, 'product.missing')
  assert.equal((await gateway.ask(PARAMETERS, { query: {} })).code, 'request.invalid')
})

test('of a product that was written before there were groups the short table is one', async () => {
  const { db } = gateway.core
  await sql`update product set detail = detail - 'parameterGroups' where spu_code = 'QFC4096'`.execute(db)
  const { parameters } = await gateway.must(DETAIL, { query: { spuCode: 'QFC4096' } })
  const { groups } = await gateway.must(PARAMETERS, { query: { spuCode: 'QFC4096' } })
  assert.deepEqual(
    groups.map(({ rows }) => rows.map(({ name, value }) => ({ name, value }))),
    [parameters]
  )
})

test('categories have three levels, each leaf with products or none but a picture', async () => {
  const { list } = await gateway.must('GET /o2pcm/v1/pub/product/categories')
  assert.ok(list.length > 3)
  for (const top of list)
    for (const group of top.groups) for (const leaf of group.children) assert.match(leaf.picture, /^\/storage\//)
})

test('recommendations go on without repeating until the shop ends', async () => {
  const RECOMMEND = 'GET /o2pcm/v1/pub/product/recommend'
  const seenCodes = new Set<string>()
  const { total } = await gateway.must(RECOMMEND, { query: { scene: 'HOME' } })
  for (let page = 1; page <= 3; page += 1) {
    for (const card of (await gateway.must(RECOMMEND, { query: { scene: 'HOME', page, size: 20 } })).list) {
      assert.ok(!seenCodes.has(card.spuCode))
      seenCodes.add(card.spuCode)
    }
  }
  assert.ok(seenCodes.size === 60 && total > 60)
  const near = await gateway.must(RECOMMEND, { query: { scene: 'PRODUCT', spuCode: 'QFC4083' } })
  assert.ok(!near.list.some((card) => card.spuCode === 'QFC4083'))
})

test('freight: by the shop for parcels, free for large goods, dearer and later in remote regions', async () => {
  const FREIGHT = 'GET /o2pcm/v1/pub/product/calculate-freight'
  const rows = await gateway.core.db
    .selectFrom('sku')
    .innerJoin('product', 'product.spu_code', 'sku.spu_code')
    .select(['sku_code', 'freight_class'])
    .execute()
  // A rule of the test's own, so that it holds with any charges of the demonstration's shops.
  const rule = { baseFen: 1000, freeFromFen: null, remoteExtraFen: 500, remoteRegionCodes: ['650000'] }
  await gateway.core.db
    .updateTable('shop')
    .set({ freight: JSON.stringify(rule) })
    .execute()
  const parcel = rows.find((row) => row.freight_class === 'PARCEL')?.sku_code ?? ''
  const large = rows.find((row) => row.freight_class === 'LARGE')?.sku_code ?? ''
  const ask = async (skuCode: string, regionCode: string): Promise<{ freightFen: number; arrivesOn: string }> =>
    gateway.must(FREIGHT, { query: { skuCode, quantity: 1, regionCode } })
  const near = await ask(parcel, '330106')
  const far = await ask(parcel, '650102')
  assert.deepEqual([near.freightFen, far.freightFen], [1000, 1500])
  assert.ok(far.arrivesOn > near.arrivesOn)
  assert.equal((await ask(large, '330106')).freightFen, 0)
  assert.equal(
    (await gateway.ask(FREIGHT, { query: { skuCode: parcel, quantity: 1, regionCode: '999999' } })).code,
    'region.unknown'
  )
})

test('a SKU that may not be sold somewhere says so there and nowhere else', async () => {
  const rows = await gateway.core.db
    .selectFrom('product')
    .innerJoin('sku', 'sku.spu_code', 'product.spu_code')
    .select(['sku_code', 'restricted_region_codes'])
    .execute()
  const match = rows.find((row) => row.restricted_region_codes.length > 0)
  assert.ok(match)
  const ask = (regionCode: string): Promise<{ restricted: boolean; reason?: string }> =>
    gateway.must('GET /o2pcm/v1/pub/product/restricted-sale', { query: { skuCode: match.sku_code, regionCode } })
  const there = await ask(match.restricted_region_codes[0] ?? '')
  assert.equal(there.restricted, true)
  assert.ok((there.reason ?? '').length > 0)
  assert.deepEqual(await ask('330106'), { restricted: false })
})

test('stock in words is that of the region asked about', async () => {
  const rows = await gateway.core.db
    .selectFrom('sku')
    .innerJoin('product', 'product.spu_code', 'sku.spu_code')
    .innerJoin('stock', 'stock.sku_code', 'sku.sku_code')
    .select(['sku.sku_code', 'restricted_region_codes'])
    .where('available', '>', 20)
    .where('on_sale', '=', true)
    .execute()
  const restrictedRow = rows.find((row) => row.restricted_region_codes.length > 0)
  assert.ok(restrictedRow)
  const statusIn = async (regionCode: string) =>
    (
      await gateway.must('POST /o2inv/v1/inv-query/batch/shop-stock-status', {
        body: { skuCodes: [restrictedRow.sku_code, 'nothing'], regionCode }
      })
    ).list.map(({ status }) => status)
  assert.deepEqual(await statusIn(restrictedRow.restricted_region_codes[0] ?? ''), ['RESTRICTED', 'OUT_OF_STOCK'])
  assert.deepEqual(await statusIn('330106'), ['IN_STOCK', 'OUT_OF_STOCK'])
})

test('stock in words and verified', async () => {
  const sku = await gateway.core.db
    .selectFrom('stock')
    .selectAll()
    .where('available', '>', 20)
    .executeTakeFirstOrThrow()
  const set = (available: number): Promise<unknown> =>
    gateway.core.db.updateTable('stock').set({ available }).where('sku_code', '=', sku.sku_code).execute()
  const status = async (): Promise<string | undefined> =>
    (await gateway.must('POST /o2inv/v1/inv-query/batch/shop-stock-status', { body: { skuCodes: [sku.sku_code] } }))
      .list[0]?.status
  assert.equal(await status(), 'IN_STOCK')
  await set(3)
  assert.equal(await status(), 'FEW_LEFT')
  const verify = await gateway.must('POST /o2inv/v1/inv-query/batch/shop-stock-verify', {
    body: {
      rows: [
        { skuCode: sku.sku_code, quantity: 3 },
        { skuCode: sku.sku_code, quantity: 4 },
        { skuCode: 'nothing', quantity: 1 }
      ]
    }
  })
  assert.deepEqual(
    verify.list.map((row) => row.enough),
    [true, false, false]
  )
  await set(0)
  assert.equal(await status(), 'OUT_OF_STOCK')
  await assert.rejects(set(-1))
})

test('what can be bought follows one rule in words and verified: shop, region and delisting', async () => {
  const { db } = gateway.core
  const rows = await db
    .selectFrom('sku')
    .innerJoin('product', 'product.spu_code', 'sku.spu_code')
    .innerJoin('stock', 'stock.sku_code', 'sku.sku_code')
    .select(['sku.sku_code', 'sku.spu_code', 'restricted_region_codes'])
    .where('available', '>', 20)
    .where('on_sale', '=', true)
    .execute()
  const restrictedRow = rows.find((row) => row.restricted_region_codes.length > 0)
  const other = rows.find((row) => row.spu_code !== restrictedRow?.spu_code && row.restricted_region_codes.length === 0)
  assert.ok(restrictedRow && other)
  const [barredRegion = ''] = restrictedRow.restricted_region_codes
  const skuCodes = [restrictedRow.sku_code, other.sku_code, 'nothing']
  /** Verified singly, verified together, and in words. */
  const availability = async (regionCode?: string): Promise<[boolean, boolean][]> => {
    const place = regionCode === undefined ? {} : { regionCode }
    const { list } = await gateway.must('POST /o2inv/v1/inv-query/batch/shop-stock-verify', {
      body: { rows: skuCodes.map((skuCode) => ({ skuCode, quantity: 1 })), ...place }
    })
    const words = await gateway.must('POST /o2inv/v1/inv-query/batch/shop-stock-status', {
      body: { skuCodes, ...place }
    })
    for (const [index, skuCode] of skuCodes.entries()) {
      const single = await gateway.must('POST /o2inv/v1/inv-query/shop-stock-verify', {
        body: { skuCode, quantity: 1, ...place }
      })
      assert.deepEqual(single, list[index])
      assert.equal(words.list[index]?.available, single.available)
    }
    return list.map(({ enough, available }) => [enough, available > 0])
  }
  const bothSold = [true, true]
  const not = [false, false]
  assert.deepEqual(await availability(), [bothSold, bothSold, not])
  assert.deepEqual(await availability('330106'), [bothSold, bothSold, not])
  assert.deepEqual(await availability(barredRegion), [not, bothSold, not])
  await db.updateTable('product').set({ on_sale: false }).where('spu_code', '=', other.spu_code).execute()
  assert.deepEqual(await availability(), [bothSold, not, not])
  assert.deepEqual(await availability(barredRegion), [not, not, not])
  const { shop_code: shopCode } = await db
    .selectFrom('product')
    .select('shop_code')
    .where('spu_code', '=', restrictedRow.spu_code)
    .executeTakeFirstOrThrow()
  const soldBy = async (from: string): Promise<boolean | undefined> => {
    const body = { rows: [{ skuCode: restrictedRow.sku_code, quantity: 1 }], shopCode: from }
    return (await gateway.must('POST /o2inv/v1/inv-query/batch/shop-stock-verify', { body })).list[0]?.enough
  }
  assert.deepEqual([await soldBy(shopCode), await soldBy('SHOP-ELSEWHERE')], [true, false])
  const strange = { rows: [{ skuCode: restrictedRow.sku_code, quantity: 1 }], regionCode: '999999' }
  assert.notEqual((await gateway.ask('POST /o2inv/v1/inv-query/batch/shop-stock-verify', { body: strange })).code, '0')
  await db.updateTable('product').set({ on_sale: true }).where('spu_code', '=', other.spu_code).execute()
})

test('the window that counts is an open session’s where it costs less than the room that runs', () => {
  const hour = 3_600_000
  const session = (session_price_fen: number | null) => ({
    session_code: session_price_fen === null ? null : 'S',
    session_price_fen,
    session_start_at: new Date(5 * hour),
    session_end_at: new Date(8 * hour)
  })
  const none = { live_price_fen: null, live_room_code: null, live_start_at: null }
  const room = { live_price_fen: 200, live_room_code: 'R', live_start_at: new Date(5 * hour) }
  const priceAt = (hours: number, sessionFen: number | null, live: typeof none | typeof room) => {
    const window = flashWindow({ ...session(sessionFen), ...live }, hours * hour)
    return window && [window.sessionCode ?? window.roomCode, window.priceFen]
  }
  assert.equal(priceAt(6, null, none), undefined)
  assert.deepEqual(priceAt(4, 100, none), ['S', 100])
  assert.deepEqual(priceAt(6, 100, room), ['S', 100])
  assert.deepEqual(priceAt(6, 300, room), ['R', 200])
  assert.deepEqual(priceAt(4.9, 100, room), ['R', 200], 'a session to come does not take its place')
  assert.deepEqual(priceAt(6, null, room), ['R', 200])
})

test('shops with their counts; a parameter that is not set is null', async () => {
  const { list } = await gateway.must('GET /o2md/v1/pub/online-shop')
  assert.ok(list.length > 1 && list.every((shop) => shop.productCount > 0))
  const reply = await gateway.must('GET /o2md/v1/pub/online-shop', { query: { shopCode: list[0]?.shopCode } })
  assert.deepEqual(reply.list, [list[0]])
  const unset = await gateway.must('GET /o2md/v1/pub/sysParameter/{code}', { path: { code: 'NOT_SET' } })
  assert.deepEqual(unset, { code: 'NOT_SET', defaultValue: null })
  assert.match((await gateway.must('GET /o2md/v1/pub/client-ip')).ip, /^[0-9a-f.:]+$/)
})
