import {
  clawFen,
  commissionFen,
  isFresh,
  isSamePerson,
  laterClick,
  nextCommission,
  type Person
} from '@domain/partner/commission'
import { keptMoney, type FrozenRow } from '@domain/aftersale/refund'
import fc from 'fast-check'

const DAY_MS = 86_400_000
const NOW = 1_800_000_000_000

describe('the commission of a row', () => {
  test.each([
    [249_900, 400, 9_996],
    [16_900, 600, 1_014],
    [1, 400, 0],
    [24, 400, 0],
    [25, 400, 1]
  ])('%i fen at %i basis points earn %i: a part of a fen stays with the shop', (paidFen, rate, earnedFen) => {
    expect(commissionFen(paidFen, rate)).toBe(earnedFen)
  })

  test('after partial refunds in any order, what is left is what the kept pieces earn, and of none nothing', () => {
    const any = fc.record({
      priceFen: fc.integer({ min: 1, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 40 }),
      off: fc.nat(99),
      rate: fc.integer({ min: 0, max: 3_000 }),
      steps: fc.array(fc.integer({ min: 1, max: 9 })),
      lowered: fc.option(fc.record({ after: fc.nat(5), part: fc.nat(99) }), { nil: undefined })
    })
    fc.assert(
      fc.property(any, ({ priceFen, quantity, off, rate, steps, lowered }) => {
        const goodsFen = priceFen * quantity
        let row: FrozenRow = {
          priceFen,
          quantity,
          couponFen: Math.floor((goodsFen * off) / 100),
          packetFen: 0,
          pointFen: 0
        }
        let leftFen = commissionFen(keptMoney(row, 0), rate)
        let returned = 0
        for (const [index, step] of [...steps, quantity].entries()) {
          if (lowered?.after === index && row.lowered === undefined && returned < quantity) {
            const fen = Math.floor((keptMoney(row, returned) * lowered.part) / 100)
            row = { ...row, lowered: { fen, returned } }
          }
          returned = Math.min(quantity, returned + step)
          const clawback = clawFen(leftFen, keptMoney(row, returned), rate)
          expect(clawback).toBeGreaterThanOrEqual(0)
          leftFen -= clawback
          // the same as of one refund of all these pieces at once
          expect(leftFen).toBe(commissionFen(keptMoney(row, returned), rate))
        }
        expect(leftFen).toBe(0)
      }),
      { numRuns: 3_000 }
    )
  })
})

test('it goes from paid to withdrawn by its own events alone', () => {
  expect(nextCommission('PLACED', 'PAY')).toBe('PENDING')
  expect(nextCommission('PENDING', 'PAY')).toBeUndefined()
  expect(nextCommission('PENDING', 'THAW')).toBeUndefined()
  expect(nextCommission('FROZEN', 'THAW')).toBe('AVAILABLE')
  expect(nextCommission('CLAWED', 'PAY')).toBeUndefined()
})

describe('clicks', () => {
  test('a click counts for 30 days, and one of the future never', () => {
    expect(isFresh({ code: 'A', at: NOW - 30 * DAY_MS }, NOW)).toBe(true)
    expect(isFresh({ code: 'A', at: NOW - 30 * DAY_MS - 1 }, NOW)).toBe(false)
    expect(isFresh({ code: 'A', at: NOW + 1 }, NOW)).toBe(false)
  })

  test('of two fresh clicks the later one counts', () => {
    const old = { code: 'OLD', at: NOW - 31 * DAY_MS }
    const [a, b] = [
      { code: 'A', at: NOW - 2 },
      { code: 'B', at: NOW - 1 }
    ]
    expect(laterClick(a, b, NOW)).toBe(b)
    expect(laterClick(b, a, NOW)).toBe(b)
    expect(laterClick(old, a, NOW)).toBe(a)
    expect(laterClick(old, undefined, NOW)).toBeUndefined()
  })
})

describe('the same person', () => {
  const nobody = { phones: [], openIds: [], unionIds: [], idSeals: [], deliveryPhones: [] }
  const person: Person = { userId: 'a', ...nobody }
  const other: Person = { userId: 'b', ...nobody }
  test.each([
    ['the account', { userId: 'a' }, { userId: 'a' }],
    ['the phone', { phones: ['1'] }, { phones: ['1'] }],
    ['the openId', { openIds: ['o'] }, { openIds: ['o'] }],
    ['the unionId', { unionIds: ['u'] }, { unionIds: ['u'] }],
    ['the identity', { idSeals: ['i'] }, { idSeals: ['i'] }],
    ['the phone of a delivery', { deliveryPhones: ['1'] }, { phones: ['1'] }]
  ])('%s says so', (_, of, with_) => {
    expect(isSamePerson({ ...person, ...of }, { ...other, ...with_ })).toBe(true)
  })
  test('a sign that neither has proves nothing', () => {
    expect(isSamePerson(person, other)).toBe(false)
    expect(isSamePerson({ ...person, unionIds: [''] }, { ...other, unionIds: [''] })).toBe(false)
  })
})
