import fc from 'fast-check'
import { partialRefund } from '@domain/refund'

const row = { priceFen: 1_000, quantity: 3, couponFen: 100, packetFen: 50, pointFen: 20 }

describe('what goes back for returned pieces', () => {
  test('each part goes back where it came from, and the last piece takes the remainder', () => {
    expect(partialRefund(row, 0, 1)).toEqual({ payFen: 943, packetFen: 17, pointFen: 7 })
    expect(partialRefund(row, 1, 2)).toEqual({ payFen: 944, packetFen: 16, pointFen: 6 })
    expect(partialRefund(row, 2, 3)).toEqual({ payFen: 943, packetFen: 17, pointFen: 7 })
  })

  test('the coupon’s part of a returned piece stays with the shop, and nothing is asked for the pieces that are kept', () => {
    const { payFen } = partialRefund({ ...row, couponFen: 2_700, packetFen: 0, pointFen: 0 }, 0, 2)
    expect(payFen).toBe(200)
  })

  test('pieces can’t be unreturned', () => {
    expect(() => partialRefund(row, 2, 1)).toThrow(RangeError)
    expect(() => partialRefund(row, 0, 4)).toThrow(RangeError)
  })

  test('any series of returns gives back what was paid, to the fen, and never takes anything', () => {
    const any = fc.record({
      priceFen: fc.integer({ min: 1, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 60 }),
      off: fc.tuple(fc.nat(100), fc.nat(100), fc.nat(100)),
      steps: fc.array(fc.nat(20))
    })
    fc.assert(
      fc.property(any, ({ priceFen, quantity, off, steps }) => {
        const goodsFen = priceFen * quantity
        const [couponFen, packetFen, pointFen] = off.map((part) => Math.floor((goodsFen * part) / 301)) as [
          number,
          number,
          number
        ]
        const bought = { priceFen, quantity, couponFen, packetFen, pointFen }
        const back = { payFen: 0, packetFen: 0, pointFen: 0 }
        let returned = 0
        for (const step of [...steps, quantity]) {
          const next = Math.min(quantity, returned + step)
          const refund = partialRefund(bought, returned, next)
          for (const part of ['payFen', 'packetFen', 'pointFen'] as const) {
            expect(refund[part]).toBeGreaterThanOrEqual(0)
            back[part] += refund[part]
          }
          returned = next
        }
        expect(back).toEqual({ payFen: goodsFen - couponFen - packetFen - pointFen, packetFen, pointFen })
      }),
      { numRuns: 2_000 }
    )
  })
})
