import { hasSpaces } from '@/ui/text/hasSpaces'

it.each([
  ['Qihe Low-sugar IH rice cooker', true],
  ['栖禾 轻养低糖 IH 电饭煲', false],
  ['', true]
])('«%s» can be cut between words: %s', (title, expected) => {
  expect(hasSpaces(title)).toBe(expected)
})
