import fc from 'fast-check'
import { idCardCheck } from '@domain/people/idCard'
import { keptMoney, partialRefund } from '@domain/aftersale/refund'
import {
  holderProblem,
  isDelivered,
  nextQualification,
  pieceSubsidy,
  qualificationNow,
  statesBefore,
  takeSubsidies,
  unbindFrom,
  UNBIND_MS
} from '@domain/activity/subsidy'

const rate = { percent: 15, capFen: 150_000 }

test.each([
  [599_900, 1, 89_985],
  [1_200_000, 1, 150_000],
  [599_901, 2, 44_992],
  [0, 1, 0],
  [-5, 1, 0]
])('of %s fen for %s pieces one is brought down by %s', (leftFen, quantity, fen) => {
  expect(pieceSubsidy(leftFen, quantity, rate)).toBe(fen)
})

test('a qualification is used where it takes off most, and a row has one', () => {
  const rows = [
    { skuCode: 'A', quantity: 1, leftFen: 10_000 },
    { skuCode: 'B', quantity: 2, leftFen: 60_000 },
    { skuCode: 'C', quantity: 1, leftFen: 90_000 }
  ]
  const subsidies = takeSubsidies(rows, [
    { ...rate, qualificationId: 'q1', skuCodes: ['A', 'B'] },
    { ...rate, qualificationId: 'q2', skuCodes: ['B', 'A'] },
    { ...rate, qualificationId: 'q3', skuCodes: ['D'] }
  ])
  expect(subsidies).toEqual([
    { qualificationId: 'q1', row: 1, fen: 4_500 },
    { qualificationId: 'q2', row: 0, fen: 1_500 }
  ])
})

test('the states lead on as the rules say, and nowhere else', () => {
  expect(nextQualification('NONE', 'CLAIM')).toBe('UNREDEEMED')
  expect(nextQualification('UNREDEEMED', 'SUBMIT')).toBe('HELD')
  expect(nextQualification('HELD', 'PAY')).toBe('REDEEMED')
  expect(nextQualification('HELD', 'CLOSE')).toBe('UNREDEEMED')
  expect(nextQualification('REDEEMED', 'REFUND')).toBe('UNREDEEMED')
  expect(nextQualification('HELD', 'UNBIND')).toBeUndefined()
  expect(nextQualification('HELD', 'EXPIRE')).toBeUndefined()
  expect(nextQualification('REDEEMED', 'CLAIM')).toBeUndefined()
  expect(statesBefore('CLAIM')).toEqual(['NONE', 'EXPIRED', 'UNBOUND'])
})

test('an unused one is over when its time is, and one in an order is not', () => {
  expect(qualificationNow('UNREDEEMED', 100, 99)).toBe('UNREDEEMED')
  expect(qualificationNow('UNREDEEMED', 100, 100)).toBe('EXPIRED')
  expect(qualificationNow('HELD', 100, 101)).toBe('HELD')
})

test('one is unbound once a day', () => {
  expect(unbindFrom(undefined)).toBe(0)
  expect(unbindFrom(5)).toBe(5 + UNBIND_MS)
})

test('it is delivered within a city, or a whole province', () => {
  const address = { provinceCode: '330000', cityCode: '330100' }
  expect([isDelivered(address, '330100'), isDelivered(address, '330000'), isDelivered(address, '440300')]).toEqual([
    true,
    true,
    false
  ])
})

test('of a number every part is judged but the place and the age', () => {
  const number = (digits: string) => digits + idCardCheck(digits)
  const today = '2026-11-28'
  expect(holderProblem(number('99010620200101123'), today)).toBeUndefined()
  expect(holderProblem(number('33010620201301123'), today)).toBe('DATE')
  expect(holderProblem('33010619900101123', today)).toBe('LENGTH')
  expect(holderProblem('A30106199001011234', today)).toBe('SIGNS')
  const right = number('33010619900101123')
  expect(holderProblem(right.slice(0, 17) + (right.endsWith('1') ? '2' : '1'), today)).toBe('CHECK')
})

test('pieces of a subsidised row give back in all the price paid for them', () => {
  const row = { priceFen: 10_001, quantity: 3, couponFen: 100, packetFen: 0, pointFen: 0, subsidyFen: 1_501 }
  const back = [0, 1, 2].map((before) => partialRefund(row, before, before + 1).payFen)
  expect(back.reduce((sum, fen) => sum + fen, 0)).toBe(30_003 - 100 - 1_501)
  // the subsidised one first
  expect(back).toEqual([9_968 - 1_501, 9_967, 9_968])
})

test('a subsidised row gives back no more than was paid, and never less for a further piece, also at a lower price', () => {
  const count = fc.integer({ min: 1, max: 6 })
  fc.assert(
    fc.property(
      fc.record({
        priceFen: fc.integer({ min: 1, max: 100_000 }),
        quantity: count,
        rate: fc.integer({ min: 1, max: 100 })
      }),
      fc.nat(100),
      fc.nat(6),
      ({ priceFen, quantity, rate }, part, loweredAfter) => {
        const subsidyFen = pieceSubsidy(priceFen * quantity, quantity, { percent: rate, capFen: 1_000_000 })
        const plain = { priceFen, quantity, couponFen: 0, packetFen: 0, pointFen: 0, subsidyFen }
        const returned = Math.min(loweredAfter, quantity - 1)
        const fen = Math.floor((keptMoney(plain, returned) * part) / 100)
        const row = { ...plain, lowered: { fen, returned } }
        const back = Array.from({ length: quantity }, (_, index) => partialRefund(row, index, index + 1).payFen)
        expect(Math.min(...back)).toBeGreaterThanOrEqual(0)
        expect(back.reduce((sum, share) => sum + share, fen)).toBe(priceFen * quantity - subsidyFen)
        expect(keptMoney(row, quantity)).toBe(0)
      }
    ),
    { numRuns: 2_000 }
  )
})
