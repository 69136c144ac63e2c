/** Gifts: told to the cart, chosen in the settlement, frozen with the order, taken from the stock once and given back. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import { addGift, leftOf, noGifts } from './gifts'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import {
  detail,
  order,
  paidOrder,
  readSettlement,
  settlementOf,
  startPay,
  startShop,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'

const CHOOSE = 'POST /o2cht/v1/order-settlements/modify-activities'
const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'
const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())
afterEach(() => noGifts(shop))

/** With a kettle a lamp or a fan, while there are any. */
const withKettle = (stock: [lamp: number, fan: number] = [5, 5]) =>
  addGift(shop, {
    activityCode: 'KETTLE',
    shopCode: 'S1',
    spuCode: 'P_POT',
    gifts: [
      ['LAMP', stock[0]],
      ['FAN', stock[1]]
    ]
  })

type Seen = Awaited<ReturnType<typeof readSettlement>>
const giftsOf = ({ shops }: Seen) =>
  shops.flatMap(({ gifts = [] }) => gifts.map(({ activityCode, chosen, obstacle }) => [activityCode, chosen, obstacle]))

const submit = (shopper: TestShopper, { settlementId, payFen, digest }: Seen) =>
  shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen: payFen, expectedDigest: digest } })

const rowsOf = async (shopper: TestShopper, code: string) =>
  (await detail(shopper, code)).rows.map(({ skuCode, priceFen, quantity, gift }) => [skuCode, priceFen, quantity, gift])

describe('a cart', () => {
  it('is told what is given with its lines, logged in or not, and counts none of it', async () => {
    await withKettle([5, 0])
    await addGift(shop, { activityCode: 'OLD', shopCode: 'S1', days: [-9, -1], gifts: [['LAMP', 1]] })
    await addGift(shop, { activityCode: 'OTHER', shopCode: 'S2', gifts: [['LAMP', 1]] })
    const shopper = await shop.shopper()
    await settlementOf(shopper, { POT: 2 })
    const { gifts = [] } = await shopper.must('GET /o2cart/v1/carts/list')
    assert.deepEqual(
      gifts.map(({ activityCode, spuCode, overFen, ...rule }) => [
        activityCode,
        spuCode,
        overFen,
        rule.gifts.map(({ skuCode, left }) => `${skuCode} ${left}`)
      ]),
      [['KETTLE', 'P_POT', 0, ['LAMP 5', 'FAN 0']]]
    )
    assert.equal((await shopper.must('GET /o2cart/v1/carts/entryRows')).count, 2)
    const body = { skuCodes: ['POT'] }
    const anybody = await shop.must('POST /o2pcm/v1/pub/product/platform-sku-query', { body })
    assert.deepEqual(anybody.gifts, gifts)
    const without = await shop.shopper()
    await settlementOf(without, { FAN: 1 })
    assert.equal((await without.must('GET /o2cart/v1/carts/list')).gifts, undefined)
  })
})

describe('a settlement', () => {
  it('gives the first that is left, and changes no amount', async () => {
    const before = await shop.shopper()
    const plain = await readSettlement(before, await settlementOf(before, { POT: 3, FRIDGE: 1 }))
    await withKettle([0, 5])
    const shopper = await shop.shopper()
    const settlement = await readSettlement(shopper, await settlementOf(shopper, { POT: 3, FRIDGE: 1 }))
    assert.deepEqual(giftsOf(settlement), [['KETTLE', 'FAN', undefined]])
    const amounts = ({ goodsFen, freightFen, discountFen, payFen }: Seen) => [goodsFen, freightFen, discountFen, payFen]
    assert.deepEqual(amounts(settlement), amounts(plain))
    const [first] = settlement.shops.flatMap(({ gifts = [] }) => gifts)
    assert.deepEqual(
      first?.gifts.map(({ skuCode, worthFen, problem }) => [skuCode, worthFen, problem]),
      [
        ['LAMP', 2_500, 'OUT'],
        ['FAN', 9_000, undefined]
      ]
    )
  })

  it('gives another that is chosen, or none, and refuses what can’t be', async () => {
    await withKettle()
    const shopper = await shop.shopper()
    const settlementId = await settlementOf(shopper, { POT: 1 })
    const choose = (skuCode: string | null, activityCode = 'KETTLE') =>
      shopper.ask(CHOOSE, { body: { settlementId, activityCode, skuCode } })
    const other = await choose('FAN')
    assert.deepEqual(giftsOf(other.data), [['KETTLE', 'FAN', undefined]])
    assert.deepEqual(giftsOf(await readSettlement(shopper, settlementId)), [['KETTLE', 'FAN', undefined]])
    assert.equal((await choose('FRIDGE')).code, 'gift.unusable')
    assert.equal((await choose('LAMP', 'NOWHERE')).code, 'gift.unusable')
    assert.deepEqual(giftsOf(await readSettlement(shopper, settlementId)), [['KETTLE', 'FAN', undefined]])
    const none = await choose(null)
    assert.deepEqual(giftsOf(none.data), [['KETTLE', null, undefined]])
    const stranger = await shop.shopper()
    const answer = await stranger.ask(CHOOSE, { body: { settlementId, activityCode: 'KETTLE', skuCode: 'LAMP' } })
    assert.equal(answer.code, 'settlement.missing')
    const { data } = await submit(shopper, await readSettlement(shopper, settlementId))
    assert.deepEqual(await rowsOf(shopper, data.orderCodes[0] ?? ''), [['POT', 3_000, 1, undefined]])
    assert.equal((await choose('LAMP')).code, 'settlement.submitted')
  })

  it('says why an activity gives nothing', async () => {
    await addGift(shop, { activityCode: 'A_SHORT', shopCode: 'S1', overFen: 5_000, gifts: [['LAMP', 1]] })
    await addGift(shop, { activityCode: 'B_OUT', shopCode: 'S1', overFen: 5_000, gifts: [['LAMP', 0]] })
    await addGift(shop, { activityCode: 'C_AWAY', shopCode: 'S1', restricted: ['330000'], gifts: [['FAN', 1]] })
    await addGift(shop, { activityCode: 'D_SOON', shopCode: 'S1', days: [1, 2], gifts: [['FAN', 1]] })
    const shopper = await shop.shopper()
    const settlementId = await settlementOf(shopper, { POT: 1 })
    const settlement = await readSettlement(shopper, settlementId)
    assert.deepEqual(giftsOf(settlement), [
      ['A_SHORT', null, 'SHORT'],
      ['B_OUT', null, 'OUT'],
      ['C_AWAY', null, 'REGION']
    ])
    assert.equal(settlement.shops[0]?.gifts?.[0]?.shortFen, 2_000)
    // a lamp is not sold to Urumqi, so it is not given there either
    await withKettle([5, 0])
    const addressId = await shop.addAddress(shopper.userId, 'URUMQI')
    const there = await shopper.must('POST /o2cht/v1/order-settlements/modify-settlement-address', {
      body: { settlementId, addressId }
    })
    assert.deepEqual(giftsOf(there), [
      ['A_SHORT', null, 'REGION'],
      ['B_OUT', null, 'OUT'],
      ['C_AWAY', 'FAN', undefined],
      ['KETTLE', null, 'REGION']
    ])
  })

  it('tells of an activity that ended since it was opened', async () => {
    await addGift(shop, { activityCode: 'BRIEF', shopCode: 'S1', days: [-1, 1], gifts: [['LAMP', 3]] })
    const shopper = await shop.shopper()
    const settlement = await readSettlement(shopper, await settlementOf(shopper, { POT: 1 }))
    assert.deepEqual(giftsOf(settlement), [['BRIEF', 'LAMP', undefined]])
    await shop.core.db
      .updateTable('gift_activity')
      .set({ end_at: new Date(shop.core.clock.now() - 1) })
      .execute()
    await shop.core.db
      .updateTable('settlement')
      .set({ created_at: new Date(shop.core.clock.now() - 1000) })
      .execute()
    const after = await readSettlement(shopper, settlement.settlementId)
    assert.deepEqual(giftsOf(after), [['BRIEF', null, 'ENDED']])
    const reply = await submit(shopper, settlement)
    assert.equal(reply.code, 'gift.changed')
    assert.equal((await submit(shopper, after)).code, 'S')
  })

  it('is submitted only with the gift that was seen, and then says which is gone', async () => {
    await withKettle([1, 1])
    const shopper = await shop.shopper()
    const settlement = await readSettlement(shopper, await settlementOf(shopper, { POT: 1 }))
    const faster = await shop.shopper()
    await order(faster, { POT: 1 })
    const reply = await submit(shopper, settlement)
    assert.equal(reply.code, 'gift.changed')
    assert.equal(await leftOf(shop, 'KETTLE', 'LAMP'), 0)
    const fresh = await readSettlement(shopper, settlement.settlementId)
    assert.deepEqual(giftsOf(fresh), [['KETTLE', 'FAN', undefined]])
    assert.equal(fresh.payFen, settlement.payFen)
    assert.equal((await submit(shopper, fresh)).code, 'S')
  })

  it('leaves a gift whose SKU is bought up in the same order', async (t) => {
    t.after(() => shop.setStock('LAMP', 50))
    await addGift(shop, { activityCode: 'SAME', shopCode: 'S2', gifts: [['LAMP', 5]] })
    await shop.setStock('LAMP', 3)
    const shopper = await shop.shopper()
    assert.deepEqual(giftsOf(await readSettlement(shopper, await settlementOf(shopper, { LAMP: 2 }))), [
      ['SAME', 'LAMP', undefined]
    ])
    const more = await shop.shopper()
    assert.deepEqual(giftsOf(await readSettlement(more, await settlementOf(more, { LAMP: 3 }))), [
      ['SAME', null, 'OUT']
    ])
  })
})

describe('an order', () => {
  it('has the gift below what it came with, at nothing, and takes it from the stock once', async () => {
    await withKettle()
    await addGift(shop, { activityCode: 'WHOLE', shopCode: 'S1', overFen: 3_000, gifts: [['POT2', 5]] })
    const [lamps, pots] = [await shop.stockOf('LAMP'), await shop.stockOf('POT2')]
    const shopper = await shop.shopper()
    const settlement = await readSettlement(shopper, await settlementOf(shopper, { POT: 2, FAN: 1 }))
    const { data } = await submit(shopper, settlement)
    assert.deepEqual((await submit(shopper, settlement)).data.orderCodes, data.orderCodes)
    const [code = ''] = data.orderCodes
    assert.deepEqual(await rowsOf(shopper, code), [
      ['FAN', 9_000, 1, undefined],
      ['POT', 3_000, 2, undefined],
      ['LAMP', 0, 1, true],
      ['POT2', 0, 1, true]
    ])
    const { quantity, goodsFen, saving, payFen } = await detail(shopper, code)
    assert.deepEqual([quantity, goodsFen, payFen], [3, 15_000, settlement.payFen])
    assert.equal(saving?.listFen, 17_000)
    assert.deepEqual([await shop.stockOf('LAMP'), await shop.stockOf('POT2')], [lamps - 1, pots - 1])
    assert.deepEqual([await leftOf(shop, 'KETTLE', 'LAMP'), await leftOf(shop, 'WHOLE', 'POT2')], [4, 4])
  })

  it('is not counted as a purchase of the gift, nor sold', async () => {
    await addGift(shop, { activityCode: 'FANS', shopCode: 'S1', spuCode: 'P_POT', gifts: [['FAN', 5]] })
    const soldCount = async () =>
      (
        await shop.core.db
          .selectFrom('product')
          .select('sold_count')
          .where('spu_code', '=', 'P_FAN')
          .executeTakeFirstOrThrow()
      ).sold_count
    const before = await soldCount()
    const shopper = await shop.shopper()
    await paidOrder(shop, shopper, { POT: 1 })
    assert.equal(await soldCount(), before)
    // its limit is two a shopper
    await order(shopper, { FAN: 2 })
  })

  for (const [name, end] of [
    [
      'cancelled',
      (shopper: TestShopper, orderCode: string) => shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
    ],
    [
      'cancelled once it was paid',
      async (shopper: TestShopper, orderCode: string) => {
        await shop.settle(await startPay(shopper, [orderCode]), 'SUCCEEDED')
        await shopper.must(CANCEL, { body: { orderCode, reasonCode: 'MIND' } })
      }
    ],
    [
      'not paid in time',
      async () => {
        await shop.core.clock.advance(31 * 60_000)
        await shop.sweep()
        await shop.sweep()
      }
    ]
  ] as const) {
    it(`that is ${name} gives it back, once`, async () => {
      // what tests before left unpaid is closed first: it gives back too
      await shop.core.clock.advance(31 * 60_000)
      await shop.sweep()
      await withKettle()
      const shopper = await shop.shopper()
      const lamps = await shop.stockOf('LAMP')
      const [code = ''] = await order(shopper, { POT: 1 })
      assert.deepEqual([await shop.stockOf('LAMP'), await leftOf(shop, 'KETTLE', 'LAMP')], [lamps - 1, 4])
      await end(shopper, code)
      assert.equal((await detail(shopper, code)).status, 'CANCELLED')
      assert.deepEqual([await shop.stockOf('LAMP'), await leftOf(shop, 'KETTLE', 'LAMP')], [lamps, 5])
      await shopper.ask(CANCEL, { body: { orderCode: code, reasonCode: 'MIND' } })
      assert.deepEqual([await shop.stockOf('LAMP'), await leftOf(shop, 'KETTLE', 'LAMP')], [lamps, 5])
    })
  }

  it('goes elsewhere where its goods may go, and the gift with it', async () => {
    await withKettle()
    const shopper = await shop.shopper()
    const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
    const restrict = (codes: string[]) =>
      shop.core.db
        .updateTable('product')
        .set({ restricted_region_codes: codes })
        .where('spu_code', '=', 'P_LAMP')
        .execute()
    await restrict(['650000'])
    const addressId = await shop.addAddress(shopper.userId, 'URUMQI')
    const { code } = await shopper.ask('POST /o2ord-b2c/v1/update-address', { body: { orderCode, addressId } })
    await restrict([])
    assert.notEqual(code, 'sku.restricted')
  })

  it('shows it to a friend and in its parcel, and neither reviews, invoices, protects nor buys it again', async () => {
    await withKettle()
    const shopper = await shop.shopper()
    const codes = await order(shopper, { POT: 1 })
    const [orderCode = ''] = codes
    const { code } = await shopper.must('POST /o2ord-b2c/v1/order-trades/pay-links', { body: { orderCodes: codes } })
    const link = await shop.must('GET /o2ord-b2c/v1/pub/order-trades/detail/{id}', { path: { id: code } })
    assert.deepEqual(
      link.shops.flatMap(({ rows }) => rows.map(({ title, gift }) => [title, gift])),
      [
        ['电热水壶', undefined],
        ['台灯', true]
      ]
    )
    await shop.settle(await startPay(shopper, codes), 'SUCCEEDED')
    const offer = await shopper.must('GET /o2ord-b2c/v1/apply-invoice', { query: { orderCode } })
    assert.deepEqual(
      offer.rows.map(({ title }) => title),
      ['电热水壶']
    )
    const protection = await shopper.must('GET /o2ord-b2c/v1/price-protection', { query: { orderCode } })
    assert.deepEqual(
      protection.rows.map(({ title }) => title),
      ['电热水壶']
    )
    await advanceOrder(shop.core, orderCode, 'ship')
    const { list } = await shopper.must('GET /o2ord-b2c/v1/parcel/parcel-list', { query: {} })
    assert.deepEqual(
      list
        .filter((parcel) => parcel.orderCode === orderCode)
        .flatMap(({ goods }) => goods.map(({ skuCode, gift }) => [skuCode, gift]))
        .sort(),
      [
        ['LAMP', true],
        ['POT', undefined]
      ]
    )
    const again = await shopper.must('POST /o2ord-b2c/v1/buy-again', { body: { orderCode } })
    assert.deepEqual([again.added, again.count], [1, 1])
    await shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
    assert.equal((await detail(shopper, orderCode)).toReview, 1)
    const { TO_REVIEW } = await shopper.must('GET /o2ord-b2c/v1/order-trades/status-group')
    assert.equal(TO_REVIEW, 1)
  })
})
