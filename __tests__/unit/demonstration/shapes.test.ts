/** @jest-environment node */
import { finishNames, pictureFile, pictureUrl, shapeOfCode, type Kind } from '../../../gateway/src/demonstration/art'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import { families } from '../../../gateway/src/demonstration/catalogue/families'
import { item } from '../../../gateway/src/demonstration/catalogue/families/family'
import { shapesOf } from '../../../gateway/src/demonstration/catalogue/shapes'

const { products } = demonstrationCatalogue
const anyFinish = new RegExp(`-(${finishNames.join('|')})-`)
const inBlue = (path: string): string => path.replace(anyFinish, '-blue-')

describe('a product’s main picture', () => {
  it('is its own: no two products share one', () => {
    const drawings = products.map(({ pictures: [path = ''] }) => pictureFile(path))
    expect(new Set(drawings).size).toBe(products.length)
  })

  it.each([
    [/迷你电饭煲/, { size: 'small' }],
    [/触控大屏/, { panel: 'touch' }],
    [/一键即煮/, { panel: 'key' }],
    [/大屏数显/, { window: 'screen' }],
    [/上下双吸/, { mouth: 'double' }],
    [/窄机身洗碗机/, { build: 'slim' }],
    [/简单旋钮|入门电烤箱/, { panel: 'knobs' }],
    [/可视空气炸锅/, { window: 'wide' }],
    [/法式/, { doors: 'french' }],
    [/复古两门冰箱/, { build: 'retro', doors: 'upper' }],
    [/超薄滚筒/, { build: 'slim' }],
    [/新风空调/, { trim: 'fresh' }],
    [/自集尘/, { build: 'dock' }],
    [/折叠电吹风/, { handle: 'folded' }],
    [/无雾加湿器/, { mist: 'none' }]
  ])('shows what a name like %s says', (name, look) => {
    const shapes = families.flatMap((family) =>
      shapesOf(family).filter((_, index) => name.test(family.items[index]?.name[0] ?? ''))
    )
    expect(shapes.length).toBeGreaterThan(0)
    for (const shape of shapes) expect(shape).toMatchObject(look)
  })

  it('is of the model: its versions differ in finish alone, each in its own', () => {
    for (const { skus, pictures } of products) {
      for (const { picture, values } of skus) {
        expect(inBlue(picture)).toBe(inBlue(pictures[0] ?? ''))
        expect(anyFinish.exec(picture)?.[1]).toBe(values.COLOR?.toLowerCase())
      }
    }
  })
})

describe('shapes', () => {
  it('stay as they are when a model is added to its family', () => {
    for (const family of families) {
      const newItem = item('ZZ9999', '新款', 'New', '新', 'New', 1, 'w', [0], 0, 1)
      const more = shapesOf({ ...family, items: [...family.items, newItem] })
      expect(more.slice(0, -1)).toEqual(shapesOf(family))
    }
  })

  it('are what the code in a path says', () => {
    for (const family of families) {
      for (const shape of shapesOf(family)) {
        const code = /-(\d+)-/.exec(pictureUrl(family.kind, 'white', 'front', { shape }))?.[1] ?? ''
        expect(shapeOfCode(family.kind, code)).toEqual(shape)
      }
    }
  })

  it('are named for models that the family has', () => {
    const unknown = families.flatMap(({ looks, items }) =>
      Object.keys(looks).filter((model) => items.every((item) => item.model !== model))
    )
    expect(unknown).toEqual([])
  })

  it('leave a kind’s pictures of before where they were', () => {
    const kind: Kind = 'rice-cooker'
    expect(pictureUrl(kind, 'white', 'front')).toBe('/storage/pictures/rice-cooker-white-front.svg')
    expect(pictureFile('/storage/pictures/rice-cooker-white-front.svg')).toContain('<svg')
  })
})

describe('colours', () => {
  it('each have a swatch, the same wherever the colour is sold, and nothing else has', () => {
    const swatches = new Map<string, string | undefined>()
    for (const { attributes } of products) {
      for (const { attrCode, values } of attributes) {
        for (const { valueCode, swatch } of values) {
          if (attrCode !== 'COLOR') expect(swatch).toBeUndefined()
          else expect(swatches.get(valueCode) ?? swatch).toBe(swatch)
          if (attrCode === 'COLOR') swatches.set(valueCode, swatch)
        }
      }
    }
    expect(swatches.size).toBe(finishNames.length)
    for (const swatch of swatches.values()) expect(swatch).toMatch(/^#[0-9a-f]{6}$/)
  })
})
