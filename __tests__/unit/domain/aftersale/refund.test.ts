import fc from 'fast-check'
import { exchange, partialRefund, type FrozenRow } from '@domain/aftersale/refund'

const row = { priceFen: 1_000, quantity: 3, couponFen: 100, packetFen: 50, pointFen: 20 }

describe('the refund of returned pieces', () => {
  test('each part goes back where it came from, and the last piece takes the remainder', () => {
    expect(partialRefund(row, 0, 1)).toEqual({ payFen: 943, packetFen: 17, pointFen: 7 })
    expect(partialRefund(row, 1, 2)).toEqual({ payFen: 944, packetFen: 16, pointFen: 6 })
    expect(partialRefund(row, 2, 3)).toEqual({ payFen: 943, packetFen: 17, pointFen: 7 })
  })

  test('the coupon’s part of a returned piece stays with the shop, and the kept pieces cost nothing more', () => {
    const { payFen } = partialRefund({ ...row, couponFen: 2_700, packetFen: 0, pointFen: 0 }, 0, 2)
    expect(payFen).toBe(200)
  })

  test('pieces can’t be unreturned', () => {
    expect(() => partialRefund(row, 2, 1)).toThrow(RangeError)
    expect(() => partialRefund(row, 0, 4)).toThrow(RangeError)
  })

  test('any series of returns gives back the price paid, to the fen, and never takes anything', () => {
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
        const goodsRow = { priceFen, quantity, couponFen, packetFen, pointFen }
        const back = { payFen: 0, packetFen: 0, pointFen: 0 }
        let returnedCount = 0
        for (const step of [...steps, quantity]) {
          const next = Math.min(quantity, returnedCount + step)
          const refund = partialRefund(goodsRow, returnedCount, next)
          for (const part of ['payFen', 'packetFen', 'pointFen'] as const) {
            expect(refund[part]).toBeGreaterThanOrEqual(0)
            back[part] += refund[part]
          }
          returnedCount = next
        }
        expect(back).toEqual({ payFen: goodsFen - couponFen - packetFen - pointFen, packetFen, pointFen })
      }),
      { numRuns: 2_000 }
    )
  })
})

describe('the money of an exchange', () => {
  const paidFen = ({ priceFen, quantity, couponFen, packetFen, pointFen }: FrozenRow) =>
    priceFen * quantity - couponFen - packetFen - pointFen

  test('the same version moves no money, and the new row has what the old pieces were bought with', () => {
    const { balanceFen, thenFen, nowFen, row: anew } = exchange(row, 0, 2)
    expect([balanceFen, thenFen, nowFen]).toEqual([0, 2_000, 2_000])
    const { payFen, packetFen, pointFen } = partialRefund(row, 0, 2)
    expect({ ...anew, paid: paidFen(anew) }).toMatchObject({
      priceFen: 1_000,
      quantity: 2,
      packetFen,
      pointFen,
      paid: payFen
    })
  })

  test('of another version the price then less the price now goes back, and never more than was paid', () => {
    expect(exchange(row, 0, 1, 700).balanceFen).toBe(300)
    const mostlyPacket = { ...row, couponFen: 0, packetFen: 2_800, pointFen: 0 }
    const cappedExchange = exchange(mostlyPacket, 0, 1, 100)
    expect([cappedExchange.balanceFen, cappedExchange.thenFen - cappedExchange.nowFen]).toEqual([
      partialRefund(mostlyPacket, 0, 1).payFen,
      900
    ])
    expect([paidFen(cappedExchange.row), cappedExchange.row.packetFen]).toEqual([
      0,
      partialRefund(mostlyPacket, 0, 1).packetFen
    ])
  })

  test('another version that costs more by now returns nothing, and costs nothing', () => {
    const { balanceFen, row: anew } = exchange(row, 0, 1, 1_500)
    expect([balanceFen, paidFen(anew)]).toEqual([0, partialRefund(row, 0, 1).payFen])
  })

  test('a price that was claimed for counts no longer: the old piece is worth what is left of it', () => {
    const loweredRow = { ...row, couponFen: 0, packetFen: 0, pointFen: 0, lowered: { fen: 600, returned: 0 } }
    const { thenFen, balanceFen, row: anew } = exchange(loweredRow, 0, 3, 700)
    expect([thenFen, balanceFen, paidFen(anew), anew.lowered]).toEqual([2_400, 300, 2_100, undefined])
    expect(exchange(loweredRow, 0, 3).row.priceFen).toBe(800)
  })
})
