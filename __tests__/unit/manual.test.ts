import { mostPlaces, sectionsOf, sizeWords, withPlace } from '@/features/manual/rules'

it('the page where one stopped is kept, the first page is none, and the one read longest ago gives way', () => {
  expect(withPlace({ A: 3 }, 'B', 7)).toEqual({ A: 3, B: 7 })
  expect(withPlace({ A: 3, B: 7 }, 'A', 1)).toEqual({ B: 7 })
  const many = Object.fromEntries(Array.from({ length: mostPlaces }, (_, at) => [`M${at}`, 2]))
  const kept = withPlace(many, 'NEW', 2)
  expect(Object.keys(kept)).toHaveLength(mostPlaces)
  expect([kept.M0, kept.NEW]).toEqual([undefined, 2])
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
