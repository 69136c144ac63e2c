import { mostPlaces, sectionsOf, sizeWords, withPlace } from '@/features/manual/rules'
import {
  firstHit,
  hitsOn,
  maxZoom,
  minZoom,
  nextZoom,
  withinZoom,
  type PageText
} from '@/features/manual/read/viewer/text'

const run = (text: string, x: number, y: number, width: number) => ({ text, x, y, width, height: 10 })
const page: PageText = {
  width: 400,
  height: 500,
  runs: [run('先把低糖盘放进内', 40, 100, 80), run('胆，再放米。', 40, 120, 60), run('Rice Cooker  rice', 40, 140, 170)]
}

it('finds words with any case, blanks and line ends, each place with its marks', () => {
  expect(hitsOn(3, page, '低糖')).toEqual([
    { page: 3, marks: [expect.objectContaining({ left: 60 / 400, width: 20 / 400 })] }
  ])
  expect(hitsOn(3, page, '内胆')[0]?.marks).toHaveLength(2)
  expect(hitsOn(3, page, 'rice')).toHaveLength(2)
  expect(hitsOn(3, page, 'ricecooker')).toHaveLength(1)
  for (const nothing of ['', '  ', '没有']) expect(hitsOn(3, page, nothing)).toEqual([])
})

it('running heads and page numbers are not found', () => {
  const { runs } = page
  const framedPage = { ...page, runs: [run('低糖电饭煲', 40, 26, 80), ...runs, run('低糖 12', 200, 480, 20)] }
  expect(hitsOn(3, framedPage, '低糖')).toEqual([
    { page: 3, marks: [expect.objectContaining({ left: 60 / 400, top: (100 - 8.8) / 500 })] }
  ])
})

it('a search begins at the page that is read, or at the first place', () => {
  const hits = [2, 5, 9].map((number) => ({ page: number, marks: [] }))
  expect([1, 5, 6, 10].map((number) => firstHit(hits, number))).toEqual([0, 1, 2, 0])
})

it('pages grow and shrink by steps within bounds', () => {
  expect(nextZoom(1, 1)).toBe(1.25)
  expect(nextZoom(1.1, 1)).toBe(1.25)
  expect(nextZoom(1.1, -1)).toBe(1)
  expect(nextZoom(maxZoom, 1)).toBe(maxZoom)
  expect(nextZoom(minZoom, -1)).toBe(minZoom)
  expect(withinZoom(99)).toBe(maxZoom)
})

it('the page where one stopped is kept, the first page is none, and the one read longest ago gives way', () => {
  expect(withPlace({ A: 3 }, 'B', 7)).toEqual({ A: 3, B: 7 })
  expect(withPlace({ A: 3, B: 7 }, 'A', 1)).toEqual({ B: 7 })
  const many = Object.fromEntries(Array.from({ length: mostPlaces }, (_, index) => [`M${index}`, 2]))
  const placesNow = withPlace(many, 'NEW', 2)
  expect(Object.keys(placesNow)).toHaveLength(mostPlaces)
  expect([placesNow.M0, placesNow.NEW]).toEqual([undefined, 2])
})

it('products stand under their groups, and a group without any is left out', () => {
  const group = (groupCode: string) => ({ groupCode, name: groupCode, count: 1 })
  const product = { manualCode: 'M', spuCode: 'P', model: 'A1', name: 'n', picture: '', groupCode: 'G2' }
  expect(sectionsOf([group('G1'), group('G2')], [product])).toEqual([{ group: group('G2'), products: [product] }])
})

it.each([
  [0, '1 KB'],
  [820_400, '820 KB'],
  [1_640_000, '1.6 MB']
])('%i bytes read %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})
