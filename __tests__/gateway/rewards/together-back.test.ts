/** Goods that cost less beside others: what becomes of that price when those go back after they were paid. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import * as desk from '../../../gateway/src/areas/afterSales'
import { atCashier } from '../../../gateway/src/areas/payment'
import { available } from '../../../gateway/src/areas/wallet'
import {
  applyForCase,
  ask,
  CASE,
  deliveredOrder,
  applyForExchange,
  exchangeFor,
  NUMBER,
  returning,
  SEND,
  unsent
} from '../aftersale/cases'
import { addGift, noGifts } from './gifts'
import { detail, order, startPay, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

const CANCEL = 'POST /o2ord-b2c/v1/order-trades/cancel-reason'
const RECEIPT = 'POST /o2as-b2c/v1/after/sale/confirm-receipt'
const SENT = { carrier: { zh: '顺启速运', en: 'Shunqi' }, trackingNo: 'SQ77201180' }

let shop: TestShop
before(async () => {
  shop = await startShop()
  // a fan of the pot's own shop, and a lamp of another
  await shop.core.db
    .insertInto('product_bundle')
    .values([
      { spu_code: 'P_POT', position: 0, sku_code: 'FAN', off_fen: 4_000 },
      { spu_code: 'P_POT', position: 1, sku_code: 'LAMP', off_fen: 500 }
    ])
    .execute()
})
after(() => shop.close())

/** An order for the pots, and where there is one that of the lamp. */
async function buyTogether(goods: Record<string, number>, pays: 'all' | 'pot' = 'all') {
  const shopper = await shop.shopper()
  const codes = await order(shopper, goods)
  const details = await Promise.all(codes.map((code) => detail(shopper, code)))
  const of = (sku: string) => details.find(({ rows }) => rows.some(({ skuCode }) => skuCode === sku))?.orderCode ?? ''
  const [first, second] = [of('POT2') || of('POT'), of('LAMP')]
  await atCashier(shop.core, await startPay(shopper, pays === 'all' ? codes : [first]), 'SUCCEEDED')
  return { shopper, first, second }
}
const positionOf = async (shopper: TestShopper, code: string, sku: string): Promise<number> =>
  (await detail(shopper, code)).rows.findIndex(({ skuCode }) => skuCode === sku)
const unsentOf = async (shopper: TestShopper, code: string, sku: string, pieces = 1) =>
  unsent(code, pieces, await positionOf(shopper, code, sku))
const amountsOf = async (shopper: TestShopper, caseCode: string) =>
  (await shopper.must(CASE, { query: { caseCode } })).amounts

describe('a price that holds beside other goods', () => {
  it('comes off the money of those when they alone go back, and goes back with the rest', async () => {
    const { shopper, first } = await buyTogether({ POT2: 1, FAN: 1 })
    const payFen = (await detail(shopper, first)).payFen
    assert.equal(payFen, 5_000 + 9_000 - 4_000)
    const { caseCode } = await applyForCase(shopper, await unsentOf(shopper, first, 'POT2'))
    const { refundFen, bundleFen } = await amountsOf(shopper, caseCode)
    assert.deepEqual([refundFen, bundleFen], [1_000, 4_000])
    await shopper.must(CANCEL, { body: { orderCode: first, reasonCode: 'MIND' } })
    assert.equal((await detail(shopper, first)).refundFen, payFen)
  })

  it('stays with as many pieces as of the goods it holds beside', async () => {
    const { shopper, first } = await buyTogether({ POT2: 2, FAN: 1 })
    const claim = await applyForCase(shopper, await unsentOf(shopper, first, 'POT2'))
    assert.deepEqual([(await amountsOf(shopper, claim.caseCode)).refundFen], [5_000])
    const two = await applyForCase(shopper, await unsentOf(shopper, first, 'POT2'))
    assert.deepEqual([(await amountsOf(shopper, two.caseCode)).refundFen], [1_000])
  })

  it('is nothing of a case with both of them', async () => {
    const { shopper, first } = await buyTogether({ POT2: 1, FAN: 1, POT: 1 })
    const rows = await Promise.all(['POT2', 'POT', 'FAN'].map((sku) => positionOf(shopper, first, sku)))
    const [pot2 = 0, , fan = 0] = rows
    const wish = unsent(first)
    const { caseCode } = await applyForCase(shopper, {
      ...wish,
      rows: [
        { position: pot2, quantity: 1 },
        { position: fan, quantity: 1 }
      ]
    })
    const { refundFen, bundleFen, bundleBackFen } = await amountsOf(shopper, caseCode)
    assert.deepEqual([refundFen, bundleFen, bundleBackFen], [10_000, undefined, undefined])
  })

  it('goes back in a case after the one that took it', async () => {
    const { shopper, first } = await buyTogether({ POT2: 1, FAN: 2, POT: 1 })
    // two fans beside two pots; one pot back takes one fan's reduction
    const claim = await applyForCase(shopper, await unsentOf(shopper, first, 'POT2'))
    assert.deepEqual([(await amountsOf(shopper, claim.caseCode)).bundleFen], [4_000])
    const two = await applyForCase(shopper, await unsentOf(shopper, first, 'FAN'))
    const { refundFen, bundleBackFen } = await amountsOf(shopper, two.caseCode)
    assert.deepEqual([refundFen, bundleBackFen], [9_000, 4_000])
  })

  it('takes nothing for goods that cost everybody less since, and were claimed for', async () => {
    const { shopper, first } = await buyTogether({ POT2: 1, FAN: 1 })
    const position = await positionOf(shopper, first, 'FAN')
    await shop.setPrice('FAN', 4_500)
    await shopper.must('POST /o2ord-b2c/v1/price-protection', {
      body: { orderCode: first, position, refundFen: 500 }
    })
    await shop.setPrice('FAN', 9_000)
    const { caseCode } = await applyForCase(shopper, await unsentOf(shopper, first, 'POT2'))
    const { refundFen, bundleFen } = await amountsOf(shopper, caseCode)
    assert.deepEqual([refundFen, bundleFen], [5_000, undefined])
  })

  it('is not given back beyond what was taken, where the product cost less than the rest of the reduction', async () => {
    const { shopper, first } = await buyTogether({ POT: 2, FAN: 2 })
    const two = await applyForCase(shopper, await unsentOf(shopper, first, 'POT', 2))
    const { refundFen, bundleFen } = await amountsOf(shopper, two.caseCode)
    assert.deepEqual([refundFen, bundleFen], [0, 6_000])
    const claim = await applyForCase(shopper, await unsentOf(shopper, first, 'FAN'))
    const back = await amountsOf(shopper, claim.caseCode)
    // the one that stays cost 90.00 then, as anybody's
    assert.deepEqual([back.refundFen, back.bundleBackFen], [7_000, 2_000])
  })

  it('comes off before a gift can be kept for what is left', async (t) => {
    await addGift(shop, { activityCode: 'A1', shopCode: 'S1', spuCode: 'P_POT', gifts: [['LAMP', 5]] })
    t.after(() => noGifts(shop))
    const { shopper, first } = await buyTogether({ POT2: 1, FAN: 1 })
    const gift = await positionOf(shopper, first, 'LAMP')
    const wish = { ...(await unsentOf(shopper, first, 'POT2')), gifts: [{ position: gift, keep: true }] }
    assert.equal((await ask(shopper, wish)).code, 'case.gift')
  })

  it('comes off over two orders of a settlement, and goes to the balance when the other ends', async () => {
    const { shopper, first, second } = await buyTogether({ POT2: 1, FAN2: 1, LAMP: 1 })
    const { caseCode } = await applyForCase(shopper, await unsentOf(shopper, first, 'POT2'))
    const { refundFen, bundleFen } = await amountsOf(shopper, caseCode)
    assert.deepEqual([refundFen, bundleFen], [4_500, 500])
    const payFen = (await detail(shopper, second)).payFen
    await shopper.must(CANCEL, { body: { orderCode: second, reasonCode: 'MIND' } })
    assert.equal((await detail(shopper, second)).refundFen, payFen)
    assert.equal((await available(shop.core.db, shopper.userId)).balanceFen, 500)
  })

  it('keeps its goods while the order that counts on them waits for its payment', async () => {
    const { shopper, first, second } = await buyTogether({ POT2: 1, FAN2: 1, LAMP: 1 }, 'pot')
    const reply = await ask(shopper, await unsentOf(shopper, first, 'POT2'))
    assert.equal(reply.code, 'case.together')
    await shopper.must(CANCEL, { body: { orderCode: second, reasonCode: 'MIND' } })
    const { caseCode } = await applyForCase(shopper, await unsentOf(shopper, first, 'POT2'))
    assert.equal((await amountsOf(shopper, caseCode)).refundFen, 5_000)
  })
})

describe('a price that holds beside other goods, after an exchange', () => {
  /** A pot and a fan at the door, and the fan exchanged for the same. */
  async function withNewFan(fans = 1) {
    const shopper = await shop.shopper()
    const code = await deliveredOrder(shop, shopper, { POT2: fans, FAN: fans })
    const position = await positionOf(shopper, code, 'FAN')
    const { caseCode } = await applyForExchange(shopper, exchangeFor(code, 'FAN', { position }))
    return { shopper, code, caseCode }
  }
  async function finish(shopper: TestShopper, caseCode: string): Promise<void> {
    await desk.agree(shop.core, TESTER, caseCode)
    await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
    await desk.inspect(shop.core, TESTER, caseCode, { found: [] })
    await desk.sendNew(shop.core, TESTER, caseCode, SENT)
    await shopper.must(RECEIPT, { body: { caseCode } })
  }
  const backOf = async (shopper: TestShopper, code: string, position: number) => {
    const { caseCode } = await returning(shopper, code, [{ position, quantity: 1 }])
    await desk.inspect(shop.core, TESTER, caseCode, { found: [] })
    const { refundFen, bundleFen, bundleBackFen } = await amountsOf(shopper, caseCode)
    return [refundFen, bundleFen, bundleBackFen]
  }

  it('comes off for the new one as for the old one, and goes back with it', async () => {
    const { shopper, code, caseCode } = await withNewFan()
    await finish(shopper, caseCode)
    const pot = await positionOf(shopper, code, 'POT2')
    assert.deepEqual(await backOf(shopper, code, pot), [1_000, 4_000, undefined])
    assert.deepEqual(await backOf(shopper, code, 2), [9_000, undefined, 4_000])
  })

  it('goes back with the new one where it came off before the exchange', async () => {
    const { shopper, code, caseCode } = await withNewFan()
    const pot = await positionOf(shopper, code, 'POT2')
    assert.deepEqual(await backOf(shopper, code, pot), [1_000, 4_000, undefined])
    await finish(shopper, caseCode)
    assert.deepEqual(await backOf(shopper, code, 2), [9_000, undefined, 4_000])
  })

  it('counts old and new ones together', async () => {
    const { shopper, code, caseCode } = await withNewFan(2)
    await finish(shopper, caseCode)
    const pot = await positionOf(shopper, code, 'POT2')
    assert.deepEqual(await backOf(shopper, code, pot), [1_000, 4_000, undefined])
    assert.deepEqual(await backOf(shopper, code, pot), [1_000, 4_000, undefined])
    assert.deepEqual(await backOf(shopper, code, 2), [9_000, undefined, 4_000])
  })
})
