import fc from 'fast-check'
import {
  orderRebate,
  rebateFen,
  rebateLeft,
  rebateMoved,
  rebateOfRows,
  rebateState,
  takeBack,
  type RebateRate,
  type RebateRow
} from '@domain/activity/rebate'
import { exchange, keptMoney, partialRefund, type FrozenRow } from '@domain/aftersale/refund'

const HISTORIES = 10_000
const row: FrozenRow = { priceFen: 1_000, quantity: 3, couponFen: 100, packetFen: 50, pointFen: 20 }

describe('the rebate of a row', () => {
  test.each<[string, RebateRate, number]>([
    ['a share of the money paid, floored', { basisPoints: 250 }, 70],
    ['an amount a piece', { pieceFen: 300 }, 900],
    ['never more than was paid', { pieceFen: 5_000 }, 2_830],
    ['nothing of nothing', { basisPoints: 0 }, 0]
  ])('%s', (_name, rate, fen) => {
    expect(rebateFen(rate, row)).toBe(fen)
  })

  test('a row that points and coupons paid whole earns nothing', () => {
    expect(rebateFen({ pieceFen: 300 }, { ...row, couponFen: 2_930 })).toBe(0)
    expect(rebateLeft(0, { ...row, couponFen: 2_930 }, 0)).toBe(0)
  })
})

describe('the rebate that an exchange takes along', () => {
  const plain: FrozenRow = { priceFen: 5_000, quantity: 2, couponFen: 0, packetFen: 0, pointFen: 0 }
  const moveOf = (of: FrozenRow, pieces: number, priceFen?: number) =>
    rebateMoved(1_000, of, 0, exchange(of, 0, pieces, priceFen).row)
  test.each([
    ['all of its part with the same version', moveOf(plain, 1), { partFen: 500, nextFen: 500 }],
    ['as much of it as money is kept with a cheaper one', moveOf(plain, 1, 3_000), { partFen: 500, nextFen: 300 }],
    ['nothing with one that costs nothing', moveOf(plain, 2, 0), { partFen: 1_000, nextFen: 0 }],
    [
      'of a price that was lowered what is left',
      moveOf({ ...plain, lowered: { fen: 2_000, returned: 0 } }, 1),
      { partFen: 400, nextFen: 400 }
    ]
  ])('%s', (_name, row, fen) => {
    expect(row).toEqual(fen)
  })
})

describe('when it is earned', () => {
  const due = Date.UTC(2026, 0, 17)
  const course = { leftFen: 70, ripeAt: due, hasOpenCase: false, isPaidOut: false }
  test.each([
    ['before its days are over', course, due - 1, 'PENDING'],
    ['when they are', course, due, 'EARNED'],
    ['while a case is open', { ...course, hasOpenCase: true }, due, 'PENDING'],
    ['before receipt', { ...course, ripeAt: null }, due, 'PENDING'],
    ['paid out, a case opened later', { ...course, hasOpenCase: true, isPaidOut: true }, due, 'EARNED'],
    ['nothing left', { ...course, leftFen: 0, isPaidOut: true }, due, 'VOID']
  ] as const)('%s', (_name, point, now, state) => {
    expect(rebateState(point, now)).toBe(state)
  })
})

describe('the rebate of an order', () => {
  const due = Date.UTC(2026, 0, 17)
  const base: RebateRow = {
    frozenFen: 100,
    leftFen: 100,
    isReplacement: false,
    ripeAt: due,
    hasOpenCase: false,
    isPaidOut: false
  }
  test.each<[string, RebateRow[], ReturnType<typeof orderRebate>]>([
    ['comes as long as it is not paid, also when it is due', [base], { state: 'PENDING', leftFen: 100, backFen: 0 }],
    ['comes while one row does', [{ ...base, isPaidOut: true }, base], { state: 'PENDING', leftFen: 200, backFen: 0 }],
    [
      'came, and went back in part',
      [
        { ...base, isPaidOut: true },
        { ...base, leftFen: 0, isPaidOut: true }
      ],
      { state: 'EARNED', leftFen: 100, backFen: 100 }
    ],
    ['is gone', [{ ...base, leftFen: 0 }], { state: 'VOID', leftFen: 0, backFen: 100 }],
    [
      'moves with an exchange, and nothing of it goes back',
      [
        { ...base, leftFen: 40 },
        { ...base, frozenFen: 60, leftFen: 60, isReplacement: true }
      ],
      { state: 'PENDING', leftFen: 100, backFen: 0 }
    ]
  ])('%s', (_name, rows, found) => {
    expect(orderRebate(rows, due)).toEqual(found)
  })

  test('is foreseen as the sum of its rows, of those that have a rate', () => {
    const rate = { pieceFen: 300 }
    expect(
      rebateOfRows([
        { rate, row },
        { rate: null, row },
        { rate: { basisPoints: 250 }, row }
      ])
    ).toBe(970)
    expect(rebateOfRows([])).toBe(0)
  })
})

describe('the rebate that is taken back', () => {
  test('comes out of the balance first, and the spent part out of the refund', () => {
    expect(takeBack(30, 20, 900)).toEqual({ balanceFen: 20, refundFen: 10 })
    expect(takeBack(30, 0, 900)).toEqual({ balanceFen: 0, refundFen: 30 })
    expect(takeBack(30, 500, 900)).toEqual({ balanceFen: 30, refundFen: 0 })
  })

  test('it never grows, and never exceeds its refund', () => {
    expect(() => takeBack(-30, 0, 900)).toThrow(RangeError)
    expect(takeBack(70, 0, 60)).toEqual({ balanceFen: 0, refundFen: 60 })
  })
})

/** Every history: bought, paid out, partly spent, a lower price perhaps claimed, all pieces returned in random steps. */
const history = fc.record({
  priceFen: fc.integer({ min: 1, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 30 }),
  off: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
  rate: fc.oneof(
    fc.record({ basisPoints: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ pieceFen: fc.integer({ min: 1, max: 1_000_000 }) })
  ),
  steps: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 12 }),
  lowerAt: fc.nat(12),
  lowerShare: fc.nat(100),
  spent: fc.nat(100)
})

test('three thousand random histories leave nobody a fen better or worse than a model by exact fractions', () => {
  fc.assert(
    fc.property(history, ({ priceFen, quantity, off, rate, steps, lowerAt, lowerShare, spent }) => {
      const goods = priceFen * quantity
      const [couponFen, packetFen, pointFen] = off.map((part) => Math.floor((goods * part) / 301)) as [
        number,
        number,
        number
      ]
      let row: FrozenRow = { priceFen, quantity, couponFen, packetFen, pointFen }
      const paidMoney = keptMoney(row, 0)
      const frozenFen = rebateFen(rate, row)
      const wantedFen =
        'pieceFen' in rate ? BigInt(rate.pieceFen * quantity) : (BigInt(paidMoney) * BigInt(rate.basisPoints)) / 10_000n
      expect(BigInt(frozenFen)).toBe(wantedFen < BigInt(paidMoney) ? wantedFen : BigInt(paidMoney))

      let leftFen = frozenFen
      let balance = frozenFen - Math.floor((frozenFen * spent) / 100)
      let keptFen = paidMoney
      let takenFen = 0
      let returned = 0
      const follow = (refundFen: number) => {
        keptFen -= refundFen
        const after = rebateLeft(frozenFen, row, returned)
        expect(BigInt(after)).toBe(paidMoney === 0 ? 0n : (BigInt(frozenFen) * BigInt(keptFen)) / BigInt(paidMoney))
        const back = takeBack(leftFen - after, balance, refundFen)
        expect(back.balanceFen).toBeLessThanOrEqual(balance)
        balance -= back.balanceFen
        takenFen += back.balanceFen + back.refundFen
        leftFen = after
      }
      ;[...steps, quantity].forEach((step, index) => {
        if (index === lowerAt && returned < quantity) {
          const fen = Math.floor((keptFen * lowerShare) / 100)
          row = { ...row, lowered: { fen, returned } }
          follow(fen)
        }
        const next = Math.min(quantity, returned + step)
        const { payFen } = partialRefund(row, returned, next)
        returned = next
        follow(payFen)
      })
      expect([leftFen, keptFen, takenFen]).toEqual([0, 0, frozenFen])
    }),
    { numRuns: HISTORIES, seed: 20_260_110 }
  )
})
