import { amountText, mostPersons, potMlOf, scaledAmount } from '@domain/content/recipe'

describe('amounts for others than the recipe’s persons', () => {
  it.each([
    [150, 'WEIGHT', 2, 2, '150'],
    [150, 'WEIGHT', 2, 3, '230'],
    [145, 'WEIGHT', 2, 2, '145'],
    [90, 'WEIGHT', 3, 1, '30'],
    [4, 'WEIGHT', 6, 1, '1'],
    [1, 'SPOON', 2, 1, '½'],
    [0.5, 'SPOON', 4, 1, '¼'],
    [1.5, 'SPOON', 2, 3, '2½'],
    [3, 'PIECE', 2, 1, '1½'],
    [1, 'PIECE', 4, 1, '½'],
    [5, 'PIECE', 4, 6, '8'],
    [12, 'PIECE', 4, 3, '9']
  ] as const)('%d %s for %d persons is for %d: %s', (amount, measure, from, to, amountNow) => {
    expect(amountText(scaledAmount(amount, measure, from, to))).toBe(amountNow)
  })

  it('never fall as persons come, and are never nothing', () => {
    for (const measure of ['WEIGHT', 'SPOON', 'PIECE'] as const) {
      for (const amount of [0.25, 0.5, 1, 3, 12, 90, 250]) {
        let before = 0
        for (let persons = 1; persons <= 12; persons += 1) {
          const now = persons === 4 ? before : scaledAmount(amount, measure, 4, persons)
          expect(now).toBeGreaterThan(0)
          expect(now).toBeGreaterThanOrEqual(before)
          before = now
        }
      }
    }
  })
})

describe('the pot', () => {
  it('is known by the size that was chosen', () => {
    expect(potMlOf(['奶茶杏', '4L', '标准版'])).toBe(4000)
    expect(potMlOf(['5.5 L'])).toBe(5500)
    expect(potMlOf(['3升'])).toBe(3000)
    expect(potMlOf(['3L（2-4 人）'])).toBe(3000)
    expect(potMlOf(['标准版', '0L', '套装 60L', '4LED', 'L'])).toBeUndefined()
  })

  it('holds as many shares as leave room to boil, up to the most there are', () => {
    expect(mostPersons(4000, 660)).toBe(4)
    expect(mostPersons(1600, 1300)).toBe(0)
    expect(mostPersons(50_000, 300)).toBe(12)
  })
})
