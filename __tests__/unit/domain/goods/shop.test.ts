import { averageStars, openFor, overallStars, starsAhead, tidyCaptcha } from '@domain/goods/shop'

test('overall stars are the mean of the judged ones', () => {
  expect(overallStars({ goods: 49, delivery: 46, service: 48, reviews: 9 })).toBe(48)
  expect(overallStars({ goods: 40, delivery: 50, service: null, reviews: 9 })).toBe(45)
})

test('all shops count by their reviews, and those without none', () => {
  const few = { goods: 30, delivery: 30, service: null, reviews: 10 }
  const many = { goods: 50, delivery: 40, service: 44, reviews: 30 }
  const none = { goods: 0, delivery: 0, service: null, reviews: 0 }
  expect(averageStars([few, many, none])).toEqual({ goods: 45, delivery: 38, service: 44 })
  expect(averageStars([none])).toBeUndefined()
})

test.each([
  [48, 40, 20],
  [40, 50, -20],
  [45, 45, 0],
  [45, 0, 0]
])('%i against %i is %i percent', (own, average, ahead) => {
  expect(starsAhead(own, average)).toBe(ahead)
})

test.each([
  ['2020-03-18', { years: 6, months: 8 }],
  ['2020/03/18', { years: 6, months: 8 }],
  ['2020-11-26', { years: 6, months: 0 }],
  ['2020-11-27', { years: 5, months: 11 }],
  ['2026-11-20', { years: 0, months: 0 }],
  ['2026-12-01', undefined]
])('open since %s', (since, words) => {
  expect(openFor(since, '2026/11/26')).toEqual(words)
})

test('a picture code is read without blanks and in capital letters', () => {
  expect(tidyCaptcha(' 7k q-4 ')).toBe('7KQ4')
})
