// covers gateway/src/areas/favourite/, gateway/src/areas/product/storePrices.ts
// PostgreSQL: the same heart tapped at once
/** Favourites: kept once, what has changed first, let go and brought back, several into the cart. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { inTransaction } from '../../../gateway/src/core/database/database'
import { setPrice } from '../../../gateway/src/areas/product'
import { DAY_MS } from '../../../domain/spans'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'

const LIST = 'GET /o2wl/v1/favorites/sku'
const SAVE = 'POST /o2wl/v1/favorites/sku/save-all'
const RESTORE = 'POST /o2wl/v1/favorites/sku/restore'
const EXIST = 'GET /o2wl/v1/favorites/sku/decide-exist'
const CART = 'POST /o2wl/v1/favorites/sku/to-cart'

let shop: TestShop
let shopper: TestShopper
before(async () => {
  shop = await startShop()
  // without coupons a list says what has changed and nothing else
  await shop.core.db.deleteFrom('coupon').execute()
})
after(() => shop.close())
beforeEach(async () => {
  shopper = await shop.shopper()
})

const keep = (skuCodes: string[]) => shopper.must(SAVE, { body: { favorite: true, skuCodes } })
const codes = async (query: object = {}) => (await shopper.must(LIST, { query })).list.map(({ skuCode }) => skuCode)
const rowOf = async (skuCode: string) => (await shopper.must(LIST)).list.find((row) => row.skuCode === skuCode)
const reprice = (skuCode: string, priceFen: number) =>
  inTransaction(shop.core.db, (tx) => setPrice(tx, skuCode, priceFen, shop.core.clock.date()))

describe('a favourite', () => {
  it('is kept once with what it cost, and is let go, however often either is asked', async () => {
    assert.deepEqual(await keep(['POT', 'LAMP', 'POT']), { favorite: true, changed: 2, total: 2 })
    assert.deepEqual(await keep(['POT']), { favorite: true, changed: 0, total: 2 })
    assert.deepEqual(await codes(), ['POT', 'LAMP'])
    assert.equal((await rowOf('POT'))?.keptFen, 3_000)
    const other = await shop.shopper()
    assert.equal((await other.must(LIST)).total, 0)
    const reply = await shopper.must(SAVE, { body: { favorite: false, skuCodes: ['POT', 'FAN'] } })
    assert.deepEqual([reply.changed, reply.total], [1, 1])
    const again = await shopper.must(SAVE, { body: { favorite: false, skuCodes: ['POT'] } })
    assert.deepEqual([again.changed, again.takenAt], [0, undefined])
    assert.equal((await shopper.ask(SAVE, { body: { favorite: true, skuCodes: ['NOPE'] } })).code, 'sku.missing')
    assert.equal((await shopper.ask(SAVE, { body: { favorite: true } })).status, 400)
  })

  it('tapped twenty times at once is one row, and counts are rows', async () => {
    await Promise.all(Array.from({ length: 20 }, () => keep(['POT', 'FAN'])))
    const { counts, total } = await shopper.must(LIST)
    assert.deepEqual([counts.ALL, total], [2, 2])
    const taps = Array.from({ length: 20 }, (_, index) =>
      shopper.must(SAVE, { body: { favorite: index % 2 === 0, skuCodes: index % 3 ? ['POT', 'FAN'] : ['FAN', 'POT'] } })
    )
    await Promise.all(taps)
    const rows = await shop.core.db.selectFrom('favourite').where('user_id', '=', shopper.userId).selectAll().execute()
    assert.equal((await shopper.must(LIST)).total, rows.length)
  })

  it('is told of for a hundred codes at once, and no more', async () => {
    await keep(['POT', 'LAMP'])
    const codes = ['LAMP', ...Array.from({ length: 98 }, (_, index) => `X${index}`), 'POT']
    assert.deepEqual((await shopper.must(EXIST, { query: { skuCodes: codes.join(',') } })).list, ['LAMP', 'POT'])
    const more = await shopper.ask(EXIST, { query: { skuCodes: [...codes, 'FAN'].join(',') } })
    assert.equal(more.status, 400)
  })

  it('off sale, deleted or sold out breaks no list and no count', async (t) => {
    t.after(() => shop.setStock('LAMP', 50))
    await keep(['OLD', 'LAMP', 'POT'])
    await shop.core.db
      .insertInto('favourite')
      .values({
        user_id: shopper.userId,
        sku_code: 'DELETED',
        spu_code: 'P_DELETED',
        kept_at: shop.core.clock.date(),
        kept_fen: 1_200,
        title: JSON.stringify({ zh: '没了', en: 'Gone' }),
        picture: '/gone.svg'
      })
      .execute()
    await shop.setStock('LAMP', 0)
    const { list, counts, total } = await shopper.must(LIST)
    assert.equal(total, 4)
    assert.deepEqual(counts, { ALL: 4, CHEAPER: 0, IN_STOCK: 1, COUPON: 0, GONE: 2 })
    const deletedRow = list.find(({ skuCode }) => skuCode === 'DELETED')
    assert.deepEqual(
      [deletedRow?.title, deletedRow?.picture, deletedRow?.priceFen, deletedRow?.unsellable],
      ['没了', '/gone.svg', 1_200, 'DELISTED']
    )
    assert.equal(list.find(({ skuCode }) => skuCode === 'LAMP')?.unsellable, 'OUT_OF_STOCK')
    assert.deepEqual(await codes({ kind: 'GONE' }), ['DELETED', 'OLD'].sort())
  })

  it('what may not be sold to where the shopper lives is kept, counted, told of and put into the cart as elsewhere', async () => {
    const far = await shop.addAddress(shopper.userId, 'URUMQI')
    await shop.core.db.updateTable('address').set({ is_default: false }).where('user_id', '=', shopper.userId).execute()
    await shop.core.db.updateTable('address').set({ is_default: true }).where('address_id', '=', far).execute()
    await keep(['LAMP', 'POT'])
    const { list, counts, total } = await shopper.must(LIST)
    assert.deepEqual([list.map(({ skuCode }) => skuCode).sort(), total, counts.ALL], [['LAMP', 'POT'], 2, 2])
    assert.equal(list.find(({ skuCode }) => skuCode === 'LAMP')?.unsellable, undefined)
    const { inCart, left } = await shopper.must(CART, { body: { among: { without: [] } } })
    assert.deepEqual([inCart, left], [2, 0])
    assert.equal((await shopper.must(LIST)).total, 2, 'nothing leaves by itself')
  })
})

describe('what has changed', () => {
  it('leads: cheaper, then back, then few left, then the newest', async (t) => {
    t.after(async () => {
      await shop.setPrice('FRIDGE', 199_900)
      await Promise.all([shop.setStock('LAMP', 50), shop.setStock('FAN', 50)])
    })
    await keep(['FRIDGE'])
    await keep(['LAMP', 'FAN'])
    await keep(['POT', 'POT2'])
    await reprice('FRIDGE', 189_900)
    await shop.setStock('LAMP', 0)
    await shop.sweep()
    await shop.setStock('LAMP', 40)
    await shop.setStock('FAN', 3)
    await shop.sweep()
    assert.deepEqual(await codes(), ['FRIDGE', 'LAMP', 'FAN', 'POT', 'POT2'])
    const { list, savedFen, counts } = await shopper.must(LIST)
    assert.deepEqual(
      list.map(({ changed, droppedFen, back, left, lowest }) => ({ changed, droppedFen, back, left, lowest })),
      [
        { changed: true, droppedFen: 10_000, back: undefined, left: undefined, lowest: true },
        { changed: true, droppedFen: undefined, back: true, left: undefined, lowest: undefined },
        { changed: true, droppedFen: undefined, back: undefined, left: 3, lowest: undefined },
        { changed: false, droppedFen: undefined, back: undefined, left: undefined, lowest: undefined },
        { changed: false, droppedFen: undefined, back: undefined, left: undefined, lowest: undefined }
      ]
    )
    assert.deepEqual([savedFen, counts.CHEAPER], [10_000, 1])
    // a week later it is no news any more
    await shop.core.clock.advance(8 * DAY_MS)
    assert.deepEqual((await codes()).slice(0, 2), ['FRIDGE', 'FAN'])
  })

  it('is the lowest of thirty days only where it cost more in them and never less', async (t) => {
    t.after(() => shop.setPrice('POT', 3_000))
    await reprice('POT', 2_500)
    await keep(['POT'])
    await reprice('POT', 2_800)
    assert.equal((await rowOf('POT'))?.lowest, undefined)
    await reprice('POT', 2_400)
    assert.equal((await rowOf('POT'))?.lowest, true)
    await shop.core.clock.advance(31 * DAY_MS)
    // the login of a month ago is over; the price was the same all the while
    const token = await shop.tokenOf(shopper.userId)
    shopper = { ...shopper, must: (key, how) => shop.must(key, { ...how, token }) }
    assert.equal((await rowOf('POT'))?.lowest, undefined)
    assert.equal((await rowOf('POT'))?.droppedFen, 100)
  })

  it('names what the best coupon takes off, and a coupon of one’s own leads', async (t) => {
    const { db, clock } = shop.core
    const daysFromNow = (days: number) => new Date(clock.now() + days * DAY_MS)
    const coupon = {
      name_zh: '券',
      name_en: 'Coupon',
      threshold_fen: 1_000,
      start_at: daysFromNow(-1),
      end_at: daysFromNow(9),
      left_over: 9
    }
    await db
      .insertInto('coupon')
      .values([
        { ...coupon, coupon_code: 'FAV1', amount_fen: 300, shop_code: null },
        { ...coupon, coupon_code: 'FAV2', amount_fen: 700, shop_code: 'S1' }
      ])
      .execute()
    t.after(() => db.updateTable('coupon').set({ end_at: clock.date() }).execute())
    await keep(['LAMP'])
    await keep(['POT'])
    assert.deepEqual(
      (await shopper.must(LIST)).list.map(({ skuCode, couponFen, changed }) => [skuCode, couponFen, changed]),
      [
        ['POT', 700, false],
        ['LAMP', 300, false]
      ]
    )
    await shop.giveCoupon(shopper.userId, 'FAV2')
    assert.deepEqual(
      (await shopper.must(LIST)).list.map(({ skuCode, changed }) => [skuCode, changed]),
      [
        ['POT', true],
        ['LAMP', false]
      ]
    )
    assert.equal((await shopper.must(LIST, { query: { kind: 'COUPON' } })).total, 2)
  })
})

describe('several favourites', () => {
  it('go by what a filter lets through, not by the page, and come back as they were kept', async (t) => {
    t.after(() => shop.setPrice('POT', 3_000))
    await keep(['POT', 'POT2', 'LAMP', 'FAN', 'FRIDGE'])
    await shop.setPrice('POT', 2_000)
    const among = { minPriceFen: 2_000, maxPriceFen: 9_000, without: ['LAMP'] }
    const { changed, total, takenAt } = await shopper.must(SAVE, { body: { favorite: false, among } })
    assert.deepEqual([changed, total], [3, 2])
    assert.deepEqual((await codes()).sort(), ['FRIDGE', 'LAMP'])
    const stranger = await shop.shopper()
    assert.equal((await stranger.must(RESTORE, { body: { takenAt: takenAt ?? 0 } })).changed, 0)
    assert.deepEqual(await shopper.must(RESTORE, { body: { takenAt: takenAt ?? 0 } }), { changed: 3, total: 5 })
    assert.deepEqual(await shopper.must(RESTORE, { body: { takenAt: takenAt ?? 0 } }), { changed: 0, total: 5 })
    assert.equal((await rowOf('POT'))?.keptFen, 3_000)
  })

  it('do not come back after ten minutes', async () => {
    await keep(['POT'])
    const { takenAt } = await shopper.must(SAVE, { body: { favorite: false, skuCodes: ['POT'] } })
    await shop.core.clock.advance(11 * 60_000)
    assert.equal((await shopper.must(RESTORE, { body: { takenAt: takenAt ?? 0 } })).changed, 0)
    await shop.sweep()
    assert.deepEqual(
      await shop.core.db.selectFrom('favourite_taken').where('user_id', '=', shopper.userId).selectAll().execute(),
      []
    )
  })

  it('go into the cart but for those that can’t, which are named, and none leaves the list', async (t) => {
    t.after(() => shop.setStock('LAMP', 50))
    await shop.setStock('LAMP', 0)
    await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: 'POT', quantity: 2 } })
    await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: 'FAN2', quantity: 2 } })
    await keep(['POT', 'POT2', 'LAMP', 'FAN', 'OLD'])
    const reply = await shopper.must(CART, { body: { among: { without: [] } } })
    assert.deepEqual(reply, {
      inCart: 2,
      left: 3,
      list: [
        { skuCode: 'LAMP', title: '台灯', why: 'SOLD_OUT' },
        { skuCode: 'FAN', title: '风扇', why: 'LIMIT' },
        { skuCode: 'OLD', title: '旧款', why: 'OFF_SALE' }
      ],
      count: 5
    })
    assert.equal((await shopper.must(LIST)).total, 5)
    const cart = await shopper.must('GET /o2cart/v1/carts/list')
    const lines = cart.shops.flatMap(({ rows }) => rows.map(({ sku, quantity }) => `${sku.skuCode} ${quantity}`))
    assert.deepEqual(lines.sort(), ['FAN2 2', 'POT 2', 'POT2 1'])
  })
})
