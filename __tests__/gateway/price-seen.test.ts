import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { detail, seen, settlementOf, startShop, type TestShop, type TestShopper } from './journey-shop'

const SUBMIT = 'POST /o2cht/v1/order-settlements/submit'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

/** Submits what was seen, as the app does. */
const submit = (shopper: TestShopper, { settlementId, payFen, digest }: Awaited<ReturnType<typeof seen>>) =>
  shopper.ask(SUBMIT, { body: { settlementId, expectedPayFen: payFen, expectedDigest: digest } })

const today = { FAN: 9_000, POT: 3_000, POT2: 5_000 }

for (const [name, goods, moved] of [
  ['a price that rose by what the freight fell', { FAN: 1 }, { FAN: 10_000 }],
  ['two prices that moved against each other', { POT: 1, POT2: 1 }, { POT: 3_500, POT2: 4_500 }]
] as const) {
  test(`${name} is said, though the total is the same, and then accepted`, async (t) => {
    t.after(async () => {
      for (const [skuCode, priceFen] of Object.entries(today)) await shop.setPrice(skuCode, priceFen)
    })
    const shopper = await shop.shopper()
    const settlementId = await settlementOf(shopper, goods)
    const looked = await seen(shopper, settlementId)
    for (const [skuCode, priceFen] of Object.entries(moved)) await shop.setPrice(skuCode, priceFen)
    const now = await seen(shopper, settlementId)
    assert.equal(now.payFen, looked.payFen)
    assert.equal((await submit(shopper, looked)).code, 'price.changed')
    assert.equal((await shopper.must('GET /o2ord-b2c/v1/order-trades')).total, 0)
    const { data } = await submit(shopper, now)
    const placed = await detail(shopper, data.orderCodes[0] ?? '')
    assert.deepEqual(Object.fromEntries(placed.rows.map((row) => [row.skuCode, row.priceFen])), moved)
  })
}

test('what was seen holds in the other language, after another look, and of a submit that is told only the total', async () => {
  const shopper = await shop.shopper()
  const settlementId = await settlementOf(shopper, { POT: 2, LAMP: 1 })
  const { digest } = await seen(shopper, settlementId)
  const english = await shopper.ask('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId },
    locale: 'en-US'
  })
  assert.equal(english.data.digest, digest)
  assert.ok((await submit(shopper, english.data)).success)
  const other = await settlementOf(shopper, { POT: 1 })
  const { payFen } = await seen(shopper, other)
  assert.ok((await shopper.ask(SUBMIT, { body: { settlementId: other, expectedPayFen: payFen } })).success)
})
