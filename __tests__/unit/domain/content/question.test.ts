import { barOf, tidyAnswer, tidyQuestion, weightOf } from '@domain/content/question'

it.each([
  ['  一个人用\n 大吗？ ', { text: '一个人用 大吗？' }],
  ['好吗', { problem: 'TOO_SHORT' }],
  [' \u3000\n', { problem: 'EMPTY' }],
  ['👍🏽👍🏽', { problem: 'TOO_SHORT' }],
  ['👍🏽👍🏽👍🏽👍🏽', { text: '👍🏽👍🏽👍🏽👍🏽' }],
  ['好'.repeat(100), { text: '好'.repeat(100) }],
  ['好'.repeat(101), { problem: 'TOO_LONG' }],
  ['好用吗\u2066好用吗', { problem: 'UNSEEN' }],
  ['<b>好用吗</b>', { text: '<b>好用吗</b>' }]
])('a question %j is kept as %j', (text, tidyText) => expect(tidyQuestion(text)).toEqual(tidyText))

it('an answer keeps its lines', () => {
  expect(tidyAnswer('第一行 \r\n\n\n\n第二行')).toEqual({ text: '第一行\n\n第二行' })
  expect(tidyAnswer('好')).toEqual({ problem: 'TOO_SHORT' })
  expect(tidyAnswer('好'.repeat(501))).toEqual({ problem: 'TOO_LONG' })
})

it.each([
  [{ own: true, answered: false }, { receivedAt: 1 }, 'OWN_QUESTION'],
  [{ own: false, answered: true }, { receivedAt: 1 }, 'ANSWERED'],
  [{ own: false, answered: false }, {}, 'NOT_BOUGHT'],
  [{ own: false, answered: false }, { boughtAt: 1 }, 'NOT_RECEIVED'],
  [{ own: false, answered: false }, { boughtAt: 1, receivedAt: 2 }, undefined]
])('%j who bought %j: %s', (asker, purchases, bar) => expect(barOf(asker, purchases)).toBe(bar))

it('answered questions weigh more than any that are not, and more the more they helped', () => {
  expect(weightOf(0, 0)).toBe(0)
  expect(weightOf(1, 0)).toBeGreaterThan(weightOf(0, 0))
  expect(weightOf(1, 5)).toBeGreaterThan(weightOf(2, 0))
})
