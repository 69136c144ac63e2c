import {
  campaignState,
  isOpenStory,
  isStoryYear,
  STORY_STATES,
  storyAfter,
  tidyStory,
  tidyStoryModel,
  yearsWith,
  type StoryAct
} from '../../../../domain/content/story'

describe('a story’s states', () => {
  const table: [StoryAct, Partial<Record<(typeof STORY_STATES)[number], string>>][] = [
    ['WRITE', { REFUSED: 'SENT', HIDDEN: 'SENT' }],
    ['HIDE', { SENT: 'HIDDEN', SHOWN: 'HIDDEN', CHOSEN: 'HIDDEN' }],
    ['SHOW', { SENT: 'SHOWN' }],
    ['REFUSE', { SENT: 'REFUSED', SHOWN: 'REFUSED' }],
    ['CHOOSE', { SHOWN: 'CHOSEN' }]
  ]
  it.each(table)('%s leads only from where it may', (act, moves) => {
    for (const state of STORY_STATES) expect([state, storyAfter(state, act)]).toEqual([state, moves[state]])
  })

  it('are open to everybody where it is shown', () => {
    expect(STORY_STATES.filter(isOpenStory)).toEqual(['SHOWN', 'CHOSEN'])
  })
})

it.each([
  [1949, false],
  [1950, true],
  [2026, true],
  [2027, false],
  [1996.5, false]
])('an appliance of %s: %s', (year, fits) => {
  expect(isStoryYear(year, 2026)).toBe(fits)
})

it('years together are counted from the year it was bought in, and are never below none', () => {
  expect([yearsWith(1996, 2026), yearsWith(2026, 2026), yearsWith(2027, 2026)]).toEqual([30, 0, 0])
})

it.each([
  ['一'.repeat(9), { problem: 'TOO_SHORT' }],
  ['一'.repeat(10), { text: '一'.repeat(10) }],
  // as a reader counts them
  [`${'👨‍👩‍👧'.repeat(500)}`, { text: '👨‍👩‍👧'.repeat(500) }],
  ['一'.repeat(501), { problem: 'TOO_LONG' }],
  ['一二三四五六七八九十\u200b', { problem: 'UNSEEN' }],
  ['  第一段的话  \r\n\r\n\r\n\r\n第二段的话  ', { text: '第一段的话\n\n第二段的话' }]
])('words are kept as they are written, without what nobody sees (%#)', (text, tidyText) => {
  expect(tidyStory(text)).toEqual(tidyText)
})

it.each([
  [' 煮饭锅\n CFXB-1 ', { text: '煮饭锅 CFXB-1' }],
  ['  ', { problem: 'TOO_SHORT' }],
  ['一'.repeat(41), { problem: 'TOO_LONG' }]
])('a name is one line (%#)', (text, tidyText) => {
  expect(tidyStoryModel(text)).toEqual(tidyText)
})

it('stories are taken from the first moment on, and not at the last', () => {
  const times = { startAt: 10, endAt: 20 }
  expect([9, 10, 19, 20].map((now) => campaignState(times, now))).toEqual(['UPCOMING', 'OPEN', 'OPEN', 'OVER'])
})
