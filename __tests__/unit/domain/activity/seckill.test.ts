import { isLowest, LOWEST_MS, seckillState, type SeckillFacts } from '@domain/activity/seckill'

const usual: SeckillFacts = { startAt: 10, endAt: 20, allotment: 5, taken: 0, held: 0, mine: 0, limit: 1, unpaid: 0 }

describe('the state of a row', () => {
  it.each([
    [{}, 9, 'COMING'],
    [{}, 10, 'OPEN'],
    [{}, 20, 'OVER'],
    [{ taken: 5, held: 1 }, 15, 'HELD_OUT'],
    [{ taken: 5 }, 15, 'SOLD_OUT'],
    [{ mine: 1 }, 25, 'BOUGHT'],
    [{ unpaid: 2 }, 15, 'CLOSED'],
    [{ unpaid: 1 }, 15, 'OPEN']
  ] as const)('%j at %d is %s', (over, now, state) => {
    expect(seckillState({ ...usual, ...over }, now)).toBe(state)
  })

  it('agrees with a model over random histories of orders, payments and closings', () => {
    let seed = 7
    const random = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let history = 0; history < 10_000; history += 1) {
      const allotment = 1 + random(3)
      const orders: { who: number; paid: boolean; closed: boolean }[] = []
      const live = () => orders.filter(({ closed }) => !closed)
      const of = (who: number) => ({
        ...usual,
        allotment,
        taken: live().length,
        held: live().filter(({ paid }) => !paid).length,
        mine: live().filter((order) => order.who === who).length,
        unpaid: orders.filter((order) => order.who === who && order.closed).length
      })
      for (let now = 8; now < 22; now += 1) {
        const who = random(4)
        const state = seckillState(of(who), now)
        const mayBuy =
          now >= 10 &&
          now < 20 &&
          live().length < allotment &&
          !live().some((order) => order.who === who) &&
          orders.filter((order) => order.who === who && order.closed).length < 2
        expect(state === 'OPEN').toBe(mayBuy)
        if (state === 'OPEN') orders.push({ who, paid: false, closed: false })
        const open = live().filter(({ paid }) => !paid)
        const some = open[random(open.length + 1)]
        if (some) some[random(2) === 0 ? 'paid' : 'closed'] = true
        expect(live().length).toBeLessThanOrEqual(allotment)
      }
    }
  })
})

describe('the lowest price of 90 days', () => {
  const startAt = LOWEST_MS + 5
  it.each([
    ['is one that nothing was below', 100, 5, 101, true],
    ['is also the same price again', 100, 5, 100, true],
    ['is none where a piece was offered for less', 100, 5, 99, false],
    ['is none of what was not sold all that time', 100, 6, 101, false]
  ])('%s', (_name, priceFen, listedAt, leastFen, lowest) => {
    expect(isLowest({ priceFen, startAt }, { listedAt, leastFen })).toBe(lowest)
  })
})
