import { additionalBefore, earnsReward, goodPercent, listedUnder, meanTenths, tidyReview } from '@domain/content/review'
import { maskedName } from '@domain/written'
import { piecesOf, queryOf, tenths } from '@/features/review/rules'

const markedPieces = (text: string, words?: string) =>
  piecesOf(text, words)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('')

it.each([
  ['连着用，米饭香软，真的米饭香软', '米饭香软', '连着用，[米饭香软]，真的[米饭香软]'],
  ['Quiet and quick', 'QUI', '[Qui]et and [qui]ck'],
  ['没有', '米饭', '没有'],
  ['İstanbul', 'stan', 'İstanbul'],
  ['', '米饭', '']
])('words of a tag are marked in %s', (text, words, expected) => {
  expect(markedPieces(text, words)).toBe(expected)
  expect(markedPieces(text)).toBe(text)
})

it('a tag is requested without a kind', () => {
  expect(queryOf('P', { kind: 'PICTURE', sort: 'NEWEST' })).toEqual({ spuCode: 'P', kind: 'PICTURE', sort: 'NEWEST' })
  expect(queryOf('P', { kind: 'ALL', tagCode: 'T', skuCode: 'S', sort: 'HELPFUL' })).toEqual({
    spuCode: 'P',
    skuCode: 'S',
    tagCode: 'T',
    sort: 'HELPFUL'
  })
})

it('stars are written with one decimal', () => {
  expect([tenths(49), tenths(50), tenths(10)]).toEqual(['4.9', '5.0', '1.0'])
})

it.each([
  ['  好用 \r\n\r\n\r\n\r\n真的 ', { text: '好用\n\n真的' }],
  ['', { text: '' }],
  ['好'.repeat(501), { problem: 'TOO_LONG' }],
  ['👍'.repeat(500), { text: '👍'.repeat(500) }],
  ['a\u202eb', { problem: 'UNSEEN' }],
  ['<script>1</script>', { text: '<script>1</script>' }]
])('the text %j is kept or refused', (text, expected) => {
  expect(tidyReview(text)).toEqual(expected)
})

it('a reward takes fifteen characters and a picture', () => {
  expect([earnsReward('字'.repeat(15), 1), earnsReward('字'.repeat(14), 1), earnsReward('字'.repeat(15), 0)]).toEqual([
    true,
    false,
    false
  ])
})

it('strangers read the first character of a name', () => {
  expect([maskedName('周小满'), maskedName('👍🏽好'), maskedName(' ')]).toEqual(['周**', '👍🏽**', '**'])
})

it('a review is listed by kind and by what it says', () => {
  const review = { score: 3, deliveryScore: 5, installScore: undefined, tags: ['SOFT'], pictures: 2, additional: true }
  expect(listedUnder(review)).toEqual(['ALL', 'PICTURE', 'ADDITIONAL', 'CRITICAL', '#SOFT'])
  expect(listedUnder({ ...review, score: 4, pictures: 0, additional: false, tags: [] })).toEqual(['ALL'])
})

it('the mean and the share of good ones come from the counts', () => {
  const counts = new Map([
    ['ALL', 200],
    ['CRITICAL', 1],
    ['GOODS5', 199],
    ['GOODS1', 1]
  ])
  expect([meanTenths(counts, 'GOODS'), meanTenths(counts, 'INSTALL'), goodPercent(counts)]).toEqual([50, undefined, 99])
  expect(goodPercent(new Map())).toBeUndefined()
})

it('something can be added for 180 days', () => {
  expect(additionalBefore(0)).toBe(180 * 86_400_000)
})
