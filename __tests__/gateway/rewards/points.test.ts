// PostgreSQL: races of the point ledger
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { nextShopYearEnd } from '../../../domain/day'
import { lotsLeft } from '../../../domain/rewards/points'
import { DAY_MS } from '../../../domain/spans'
import * as points from '../../../gateway/src/areas/points'
import { customerSchema } from '../../../gateway/src/areas/customer/schema'
import { expireEnded } from '../../../gateway/src/areas/points/ledger'
import { pointsSchema } from '../../../gateway/src/areas/points/schema'
import { STAFF } from '../../../gateway/src/console/staff'
import { openDatabase } from '../../../gateway/src/core/database/database'
import { migrate } from '../../../gateway/src/core/database/migrate'
import { coreSchema } from '../../../gateway/src/core/schema'
import { emptyLite } from '../database/databases'
import { startShop, type TestShop, type TestShopper } from '../orders/journey-shop'
import { isFull, seedOfRun } from '../support'

const BALANCE = 'GET /o2cum/v1/customer-point/balance'
const ROWS = 'GET /o2cum/v1/customer-point/transaction'

let shop: TestShop
before(async () => {
  shop = await startShop()
})
after(() => shop.close())

const clockTime = () => shop.core.clock.date()
let gifts = 0
async function withPoints(amount: number, endsAt?: Date): Promise<TestShopper> {
  const shopper = await shop.shopper()
  gifts += 1
  const gift = { userId: shopper.userId, source: 'SERVICE' as const, reference: `gift${gifts}`, points: amount }
  await points.earn(shop.core.db, { ...gift, at: clockTime(), ...(endsAt === undefined ? {} : { endsAt }) })
  return shopper
}
const has = async ({ userId }: TestShopper) => points.balance(shop.core.db, userId)
let settlements = 0
const newSettlement = () => `st_points_${(settlements += 1)}`
const reserve = ({ userId }: TestShopper, settlementId: string, amount: number) =>
  points.reserve(shop.core.db, { userId, settlementId, points: amount, at: clockTime() })

test('a row of the ledger can neither be changed nor removed', async () => {
  const shopper = await withPoints(10)
  const { userId } = shopper
  const change = sql`update point_entry set points = 1000 where user_id = ${userId}`.execute(shop.core.db)
  await assert.rejects(change, /added, never changed/)
  const removal = sql`delete from point_entry where user_id = ${userId}`.execute(shop.core.db)
  await assert.rejects(removal, /added, never changed/)
  assert.equal(await has(shopper), 10)
})

test('what was earned for one thing is earned once, however often it is told', async () => {
  const shopper = await shop.shopper()
  const earning = { userId: shopper.userId, source: 'ORDER' as const, reference: 'once', points: 30, at: clockTime() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => points.earn(shop.core.db, earning)))
  assert.equal(answers.filter(Boolean).length, 1)
  assert.equal(await has(shopper), 30)
})

test('what is reserved leaves the balance, and paying for it takes nothing more', async () => {
  const shopper = await withPoints(500)
  const settlementId = newSettlement()
  assert.equal(await reserve(shopper, settlementId, 300), true)
  assert.equal(await reserve(shopper, settlementId, 300), true)
  assert.equal(await has(shopper), 200)
  assert.equal(await points.post(shop.core.db, settlementId, clockTime()), true)
  assert.equal(await points.post(shop.core.db, settlementId, clockTime()), true)
  assert.equal(await points.release(shop.core.db, settlementId, clockTime()), false)
  assert.equal(await has(shopper), 200)
})

test('what is released is back once, and can not be paid with any more', async () => {
  const shopper = await withPoints(500)
  const settlementId = newSettlement()
  await reserve(shopper, settlementId, 300)
  for (let turn = 0; turn < 3; turn += 1)
    assert.equal(await points.release(shop.core.db, settlementId, clockTime()), true)
  assert.equal(await has(shopper), 500)
  assert.equal(await points.post(shop.core.db, settlementId, clockTime()), false)
  assert.equal(await reserve(shopper, settlementId, 300), false)
  assert.equal(await has(shopper), 500)
})

test('too few points, none, and a settlement that never reserved are refused', async () => {
  const shopper = await withPoints(99)
  assert.equal(await reserve(shopper, newSettlement(), 100), false)
  assert.equal(await reserve(shopper, newSettlement(), 0), false)
  assert.equal(await reserve(shopper, newSettlement(), -5), false)
  const stranger = newSettlement()
  assert.equal(await points.post(shop.core.db, stranger, clockTime()), false)
  assert.equal(await points.release(shop.core.db, stranger, clockTime()), false)
  assert.equal(
    await points.giveBack(shop.core.db, { settlementId: stranger, part: 'a', points: 5, at: clockTime() }),
    0
  )
  assert.equal(await has(shopper), 99)
})

test('parts that are given back come to no more than was taken, each once, and the rest is released', async () => {
  const shopper = await withPoints(500)
  const settlementId = newSettlement()
  await reserve(shopper, settlementId, 300)
  const back = (part: string, amount: number) =>
    points.giveBack(shop.core.db, { settlementId, part, points: amount, at: clockTime() })
  assert.deepEqual([await back('a', 100), await back('a', 100), await back('b', 50)], [100, 0, 50])
  assert.equal(await has(shopper), 350)
  assert.equal(await points.post(shop.core.db, settlementId, clockTime()), true)
  assert.deepEqual([await back('c', 900), await back('d', 1)], [150, 0])
  assert.equal(await has(shopper), 500)
  const other = newSettlement()
  await reserve(shopper, other, 300)
  await points.giveBack(shop.core.db, { settlementId: other, part: 'a', points: 120, at: clockTime() })
  await points.release(shop.core.db, other, clockTime())
  assert.equal(await has(shopper), 500)
})

test('of a hundred settlements at once only as many reserve as there are points for', { timeout: 60_000 }, async () => {
  const shopper = await withPoints(350)
  const answers = await Promise.all(Array.from({ length: 100 }, () => reserve(shopper, newSettlement(), 100)))
  assert.equal(answers.filter(Boolean).length, 3)
  assert.equal(await has(shopper), 50)
})

test('of paying and releasing at once one happens', { timeout: 60_000 }, async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const shopper = await withPoints(100)
    const settlementId = newSettlement()
    await reserve(shopper, settlementId, 100)
    const ends = [points.post, points.release, points.post, points.release].map((end) =>
      end(shop.core.db, settlementId, clockTime())
    )
    const [payEnd, freeEnd] = await Promise.all(ends)
    assert.notEqual(payEnd, freeEnd)
    assert.equal(await has(shopper), payEnd ? 0 : 100)
  }
})

test('points that end first are spent first, and what is left of them ends', async () => {
  const soon = new Date(clockTime().getTime() + 3 * DAY_MS)
  const shopper = await withPoints(200, soon)
  const { userId } = shopper
  await points.earn(shop.core.db, { userId, source: 'SERVICE', reference: 'later', points: 100, at: clockTime() })
  const [keptId, spentId] = [newSettlement(), newSettlement()]
  await reserve(shopper, keptId, 50)
  await reserve(shopper, spentId, 30)
  await points.post(shop.core.db, spentId, clockTime())
  const reply = await shopper.must(BALANCE)
  assert.deepEqual(reply, {
    pointAvailable: 220,
    worthFen: 220,
    endingSoon: { points: 120, endsAt: soon.getTime() }
  })
  await shop.core.clock.advance(4 * DAY_MS)
  await shop.sweep()
  assert.equal(await has(shopper), 100)
  // what comes back after its end is over as well
  await points.release(shop.core.db, keptId, clockTime())
  assert.equal(await has(shopper), 100)
  await shop.sweep()
  assert.equal(await has(shopper), 100)
})

test('points that have ended can not be spent before the sweep either', async () => {
  const shopper = await withPoints(200, new Date(clockTime().getTime() + DAY_MS))
  await shop.core.clock.advance(2 * DAY_MS)
  assert.equal(await reserve(shopper, newSettlement(), 100), false)
})

test('a month of rows comes newest first, by direction and page, with what it comes to', async () => {
  const shopper = await withPoints(500)
  const { userId } = shopper
  await shop.core.clock.advance(1000)
  await points.spend(shop.core.db, { userId, source: 'EXCHANGE', reference: 'x1', points: 120, at: clockTime() })
  const settlementId = newSettlement()
  await shop.core.clock.advance(1000)
  await reserve(shopper, settlementId, 100)
  await points.post(shop.core.db, settlementId, clockTime())
  const all = await shopper.must(ROWS)
  assert.deepEqual(
    all.list.map((row) => [row.kind, row.points]),
    [
      ['RESERVE', -100],
      ['SPEND', -120],
      ['EARN', 500]
    ]
  )
  assert.deepEqual([all.total, all.earned, all.spent], [3, 500, 220])
  const out = await shopper.must(ROWS, { query: { direction: 'OUT', size: 1, page: 2 } })
  assert.deepEqual([out.total, out.list[0]?.points, out.earned], [2, -120, 500])
  const other = await shopper.must(ROWS, { query: { month: '2020-01' } })
  assert.deepEqual([other.list, other.total, other.earned, other.spent], [[], 0, 0, 0])
})

/** What a ledger should hold, told in the plainest way. */
class Model {
  lots: { points: number; endsAt: number }[] = []
  used = 0
  open = new Map<string, number>()
  balance(): number {
    return this.lots.reduce((sum, lot) => sum + lot.points, 0) - this.used
  }
  expire(now: number): void {
    const endedLots = lotsLeft(this.lots, this.used).filter(({ endsAt }) => endsAt <= now)
    this.used += endedLots.reduce((sum, lot) => sum + lot.points, 0)
  }
}

/** As many as a whole verification has minutes for. */
const HISTORIES = isFull ? 1_700 : 25

test(
  `${HISTORIES} random histories of earning, reserving, paying, releasing and time agree with a model`,
  { timeout: 400_000 },
  async (t) => {
    // of its own: its clock goes on by decades
    const own = await startShop()
    t.after(() => own.close())
    const ownTime = () => own.core.clock.date()
    let seed = 1 + ((20_261_123 + seedOfRun) % 2_147_483_646)
    const first = seed
    const random = (below: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let history = 0; history < HISTORIES; history += 1) {
      const { userId } = await own.shopper()
      const model = new Model()
      for (let step = 0; step < 24; step += 1) {
        const now = ownTime()
        const openIds = [...model.open.keys()]
        const settlementId = openIds[random(Math.max(1, openIds.length))] ?? 'st_unknown'
        const amount = 1 + random(200)
        const act = random(6)
        if (act <= 1) {
          const endsAt = act === 0 ? now.getTime() + (1 + random(40)) * DAY_MS : nextShopYearEnd(now.getTime())
          const about = {
            userId,
            source: 'SERVICE' as const,
            reference: `h${history}.${step}`,
            points: amount,
            at: now
          }
          await points.earn(own.core.db, { ...about, endsAt: new Date(endsAt) })
          model.lots.push({ points: amount, endsAt })
        } else if (act === 2) {
          const fresh = newSettlement()
          model.expire(now.getTime())
          const fits = model.balance() >= amount
          assert.equal(
            await points.reserve(own.core.db, { userId, settlementId: fresh, points: amount, at: now }),
            fits
          )
          if (!fits) continue
          model.used += amount
          model.open.set(fresh, amount)
        } else if (act === 3) {
          assert.equal(await points.post(own.core.db, settlementId, now), model.open.has(settlementId))
          model.open.delete(settlementId)
        } else if (act === 4) {
          const hold = model.open.get(settlementId)
          assert.equal(await points.release(own.core.db, settlementId, now), hold !== undefined)
          if (hold === undefined) continue
          model.used -= hold
          model.open.delete(settlementId)
          model.expire(now.getTime())
        } else {
          await own.core.clock.advance((1 + random(15)) * DAY_MS)
          await expireEnded(own.core.db, ownTime())
          model.expire(ownTime().getTime())
        }
        assert.equal(
          await points.balance(own.core.db, userId),
          model.balance(),
          `seed ${first}, history ${history}, step ${step}`
        )
      }
    }
  }
)

test('the console’s query finds every account right, and one whose rows were tampered with not', async () => {
  const wrong = async () => (await points.pointAccounts(shop.core.db)).filter(({ right }) => !right)
  assert.deepEqual(await wrong(), [])
  const shopper = await withPoints(100)
  const { db } = shop.core
  // as a hand in the database would that switches the trigger off
  await sql`alter table point_entry disable trigger point_entry_kept`.execute(db)
  await sql`insert into point_entry (entry_id, user_id, kind, points, source, reference, created_at)
    values ('pt_forged', ${shopper.userId}, 'SPEND', -170, 'EXCHANGE', 'forged', now())`.execute(db)
  assert.deepEqual(
    (await wrong()).map(({ userId }) => userId),
    [shopper.userId]
  )
  await sql`delete from point_entry where entry_id = 'pt_forged'`.execute(db)
  await sql`alter table point_entry enable trigger point_entry_kept`.execute(db)
})

test('the console gives points, ends the soonest and writes days in a row', async () => {
  const soon = new Date(clockTime().getTime() + 3 * DAY_MS)
  const shopper = await withPoints(40, soon)
  const { userId } = shopper
  await points.actOnPoints(shop.core, STAFF, { userId, step: 'grant' })
  assert.equal(await has(shopper), 540)
  await points.actOnPoints(shop.core, STAFF, { userId, step: 'expire' })
  assert.equal(await has(shopper), 500)
  await points.actOnPoints(shop.core, STAFF, { userId, step: 'streak' })
  assert.equal((await shopper.must('GET /o2cum/v1/checkin')).streak, 6)
  await assert.rejects(points.actOnPoints(shop.core, STAFF, { userId: 'u_nobody', step: 'grant' }), /No such customer/)
})

test('what customers had before the ledger becomes its first row', async () => {
  const database = await openDatabase({ lite: await emptyLite() })
  try {
    await migrate(database.db, [...coreSchema, ...customerSchema])
    await sql`insert into customer (user_id, phone, customer_code, nick_name, point_available, created_at)
      values ('u_old', '13800000001', 'c_old', '{}', 60, now()), ('u_none', '13800000002', 'c_none', '{}', 0, now())`.execute(
      database.db
    )
    await migrate(database.db, pointsSchema)
    assert.deepEqual([await points.balance(database.db, 'u_old'), await points.balance(database.db, 'u_none')], [60, 0])
    const [lot] = await points.lots(database.db, 'u_old')
    assert.equal(lot?.endsAt, nextShopYearEnd(Date.now()))
  } finally {
    await database.close()
  }
})
