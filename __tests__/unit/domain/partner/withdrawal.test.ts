import { isCardNumber } from '@domain/money/bankCard'
import {
  feeOf,
  fenOfWritten,
  mostOf,
  nextWithdrawal,
  typedAmount,
  WITHDRAWAL_EVENTS,
  WITHDRAWAL_RULE,
  WITHDRAWAL_STATES,
  withdrawalBar
} from '@domain/partner/withdrawal'

test.each([
  ['2000', 200_000],
  ['0.01', 1],
  ['10.5', 1_050],
  ['-1', undefined],
  ['', undefined],
  ['1e3', undefined],
  ['１０', undefined],
  ['1.234', undefined],
  ['01', undefined],
  ['900719925474099300', undefined]
])('the amount %p is %p fen', (text, fen) => {
  expect(fenOfWritten(text)).toBe(fen)
})

test.each([
  ['20', '2', '20'],
  ['20.', '20', '20.'],
  ['20.125', '20.12', '20.12'],
  ['.', '', ''],
  ['a', '', ''],
  ['', '2', '']
])('typing %p after %p leaves %p', (text, before, result) => {
  expect(typedAmount(text, before)).toBe(result)
})

test('a withdrawal has its bars, its cost, and its greatest amount', () => {
  const none = { todayFen: 0, monthTimes: 0 }
  expect(withdrawalBar(1_000, -1, WITHDRAWAL_RULE, none)).toBe('OWED')
  expect(withdrawalBar(999, 5_000, WITHDRAWAL_RULE, none)).toBe('LEAST')
  expect(withdrawalBar(5_001, 5_000, WITHDRAWAL_RULE, none)).toBe('LITTLE')
  expect(withdrawalBar(1_000, 5_000, WITHDRAWAL_RULE, { todayFen: 0, monthTimes: 3 })).toBe('TIMES')
  expect(withdrawalBar(1_001, 5_000, WITHDRAWAL_RULE, { todayFen: 499_000, monthTimes: 1 })).toBe('DAY')
  expect(withdrawalBar(1_000, 5_000, WITHDRAWAL_RULE, { todayFen: 499_000, monthTimes: 1 })).toBeUndefined()
  expect([0, 1, 2].map((monthTimes) => feeOf(WITHDRAWAL_RULE, { todayFen: 0, monthTimes }))).toEqual([0, 0, 200])
  expect(mostOf(900_000, WITHDRAWAL_RULE, { todayFen: 200_000, monthTimes: 1 })).toBe(300_000)
  expect(mostOf(999, WITHDRAWAL_RULE, none)).toBe(0)
})

test('a withdrawal that has ended stays so, and nothing at the bank is taken back', () => {
  for (const state of WITHDRAWAL_STATES) {
    const moves = WITHDRAWAL_EVENTS.filter((event) => nextWithdrawal(state, event) !== undefined)
    const ways = {
      SUBMITTED: ['REVIEW', 'CANCEL', 'REFUSE'],
      REVIEWING: ['APPROVE', 'CANCEL', 'REFUSE'],
      PAYING: ['ARRIVE', 'FAIL'],
      PAID: [],
      CANCELLED: [],
      REFUSED: [],
      FAILED: []
    }
    expect(moves).toEqual(ways[state])
  }
})

test.each([
  ['6222020000000000006', false],
  ['6222020000000000000', true],
  ['79927398713', false],
  ['4539578763621486', true],
  ['4539578763621487', false],
  ['', false],
  ['４５３９５７８７６３６２１４８６', false]
])('the card number %p is one: %p', (text, right) => {
  expect(isCardNumber(text)).toBe(right)
})
