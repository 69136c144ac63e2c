/** Orders of one settlement that were priced together: none keeps a price whose condition was lost. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  detail,
  order,
  readSettlement,
  settlementOf,
  startPay,
  startShop,
  type TestShop,
  type TestShopper
} from '../orders/journey-shop'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { atCashier, settlePayment } from '../../../gateway/src/areas/payment'

const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'

let shop: TestShop
before(async () => {
  shop = await startShop()
  await shop.core.db
    .insertInto('product_bundle')
    .values([{ spu_code: 'P_POT', position: 0, sku_code: 'LAMP', off_fen: 500 }])
    .execute()
})
after(() => shop.close())

/** A pot with a lamp of another shop that costs less beside it. */
async function buyBundle(): Promise<{ shopper: TestShopper; main: string; part: string }> {
  const shopper = await shop.shopper()
  const codes = await order(shopper, { POT2: 1, LAMP: 1 })
  const details = await Promise.all(codes.map((code) => detail(shopper, code)))
  const of = (sku: string) => details.find(({ rows }) => rows.some(({ skuCode }) => skuCode === sku))?.orderCode ?? ''
  return { shopper, main: of('POT2'), part: of('LAMP') }
}
const payBody = (orderCodes: string[]) => ({ body: { orderCodes, channel: 'WECHAT', host: 'H5' } }) as const
const reasonOf = async (shopper: TestShopper) =>
  (await shopper.must('GET /o2ord-b2c/v1/order-trades/cancel-reason')).list[0]?.reasonCode ?? ''
const payFenOf = async (shopper: TestShopper, codes: string[]) =>
  atCashier(shop.core, await startPay(shopper, codes), 'SUCCEEDED')
const statuses = async (shopper: TestShopper, codes: string[]) =>
  Promise.all(codes.map(async (code) => (await detail(shopper, code)).status))

describe('what was priced together', () => {
  it('takes one SKU named many times as one line, of as many pieces as of the main product', async () => {
    const shopper = await shop.shopper()
    const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/buy-now', {
      body: { skuCode: 'POT2', quantity: 1, together: Array.from({ length: 9 }, () => ({ skuCode: 'LAMP' })) }
    })
    const { shops } = await readSettlement(shopper, settlementId)
    const lamps = shops.flatMap(({ rows }) => rows).filter(({ sku }) => sku.skuCode === 'LAMP')
    assert.deepEqual(
      lamps.map(({ quantity, bundleFen }) => [quantity, bundleFen]),
      [[1, 500]]
    )
  })

  it('is said on the settlement already, and of nothing that stands alone', async () => {
    const shopper = await shop.shopper()
    const together = async (pieces: Record<string, number>) =>
      (await readSettlement(shopper, await settlementOf(shopper, pieces))).together
    assert.deepEqual(
      (await together({ POT2: 1, LAMP: 1 }))?.map((shops) => [...shops].sort()),
      [['S1', 'S2']]
    )
    assert.equal(await together({ POT2: 1, LAMP: 2 }), undefined)
    assert.equal(await together({ POT2: 1 }), undefined)
  })

  it('is not paid without what its price depends on, by its shopper or by a friend', async () => {
    const { shopper, main, part } = await buyBundle()
    assert.deepEqual((await detail(shopper, part)).payWith, [main])
    assert.equal((await detail(shopper, main)).payWith, undefined)
    assert.equal((await shopper.ask('POST /o2ord-b2c/v1/order-trades/pay', payBody([part]))).code, 'order.together')
    const link = await shopper.ask('POST /o2ord-b2c/v1/order-trades/pay-links', { body: { orderCodes: [part] } })
    assert.equal(link.code, 'order.together')
    await payFenOf(shopper, [main])
    assert.equal((await detail(shopper, part)).payWith, undefined)
    await payFenOf(shopper, [part])
    assert.deepEqual(await statuses(shopper, [main, part]), ['WAIT_SHIP', 'WAIT_SHIP'])
  })

  it('is cancelled with what its price depends on, and both get their money back', async () => {
    const { shopper, main, part } = await buyBundle()
    await payFenOf(shopper, [main, part])
    const before = await detail(shopper, part)
    assert.deepEqual(
      (await detail(shopper, main)).cancelsWith?.map(({ orderCode, backFen }) => [orderCode, backFen]),
      [[part, before.payFen]]
    )
    assert.equal(before.cancelsWith, undefined)
    await shopper.must(CANCEL, { body: { orderCode: main, reasonCode: await reasonOf(shopper) } })
    const after = await detail(shopper, part)
    assert.deepEqual([after.status, after.refundFen], ['CANCELLED', before.payFen])
  })

  it('lets the part be cancelled alone, and keeps the main order once the part is on its way', async () => {
    const { shopper, main, part } = await buyBundle()
    await payFenOf(shopper, [main, part])
    await advanceOrder(shop.core, part, 'ship')
    const reasonCode = await reasonOf(shopper)
    const reply = await shopper.ask(CANCEL, { body: { orderCode: main, reasonCode } })
    assert.equal(reply.code, 'order.together-shipped')
    assert.deepEqual(await statuses(shopper, [main]), ['WAIT_SHIP'])
    const other = await buyBundle()
    await other.shopper.must(CANCEL, { body: { orderCode: other.part, reasonCode } })
    assert.deepEqual(await statuses(other.shopper, [other.main, other.part]), ['WAIT_PAY', 'CANCELLED'])
  })

  it('is not paid by money that comes after its main order ended', async () => {
    const { shopper, main, part } = await buyBundle()
    const paymentId = await startPay(shopper, [main, part])
    await advanceOrder(shop.core, main, 'expire')
    await settlePayment(shop.core, paymentId, 'SUCCEEDED')
    assert.notEqual((await detail(shopper, part)).status, 'WAIT_SHIP')
    assert.equal((await shopper.ask('POST /o2ord-b2c/v1/order-trades/pay', payBody([part]))).code, 'order.together')
  })
})
