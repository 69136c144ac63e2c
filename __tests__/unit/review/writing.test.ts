import type { OwnReview, ReviewRow } from '@contract'
import { problemsOf } from '@/ui/form/rules'
import type { UploadItem } from '@/ui/form/uploads'
import {
  additionRules,
  beginWith,
  fieldsOf,
  isBegun,
  rowsMeant,
  rulesOf,
  skuOfField,
  tidyAddition,
  tidyPieces,
  toDraft,
  towardsReward,
  withPart,
  type Addition,
  type Pieces
} from '@/features/review/write/rules'

const row = (skuCode: string, over: Partial<ReviewRow> = {}): ReviewRow => ({
  orderCode: 'O1',
  skuCode,
  spuCode: 'P1',
  title: '电饭煲',
  picture: '/a.svg',
  specs: [],
  receivedAt: 0,
  installed: false,
  tags: [{ tagCode: 'SOFT', text: '米饭香软', critical: false }],
  state: 'TO_WRITE',
  ...over
})
const refusedReview: OwnReview = {
  reviewId: 'rv_1',
  spuCode: 'P1',
  skuCode: 'K3',
  specs: [],
  author: '',
  score: 2,
  deliveryScore: 3,
  text: '难用',
  tags: [{ tagCode: 'SOFT', text: '米饭香软', critical: false }],
  pictures: ['/storage/uploads/a.jpg'],
  regionName: '',
  rewarded: false,
  createdAt: 0,
  helpfulCount: 0,
  helpful: false,
  own: true,
  status: 'REFUSED'
}
const sentItem = (url: string): UploadItem => ({ id: url, kind: 'picture', state: 'sent', percent: 100, url })
const rows = [row('K1', { installed: true }), row('K2'), row('K3', { state: 'TO_MEND', review: refusedReview })]
const begin = beginWith([...rows, row('K4', { state: 'DONE' })])
const codes = (list: readonly ReviewRow[]) => list.map(({ skuCode }) => skuCode)
const rowsToSend = (pieces: Pieces, inSight = 'K1') => rowsMeant(rows, pieces, begin, inSight)
const wrong = (pieces: Pieces) =>
  problemsOf(
    rulesOf(rows, (now) => rowsToSend(now)),
    fieldsOf(rows),
    pieces
  )

it('only what can be written has a piece; a refused review begins as it was', () => {
  expect(Object.keys(begin)).toEqual(['K1', 'K2', 'K3'])
  expect(begin.K3).toMatchObject({ score: 2, delivery: 3, text: '难用', tags: ['SOFT'], anonymous: true })
  expect(begin.K3?.files.map(({ url }) => url)).toEqual(['/storage/uploads/a.jpg'])
})

it('sends the row that was begun, not the row in sight; with nothing begun it sends that row', () => {
  expect(codes(rowsToSend(begin))).toEqual(['K1'])
  expect(codes(rowsToSend(withPart(begin, 'K2', { score: 5 })))).toEqual(['K2'])
  expect(codes(rowsToSend(withPart(withPart(begin, 'K2', { score: 5 }), 'K3', { text: '好用' })))).toEqual(['K2', 'K3'])
})

it('blanks, a name and stars that came from another row begin nothing', () => {
  const pieces = withPart(withPart(begin, 'K1', { text: '  ', delivery: 5 }), 'K1', { anonymous: true })
  expect(pieces.K2).toMatchObject({ delivery: 5, anonymous: true })
  expect(pieces.K3?.delivery).toBe(3)
  expect(Object.keys(pieces).filter((code) => pieces[code] && isBegun(pieces[code], begin[code]))).toEqual([])
})

it('every kind of stars is required, installation only after a fitting', () => {
  expect(wrong(begin)).toEqual({ 'K1:score': 'needStars', 'K1:delivery': 'needStars', 'K1:install': 'needStars' })
  const second = withPart(begin, 'K2', { score: 5, delivery: 4 })
  expect(wrong(second)).toEqual({})
  expect(wrong(withPart(second, 'K2', { delivery: 0 }))).toEqual({ 'K2:delivery': 'needStars' })
})

it.each([
  [{ text: '好'.repeat(501) }, { 'K2:text': 'tooLong' }],
  [{ text: '好\u202e用' }, { 'K2:text': 'unseen' }],
  [{ text: '<b>好</b>' }, {}],
  [{ files: [{ ...sentItem('/a'), state: 'failed' as const }] }, { 'K2:files': 'filesFailed' }],
  [{ files: [{ ...sentItem('/a'), state: 'sending' as const }] }, { 'K2:files': 'filesSending' }]
])('%j of a row with all stars says %j', (part, problems) => {
  expect(wrong(withPart(begin, 'K2', { score: 5, delivery: 5, ...part }))).toEqual(problems)
})

it('reads the SKU of a field with any signs in it', () => {
  expect(skuOfField('K-1_a:text')).toBe('K-1_a')
})

it('a draft of the device is made fit: unknown tags, files without a place, values of another kind', () => {
  const bad = { K1: { score: 9, delivery: '5', tags: ['GONE', 'SOFT'], text: 5, files: [{ id: 'x' }, sentItem('/u')] } }
  // a device may hold anything: what is no draft is the point here
  const tidy = tidyPieces(rows)(bad as unknown as Pieces)
  expect(Object.keys(tidy)).toEqual(['K1', 'K2', 'K3'])
  expect(tidy.K1).toMatchObject({ score: 0, delivery: 0, install: 0, tags: ['SOFT'], text: '', anonymous: false })
  expect(tidy.K1?.files.map(({ url }) => url)).toEqual(['/u'])
  expect(tidyPieces(rows)({ K1: null } as unknown as Pieces).K1?.score).toBe(0)
})

it('a draft is sent with what the row has: no installation where none was, tags and pictures that were stored', () => {
  const piece = {
    ...begin.K1!,
    score: 5,
    delivery: 4,
    install: 3,
    text: ' 好 ',
    files: [sentItem('/a')],
    tags: ['SOFT']
  }
  expect(toDraft(rows[0]!, piece)).toEqual({
    orderCode: 'O1',
    skuCode: 'K1',
    score: 5,
    deliveryScore: 4,
    installScore: 3,
    tagCodes: ['SOFT'],
    text: '好',
    pictures: ['/a'],
    anonymous: false
  })
  expect(toDraft(rows[1]!, piece).installScore).toBeUndefined()
})

it('the conditions for points tick themselves off, and a picture counts once it was stored', () => {
  expect(towardsReward('', [])).toMatchObject({ earned: false, length: { missing: 15 }, pictures: { missing: 1 } })
  const long = '用了两周，烧水很快，壶口不滴水。'
  expect(towardsReward(long, [{ ...sentItem('/a'), state: 'sending' }])).toMatchObject({
    earned: false,
    length: { met: true },
    pictures: { met: false, missing: 1 }
  })
  expect(towardsReward(long, [sentItem('/a')]).earned).toBe(true)
})

it('an addition needs words or a picture', () => {
  const problem = (addition: Addition) => problemsOf(additionRules, ['text', 'files'], addition)
  expect(problem({ text: ' ', files: [] })).toEqual({ text: 'needWords' })
  expect(problem({ text: '', files: [sentItem('/a')] })).toEqual({})
  expect(problem({ text: '好'.repeat(501), files: [] })).toEqual({ text: 'tooLong' })
  // as above: what a device may hold
  expect(tidyAddition({ text: 5, files: 'x' } as unknown as Addition)).toEqual({ text: '', files: [] })
})

it('a video goes beside the pictures, with its own picture', () => {
  const film = { ...sentItem('/film'), kind: 'video' as const, poster: '/still', seconds: 8 }
  const draft = toDraft(rows[0]!, { ...begin.K1!, files: [film, sentItem('/a')] })
  expect([draft.pictures, draft.video, draft.videoPoster]).toEqual([['/a'], '/film', '/still'])
  expect(towardsReward('一二三四五六七八九十一二三四五', [film]).earned).toBe(true)
})

test('a refused review is mended by its files’ places under any signature, and a draft of it by the addresses of now', () => {
  const signedPath = (sign: string) => `/storage/uploads/a.jpg?until=1&sign=${sign}`
  const rowsToMend = [
    row('K9', { state: 'TO_MEND', review: { ...refusedReview, skuCode: 'K9', pictures: [signedPath('new')] } })
  ]
  const before = beginWith(rowsToMend)
  const draft = tidyPieces(rowsToMend)({ K9: { ...before.K9, files: [sentItem(signedPath('old'))] } } as Pieces)
  expect(draft.K9?.files.map(({ url }) => url)).toEqual([signedPath('new')])
  expect(draft.K9 && isBegun(draft.K9, before.K9)).toBe(false)
  const [first] = rowsToMend
  expect(first && draft.K9 && toDraft(first, draft.K9).pictures).toEqual(['/storage/uploads/a.jpg'])
})
