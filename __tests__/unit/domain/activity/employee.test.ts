/**
 * What an employee may buy at the employee's price: tables for each edge, and ten thousand random histories of buying,
 * refunds, closed orders and years that end, against a model that keeps sums by year instead of purchases.
 */
import {
  CATEGORY_REST_MS,
  categoryFreeAt,
  employeeRefusal,
  quotaEnd,
  quotaLeft,
  quotaTaken,
  quotaYear,
  withAllBack,
  withBack,
  type EmployeePurchase
} from '@domain/activity/employee'
import { inviteOf } from '@domain/activity/invitation'
import { DAY_MS } from '@domain/spans'

const HISTORIES = 10_000
const STEPS = 16
/** A moment of the shop's calendar, eight hours ahead of UTC. */
const shopTime = (time: string): number => Date.parse(`${time}+08:00`)
const NOW = shopTime('2026-06-15T12:00:00')
const QUOTA = { pieces: 3, fen: 100_000 }

const purchase = (over: Partial<EmployeePurchase> = {}): EmployeePurchase => ({
  categoryCode: 'WASH',
  at: NOW - 100 * DAY_MS,
  pieces: 1,
  fen: 40_000,
  back: { pieces: 0, fen: 0 },
  undone: false,
  ...over
})
const refusal = (
  purchases: EmployeePurchase[] = [],
  wish: Partial<Parameters<typeof employeeRefusal>[0]> = {},
  has: Partial<Parameters<typeof employeeRefusal>[1]> = {}
) =>
  employeeRefusal(
    { categoryCode: 'WASH', quantity: 1, pieces: 1, fen: 40_000, ...wish },
    { inService: true, quota: QUOTA, purchases, nowMs: NOW, ...has }
  )

describe('whether an employee can buy', () => {
  test.each([
    ['nothing was bought', undefined, refusal()],
    ['an employee who has left can’t', 'LEFT', refusal([], {}, { inService: false })],
    ['the last piece and the last fen', undefined, refusal([purchase({ pieces: 2, fen: 60_000 })])],
    ['a piece too many', 'PIECES', refusal([purchase({ pieces: 3 })])],
    ['a wish that costs more pieces than are left', 'PIECES', refusal([purchase({ pieces: 2 })], { pieces: 2 })],
    ['a fen too many', 'FEN', refusal([purchase({ fen: 60_001 })])],
    ['two of one category at once', 'CATEGORY', refusal([], { quantity: 2 })],
    [
      'one of the category a millisecond too early',
      'CATEGORY',
      refusal([purchase({ at: NOW - CATEGORY_REST_MS + 1 })])
    ],
    ['one of the category after 90 days', undefined, refusal([purchase({ at: NOW - CATEGORY_REST_MS })])],
    ['another category at once', undefined, refusal([purchase({ at: NOW - 1 })], { categoryCode: 'COOK' })],
    ['a category that was given back', undefined, refusal([withAllBack(purchase({ at: NOW - 1 }))])],
    [
      'a purchase of the year before counts no more',
      undefined,
      refusal([purchase({ at: shopTime('2025-12-31T23:59:59'), pieces: 3 })])
    ],
    [
      '90 days go on over the end of a year',
      'CATEGORY',
      refusal([purchase({ at: shopTime('2025-12-31T12:00:00') })], {}, { nowMs: shopTime('2026-01-01T00:00:00') })
    ]
  ])('%s', (_, expected, got) => expect(got).toBe(expected))

  test('the year is the shop’s, not the device’s', () => {
    expect(quotaYear(shopTime('2026-01-01T00:00:00'))).toBe(2026)
    expect(quotaYear(shopTime('2026-01-01T00:00:00') - 1)).toBe(2025)
    expect(quotaEnd(NOW)).toBe(shopTime('2027-01-01T00:00:00'))
  })

  test('a refund of a part gives back its money alone; of all, the piece and the category too', () => {
    const part = withBack(purchase({ at: NOW - 1 }), 39_999)
    expect(quotaTaken([part], 2026)).toEqual({ pieces: 1, fen: 1 })
    expect(categoryFreeAt([part], 'WASH')).toBe(NOW - 1 + CATEGORY_REST_MS)
    const all = withBack(part, 500)
    expect(quotaTaken([all], 2026)).toEqual({ pieces: 0, fen: 0 })
    expect(categoryFreeAt([all], 'WASH')).toBe(0)
  })

  test('money that comes back counts in the year of its purchase', () => {
    const old = purchase({ at: shopTime('2025-12-31T12:00:00') })
    expect(quotaLeft(QUOTA, [withAllBack(old), purchase()], 2026)).toEqual({ pieces: 2, fen: 60_000 })
  })

  test('a quota that was made smaller leaves nothing, not less', () => {
    expect(quotaLeft({ pieces: 1, fen: 10 }, [purchase({ pieces: 2 })], 2026)).toEqual({ pieces: 0, fen: 0 })
  })
})

/** Numbers that are the same each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test(`${HISTORIES} histories agree with a model that keeps sums`, () => {
  let count = 0
  const refusals = new Set<string>()
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const draw = numbers(seed)
    let nowMs = shopTime('2026-01-01T00:00:00') + draw(400) * DAY_MS
    let inService = true
    const purchases: EmployeePurchase[] = []
    /** The model: what each year has left, how much of each purchase is out, and which hold their category. */
    const quotas = new Map<number, { pieces: number; fen: number }>()
    const out: { year: number; pieces: number; fen: number; category: string; until: number }[] = []
    const ofYear = (year: number) => {
      const quota = quotas.get(year) ?? { ...QUOTA }
      quotas.set(year, quota)
      return quota
    }
    const goesBack = (time: number, fen: number) => {
      const purchase = out[time]
      if (!purchase) return
      const part = fen > purchase.fen ? purchase.fen : fen
      purchase.fen -= part
      ofYear(purchase.year).fen += part
      if (purchase.fen > 0) return
      ofYear(purchase.year).pieces += purchase.pieces
      purchase.pieces = 0
      purchase.until = 0
    }
    for (let step = 0; step < STEPS; step += 1) {
      nowMs += draw(40) * DAY_MS
      if (draw(60) === 0) inService = false
      const year = new Date(nowMs + 8 * 3_600_000).getUTCFullYear()
      const index = draw(purchases.length)
      const purchase = purchases[index]
      const act = draw(5)
      if (act === 0 && purchase) {
        const fen = 1 + draw(30_000)
        purchases[index] = withBack(purchase, fen)
        goesBack(index, fen)
      } else if (act === 1 && purchase) {
        purchases[index] = withAllBack(purchase)
        goesBack(index, Infinity)
      } else {
        const category = ['WASH', 'COOK', 'COOL'][draw(3)] ?? 'WASH'
        const wish = { pieces: draw(3), fen: 1 + draw(45_000), quantity: draw(8) === 0 ? 2 : 1 }
        const quota = ofYear(year)
        const isHeld = out.some((line) => line.category === category && line.until > nowMs)
        const may = inService && wish.quantity === 1 && wish.pieces <= quota.pieces && wish.fen <= quota.fen && !isHeld
        const refusal = employeeRefusal(
          { ...wish, categoryCode: category },
          { inService, quota: QUOTA, purchases, nowMs }
        )
        if ((refusal === undefined) !== may) throw new Error(`history ${seed}, step ${step}: ${refusal ?? 'bought'}`)
        if (refusal !== undefined) refusals.add(refusal)
        if (may) {
          count += 1
          purchases.push({ ...wish, categoryCode: category, at: nowMs, back: { pieces: 0, fen: 0 }, undone: false })
          out.push({ year, pieces: wish.pieces, fen: wish.fen, category, until: nowMs + CATEGORY_REST_MS })
          quota.pieces -= wish.pieces
          quota.fen -= wish.fen
        }
      }
      const quotaNow = quotaLeft(QUOTA, purchases, year)
      const keptQuota = ofYear(year)
      if (quotaNow.pieces !== keptQuota.pieces || quotaNow.fen !== keptQuota.fen)
        throw new Error(`history ${seed}, step ${step}: left`)
    }
  }
  // the histories reach what they are about
  expect(count).toBeGreaterThan(HISTORIES)
  expect([...refusals].sort()).toEqual(['CATEGORY', 'FEN', 'LEFT', 'PIECES'])
})

test.each([
  ['as it is printed', 'QHYUANGQNG26', 'QHYUANGQNG26'],
  ['as it is typed', ' qhyu-angq ng26', 'QHYUANGQNG26'],
  ['too short', 'QHYUANGQNG2', undefined],
  ['with a sign that is taken for another', 'QHYUANGQNG20', undefined],
  ['with what is no sign of a code', 'QHYUANGQNG￥6', undefined]
])('a code %s', (_, text, code) => expect(inviteOf(text)).toBe(code))
