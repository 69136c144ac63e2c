// PostgreSQL: a gateway that is killed beside another on one database
// covers gateway/src/areas/afterSales/, gateway/src/areas/payment/refund
// verify:full: it starts and kills processes; what a refund gives back is in after-sale-money.test.ts
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { countUnbalanced } from '../../../gateway/src/areas/coupon/store'
import { balance, earn } from '../../../gateway/src/areas/points'
import { countUnbalancedPackets } from '../../../gateway/src/areas/redPacket'
import { backFor, deliveredOrder, refundsIn, returning, see } from './cases'
import { detail, startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { startProcess } from '../database/secondGateway'

const CASES = 24
const POINTS = 1_000

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

interface Sent {
  shopper: TestShopper
  orderCode: string
  caseCode: string
  /** Points before anything came back. */
  had: number
}

/** A kettle, paid with points as well, that is on its way back. */
async function sentBack(): Promise<Sent> {
  const shopper = await shop.shopper()
  const gift = { userId: shopper.userId, source: 'SERVICE' as const, reference: 'g' }
  await earn(shop.core.db, { ...gift, points: POINTS, now: shop.core.clock.date() })
  const orderCode = await deliveredOrder(shop, shopper, { POT: 1 })
  const { caseCode } = await returning(shopper, orderCode, backFor(orderCode).rows)
  return { shopper, orderCode, caseCode, had: await balance(shop.core.db, shopper.userId) }
}

/** Steps of a case, and after how many of them the gateway is killed. */
const KILLS = { inspect: 9, arrive: 7 } as const

for (const step of ['inspect', 'arrive'] as const) {
  const name = `kill -9 as refunds ${step === 'inspect' ? 'are made' : 'are answered by the provider'}: each is given once`
  const skip = process.env['TEST_DATABASE_URL'] ? false : 'needs a second process'
  test(name, { skip, timeout: 240_000 }, async (t) => {
    await shop.setStock('POT', 1_000)
    const cases = await Promise.all(Array.from({ length: CASES }, sentBack))
    const stock = await shop.stockOf('POT')
    const { child, base } = await startProcess(shop.databaseUrl ?? '')
    t.after(() => child.kill('SIGKILL'))
    const post = async (moment: string, caseCode: string, of: string): Promise<number> => {
      const headers = { 'content-type': 'application/json', origin: moment }
      const url = `${moment}/demo/api/cases/${caseCode}/${of}`
      return (await fetch(url, { method: 'POST', headers, body: '{}' })).status
    }
    const second = await startProcess(shop.databaseUrl ?? '')
    t.after(() => second.child.kill('SIGKILL'))
    if (step === 'arrive') for (const { caseCode } of cases) await post(second.base, caseCode, 'inspect')

    let count = 0
    let isKilled = false
    // twice at once, as staff tap twice and a provider calls again
    const acts = cases
      .flatMap(({ caseCode }) => [caseCode, caseCode])
      .map(async (caseCode) => {
        await post(base, caseCode, step)
        count += 1
        if (count === KILLS[step]) isKilled = child.kill('SIGKILL')
      })
    const ends = await Promise.allSettled(acts)
    assert.ok(isKilled, 'the gateway was killed')
    assert.ok(
      ends.some(({ status }) => status === 'rejected'),
      'some were cut off'
    )

    // shoppers without an answer ask the other gateway, and so do those with one
    for (const next of ['inspect', 'inspect', 'arrive', 'arrive'])
      for (const { caseCode } of cases) await post(second.base, caseCode, next)
    for (const { shopper, orderCode, caseCode, had } of cases) {
      const { state, amounts } = await see(shopper, caseCode)
      assert.equal(state, 'COMPLETED')
      assert.deepEqual(await refundsIn(shop, orderCode), [[amounts.refundFen, 'RETURNED', `case:${caseCode}`, 'DONE']])
      assert.equal((await detail(shopper, orderCode)).points, amounts.points)
      assert.ok(amounts.points > 0 && amounts.takenPoints > 0)
      assert.equal(await balance(shop.core.db, shopper.userId), had + amounts.points - amounts.takenPoints)
    }
    assert.equal(await shop.stockOf('POT'), stock + CASES)
    assert.equal(await countUnbalancedPackets(shop.core.db), 0)
    assert.equal(await countUnbalanced(shop.core.db), 0)
    const { rows } = await sql`select order_code from refund where subject <> ''
      group by order_code, subject having count(*) > 1`.execute(shop.core.db)
    assert.deepEqual(rows, [])
  })
}
