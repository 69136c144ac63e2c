import fc from 'fast-check'
import {
  afterClock,
  afterLeaving,
  afterPayment,
  areTiers,
  GROUP_MS,
  joinProblem,
  paidSeats,
  takenSeats,
  tierOf,
  type Group,
  type Seat
} from '@domain/activity/groupBuy'

const group = (over: Partial<Group> = {}): Group => ({ state: 'OPEN', size: 3, endsAt: 1_000, seats: [], ...over })
const seat = (userId: string, state: Seat['state'] = 'PAID'): Seat => ({ userId, state })

describe('a seat of a group', () => {
  it.each([
    ['is free while there is room', group({ seats: [seat('A')] }), 999, undefined],
    ['is not for who has one', group({ seats: [seat('ME', 'HELD')] }), 0, 'OWN'],
    ['is there again for who left', group({ seats: [seat('ME', 'LEFT'), seat('A')] }), 0, undefined],
    ['is held though it is not paid', group({ size: 2, seats: [seat('A'), seat('B', 'HELD')] }), 0, 'FULL'],
    ['is gone at the very end', group({ seats: [seat('A')] }), 1_000, 'OVER'],
    ['is gone in a failed group', group({ state: 'FAILED' }), 0, 'OVER'],
    ['is gone in a full group', group({ state: 'FULL' }), 0, 'FULL'],
    ['is not there before the leader has paid', group({ endsAt: null, seats: [seat('A', 'HELD')] }), 0, 'NOT_OPEN']
  ] as const)('%s', (_, of, now, problem) => expect(joinProblem(of, 'ME', now)).toBe(problem))
})

describe('tiers', () => {
  it.each([
    [
      'larger and cheaper',
      [
        { size: 2, priceFen: 90 },
        { size: 3, priceFen: 80 }
      ],
      true
    ],
    ['none', [], false],
    ['a group of one', [{ size: 1, priceFen: 90 }], false],
    ['as dear as alone', [{ size: 2, priceFen: 100 }], false],
    [
      'larger and no cheaper',
      [
        { size: 2, priceFen: 90 },
        { size: 3, priceFen: 90 }
      ],
      false
    ],
    ['a broken price', [{ size: 2, priceFen: 89.5 }], false],
    ['given away', [{ size: 2, priceFen: 0 }], false]
  ])('%s', (_, tiers, fit) => expect(areTiers(tiers, 100)).toBe(fit))

  it('are found by their size', () => {
    expect(tierOf([{ size: 2, priceFen: 90 }], 2)).toEqual({ size: 2, priceFen: 90 })
    expect(tierOf([{ size: 2, priceFen: 90 }], 3)).toBeUndefined()
  })
})

type Act = ['JOIN' | 'PAY' | 'LEAVE', string] | ['WAIT', number]
const acts = fc.array(
  fc.oneof(
    fc.tuple(
      fc.constantFrom('JOIN' as const, 'PAY' as const, 'LEAVE' as const),
      fc.constantFrom('A', 'B', 'C', 'D', 'E')
    ),
    fc.tuple(fc.constant('WAIT' as const), fc.integer({ min: 1, max: GROUP_MS / 2 }))
  ),
  { maxLength: 40 }
)

/** Lives a history by the rules, as the gateway does. */
function live(size: number, history: readonly Act[]): Group {
  let now = 0
  let of: Group = { state: 'OPEN', size, endsAt: GROUP_MS, seats: [seat('LEADER')] }
  const change = (userId: string, from: Seat['state'][], to: Seat['state']): boolean => {
    const seatIndex = of.seats.findIndex((seat) => seat.userId === userId && from.includes(seat.state))
    if (seatIndex < 0) return false
    of = { ...of, seats: of.seats.map((seat, index) => (index === seatIndex ? { ...seat, state: to } : seat)) }
    return true
  }
  for (const [act, about] of history) {
    if (act === 'WAIT') now += about
    of = { ...of, state: afterClock(of, now) }
    if (act === 'JOIN' && joinProblem(of, about, now) === undefined) {
      of = { ...of, seats: [...of.seats, seat(about, 'HELD')] }
    }
    if (act === 'PAY' && of.state === 'OPEN' && change(about, ['HELD'], 'PAID')) of = { ...of, state: afterPayment(of) }
    if (act === 'LEAVE' && of.state === 'OPEN' && change(about, ['HELD', 'PAID'], 'LEFT')) {
      of = { ...of, state: afterLeaving(of) }
    }
  }
  return of
}

it('in every history a group is full with exactly its size and never has more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), acts, (size, history) => {
      const of = live(size, history)
      expect(takenSeats(of)).toBeLessThanOrEqual(size)
      expect(of.state === 'FULL').toBe(of.state !== 'FAILED' && paidSeats(of) === size)
      const users = of.seats.filter(({ state }) => state !== 'LEFT').map(({ userId }) => userId)
      expect(new Set(users).size).toBe(users.length)
    }),
    { numRuns: 10_000 }
  )
})
