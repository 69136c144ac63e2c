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
import { balances, unbalanced } from '../../../gateway/src/core/database/ledger'
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

const date = () => shop.core.clock.date()
let gifts = 0
async function given(amount: number, endsAt?: Date): Promise<TestShopper> {
  const shopper = await shop.shopper()
  gifts += 1
  const gift = { userId: shopper.userId, source: 'SERVICE' as const, reference: `gift${gifts}`, points: amount }
  await points.earn(shop.core.db, { ...gift, now: date(), ...(endsAt === undefined ? {} : { endsAt }) })
  return shopper
}
const has = async ({ userId }: TestShopper) => points.balance(shop.core.db, userId)
let settlements = 0
const newSettlement = () => `st_points_${(settlements += 1)}`
const reserve = ({ userId }: TestShopper, settlementId: string, amount: number) =>
  points.reserve(shop.core.db, { userId, settlementId, points: amount, now: date() })

test('a row of the ledger can neither be changed nor removed, nor an account overdrawn, by any writer', async () => {
  const shopper = await given(10)
  const { userId } = shopper
  const { db } = shop.core
  await assert.rejects(sql`update point_entry set points = 1000 where user_id = ${userId}`.execute(db), /cannot update/)
  await assert.rejects(sql`delete from point_entry where user_id = ${userId}`.execute(db), /cannot delete/)
  const overdraw = sql`update ledger_account set balance = balance - 11 where account = ${`points:own:${userId}`}`
  await assert.rejects(overdraw.execute(db), /check constraint/)
  assert.equal(await has(shopper), 10)
})

test('no trigger guards or writes what is given, earned or owed', async () => {
  const { rows } = await sql<{ name: string }>`select distinct relname as name from pg_trigger t
    join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and n.nspname = current_schema() order by 1`.execute(shop.core.db)
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['customer', 'partner_contract', 'partner_signature']
  )
})

test('what was earned for one thing is earned once, however often it is told', async () => {
  const shopper = await shop.shopper()
  const gain = { userId: shopper.userId, source: 'ORDER' as const, reference: 'once', points: 30, now: date() }
  const answers = await Promise.all(Array.from({ length: 20 }, () => points.earn(shop.core.db, gain)))
  assert.equal(answers.filter(Boolean).length, 1)
  assert.equal(await has(shopper), 30)
})

test('what is reserved leaves the balance, and paying for it takes nothing more', async () => {
  const shopper = await given(500)
  const settlementId = newSettlement()
  assert.equal(await reserve(shopper, settlementId, 300), true)
  assert.equal(await reserve(shopper, settlementId, 300), true)
  assert.equal(await has(shopper), 200)
  assert.equal(await points.post(shop.core.db, settlementId, date()), true)
  assert.equal(await points.post(shop.core.db, settlementId, date()), true)
  assert.equal(await points.release(shop.core.db, settlementId, date()), false)
  assert.equal(await has(shopper), 200)
})

test('what is released is back once, and can not be paid with any more', async () => {
  const shopper = await given(500)
  const settlementId = newSettlement()
  await reserve(shopper, settlementId, 300)
  for (let turn = 0; turn < 3; turn += 1) assert.equal(await points.release(shop.core.db, settlementId, date()), true)
  assert.equal(await has(shopper), 500)
  assert.equal(await points.post(shop.core.db, settlementId, date()), false)
  assert.equal(await reserve(shopper, settlementId, 300), false)
  assert.equal(await has(shopper), 500)
})

test('too few points, none, and a settlement that never reserved are refused', async () => {
  const shopper = await given(99)
  assert.equal(await reserve(shopper, newSettlement(), 100), false)
  assert.equal(await reserve(shopper, newSettlement(), 0), false)
  assert.equal(await reserve(shopper, newSettlement(), -5), false)
  const stranger = newSettlement()
  assert.equal(await points.post(shop.core.db, stranger, date()), false)
  assert.equal(await points.release(shop.core.db, stranger, date()), false)
  assert.equal(await points.giveBack(shop.core.db, { settlementId: stranger, part: 'a', points: 5, now: date() }), 0)
  assert.equal(await has(shopper), 99)
})

test('parts that are given back come to no more than was taken, each once, and the rest is released', async () => {
  const shopper = await given(500)
  const settlementId = newSettlement()
  await reserve(shopper, settlementId, 300)
  const back = (part: string, amount: number) =>
    points.giveBack(shop.core.db, { settlementId, part, points: amount, now: date() })
  assert.deepEqual([await back('a', 100), await back('a', 100), await back('b', 50)], [100, 0, 50])
  assert.equal(await has(shopper), 350)
  assert.equal(await points.post(shop.core.db, settlementId, date()), true)
  assert.deepEqual([await back('c', 900), await back('d', 1)], [150, 0])
  assert.equal(await has(shopper), 500)
  const other = newSettlement()
  await reserve(shopper, other, 300)
  await points.giveBack(shop.core.db, { settlementId: other, part: 'a', points: 120, now: date() })
  await points.release(shop.core.db, other, date())
  assert.equal(await has(shopper), 500)
})

test('of a hundred settlements at once only as many reserve as there are points for', { timeout: 60_000 }, async () => {
  const shopper = await given(350)
  const answers = await Promise.all(Array.from({ length: 100 }, () => reserve(shopper, newSettlement(), 100)))
  assert.equal(answers.filter(Boolean).length, 3)
  assert.equal(await has(shopper), 50)
})

test('of paying and releasing at once one happens', { timeout: 60_000 }, async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const shopper = await given(100)
    const settlementId = newSettlement()
    await reserve(shopper, settlementId, 100)
    const ends = [points.post, points.release, points.post, points.release].map((end) =>
      end(shop.core.db, settlementId, date())
    )
    const [paid, freed] = await Promise.all(ends)
    assert.notEqual(paid, freed)
    assert.equal(await has(shopper), paid ? 0 : 100)
  }
})

test('points that end first are spent first, and what is left of them ends', async () => {
  const soon = new Date(date().getTime() + 3 * DAY_MS)
  const shopper = await given(200, soon)
  const { userId } = shopper
  await points.earn(shop.core.db, { userId, source: 'SERVICE', reference: 'later', points: 100, now: date() })
  const [kept, spent] = [newSettlement(), newSettlement()]
  await reserve(shopper, kept, 50)
  await reserve(shopper, spent, 30)
  await points.post(shop.core.db, spent, date())
  const shown = await shopper.must(BALANCE)
  assert.deepEqual(shown, {
    pointAvailable: 220,
    worthFen: 220,
    endingSoon: { points: 120, endsAt: soon.getTime() }
  })
  await shop.core.clock.advance(4 * DAY_MS)
  await shop.sweep()
  assert.equal(await has(shopper), 100)
  // what comes back after its end is over as well
  await points.release(shop.core.db, kept, date())
  assert.equal(await has(shopper), 100)
  await shop.sweep()
  assert.equal(await has(shopper), 100)
})

test('points that have ended can not be spent before the sweep either', async () => {
  const shopper = await given(200, new Date(date().getTime() + DAY_MS))
  await shop.core.clock.advance(2 * DAY_MS)
  assert.equal(await reserve(shopper, newSettlement(), 100), false)
})

test('a month of rows comes newest first, by direction and page, with what it comes to', async () => {
  const shopper = await given(500)
  const { userId } = shopper
  await shop.core.clock.advance(1000)
  await points.spend(shop.core.db, { userId, source: 'EXCHANGE', reference: 'x1', points: 120, now: date() })
  const settlementId = newSettlement()
  await shop.core.clock.advance(1000)
  await reserve(shopper, settlementId, 100)
  await points.post(shop.core.db, settlementId, date())
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
    const ended = lotsLeft(this.lots, this.used).filter(({ endsAt }) => endsAt <= now)
    this.used += ended.reduce((sum, lot) => sum + lot.points, 0)
  }
}

/** As many as a whole verification has minutes for. */
const HISTORIES = isFull ? 1_700 : 25

test(
  `${HISTORIES} random histories of earning, reserving, paying, releasing and time agree with a model`,
  { timeout: 400_000 },
  async (t) => {
    // a shop of its own: its clock goes on by decades
    const own = await startShop()
    t.after(() => own.close())
    const dateNow = () => own.core.clock.date()
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
        const now = dateNow()
        const known = [...model.open.keys()]
        const settlementId = known[random(Math.max(1, known.length))] ?? 'st_unknown'
        const amount = 1 + random(200)
        const act = random(6)
        if (act <= 1) {
          const endsAt = act === 0 ? now.getTime() + (1 + random(40)) * DAY_MS : nextShopYearEnd(now.getTime())
          const about = {
            userId,
            source: 'SERVICE' as const,
            reference: `h${history}.${step}`,
            points: amount,
            now
          }
          await points.earn(own.core.db, { ...about, endsAt: new Date(endsAt) })
          model.lots.push({ points: amount, endsAt })
        } else if (act === 2) {
          const fresh = newSettlement()
          model.expire(now.getTime())
          const fits = model.balance() >= amount
          assert.equal(await points.reserve(own.core.db, { userId, settlementId: fresh, points: amount, now }), fits)
          if (!fits) continue
          model.used += amount
          model.open.set(fresh, amount)
        } else if (act === 3) {
          assert.equal(await points.post(own.core.db, settlementId, now), model.open.has(settlementId))
          model.open.delete(settlementId)
        } else if (act === 4) {
          const reservation = model.open.get(settlementId)
          assert.equal(await points.release(own.core.db, settlementId, now), reservation !== undefined)
          if (reservation === undefined) continue
          model.used -= reservation
          model.open.delete(settlementId)
          model.expire(now.getTime())
        } else {
          await own.core.clock.advance((1 + random(15)) * DAY_MS)
          await expireEnded(own.core.db, dateNow())
          model.expire(dateNow().getTime())
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

test('the console’s query finds every account right, and one that was tampered with not', async () => {
  const wrong = async () => (await points.pointAccounts(shop.core.db)).filter(({ right }) => !right)
  assert.deepEqual(await wrong(), [])
  const shopper = await given(100)
  const { db } = shop.core
  const own = `points:own:${shopper.userId}`
  const change = (by: number) =>
    sql`update ledger_account set balance = balance + ${by} where account = ${own}`.execute(db)
  await change(70)
  assert.deepEqual(
    (await wrong()).map(({ userId }) => userId),
    [shopper.userId]
  )
  await change(-70)
})

test('the console gives points, ends the soonest and writes days in a row', async () => {
  const soon = new Date(date().getTime() + 3 * DAY_MS)
  const shopper = await given(40, soon)
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
  const opened = await openDatabase({ lite: await emptyLite() })
  try {
    await migrate(opened.db, [...coreSchema, ...customerSchema])
    await sql`insert into customer (user_id, phone, customer_code, nick_name, point_available, created_at)
      values ('u_old', '13800000001', 'c_old', '{}', 60, now()), ('u_none', '13800000002', 'c_none', '{}', 0, now())`.execute(
      opened.db
    )
    await migrate(opened.db, pointsSchema)
    assert.deepEqual([await points.balance(opened.db, 'u_old'), await points.balance(opened.db, 'u_none')], [60, 0])
    const [lot] = await points.lots(opened.db, 'u_old')
    assert.equal(lot?.endsAt, nextShopYearEnd(Date.now()))
  } finally {
    await opened.close()
  }
})

test('rows of the points’ own ledger become transfers: what is had, held and paid, each row as it was', async () => {
  const opened = await openDatabase({ lite: await emptyLite() })
  const { db } = opened
  try {
    await migrate(db, [...coreSchema, ...customerSchema, ...pointsSchema.slice(0, -1)])
    const day = (of: number): Date => new Date(Date.UTC(2026, 5, of))
    const [soon, late] = [day(20), day(300)]
    let rows = 0
    const entry = (on: number, kind: string, amount: number, source: string, reference: string, more = {}) => {
      const { part = '', ends_at = null, subject = null } = more as Record<string, unknown>
      rows += 1
      return sql`insert into point_entry values (${`pt_${rows}`}, 'u1', ${kind}, ${amount}, ${source}, ${reference},
        ${part}, ${subject}, ${ends_at}, ${day(on)})`.execute(db)
    }
    await entry(1, 'EARN', 500, 'ORDER', 'o1', { ends_at: late, subject: '{"zh":"壶","en":"Pot"}' })
    await entry(1, 'EARN', 80, 'CHECK_IN', 'd1', { ends_at: soon })
    await entry(2, 'CORRECT', -20, 'ORDER', 'o1')
    await entry(3, 'RESERVE', -100, 'SETTLEMENT', 'st_paid')
    await entry(4, 'REFUND', 30, 'SETTLEMENT', 'st_paid', { part: 'oA', ends_at: late })
    await entry(5, 'POST', 0, 'SETTLEMENT', 'st_paid')
    await entry(6, 'REFUND', 10, 'SETTLEMENT', 'st_paid', { part: 'case:1', ends_at: late })
    await entry(7, 'RESERVE', -50, 'SETTLEMENT', 'st_void')
    await entry(8, 'VOID', 50, 'SETTLEMENT', 'st_void')
    await entry(9, 'RESERVE', -40, 'SETTLEMENT', 'st_open')
    await entry(10, 'EXPIRE', -5, 'EXPIRY', '2026-06-09')
    await entry(11, 'SPEND', -60, 'EXCHANGE', 'px1')
    const shown = () =>
      sql`select kind, points, source, reference, subject, ends_at, created_at from point_entry
        where points <> 0 order by created_at, kind, points`.execute(db)
    const before = (await shown()).rows
    await migrate(db, pointsSchema)
    assert.deepEqual((await shown()).rows, before)
    const settled = { 'points:held:st_paid': 0, 'points:paid:st_paid': 60, 'points:held:st_open': 40 }
    const accounts = { 'points:own:u1': 395, ...settled }
    assert.deepEqual(Object.fromEntries(await balances(db, Object.keys(accounts))), accounts)
    // 225 of 620 are gone, the 80 that end first before the others
    assert.deepEqual(await points.lots(db, 'u1'), [{ points: 395, endsAt: late.getTime() }])
    assert.deepEqual(await unbalanced(db), [])
    // it goes on where it stood
    const order = { userId: 'u1', source: 'ORDER', reference: 'o1', points: 9, now: day(12) } as const
    assert.equal(await points.earn(db, order), false)
    assert.equal(await points.release(db, 'st_paid', day(12)), false)
    assert.equal(await points.giveBack(db, { settlementId: 'st_paid', part: 'oA', points: 9, now: day(12) }), 0)
    assert.equal(await points.giveBack(db, { settlementId: 'st_paid', part: 'rest', points: 99, now: day(12) }), 60)
    assert.equal(await points.post(db, 'st_void', day(12)), false)
    assert.equal(await points.post(db, 'st_open', day(12)), true)
    assert.equal(await points.balance(db, 'u1'), 455)
  } finally {
    await opened.close()
  }
})
