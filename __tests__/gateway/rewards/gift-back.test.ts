/** Gifts of orders when goods go back: a shopper keeps one that what stays does not earn only for its value. */
import assert from 'node:assert/strict'
import { after, afterEach, before, describe, it } from 'node:test'
import * as desk from '../../../gateway/src/areas/afterSales'
import {
  ANSWER_CASE,
  applyForCase,
  ask,
  CANCEL_CASE,
  deliveredOrder,
  evidence,
  returning,
  see,
  SEND,
  NUMBER,
  unsent,
  type Wish
} from '../aftersale/cases'
import { addGift, noGifts } from './gifts'
import { detail, paidOrder, startShop, TESTER, type TestShop, type TestShopper } from '../orders/journey-shop'

const GIFTS = 'POST /o2as-b2c/v1/after/sale/get-gift-sku'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())
afterEach(() => noGifts(shop))

/** From 60.00 on a lamp of 25.00, or what is named. */
const from = (overFen: number, sku = 'LAMP') =>
  addGift(shop, { activityCode: 'A1', shopCode: 'S1', overFen, gifts: [[sku, 50]] })

const positionOf = async (shopper: TestShopper, code: string, sku: string): Promise<number> =>
  (await detail(shopper, code)).rows.findIndex(({ skuCode }) => skuCode === sku)

/** A wish for a piece of a SKU; `keep`: its gift stays. */
async function wishFor(
  shopper: TestShopper,
  orderCode: string,
  sku: string,
  of: { keep?: boolean; kind?: Wish['kind'] } = {}
): Promise<Wish> {
  const rows = [{ position: await positionOf(shopper, orderCode, sku), quantity: 1 }]
  const { list } = await shopper.must(GIFTS, { body: { orderCode, rows } })
  const gifts = list.map(({ position }) => ({ position, keep: of.keep ?? false }))
  const base = unsent(orderCode)
  return of.kind === 'RETURN'
    ? { ...base, kind: 'RETURN', reasonCode: 'NO_REASON', rows, gifts }
    : { ...base, rows, gifts }
}
const giftsIn = async (shopper: TestShopper, caseCode: string) =>
  (await see(shopper, caseCode)).rows.flatMap(({ gift, skuCode }) => (gift ? [skuCode] : []))

describe('a gift that what stays no longer earns', () => {
  it('is kept for what it was said to be worth', async () => {
    await from(6_000)
    const shopper = await shop.shopper()
    const [code = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 1 })
    const rows = [{ position: await positionOf(shopper, code, 'POT2'), quantity: 1 }]
    const { list } = await shopper.must(GIFTS, { body: { orderCode: code, rows } })
    assert.deepEqual(
      list.map(({ valueFen }) => valueFen),
      [2_500]
    )
    const { amounts } = await applyForCase(shopper, await wishFor(shopper, code, 'POT2', { keep: true }))
    assert.deepEqual([amounts.giftFen, amounts.refundFen], [2_500, 2_500])
  })

  it('stays kept when its case is changed, unless that says otherwise', async () => {
    await from(6_000)
    const shopper = await shop.shopper()
    const code = await deliveredOrder(shop, shopper, { POT: 1, POT2: 1 })
    const { gifts = [], ...wish } = await wishFor(shopper, code, 'POT2', { keep: true, kind: 'RETURN' })
    const [path, again] = [await evidence(shopper), { ...wish, reasonCode: 'FAULTY' }]
    const { caseCode, keptGifts, amounts } = await applyForCase(shopper, { ...again, gifts }, [path])
    const lamp = await positionOf(shopper, code, 'LAMP')
    assert.deepEqual([keptGifts, amounts.giftFen], [[lamp], 2_500])
    const body = { orderCode: code, rows: wish.rows, caseCode }
    assert.deepEqual(
      (await shopper.must(GIFTS, { body })).list.map(({ position, valueFen }) => [position, valueFen]),
      [[lamp, 2_500]]
    )
    const changed = await applyForCase(shopper, { ...again, reasonCode: 'DAMAGED', caseCode }, [path])
    assert.deepEqual([changed.keptGifts, changed.amounts.giftFen], [[lamp], 2_500])
    const back = [{ position: lamp, keep: false }]
    const without = await applyForCase(shopper, { ...again, gifts: back, caseCode }, [path])
    assert.deepEqual([without.keptGifts, without.amounts.giftFen], [undefined, 0])
    const other = await shop.shopper()
    assert.equal((await other.ask(GIFTS, { body })).code, 'order.missing')
  })

  it('comes back where what goes back does not pay for it, or nothing was said of its worth', async () => {
    await from(6_000, 'FAN')
    const shopper = await shop.shopper()
    const [code = ''] = await paidOrder(shop, shopper, { POT: 1, POT2: 1 })
    const rows = [{ position: await positionOf(shopper, code, 'POT2'), quantity: 1 }]
    const giftValue = async () => (await shopper.must(GIFTS, { body: { orderCode: code, rows } })).list[0]?.valueFen
    assert.equal(await giftValue(), undefined)
    assert.equal((await ask(shopper, await wishFor(shopper, code, 'POT2', { keep: true }))).code, 'case.gift')
    await shop.core.db.updateTable('order_row').set({ gift_value_fen: null }).where('order_code', '=', code).execute()
    assert.equal((await ask(shopper, await wishFor(shopper, code, 'POT2', { keep: true }))).code, 'case.gift')
    const { caseCode } = await applyForCase(shopper, await wishFor(shopper, code, 'POT2'))
    assert.deepEqual(await giftsIn(shopper, caseCode), ['FAN'])
  })

  it('comes back with the second of two open cases which lose it together', async () => {
    await from(10_000)
    const shopper = await shop.shopper()
    const code = await deliveredOrder(shop, shopper, { POT: 2, POT2: 1 })
    const first = await returning(shopper, code, [{ position: await positionOf(shopper, code, 'POT'), quantity: 1 }])
    assert.deepEqual(await giftsIn(shopper, first.caseCode), ['LAMP'])
    const other = await shop.shopper()
    const again = await deliveredOrder(shop, other, { POT: 4 })
    const pot = [{ position: await positionOf(other, again, 'POT'), quantity: 1 }]
    const claim = await returning(other, again, pot)
    assert.deepEqual(await giftsIn(other, claim.caseCode), ['LAMP'])
    const third = await shop.shopper()
    const more = await deliveredOrder(shop, third, { POT: 2, POT2: 2 })
    const cases = []
    for (const sku of ['POT', 'POT', 'POT2']) {
      cases.push(await returning(third, more, [{ position: await positionOf(third, more, sku), quantity: 1 }]))
    }
    const gifts = await Promise.all(cases.map(({ caseCode }) => giftsIn(third, caseCode)))
    assert.deepEqual(gifts, [[], [], ['LAMP']])
  })

  it('is not left behind in a case that never comes', async () => {
    await from(6_000)
    const shopper = await shop.shopper()
    const code = await deliveredOrder(shop, shopper, { POT: 1, POT2: 1 })
    const first = await applyForCase(shopper, await wishFor(shopper, code, 'POT', { kind: 'RETURN' }))
    assert.deepEqual(await giftsIn(shopper, first.caseCode), ['LAMP'])
    const second = await wishFor(shopper, code, 'POT2', { kind: 'RETURN' })
    assert.equal((await ask(shopper, second)).code, 'case.gift-first')
    await shopper.must(CANCEL_CASE, { body: { caseCode: first.caseCode } })
    const { caseCode } = await applyForCase(shopper, await wishFor(shopper, code, 'POT2', { kind: 'RETURN' }))
    assert.deepEqual(await giftsIn(shopper, caseCode), ['LAMP'])
  })

  it('is on its way already when the next case is asked for', async () => {
    await from(6_000)
    const shopper = await shop.shopper()
    const code = await deliveredOrder(shop, shopper, { POT: 1, POT2: 1 })
    const { caseCode } = await applyForCase(shopper, await wishFor(shopper, code, 'POT', { kind: 'RETURN' }))
    await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
    const second = await applyForCase(shopper, await wishFor(shopper, code, 'POT2', { kind: 'RETURN' }))
    assert.deepEqual(await giftsIn(shopper, second.caseCode), [])
    await desk.inspect(shop.core, TESTER, caseCode, { found: [] })
    assert.equal((await see(shopper, caseCode)).refundFen, 3_000)
  })

  it('costs its worth where it was to come and was not in the parcel, and only where it is lost', async () => {
    await from(6_000)
    const shopper = await shop.shopper()
    const code = await deliveredOrder(shop, shopper, { POT: 1, POT2: 1 })
    const lamp = await positionOf(shopper, code, 'LAMP')
    const missing = { position: lamp, accepted: 0, sellable: 0 }
    const answer = async (caseCode: string) => {
      assert.equal((await see(shopper, caseCode)).state, 'DISPUTED')
      await shopper.must(ANSWER_CASE, { body: { caseCode, answer: 'ACCEPT' } })
      const { amounts } = await see(shopper, caseCode)
      return [amounts.giftFen, amounts.refundFen]
    }
    // neither the pot nor the lamp came: nothing goes back, and nothing is taken
    const pot = await positionOf(shopper, code, 'POT')
    const none = await returning(shopper, code, [{ position: pot, quantity: 1 }])
    await desk.inspect(shop.core, TESTER, none.caseCode, {
      found: [missing, { position: pot, accepted: 0, sellable: 0 }]
    })
    assert.deepEqual(await answer(none.caseCode), [0, 0])
    const rows = [{ position: await positionOf(shopper, code, 'POT2'), quantity: 1 }]
    const claim = await returning(shopper, code, rows)
    assert.deepEqual(await giftsIn(shopper, claim.caseCode), ['LAMP'])
    await desk.inspect(shop.core, TESTER, claim.caseCode, { found: [missing] })
    assert.deepEqual(await answer(claim.caseCode), [2_500, 2_500])
    // it is paid for
    const rest = await returning(shopper, code, [{ position: pot, quantity: 1 }])
    assert.deepEqual(await giftsIn(shopper, rest.caseCode), [])
  })
})
