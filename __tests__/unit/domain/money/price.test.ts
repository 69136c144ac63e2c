import fc from 'fast-check'
import { effectivePrice, flashPhase, priceDrop } from '@domain/money/price'

const flash = { priceFen: 800, startAt: 100, endAt: 200 }

describe('price', () => {
  test.each([
    [99, 'COMING', 1000],
    [100, 'OPEN', 800],
    [199, 'OPEN', 800],
    [200, 'OVER', 1000]
  ])('at %i the flash sale is %s and a piece costs %i', (now, phase, price) => {
    expect(flashPhase(flash, now)).toBe(phase)
    expect(effectivePrice({ priceFen: 1000, flash }, now)).toBe(price)
  })

  test('without a flash sale a piece costs its own price', () => {
    expect(flashPhase(undefined, 5)).toBe('NONE')
    expect(effectivePrice({ priceFen: 1000 }, 5)).toBe(1000)
  })

  test('a flash sale never makes a piece dearer', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), fc.nat(), fc.nat(), (own, sale, startAt, endAt, now) => {
        expect(effectivePrice({ priceFen: own, flash: { priceFen: sale, startAt, endAt } }, now)).toBeLessThanOrEqual(
          own
        )
      })
    )
  })

  test('only a fall counts as a price drop', () => {
    expect(priceDrop(1000, 800)).toBe(200)
    expect(priceDrop(800, 1000)).toBe(0)
  })
})
