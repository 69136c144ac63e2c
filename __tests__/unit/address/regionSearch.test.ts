import { readFileSync } from 'node:fs'
import { syllablesOf } from '@domain/syllables'
import { findRegions } from '@/features/address/regionSearch'
import { parseRegions } from '@/lib/regions'

const tree = parseRegions(JSON.parse(readFileSync('gateway/storage/regions.json', 'utf8')))
const first = (text: string) => findRegions(tree, text)[0]
const namesFor = (text: string) => findRegions(tree, text).map(({ regionName }) => regionName)

/** What is typed → the region that is found first. */
test.each([
  ['顺德', '顺德区'],
  ['顺德区', '顺德区'],
  ['shunde', '顺德区'],
  ['shun de', '顺德区'],
  ['ShunDe', '顺德区'],
  ['hangzhou', '杭州市'],
  ["xi'an", '西安市'],
  ['xian', '西安市'],
  ['chongqing', '重庆市'],
  ['xiamen', '厦门市'],
  ['lvliang', '吕梁市'],
  ['luliang', '吕梁市'],
  ['haerbin', '哈尔滨市'],
  ['harbin', '哈尔滨市'],
  ['neimenggu', '内蒙古自治区'],
  ['xianggang', '香港特别行政区'],
  ['guangd', '广东省'],
  ['beijing', '北京市'],
  ['wanbailin', '万柏林区'],
  ['huangpi', '黄陂区'],
  ['kashi', '喀什地区'],
  ['changdu', '昌都市']
])('«%s» finds %s first', (text, name) => expect(first(text)?.regionName).toBe(name))

test.each([
  ['xihu', '西湖区'],
  ['sd', '顺德区'],
  ['hz', '杭州市'],
  ['heb', '哈尔滨市']
])('«%s» has %s among what is found, thirty at most', (text, name) => {
  const matches = findRegions(tree, text)
  expect(matches.length).toBeLessThanOrEqual(30)
  expect(matches.map(({ regionName }) => regionName)).toContain(name)
})

test('a municipality is found once, nothing by nothing, and nothing by what is no region', () => {
  expect(namesFor('beijing').filter((name) => name === '北京市')).toHaveLength(1)
  for (const none of ['', '  ', 'qqqq', '没有的地方', '!!']) expect(findRegions(tree, none)).toEqual([])
})

test('every region is found by its own letters', () => {
  const misses: string[] = []
  const walk = (regions: (typeof tree.groups)[0]['regions']): void => {
    for (const region of regions) {
      const letters = region.regionPinyin ?? syllablesOf(region.regionNameEn ?? '').join(' ')
      if (letters === '') misses.push(region.regionName)
      walk(region.children)
    }
  }
  for (const { regions } of tree.groups) walk(regions)
  expect(misses).toEqual([])
})

/** An English name's end → what the Chinese name ends with. */
const kinds: [RegExp, RegExp][] = [
  [/ Forestry District$/, /^神农架林区$/],
  [/ Autonomous (County|Banner|Region)$/, /自治[县旗区]$/],
  [/ New Area$/, /新区$/],
  [/ District$/, /区$/],
  [/ County$/, /县$/],
  [/ Banner$/, /旗$/]
]

test('no English name on the mainland translates a part of the name, or reads it otherwise than its place does', () => {
  const names = new Map<string, string>()
  const wrong: string[] = []
  const walk = (regions: (typeof tree.groups)[0]['regions']): void => {
    for (const { regionName, regionNameEn = '', regionPinyin, children } of regions) {
      names.set(regionName, regionNameEn)
      const kind = kinds.find(([english]) => english.test(regionNameEn))
      if (kind && !kind[1].test(regionName)) wrong.push(`${regionName} ${regionNameEn}`)
      // 都 is «du» in every name of a place, 什 is «shi»
      const read = `${regionPinyin ?? ''} ${syllablesOf(regionNameEn).join(' ')}`.split(' ')
      if ((regionName.includes('都') && read.includes('dou')) || (regionName.includes('什') && read.includes('shen')))
        wrong.push(`${regionName} ${regionNameEn} ${regionPinyin ?? ''}`)
      walk(children)
    }
  }
  walk(tree.groups[0].regions)
  expect(wrong).toEqual([])
  const read = [
    '万柏林区',
    '碑林区',
    '歙县',
    '黄陂区',
    '六合区',
    '什邡市',
    '花都区',
    '喀什市',
    '昌都市',
    '都安瑶族自治县'
  ]
  expect(read.map((name) => names.get(name))).toEqual([
    'Wanbailin District',
    'Beilin District',
    'She County',
    'Huangpi District',
    'Luhe District',
    'Shifang',
    'Huadu District',
    'Kashi',
    'Qamdo',
    "Du'an Autonomous County"
  ])
})

test('syllables end where the next begins', () => {
  expect(syllablesOf('Shunde District')).toEqual(['shun', 'de'])
  expect(syllablesOf("Xi'an")).toEqual(['xi', 'an'])
  expect(syllablesOf("Chang'an District")).toEqual(['chang', 'an'])
  expect(syllablesOf('Fangshan')).toEqual(['fang', 'shan'])
  expect(syllablesOf("Ning'er County")).toEqual(['ning', 'er'])
})
