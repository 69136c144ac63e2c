import fc from 'fast-check'
import { parseRegions } from '@/lib/regions'

const shunde = { regionCode: '440606', regionName: '顺德区', parentRegionCode: '440600' }
const foshan = { regionCode: '440600', regionName: '佛山市', parentRegionCode: '440000', children: [shunde] }
const guangdong = { regionCode: '440000', regionName: '广东省', parentRegionCode: '', children: [foshan] }
const taiwan = { regionCode: '710000', regionName: '台湾省' }
const hongKong = { regionCode: '810000', regionName: '香港特别行政区' }
const macao = { regionCode: '820000', regionName: '澳门特别行政区' }

describe('the region tree', () => {
  it('groups the roots into Mainland China and Hong Kong/Macao/Taiwan, these in the order of the spec', () => {
    const { groups } = parseRegions([taiwan, guangdong, macao, hongKong])
    expect(
      groups.map(({ code, name, regions }) => [code, name.en, regions.map((region) => region.regionCode)])
    ).toEqual([
      ['0', 'Mainland China', ['440000']],
      ['1', 'Hong Kong/Macao/Taiwan', ['810000', '820000', '710000']]
    ])
  })

  it('merges tab1 and tab2, a region in both being one', () => {
    const tree = parseRegions({ tab1: [guangdong], tab2: [guangdong, hongKong] })
    expect(tree.groups[0].regions).toHaveLength(1)
    expect(tree.groupOf('810000')).toBe('1')
    const guangdongNow = { ...guangdong, regionName: '广东', children: [] }
    expect(parseRegions({ tab1: [guangdong], tab2: [guangdongNow] }).pathName('440606')).toBe('广东省 佛山市 顺德区')
  })

  it('finds a region, its path, its names and its group by code', () => {
    const tree = parseRegions([guangdong])
    expect(tree.find('440606')?.regionName).toBe('顺德区')
    expect(tree.pathOf('440606').map((region) => region.regionCode)).toEqual(['440000', '440600', '440606'])
    expect(tree.pathName('440606')).toBe('广东省 佛山市 顺德区')
    expect(tree.pathName('440606', '/')).toBe('广东省/佛山市/顺德区')
    expect(tree.groupOf('440606')).toBe('0')
  })

  it('says names in English where the file has them', () => {
    const tree = parseRegions([{ ...guangdong, regionNameEn: 'Guangdong' }])
    expect(tree.pathName('440606', ', ', 'en-US')).toBe('Guangdong, 佛山市, 顺德区')
    expect(tree.pathName('440000')).toBe('广东省')
  })

  it('knows nothing of an unknown code', () => {
    const tree = parseRegions([guangdong])
    expect([tree.find('1'), tree.pathOf('999999'), tree.pathName('999999'), tree.groupOf('x')]).toEqual([
      undefined,
      [],
      '',
      undefined
    ])
  })

  it('builds the same tree from a flat list', () => {
    const flat = [shunde, { ...foshan, children: undefined }, { ...guangdong, children: undefined }]
    expect(parseRegions(flat).pathName('440606')).toBe('广东省 佛山市 顺德区')
    expect(parseRegions(flat).groups[0].regions).toHaveLength(1)
  })

  test.each([
    [null],
    ['text'],
    [{}],
    [{ tab1: 'x', tab2: 3 }],
    [
      [
        null,
        3,
        { regionCode: 440000, regionName: 'x' },
        { regionCode: '44', regionName: 'x' },
        { regionCode: '440000' }
      ]
    ]
  ])('is empty for %j', (file) => {
    expect(parseRegions(file).groups.flatMap((group) => group.regions)).toEqual([])
  })

  it('survives regions that are one another’s parents', () => {
    const ring = [
      { regionCode: '110000', regionName: 'a', parentRegionCode: '120000' },
      { regionCode: '120000', regionName: 'b', parentRegionCode: '110000' },
      { regionCode: '130000', regionName: 'c', parentRegionCode: '130000' }
    ]
    const tree = parseRegions(ring)
    expect(tree.pathOf('110000')).toEqual([])
    expect(tree.groups[0].regions.map((region) => region.regionCode)).toEqual(['130000'])
  })

  it('leads from every region of any sound list back to a root', () => {
    const codes = fc.uniqueArray(fc.integer({ min: 100000, max: 699999 }).map(String), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(codes, fc.infiniteStream(fc.nat()), (all, chances) => {
        const list = all.map((regionCode, index) => {
          // A parent that stands earlier, at most three steps from a root.
          const parent = index % 4 === 0 ? '' : all[index - 1]
          return { regionCode, regionName: `r${chances.next().value}`, parentRegionCode: parent }
        })
        const tree = parseRegions(list)
        for (const { regionCode, parentRegionCode } of list) {
          const path = tree.pathOf(regionCode)
          expect(path[path.length - 1]?.regionCode).toBe(regionCode)
          expect(path[path.length - 2]?.regionCode ?? '').toBe(parentRegionCode)
          expect(tree.groups[0].regions).toContain(path[0])
        }
      })
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (file) => void parseRegions(file)))
  })
})
