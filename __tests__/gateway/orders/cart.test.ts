// covers gateway/src/areas/cart/
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startShop, type TestShop, type TestShopper } from './journey-shop'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const add = (shopper: TestShopper, skuCode: string, quantity: number) =>
  shopper.ask('POST /o2cart/v1/carts/save-by-product', { body: { skuCode, quantity } })
const list = (shopper: TestShopper) => shopper.must('GET /o2cart/v1/carts/list')

test('the cart groups by shop, the newest first, and keeps delisted and sold-out lines apart', async () => {
  const shopper = await shop.shopper()
  for (const sku of ['POT', 'LAMP', 'POT2', 'FRIDGE']) {
    await add(shopper, sku, 1)
    await shop.core.clock.advance(1000)
  }
  await shop.setStock('FRIDGE', 0)
  const cart = await list(shopper)
  assert.deepEqual(
    cart.shops.map((group) => [group.shopCode, group.rows.map((row) => row.sku.skuCode)]),
    [
      ['S1', ['POT2', 'POT']],
      ['S2', ['LAMP']]
    ]
  )
  assert.deepEqual(
    cart.invalid.map((row) => row.sku.unsellable),
    ['OUT_OF_STOCK']
  )
  await shop.setStock('FRIDGE', 50)
})

test('the same SKU adds up, keeps the price it was put in with, and the badge counts pieces', async () => {
  const shopper = await shop.shopper()
  await add(shopper, 'POT', 2)
  await shop.setPrice('POT', 2_800)
  const again = await add(shopper, 'POT', 3)
  assert.deepEqual([again.data.quantity, again.data.count], [5, 5])
  const row = (await list(shopper)).shops[0]?.rows[0]
  assert.deepEqual([row?.addedPriceFen, row?.sku.priceFen], [3_000, 2_800])
  assert.deepEqual(await shopper.must('GET /o2cart/v1/carts/entryRows'), { count: 5 })
  await shop.setPrice('POT', 3_000)
})

test('what can’t be bought does not go in, and the words say which limit was met', async () => {
  const shopper = await shop.shopper()
  await shop.setStock('LAMP', 3)
  for (const [sku, quantity, code, message] of [
    ['OLD', 1, 'sku.delisted', /已下架/],
    ['NOTHING', 1, 'sku.delisted', /已下架/],
    ['LAMP', 4, 'stock.short', /仅剩 3 件/],
    ['FAN', 3, 'limit.exceeded', /还可购买 2 件/],
    ['POT', 201, 'limit.exceeded', /最多购买 200 件/]
  ] as const) {
    const answer = await add(shopper, sku, quantity)
    assert.equal(answer.code, code)
    assert.match(answer.message, message)
  }
  await shop.setStock('LAMP', 50)
  assert.deepEqual(await shopper.must('GET /o2cart/v1/carts/entryRows'), { count: 0 })
})

test('adding at once from two places never exceeds the limit', async () => {
  const shopper = await shop.shopper()
  const answers = await Promise.all(Array.from({ length: 6 }, () => add(shopper, 'FAN', 1)))
  assert.equal(answers.filter((answer) => answer.success).length, 2)
  assert.deepEqual(await shopper.must('GET /o2cart/v1/carts/entryRows'), { count: 2 })
})

test('a purchase limit counts all versions of a product in the cart together', async () => {
  const shopper = await shop.shopper()
  const fan = (await add(shopper, 'FAN', 1)).data.rowId
  const tooMany = await add(shopper, 'FAN2', 2)
  assert.equal(tooMany.code, 'limit.exceeded')
  assert.match(tooMany.message, /还可购买 1 件/)
  const fan2 = (await add(shopper, 'FAN2', 1)).data.rowId
  // what the line holds already is not offered once more
  assert.match((await add(shopper, 'FAN', 1)).message, /已达限购数量/)
  const put = (row: { rowId: string; quantity?: number; skuCode?: string }) =>
    shopper.ask('PUT /o2cart/v1/carts', { body: { rows: [row] } })
  assert.equal((await put({ rowId: fan, quantity: 2 })).code, 'limit.exceeded')
  // a version in the place of the other takes no more than both had
  assert.deepEqual(
    (await put({ rowId: fan, skuCode: 'FAN2' })).data.shops.flatMap((group) => group.rows.map((row) => row.quantity)),
    [2]
  )
  assert.equal((await add(shopper, 'FAN', 1)).code, 'limit.exceeded')
  assert.equal((await put({ rowId: fan2, quantity: 1 })).code, 'cart.row-missing')
  // what is sold out is not bought along
  await shop.setStock('FAN2', 0)
  assert.equal((await add(shopper, 'FAN', 2)).success, true)
  await shop.setStock('FAN2', 50)
  // fewer are always taken, however many the other version has
  const over = (await list(shopper)).shops.flatMap((group) => group.rows).find((row) => row.sku.skuCode === 'FAN2')
  assert.equal((await put({ rowId: over?.rowId ?? '', quantity: 1 })).success, true)
})

test('adding versions at once from two places never exceeds the limit of their product', async () => {
  const shopper = await shop.shopper()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => add(shopper, index % 2 ? 'FAN' : 'FAN2', 1))
  )
  assert.equal(answers.filter((answer) => answer.success).length, 2)
  assert.deepEqual(await shopper.must('GET /o2cart/v1/carts/entryRows'), { count: 2 })
})

test('a merge leaves out versions that are too many together', async () => {
  const shopper = await shop.shopper()
  await add(shopper, 'FAN', 1)
  const line = { quantity: 2, selected: true, addedPriceFen: 9_000 }
  const reply = await shopper.must('POST /o2cart/v1/carts/save-all', {
    body: { rows: [{ skuCode: 'FAN2', ...line }] }
  })
  assert.deepEqual(reply, { merged: 1, adjusted: ['FAN2'], count: 2 })
})

test('a merge cuts to what can be bought and tells which lines it cut or left out', async () => {
  const shopper = await shop.shopper()
  await add(shopper, 'FAN', 1)
  const reply = await shopper.must('POST /o2cart/v1/carts/save-all', {
    body: {
      rows: ['FAN', 'POT', 'OLD', 'NOTHING'].map((skuCode) => ({
        skuCode,
        quantity: 5,
        selected: true,
        addedPriceFen: 2_900
      }))
    }
  })
  assert.deepEqual(reply, { merged: 2, adjusted: ['FAN', 'OLD', 'NOTHING'], count: 7 })
  const rows = (await list(shopper)).shops.flatMap((group) => group.rows)
  assert.deepEqual(Object.fromEntries(rows.map((row) => [row.sku.skuCode, [row.quantity, row.addedPriceFen]])), {
    FAN: [2, 9_000],
    POT: [5, 2_900]
  })
})

test('a change of quantity, selection or version replies the whole cart', async () => {
  const shopper = await shop.shopper()
  const pot = (await add(shopper, 'POT', 2)).data.rowId
  const put = (row: Record<string, unknown>) =>
    shopper.ask('PUT /o2cart/v1/carts', { body: { rows: [{ rowId: pot, ...row }] } })
  const reply = await put({ quantity: 4, selected: false })
  const row = reply.data.shops[0]?.rows[0]
  assert.deepEqual([row?.quantity, row?.selected], [4, false])
  assert.equal((await put({ quantity: 201 })).code, 'limit.exceeded')
  assert.equal((await put({ skuCode: 'FAN' })).code, 'cart.other-product')
  await add(shopper, 'POT2', 3)
  const rows = (await put({ skuCode: 'POT2' })).data.shops.flatMap((group) => group.rows)
  assert.deepEqual(
    rows.map((cartRow) => [cartRow.rowId, cartRow.sku.skuCode, cartRow.quantity]),
    [[pot, 'POT2', 7]]
  )
})

test('another version than can be bought is refused and the lines stay, without a quantity it is cut', async () => {
  const shopper = await shop.shopper()
  const { rowId } = (await add(shopper, 'POT', 9)).data
  await add(shopper, 'POT2', 2)
  const put = (row: { skuCode: string; quantity?: number }) =>
    shopper.ask('PUT /o2cart/v1/carts', { body: { rows: [{ rowId, ...row }] } })
  const lines = async () => {
    const { shops, invalid } = await list(shopper)
    const rows = [...shops.flatMap((shop) => shop.rows), ...invalid]
    return Object.fromEntries(rows.map((row) => [row.sku.skuCode, row.quantity]))
  }
  for (const [stock, quantity, code, message] of [
    [1000, 199, 'limit.exceeded', /最多购买 200 件/], // and two that are there already
    [6, 5, 'stock.short', /库存仅剩 6 件/],
    [0, 1, 'stock.short', /已售罄/],
    [0, undefined, 'stock.short', /已售罄/]
  ] as const) {
    await shop.setStock('POT2', stock)
    const answer = await put({ skuCode: 'POT2', ...(quantity === undefined ? {} : { quantity }) })
    assert.equal(answer.code, code)
    assert.match(answer.message, message)
    assert.deepEqual(await lines(), { POT: 9, POT2: 2 })
  }
  await shop.setStock('POT2', 6)
  assert.equal((await put({ skuCode: 'POT2' })).success, true)
  assert.deepEqual(await lines(), { POT2: 6 })
  await shop.setStock('POT2', 1000)
})

test('200 lines and no more, though those there may grow', async () => {
  const shopper = await shop.shopper()
  const { rowId } = (await add(shopper, 'LAMP', 1)).data
  const now = shop.core.clock.date()
  await shop.core.db
    .insertInto('cart_row')
    .values(
      Array.from({ length: 199 }, (_, index) => ({
        row_id: `${shopper.userId}-${index}`,
        user_id: shopper.userId,
        sku_code: `S${index}`,
        quantity: 1,
        selected: true,
        added_price_fen: 1_000,
        added_at: now
      }))
    )
    .execute()
  const reply = await add(shopper, 'POT', 1)
  assert.deepEqual([reply.code, reply.message], ['cart.full', '购物车已满，请先清理'])
  assert.equal((await add(shopper, 'LAMP', 2)).data.count, 202)
  await shopper.must('DELETE /o2cart/v1/carts', { body: { rowIds: [rowId] } })
  assert.equal((await add(shopper, 'POT', 1)).data.count, 200)
})

test('a smaller quantity that is still too much is cut to what is left', async () => {
  const shopper = await shop.shopper()
  const lamp = (await add(shopper, 'LAMP', 9)).data.rowId
  await shop.setStock('LAMP', 3)
  const answer = await shopper.must('PUT /o2cart/v1/carts', { body: { rows: [{ rowId: lamp, quantity: 8 }] } })
  assert.equal(answer.shops[0]?.rows[0]?.quantity, 3)
  await shop.setStock('LAMP', 50)
})

test('nobody can change or take out lines of another cart', async () => {
  const [owner, stranger] = [await shop.shopper(), await shop.shopper()]
  const { rowId } = (await add(owner, 'POT', 2)).data
  const reply = await stranger.ask('PUT /o2cart/v1/carts', { body: { rows: [{ rowId, quantity: 1 }] } })
  assert.equal(reply.code, 'cart.row-missing')
  await stranger.must('DELETE /o2cart/v1/carts', { body: { rowIds: [rowId] } })
  assert.deepEqual(await owner.must('GET /o2cart/v1/carts/entryRows'), { count: 2 })
  await owner.must('DELETE /o2cart/v1/carts', { body: { rowIds: [rowId] } })
  assert.deepEqual(await owner.must('GET /o2cart/v1/carts/entryRows'), { count: 0 })
})
