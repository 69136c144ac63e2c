// PostgreSQL: rows that its own SQL changes
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import {
  detail,
  readSettlement,
  settlementOf,
  startShop,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** Submits what was seen, as the app does. */
const submit = (shopper: TestShopper, { settlementId, payFen, digest }: Awaited<ReturnType<typeof readSettlement>>) =>
  shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen: payFen, expectedDigest: digest } })

const today = { FAN: 9_000, POT: 3_000, POT2: 5_000 }

for (const [name, goods, isMoved] of [
  ['a price that rose by what the freight fell', { FAN: 1 }, { FAN: 10_000 }],
  ['two prices that moved against each other', { POT: 1, POT2: 1 }, { POT: 3_500, POT2: 4_500 }]
] as const) {
  test(`${name} is said, though the total is the same, and then accepted`, async (t) => {
    t.after(async () => {
      for (const [skuCode, priceFen] of Object.entries(today)) await shop.setPrice(skuCode, priceFen)
    })
    const shopper = await shop.shopper()
    const settlementId = await settlementOf(shopper, goods)
    const settlement = await readSettlement(shopper, settlementId)
    for (const [skuCode, priceFen] of Object.entries(isMoved)) await shop.setPrice(skuCode, priceFen)
    const now = await readSettlement(shopper, settlementId)
    assert.equal(now.payFen, settlement.payFen)
    assert.equal((await submit(shopper, settlement)).code, 'price.changed')
    assert.equal((await shopper.must('GET /o2ord-b2c/v1/order-trades')).total, 0)
    const { data } = await submit(shopper, now)
    const order = await detail(shopper, data.orderCodes[0] ?? '')
    assert.deepEqual(Object.fromEntries(order.rows.map((row) => [row.skuCode, row.priceFen])), isMoved)
  })
}

test('freight that moved from one shop to the other is said, though goods and total are the same', async (t) => {
  const freight = (shopCode: string, by: number) =>
    sql`update shop
    set freight = jsonb_set(freight::jsonb, '{baseFen}', to_jsonb((freight->>'baseFen')::int + ${by}::int))
    where shop_code = ${shopCode}`.execute(shop.core.db)
  const move = async (by: number) => {
    await freight('S1', by)
    await freight('S2', -by)
  }
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 1, LAMP: 1 })
  const settlement = await readSettlement(shopper, settlementId)
  await move(100)
  t.after(() => move(-100))
  const now = await readSettlement(shopper, settlementId)
  assert.equal(now.payFen, settlement.payFen)
  assert.equal((await submit(shopper, settlement)).code, 'price.changed')
  assert.ok((await submit(shopper, now)).success)
})

test('a discount that moved from one shop to the other is said, though the total is the same', async () => {
  const shopper = await shop.shopper()
  const own: string[] = []
  for (const [couponCode, shopCode] of [
    ['CSHOP1', 'S1'],
    ['CSHOP2', 'S2']
  ] as const) {
    await sql`insert into coupon select ${couponCode}, name_zh, name_en, 700, 0, ${shopCode}, start_at, end_at, left_over
      from coupon where coupon_code = 'C5'`.execute(shop.core.db)
    own.push(await shop.giveCoupon(shopper.userId, couponCode))
  }
  const settlementId = await settlementOf(shopper, { POT: 1, LAMP: 1 })
  const choose = (userCouponId: string) =>
    shopper.must('POST /o2cht/v1/order-settlements/modify-settlement-activities', {
      body: { settlementId, userCouponIds: [userCouponId] }
    })
  const settlement = await choose(own[0] ?? '')
  const now = await choose(own[1] ?? '')
  assert.equal(now.payFen, settlement.payFen)
  assert.equal((await submit(shopper, settlement)).code, 'price.changed')
  assert.ok((await submit(shopper, now)).success)
})

test('what was seen holds in the other language, after another look, and of a submit that is told only the total', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 2, LAMP: 1 })
  const { digest } = await readSettlement(shopper, settlementId)
  const english = await shopper.ask('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId },
    locale: 'en-US'
  })
  assert.equal(english.data.digest, digest)
  assert.ok((await submit(shopper, english.data)).success)
  const other = await settlementOf(shopper, { POT: 1 })
  const { payFen } = await readSettlement(shopper, other)
  assert.ok((await shopper.ask(SUBMIT, { body: { settlementId: other, expectedPayFen: payFen } })).success)
})

const TO = 'POST /o2cht/v1/order-settlements/modify-settlement-address'
const home = {
  receiver: '林知夏',
  phone: '13800006021',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  detail: '栖禾路18号',
  isDefault: false
}

for (const [name, change] of [
  ['another address', undefined],
  ['another receiver', { receiver: '林知秋' }],
  ['another phone', { phone: '13800006022' }],
  ['another district', { districtCode: '330105' }],
  ['another city', { cityCode: '330200', districtCode: '330203' }],
  ['another province', { provinceCode: '650000', cityCode: '650100', districtCode: '650102' }],
  ['another street', { detail: '栖禾路19号' }]
] as const) {
  test(`${name} than was seen is said, and then accepted`, async () => {
    const shopper = await shop.shopper()
    const settlementId = await settlementOf(shopper, { POT: 4 })
    const settlement = await readSettlement(shopper, settlementId)
    const addressId = change ? shopper.addressId : await shop.addAddress(shopper.userId, 'HANGZHOU')
    if (change) await shopper.must('PUT /o2cum/v1/bp-address', { body: { ...home, ...change, addressId } })
    else await shopper.must(TO, { body: { settlementId, addressId } })
    assert.equal((await submit(shopper, settlement)).code, 'address.changed')
    assert.equal((await shopper.must('GET /o2ord-b2c/v1/order-trades')).total, 0)
    const now = await readSettlement(shopper, settlementId)
    assert.equal(now.address?.addressId, addressId)
    const { data } = await submit(shopper, now)
    const { address } = await detail(shopper, data.orderCodes[0] ?? '')
    assert.deepEqual([address.receiver, address.detail], [now.address?.receiver, now.address?.detail])
  })
}

test('an address that only got another name or became the default is the one that was seen', async () => {
  const shopper = await shop.shopper()
  const settlement = await readSettlement(shopper, await settlementOf(shopper, { POT: 1 }))
  const body = { ...home, tag: 'HOME' as const, isDefault: true, addressId: shopper.addressId }
  await shopper.must('PUT /o2cum/v1/bp-address', { body })
  assert.ok((await submit(shopper, settlement)).success)
})
