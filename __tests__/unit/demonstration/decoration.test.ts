/** @jest-environment node */
import { readProps } from '@/features/cms/props'
import { routes as table } from '@/routes/table'
import { pictureFile } from '../../../gateway/src/demonstration/art'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import {
  cmsPages,
  decorationFile,
  siteConfigurationPath,
  siteInfo,
  type BlockType,
  type PageBody
} from '../../../gateway/src/demonstration/decoration'

const startedAt = Date.UTC(2026, 10, 20)
const { pages, availability } = cmsPages(startedAt)
const bodies: PageBody[] = pages.flatMap((page) => [page.default, ...page.archivePages])
const blocks = bodies.flatMap((body) => body.blocks)

/** Every record below a value that a test says yes to. */
function within(value: unknown, test: (record: Record<string, unknown>) => boolean): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const record = value as Record<string, unknown>
  return [...(test(record) ? [record] : []), ...Object.values(record).flatMap((inner) => within(inner, test))]
}

describe('the decoration', () => {
  it('uses every type of block at least once', () => {
    const all: BlockType[] = [
      'banner',
      'iconGrid',
      'notice',
      'pictureCube',
      'productTiles',
      'productRail',
      'productTabs',
      'richText',
      'couponStrip',
      'countdownRail',
      'spacer',
      'searchBar',
      'storeCard',
      'hotZones',
      'richNav',
      'anchorBar',
      'floatingButton',
      'popupPicture',
      'video',
      'stickyTabs',
      'couponRail',
      'flashRail',
      'shopRail',
      'liveStrip',
      'waterfall',
      'footer'
    ]
    const usedTypes = new Set(blocks.map(({ type }) => type))
    expect(all.filter((type) => !usedTypes.has(type))).toEqual([])
  })

  it('gives a block its id once a page', () => {
    for (const body of bodies) {
      const ids = body.blocks.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('has a coming and an expired version of home besides its default', () => {
    const home = pages.find(({ path }) => path === '/pages/index/index')
    expect(home?.archivePages.some((page) => page.startTime > startedAt)).toBe(true)
    expect(home?.archivePages.some((page) => typeof page.endTime === 'number' && page.endTime < startedAt)).toBe(true)
    expect(home?.default.blocks.length).toBeGreaterThan(8)
  })

  it('says for every decorated page that it is there', () => {
    const there = availability.filter(({ havepage }) => havepage).map(({ pageName }) => pageName)
    expect(there.sort()).toEqual(pages.map(({ pageName }) => pageName).sort())
  })

  it('has every word in both languages', () => {
    const texts = within(pages, (record) => 'zh-CN' in record)
    expect(texts.length).toBeGreaterThan(60)
    const wrong = texts.filter((text) => !text['zh-CN'] || !text['en-US'] || /[一-鿿]/.test(String(text['en-US'])))
    expect(wrong).toEqual([])
  })

  it('shows only pictures that are drawn', () => {
    const pictures = within(pages, (record) => typeof record.picture === 'string').map(({ picture }) => String(picture))
    expect(pictures.length).toBeGreaterThan(20)
    expect(pictures.filter((path) => pictureFile(path) === undefined)).toEqual([])
  })

  it('names only goods on sale, categories and shops that exist', () => {
    const { products, categories, shops } = demonstrationCatalogue
    const onSale = new Set(products.filter((product) => product.onSale).map(({ spuCode }) => spuCode))
    const knownCodes = {
      categoryCode: new Set(categories.map(({ categoryCode }) => categoryCode)),
      shopCode: new Set(shops.map(({ shopCode }) => shopCode)),
      spuCode: onSale
    }
    const listedCodes = within(pages, (record) => Array.isArray(record.spuCodes)).flatMap(
      ({ spuCodes }) => spuCodes as string[]
    )
    expect(listedCodes.filter((spuCode) => !onSale.has(spuCode))).toEqual([])
    for (const [key, codes] of Object.entries(knownCodes)) {
      const names = within(pages, (record) => typeof record[key] === 'string').map((record) => String(record[key]))
      expect(names.filter((code) => !codes.has(code))).toEqual([])
    }
  })

  it('is read whole by the app: no block, link or word is lost', () => {
    for (const { id, type, props } of blocks) {
      const value: unknown = JSON.parse(JSON.stringify(props))
      const read: unknown = JSON.parse(JSON.stringify(readProps[type](value)))
      expect({ id, read }).toEqual({ id, read: value })
    }
  })

  it('links to built screens alone', () => {
    const routes = within(pages, (record) => 'route' in record).map(({ route }) => route)
    expect(routes.length).toBeGreaterThan(15)
    const builtKeys = new Set<unknown>(table.flatMap(({ key, built: stands }) => (stands ? [key] : [])))
    expect(routes.filter((route) => !builtKeys.has(route))).toEqual([])
  })
})

describe('the storage host’s files', () => {
  const paths = [
    siteConfigurationPath,
    siteInfo.cmsDecorationUrl,
    siteInfo.pubLovResourceUrl,
    siteInfo.multilanguageUrl.replace('{locale}', 'zh-CN'),
    siteInfo.multilanguageUrl.replace('{locale}', 'en-US')
  ]
  it.each(paths)('%s is JSON', (path) => {
    const text = decorationFile(path, startedAt)
    expect(typeof JSON.parse(text ?? '')).toBe('object')
  })

  it('is not there for another path', () => {
    expect(decorationFile('/bbccms/messages/{locale}.json', startedAt)).toBeUndefined()
    expect(decorationFile('/bbccms', startedAt)).toBeUndefined()
  })
})
