import type { ProductDetail, ProductSku } from '@contract'
import {
  arrivalOf,
  chosenNames,
  galleryOf,
  isSoldOut,
  priceView,
  viewerPictureOf
} from '@/features/product/detail/rules'
import { refusalWords, stockWords, stopWords } from '@/features/product/specification/limits'
import { setLocale } from '@/i18n'

const sku = (over: Partial<ProductSku> = {}): ProductSku => ({
  skuCode: 'K1',
  specs: [],
  picture: '/k1.svg',
  priceFen: 59900,
  listPriceFen: 68900,
  available: 86,
  bought: 0,
  ...over
})

beforeEach(() => setLocale('zh-CN'))

describe('the price', () => {
  const flash = { priceFen: 54900, startAt: 100, endAt: 200 }

  it('is the flash price while its window is open, and says when it ends', () => {
    expect(priceView(sku({ flash }), 100)).toEqual({ nowFen: 54900, struckFen: 68900, endsAt: 200 })
  })

  it('is the usual one before, with what is to come, and after', () => {
    expect(priceView(sku({ flash }), 99)).toEqual({
      nowFen: 59900,
      struckFen: 68900,
      coming: { priceFen: 54900, startAt: 100 }
    })
    expect(priceView(sku({ flash }), 200)).toEqual({ nowFen: 59900, struckFen: 68900 })
  })

  it('is compared with nothing that is not higher', () => {
    expect(priceView(sku({ listPriceFen: 59900 }), 0)).toEqual({ nowFen: 59900 })
    expect(priceView(sku({ listPriceFen: 100 }), 0)).toEqual({ nowFen: 59900 })
  })
})

describe('the choice of a version', () => {
  const product = {
    attributes: [
      { attrCode: 'COLOR', name: '颜色', values: [{ valueCode: 'W', name: '白' }] },
      { attrCode: 'SIZE', name: '容量', values: [{ valueCode: '4', name: '4L' }] }
    ],
    pictures: ['/a.svg', '/k1.svg'],
    skus: [sku({ available: 0 }), sku({ available: 1 })]
    // only what the rules read
  } as unknown as ProductDetail

  it('is named in the order of the product', () => {
    expect(chosenNames(product, { SIZE: '4', COLOR: 'W' })).toEqual(['白', '4L'])
    expect(chosenNames(product, { SIZE: '9' })).toEqual([])
  })

  it('leads the gallery by its picture, which is not shown twice', () => {
    expect(galleryOf(product, sku())).toEqual(['/k1.svg', '/a.svg'])
    expect(galleryOf(product, undefined)).toEqual(['/a.svg', '/k1.svg'])
  })

  it('has pictures for a viewer that shows no SVG', () => {
    const shownProduct = { ...product, skus: [sku({ picture: '/k2.svg', sharePicture: '/k2.png' })] }
    expect(viewerPictureOf({ ...shownProduct, viewerPictures: ['/a.png', '/k1.jpg'] }, '/k1.svg')).toBe('/k1.jpg')
    expect(viewerPictureOf(shownProduct, '/k2.svg')).toBe('/k2.png')
    expect(viewerPictureOf({ ...shownProduct, viewerPictures: ['/a.png'] }, '/k1.svg')).toBe('/k1.svg')
  })

  it('is sold out only when no SKU is left', () => {
    expect(isSoldOut(product)).toBe(false)
    expect(isSoldOut({ ...product, skus: [sku({ available: 0 })] })).toBe(true)
  })
})

describe('arrival', () => {
  it.each([
    ['2026/11/20', 'arrivesToday'],
    ['2026/11/21', 'arrivesTomorrow'],
    ['2026-11-23', 'arrivesOn'],
    ['2026/11/01', 'arrivesToday'],
    ['soon', undefined]
  ])('%s', (day, words) => expect(arrivalOf(day, Date.UTC(2026, 10, 20, 15, 59))).toEqual(words))

  it('knows the turn of the year', () => {
    expect(arrivalOf('2027/01/01', Date.UTC(2026, 11, 31, 3))).toEqual('arrivesTomorrow')
  })
})

describe('limits in words', () => {
  it.each([
    [{ available: 3 }, '库存仅有 3 件'],
    [{ available: 86, purchaseLimit: 2 }, '已达每人限购数量'],
    [{ available: 86, purchaseLimit: 2, bought: 2 }, '已买满每人限购数量'],
    [{ available: 9999 }, '一次最多买 200 件']
  ])('%j says %s', (over, words) => expect(stopWords(sku(over))).toBe(words))

  it('name the stock, and the rest of a limit for this shopper', () => {
    const flags = { few: false, several: false }
    expect(stockWords(sku(), flags)).toEqual(['库存 86 件'])
    const few = { ...flags, few: true }
    expect(stockWords(sku({ available: 3, purchaseLimit: 2 }), few)).toEqual(['仅剩 3 件', '每人限购 2 件'])
    expect(stockWords(sku({ purchaseLimit: 3, bought: 1 }), flags)[1]).toBe('每人限购 3 件，还能买 2 件')
    expect(stockWords(sku({ available: 0 }), flags)).toEqual(['该款暂时缺货'])
  })

  it('say that a limit counts all versions, where there are several', () => {
    const several = { few: false, several: true }
    expect(stockWords(sku({ purchaseLimit: 2 }), several)[1]).toBe('每人共限购 2 件')
    expect(stockWords(sku({ purchaseLimit: 3, bought: 1 }), several)[1]).toBe('每人共限购 3 件，还能买 2 件')
  })

  it('tell why no more went into the cart', () => {
    expect(refusalWords({ added: false, stopped: 'LINES', max: 200 })).toBe('购物车已满，最多放 200 种商品')
    expect(refusalWords({ added: false, stopped: 'STOCK', max: 3 })).toBe('连购物车里的一起，最多能买 3 件')
  })
})
