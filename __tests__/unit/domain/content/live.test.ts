import {
  againAfter,
  byLiveliness,
  chapterAt,
  frontOf,
  isLate,
  isOver,
  LONGEST_MS,
  LOST_MS,
  stateAfter,
  statesBefore,
  tabOf,
  type LiveAct,
  type LiveState
} from '@domain/content/live'

const states: LiveState[] = ['ANNOUNCED', 'ON_AIR', 'PAUSED', 'ENDED', 'REPLAY', 'CANCELLED']
const allowedActs: Record<LiveAct, string[]> = {
  START: ['ANNOUNCED>ON_AIR'],
  CANCEL: ['ANNOUNCED>CANCELLED'],
  PAUSE: ['ON_AIR>PAUSED'],
  LOSE: ['ON_AIR>PAUSED'],
  RESUME: ['PAUSED>ON_AIR'],
  FIND: ['PAUSED>ON_AIR'],
  END: ['ON_AIR>ENDED', 'PAUSED>ENDED'],
  FILM: ['ENDED>REPLAY']
}

test.each(Object.entries(allowedActs) as [LiveAct, string[]][])(
  '%s moves a room as the table says, and none else',
  (act, ways) => {
    const acts = states.flatMap((state) => {
      const next = stateAfter(state, act)
      return next === undefined ? [] : [`${state}>${next}`]
    })
    expect(acts).toEqual(ways)
    expect(statesBefore(act)).toEqual(ways.map((way) => way.split('>')[0]))
  }
)

test('an announced room is late from its time on, and no other is', () => {
  expect(isLate({ state: 'ANNOUNCED', startsAt: 5 }, 4)).toBe(false)
  expect(isLate({ state: 'ANNOUNCED', startsAt: 5 }, 5)).toBe(true)
  expect(isLate({ state: 'ON_AIR', startsAt: 5 }, 9)).toBe(false)
})

test.each([
  ['ON_AIR', 0, undefined, LONGEST_MS - 1, false],
  ['ON_AIR', 0, undefined, LONGEST_MS, true],
  ['PAUSED', 0, 1000, 999 + LOST_MS, false],
  ['PAUSED', 0, 1000, 1000 + LOST_MS, true],
  ['ENDED', 0, 1000, LONGEST_MS * 2, false]
] as const)('%s since %s, without a stream since %s, at %s: over %s', (state, startedAt, pausedAt, now, over) => {
  expect(isOver({ state, startedAt, pausedAt }, now)).toBe(over)
})

test('rooms stand by what they are; of each kind the front has so many', () => {
  const room = (state: LiveState, startsAt: number, viewers = 0) => ({ state, startsAt, viewers })
  const rooms = [
    room('REPLAY', 1),
    ...[9, 8, 7, 6].map((time) => room('ANNOUNCED', time)),
    room('CANCELLED', 3),
    room('PAUSED', 2, 5),
    room('ON_AIR', 3, 50),
    ...[2, 3, 4, 5].map((time) => room('REPLAY', time))
  ].sort(byLiveliness)
  expect(frontOf(rooms).map(({ state, startsAt }) => `${tabOf(state)} ${startsAt}`)).toEqual([
    ...['LIVE 3', 'LIVE 2', 'COMING 6', 'COMING 7', 'COMING 8'],
    ...['REPLAY 5', 'REPLAY 4', 'REPLAY 3', 'REPLAY 2']
  ])
})

test('a film is in the last chapter that has begun', () => {
  const chapters = [{ at: 2 }, { at: 5 }]
  expect([0, 2, 4.9, 5, 99].map((second) => chapterAt(chapters, second)?.at)).toEqual([undefined, 2, 2, 5, 5])
})

test('a lost stream is requested later each time, 30 s at most, and not for ever', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(againAfter)).toEqual([1, 2, 4, 8, 16, 30, 30, undefined])
})
