import {
  limitOfAll,
  nextOf,
  largeFirst,
  phaseOf,
  remindedOf,
  shownSessions,
  standingOf,
  takenOf,
  type SeckillRow,
  type SeckillSession
} from '@/features/seckill/rules'

const row = (over: Partial<SeckillRow> = {}): SeckillRow => ({
  skuCode: 'K',
  spuCode: 'P',
  title: '',
  picture: '',
  priceFen: 1,
  regularPriceFen: 2,
  allotment: 10,
  left: 4,
  held: 0,
  limit: 1,
  state: 'OPEN',
  ...over
})
const session = (sessionCode: string, startAt: number, rows: SeckillRow[] = [row()]): SeckillSession => ({
  sessionCode,
  startAt,
  endAt: startAt + 10,
  rows
})
const day = [session('a', 0), session('b', 10), session('c', 20), session('d', 30)]
const codes = (sessions: readonly SeckillSession[]): string => sessions.map((session) => session.sessionCode).join('')

it.each([
  [9, 'coming'],
  [10, 'running'],
  [19, 'running'],
  [20, 'over']
] as const)('at %d a session of 10 to 20 is %s', (now, phase) => {
  expect(phaseOf({ startAt: 10, endAt: 20 }, now)).toBe(phase)
})

it.each([
  [0, 'abcd', 'a', 'b'],
  [25, 'bcd', 'c', 'd'],
  [35, 'cd', 'd', undefined],
  [99, 'd', 'd', undefined]
] as const)('at %d the tabs are %s, %s is shown and %s comes', (now, tabs, shownTab, next) => {
  expect(codes(shownSessions(day, now))).toBe(tabs)
  const standing = standingOf(day, undefined, now)
  expect(standing?.sessionCode).toBe(shownTab)
  expect(standing && nextOf(day, standing, now)?.sessionCode).toBe(next)
})

it('shows the session that was chosen while it is there', () => {
  expect(standingOf(day, 'd', 5)?.sessionCode).toBe('d')
  expect(standingOf(day, 'gone', 5)?.sessionCode).toBe('a')
  expect(standingOf([], 'd', 5)).toBeUndefined()
})

it('shows the first row that can be bought large, also after rows that can’t', () => {
  const [soldOutRow, open, other] = [row({ state: 'SOLD_OUT' }), row(), row()]
  expect(largeFirst([soldOutRow, open, other])).toEqual({ large: open, others: [soldOutRow, other] })
  expect(largeFirst([soldOutRow])).toEqual({ large: undefined, others: [soldOutRow] })
})

it('says one limit for all alone', () => {
  expect(limitOfAll([row(), row()])).toBe(1)
  expect(limitOfAll([row(), row({ limit: 2 })])).toBeUndefined()
  expect(limitOfAll([])).toBeUndefined()
})

it.each([
  [10, 10, 0],
  [300, 1, 99],
  [300, 0, 100],
  [0, 0, 0],
  [3, 9, 0]
])('of %d with %d left, %d%% is taken', (allotment, left, percent) => {
  expect(takenOf({ allotment, left })).toBe(percent)
})

it('names the first session with a reminder that is still to come', () => {
  const reminderRow = row({ reminded: true })
  const sessions = [
    session('a', 0, [reminderRow]),
    session('b', 10),
    session('c', 20, [row(), reminderRow, reminderRow])
  ]
  expect(remindedOf(sessions, 5)).toEqual({ session: sessions[2], row: reminderRow, count: 2 })
  expect(remindedOf(sessions, 25)).toBeUndefined()
})
