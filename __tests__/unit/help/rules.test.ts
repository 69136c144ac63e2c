import { fitsOwnOrder, solvedShare } from '@/features/help/rules'

it.each([
  [0, 0, undefined],
  [19, 0, undefined],
  [20, 0, 100],
  [15, 5, 75],
  [0, 40, 0]
])('of %d solved and %d unsolved the share is %s', (solved, unsolved, share) => {
  expect(solvedShare({ solved, unsolved })).toBe(share)
})

it.each([
  ['我的快递到哪了', true],
  ['where is my parcel', true],
  ['Refund', true],
  ['煮饭夹生', false],
  ['E3', false]
])('«%s» asks after what is on its way: %s', (words, isWanted) => {
  expect(fitsOwnOrder(words)).toBe(isWanted)
})
