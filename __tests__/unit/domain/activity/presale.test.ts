import {
  arePresaleTimes,
  backFor,
  canFail,
  depositPercent,
  DEPOSIT_MS,
  dueFen,
  equationOf,
  isPresalePrice,
  outcomeOf,
  paidPart,
  presalePhase,
  PRESALE_STATES,
  presaleState,
  reminderDue,
  REMIND_BEFORE_END_MS,
  REMIND_BEFORE_START_MS
} from '@domain/activity/presale'

const price = { priceFen: 549_900, depositFen: 20_000, worthFen: 40_000 }
const times = { startAt: 1_000, endAt: 10_000, balanceFrom: 10_000_000, balanceTo: 90_000_000, shipBy: 100_000_000 }

describe('the equation', () => {
  test('the value of the deposit and the balance add up to the price', () => {
    expect(equationOf(price)).toEqual({
      depositFen: 20_000,
      worthFen: 40_000,
      savedFen: 20_000,
      balanceFen: 509_900,
      totalFen: 529_900,
      times: 2
    })
  })

  test('of several pieces each amount is so many times, to the fen', () => {
    for (let quantity = 1; quantity <= 7; quantity += 1) {
      for (const worthFen of [101, 150, 333]) {
        const of = equationOf({ priceFen: 10_001, depositFen: 101, worthFen }, quantity)
        expect(of.depositFen + of.balanceFen).toBe(of.totalFen)
        expect(of.worthFen + of.balanceFen).toBe(10_001 * quantity)
        expect(of.savedFen).toBe(of.worthFen - of.depositFen)
      }
    }
  })

  test('times are said where they are whole and more than one', () => {
    expect(equationOf({ ...price, worthFen: 60_000 }).times).toBe(3)
    expect(equationOf({ ...price, worthFen: 50_000 }).times).toBeUndefined()
    expect(equationOf({ ...price, worthFen: 20_000 }).times).toBeUndefined()
  })

  test.each([
    ['as above', price, 600_000, true],
    [
      'a deposit of exactly a fifth of all that is paid',
      { priceFen: 1_000, depositFen: 200, worthFen: 200 },
      1_000,
      true
    ],
    ['a fen more', { priceFen: 1_000, depositFen: 201, worthFen: 201 }, 1_000, false],
    ['a fifth of the price, more of what is paid', { priceFen: 1_000, depositFen: 200, worthFen: 300 }, 1_000, false],
    ['less than itself', { ...price, worthFen: 19_999 }, 600_000, false],
    ['half a fen', { ...price, depositFen: 0.5 }, 600_000, false],
    ['nothing left', { priceFen: 100, depositFen: 10, worthFen: 100 }, 600_000, false],
    ['dearer than today', price, 529_899, false]
  ])('%s', (_name, of, soloFen, can) => expect(isPresalePrice(of, soloFen)).toBe(can))
})

test('the shop can lower what the law allows, and never raise it', () => {
  expect(['10', '20', '30', '0', '-1', '7.5', 'x', '', null, undefined].map(depositPercent)).toEqual([
    10, 20, 20, 20, 20, 20, 20, 20, 20, 20
  ])
  expect(isPresalePrice({ priceFen: 1_000, depositFen: 200, worthFen: 200 }, 1_000, 19)).toBe(false)
})

describe('time', () => {
  test('an order of the last moment can pay its deposit before the window', () => {
    expect(arePresaleTimes(times)).toBe(true)
    expect(arePresaleTimes({ ...times, balanceFrom: times.endAt + DEPOSIT_MS })).toBe(true)
    expect(arePresaleTimes({ ...times, balanceFrom: times.endAt + DEPOSIT_MS - 1 })).toBe(false)
    expect(arePresaleTimes({ ...times, balanceTo: times.balanceFrom })).toBe(false)
    expect(arePresaleTimes({ ...times, shipBy: times.balanceTo - 1 })).toBe(false)
    expect(arePresaleTimes({ ...times, endAt: times.startAt })).toBe(false)
  })

  test('deposits are taken from the first moment, until before the last', () => {
    expect([999, 1_000, 9_999, 10_000].map((now) => presalePhase(times, now))).toEqual([
      'COMING',
      'OPEN',
      'OPEN',
      'OVER'
    ])
  })

  test('reminders are due in their time and once', () => {
    const { balanceFrom, balanceTo } = times
    const due = (now: number, reminders: ('BEGINS' | 'ENDS')[] = []) =>
      reminderDue({ balanceFrom, balanceTo, reminders }, now)
    const begins = balanceFrom - REMIND_BEFORE_START_MS
    const ends = balanceTo - REMIND_BEFORE_END_MS
    expect(due(begins - 1)).toBeUndefined()
    expect(due(begins)).toBe('BEGINS')
    expect(due(begins, ['BEGINS'])).toBeUndefined()
    expect(due(balanceFrom + REMIND_BEFORE_START_MS)).toBe('BEGINS')
    expect(due(balanceFrom + REMIND_BEFORE_START_MS + 1)).toBeUndefined()
    expect(due(ends)).toBe('ENDS')
    expect(due(ends, ['BEGINS', 'ENDS'])).toBeUndefined()
    // nobody is told of a window that is over
    expect(due(balanceTo)).toBeUndefined()
  })
})

describe('states', () => {
  const none = { depositPaid: false, balancePaid: false, outcome: null, balanceFrom: 100 }

  test('two payments and the clock lead from one to the next', () => {
    expect(presaleState(none, 0)).toBe('WAIT_DEPOSIT')
    expect(presaleState({ ...none, depositPaid: true }, 99)).toBe('DEPOSIT_PAID')
    expect(presaleState({ ...none, depositPaid: true }, 100)).toBe('WAIT_BALANCE')
    expect(presaleState({ ...none, depositPaid: true, balancePaid: true }, 100)).toBe('PAID')
    expect(presaleState({ ...none, depositPaid: true, outcome: 'SHOP_FAILED' }, 100)).toBe('SHOP_FAILED')
  })

  test('the shop can fail between the two payments alone', () => {
    expect(PRESALE_STATES.filter(canFail)).toEqual(['DEPOSIT_PAID', 'WAIT_BALANCE'])
  })

  test.each([
    [false, false, 'UNPAID', 0, 0],
    [true, false, 'FORFEITED', 0, 0],
    [true, true, 'RETURNED', 500, 0]
  ] as const)('given up with deposit %s and balance %s: %s', (depositPaid, balancePaid, outcome, refundFen, ownFen) => {
    expect(outcomeOf({ depositPaid, balancePaid })).toBe(outcome)
    expect(backFor(outcome, { depositFen: 100, payFen: 500 })).toEqual({ refundFen, ownFen })
  })

  test('a shop that fails gives the deposit back, and as much of its own', () => {
    expect(backFor('SHOP_FAILED', { depositFen: 100, payFen: 500 })).toEqual({ refundFen: 100, ownFen: 100 })
  })
})

test('an order asks for its deposit, then for the rest; any other for all of it', () => {
  const of = { payFen: 500, depositFen: 100 }
  expect(dueFen({ status: 'WAIT_PAY', ...of })).toBe(100)
  expect(dueFen({ status: 'WAIT_BALANCE', ...of })).toBe(400)
  expect(dueFen({ status: 'WAIT_SHIP', ...of })).toBe(500)
  expect(dueFen({ status: 'WAIT_PAY', payFen: 500, depositFen: null })).toBe(500)
  expect([paidPart('WAIT_PAY', null), paidPart('WAIT_PAY', 1), paidPart('WAIT_BALANCE', 1)]).toEqual([
    'ALL',
    'DEPOSIT',
    'BALANCE'
  ])
})
