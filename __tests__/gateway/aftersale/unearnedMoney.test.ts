// covers gateway/src/areas/afterSales/
/** Money that nobody owes: for goods that came after all, and for the way back of goods that were not there. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import * as desk from '../../../gateway/src/areas/afterSales'
import { sweepCases } from '../../../gateway/src/areas/afterSales/sweep'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { available } from '../../../gateway/src/areas/wallet'
import { paidOrder, startShop, TESTER, type TestShop } from '../orders/journey-shop'
import {
  ANSWER_CASE,
  applyForCase,
  backFor,
  deliveredOrder,
  evidence,
  applyForExchange,
  exchangeFor,
  KINDS,
  NUMBER,
  refundsIn,
  see,
  SEND,
  unsent
} from './cases'

const DAY = 86_400_000
const POSTAGE = 1_500

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const pass = async (ms: number) => {
  await shop.core.clock.advance(ms)
  await sweepCases(shop.core)
}

test('who says that nothing came, and then has it, is not paid by time: the goods can be returned', async () => {
  const shopper = await shop.shopper()
  const [orderCode = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await advanceOrder(shop.core, orderCode, 'ship')
  const came = await applyForCase(shopper, { ...unsent(orderCode), reasonCode: 'NOT_RECEIVED' })
  await pass(DAY)
  await advanceOrder(shop.core, orderCode, 'deliver')
  await pass(DAY)
  const { state, timeline } = await see(shopper, came.caseCode)
  assert.deepEqual([state, timeline[0]?.by], ['REFUSED', 'TIME'])
  assert.ok(timeline[0]?.note)
  assert.deepEqual(await refundsIn(shop, orderCode), [])
  const { rows } = await shopper.must(KINDS, { query: { orderCode } })
  assert.equal(rows[0]?.kinds.find(({ kind }) => kind === 'RETURN')?.open, true)
  // what never came is paid by time all the same
  const [never = ''] = await paidOrder(shop, shopper, { POT: 1 })
  await advanceOrder(shop.core, never, 'ship')
  const lost = await applyForCase(shopper, { ...unsent(never), reasonCode: 'NOT_RECEIVED' })
  await pass(2 * DAY)
  assert.equal((await see(shopper, lost.caseCode)).state, 'REFUNDING')
})

for (const kind of ['RETURN', 'EXCHANGE'] as const) {
  test(`the shop pays no postage of a ${kind} with nothing in order, and does not say that it does`, async () => {
    const shopper = await shop.shopper()
    const orderCode = await deliveredOrder(shop, shopper, { POT: 2 })
    const sent = async (quantity: number) => {
      const { caseCode } =
        kind === 'RETURN'
          ? await applyForCase(shopper, backFor(orderCode, 'FAULTY', quantity), [await evidence(shopper)])
          : await applyForExchange(shopper, exchangeFor(orderCode, 'POT', { quantity }))
      await desk.agree(shop.core, TESTER, caseCode)
      const pictures = [await evidence(shopper)]
      await shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures, postageFen: POSTAGE } })
      return caseCode
    }
    const balanceFen = async () => (await available(shop.core.db, shopper.userId)).balanceFen
    const none = await sent(1)
    await desk.inspect(shop.core, TESTER, none, { found: [{ position: 0, accepted: 0, sellable: 0 }] })
    await shopper.must(ANSWER_CASE, { body: { caseCode: none, answer: 'ACCEPT' } })
    const { state, amounts } = await see(shopper, none)
    assert.deepEqual([state, amounts.refundFen, amounts.postageFen], ['COMPLETED', 0, 0])
    assert.equal(await balanceFen(), 0)
    const code = await sent(1)
    await desk.inspect(shop.core, TESTER, code, { found: [] })
    if (kind === 'EXCHANGE') {
      const carrier = { zh: '顺启速运', en: 'Shunqi' }
      await desk.sendNew(shop.core, TESTER, code, { carrier, trackingNo: 'SQ77201180' })
    }
    assert.deepEqual([(await see(shopper, code)).amounts.postageFen, await balanceFen()], [POSTAGE, POSTAGE])
  })
}
