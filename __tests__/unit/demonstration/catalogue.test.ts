/** @jest-environment node */
import { pictureFile } from '../../../gateway/src/demonstration/art'
import { COUPON_KINDS, couponKind, isOfCoupon } from '@domain/rewards/coupon'
import { demonstrationCatalogue } from '../../../gateway/src/demonstration/catalogue'
import type { Product, Words } from '../../../gateway/src/demonstration/catalogue/types'

const {
  shops,
  categories,
  products,
  coupons,
  couponCodes,
  givenCoupons,
  hotWords,
  synonyms,
  systemParameters,
  cancelReasons
} = demonstrationCatalogue
const skus = products.flatMap((product) => product.skus)
const code = /^[A-Za-z0-9_-]{1,64}$/

const repeats = (values: string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index)

/** Every `{zh, en}` below a value, with its place. */
function wordsWithin(value: unknown, place: string): { place: string; words: Words }[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'zh' in value && 'en' in value && typeof value.zh === 'string' ? [{ place, words: value as Words }] : []
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => wordsWithin(inner, `${place}.${key}`))]
}

const offences = (check: (product: Product) => unknown[]): unknown[] => products.flatMap(check)

describe('the demonstration catalogue', () => {
  it('is large enough for a shop', () => {
    expect(shops).toHaveLength(5)
    expect(categories.filter(({ level }) => level === 1)).toHaveLength(12)
    expect(products.length).toBeGreaterThanOrEqual(120)
    expect(skus.length).toBeGreaterThanOrEqual(500)
    expect(coupons.filter(({ offered }) => offered !== false)).toHaveLength(14)
    expect(products.filter(({ onSale }) => !onSale).length).toBeGreaterThanOrEqual(3)
    expect(cancelReasons.length).toBeGreaterThanOrEqual(5)
  })

  it('has a dozen rice cookers on sale that the Chinese word finds', () => {
    const cookers = products.filter(({ onSale, title }) => onSale && title.zh.includes('电饭煲'))
    expect(cookers.length).toBeGreaterThanOrEqual(12)
  })

  it('gives every code once, and only signs the contract allows', () => {
    const lists = [
      shops.map(({ shopCode }) => shopCode),
      categories.map(({ categoryCode }) => categoryCode),
      products.map(({ spuCode }) => spuCode),
      skus.map(({ skuCode }) => skuCode),
      coupons.map(({ couponCode }) => couponCode),
      systemParameters.map((parameter) => parameter.code),
      cancelReasons.map(({ reasonCode }) => reasonCode)
    ]
    for (const list of lists) {
      expect(repeats(list)).toEqual([])
      expect(list.filter((value) => !code.test(value))).toEqual([])
    }
  })

  it('has coupons of every kind, of goods that exist', () => {
    expect(new Set(coupons.map(couponKind))).toEqual(new Set(COUPON_KINDS))
    const idle = coupons.filter((coupon) => !products.some((product) => isOfCoupon(coupon, product)))
    expect(idle.map(({ couponCode }) => couponCode)).toEqual([])
    const codes = coupons.map(({ couponCode }) => couponCode)
    expect(
      [...couponCodes.map(({ couponCode }) => couponCode), ...givenCoupons].filter((code) => !codes.includes(code))
    ).toEqual([])
  })

  it('puts every product into a shop and a leaf that exist, and goods into every leaf', () => {
    const leaves = new Set(categories.filter(({ level }) => level === 3).map(({ categoryCode }) => categoryCode))
    const shopCodes = new Set(shops.map(({ shopCode }) => shopCode))
    expect(
      offences((product) =>
        leaves.has(product.categoryCode) && shopCodes.has(product.shopCode) ? [] : [product.spuCode]
      )
    ).toEqual([])
    expect(
      [...leaves].filter((leaf) => !products.some((product) => product.onSale && product.categoryCode === leaf))
    ).toEqual([])
    expect(shops.filter(({ shopCode }) => !products.some((product) => product.shopCode === shopCode))).toEqual([])
  })

  it('hangs every category below one a level higher', () => {
    const levels = new Map(categories.map(({ categoryCode, level }) => [categoryCode, level]))
    const loose = categories.filter(({ parentCode, level }) =>
      parentCode === null ? level !== 1 : levels.get(parentCode) !== level - 1
    )
    expect(loose).toEqual([])
  })

  it('gives every SKU one existing value of each attribute, and no two SKUs the same', () => {
    const wrong = offences(({ attributes, skus: own, spuCode }) => {
      const isKnown = own.every(
        ({ values }) =>
          Object.keys(values).length === attributes.length &&
          attributes.every(({ attrCode, values: choices }) =>
            choices.some(({ valueCode }) => valueCode === values[attrCode])
          )
      )
      const distinct = repeats(own.map(({ values }) => JSON.stringify(values))).length === 0
      return own.length > 0 && isKnown && distinct ? [] : [spuCode]
    })
    expect(wrong).toEqual([])
  })

  it('offers no attribute value that no SKU has', () => {
    const idle = offences(({ attributes, skus: own }) =>
      attributes.flatMap(({ attrCode, values }) =>
        values.filter(({ valueCode }) => !own.some((sku) => sku.values[attrCode] === valueCode))
      )
    )
    expect(idle).toEqual([])
  })

  it('leaves some combinations unmade, some stock low and some gone', () => {
    const gaps = products.filter(
      ({ attributes, skus: own }) => own.length < attributes.reduce((all, { values }) => all * values.length, 1)
    )
    expect(gaps.length).toBeGreaterThan(20)
    expect(skus.some(({ stock }) => stock === 0)).toBe(true)
    expect(skus.some(({ stock }) => stock > 0 && stock < 10)).toBe(true)
    expect(skus.filter(({ stock }) => stock > 50).length / skus.length).toBeGreaterThan(0.75)
  })

  it('never asks more than the list price, and counts in whole fen', () => {
    const wrong = skus.filter(
      ({ priceFen, listPriceFen }) => !Number.isInteger(priceFen) || priceFen <= 0 || listPriceFen < priceFen
    )
    expect(wrong).toEqual([])
    const plain = coupons.filter(({ benefit }) => benefit === 'AMOUNT')
    expect(plain.filter(({ amountFen, thresholdFen }) => amountFen <= 0 || amountFen >= thresholdFen)).toEqual([])
    expect(coupons.filter(({ benefit, offBp }) => (benefit === 'PERCENT') !== (offBp !== undefined))).toEqual([])
  })

  it('has a flash sale running at every hour of the day', () => {
    const sessions = demonstrationCatalogue.flashSessions?.hours ?? []
    for (let hour = 0; hour < 24; hour++) {
      const open = sessions.filter(({ from, to }) => from <= hour && hour < to).flatMap(({ goods }) => goods)
      expect(open.length).toBeGreaterThanOrEqual(3)
      expect(open.length).toBe(new Set(open.map(({ skuCode }) => skuCode)).size)
    }
    const goodsList = sessions.flatMap(({ goods }) => goods)
    expect(new Set(goodsList.map(({ skuCode }) => skuCode)).size).toBe(12)
    for (const { skuCode, priceFen, allotment, taken } of goodsList) {
      expect(skus.find((sku) => sku.skuCode === skuCode)?.priceFen).toBeGreaterThan(priceFen)
      expect(taken).toBeLessThan(allotment)
    }
  })

  it('says nothing on a tag that is not so', () => {
    const untrue = offences(({ tags, listedDaysAgo, services, parameters, soldCount, freightClass }) =>
      tags.filter(({ text }) => {
        if (text.zh === '新品') return listedDaysAgo > 45
        if (text.zh === '热卖') return soldCount < 8000
        if (text.zh === '免费安装') return !services.some(({ title }) => title.zh === '免费安装')
        if (text.zh === '送货入户') return freightClass !== 'LARGE'
        // what shipping costs hangs on the address, which nobody knows here
        if (/包邮|免运费/.test(text.zh) || /free (delivery|shipping)/i.test(text.en)) return true
        if (text.zh === '一级能效')
          return !parameters.some(({ name, value }) => name.zh === '能效等级' && value.zh === '一级')
        return true // what is saved is told by the prices of the moment
      })
    )
    expect(untrue).toEqual([])
  })

  it('describes every product with 8 to 14 parameters and a plain description in both languages', () => {
    const wrong = offences(({ parameters, descriptionHtml, spuCode }) => {
      const html = [descriptionHtml.zh, descriptionHtml.en]
      const sections = html.every((text) => (text.match(/<h[23]>/g) ?? []).length >= 3)
      const harmless = html.every((text) => !/<script|<style|<iframe|javascript:|\son\w+=/i.test(text))
      return parameters.length >= 8 && parameters.length <= 14 && sections && harmless ? [] : [spuCode]
    })
    expect(wrong).toEqual([])
  })

  it('groups 17 to 24 parameters of every product, each said once, and dearer models differ from plainer ones', () => {
    const wrong = offences(({ parameterGroups = [], spuCode }) => {
      const rows = parameterGroups.flatMap((group) => group.rows)
      const once = new Set(rows.map(({ code }) => code)).size === rows.length
      const codes = rows.every(({ code }) => /^[A-Z_]+$/.test(code))
      return rows.length >= 17 && rows.length <= 24 && once && codes && parameterGroups.length >= 4 ? [] : [spuCode]
    })
    expect(wrong).toEqual([])
    const parametersOf = ({ parameterGroups = [] }: (typeof products)[number]) =>
      JSON.stringify(parameterGroups.filter(({ code }) => code === 'PERFORMANCE' || code === 'FUNCTION'))
    const cookers = products.filter(({ categoryCode }) => categoryCode.startsWith('C0201'))
    expect(new Set(cookers.map(parametersOf)).size).toBeGreaterThan(5)
  })

  it('has every word in both languages, and English without Chinese', () => {
    const all = wordsWithin(demonstrationCatalogue, 'catalogue')
    expect(all.length).toBeGreaterThan(5000)
    const wrong = all.filter(
      ({ words }) => words.zh.trim() === '' || words.en.trim() === '' || /[一-鿿]/.test(words.en)
    )
    expect(wrong.map(({ place }) => place)).toEqual([])
  })

  it('shows only pictures that are drawn, none of them heavy', () => {
    const inText = products.flatMap(({ descriptionHtml }) =>
      [...`${descriptionHtml.zh}${descriptionHtml.en}`.matchAll(/src="([^"]+)"/g)].map((match) => match[1] ?? '')
    )
    const paths = new Set([
      ...shops.map(({ logo }) => logo),
      ...categories.flatMap(({ picture, banner }) => (banner ? [picture, banner.picture] : [picture])),
      ...products.flatMap(({ pictures }) => pictures),
      ...skus.map(({ picture }) => picture),
      ...inText
    ])
    const drawings = [...paths].map((path) => ({ path, length: pictureFile(path)?.length ?? 0 }))
    // banners hold several products
    const most = (path: string) => (path.includes('/category-') ? 9000 : 7000)
    expect(drawings.filter(({ path, length }) => length === 0 || length > most(path))).toEqual([])
  })

  it('keeps large goods from the three regions across the strait', () => {
    const large = products.filter(({ freightClass }) => freightClass === 'LARGE')
    expect(large.every(({ restrictedRegionCodes }) => restrictedRegionCodes.join() === '710000,810000,820000')).toBe(
      true
    )
  })

  it('names what people search for, and the stock limit of the spec', () => {
    expect(hotWords.length).toBeGreaterThanOrEqual(8)
    expect(synonyms.every((group) => group.length > 1 && group.every((word) => word === word.toLowerCase()))).toBe(true)
    expect(systemParameters).toContainEqual({ code: 'DEFAULT_SKU_STOCK_LIMIT', defaultValue: '200' })
  })
})

describe('bundles', () => {
  const { products, bundles = [] } = demonstrationCatalogue
  const skus = new Map(
    products.flatMap((product) => product.skus.map((sku) => [sku.skuCode, { ...sku, product: product }]))
  )

  it.each(bundles.map((bundle) => [`${bundle.spuCode} + ${bundle.skuCode}`, bundle] as const))(
    '%s: both are on sale, and the second costs less, not nothing',
    (_, { spuCode, skuCode, offFen }) => {
      const partner = skus.get(skuCode)
      expect(products.find((product) => product.spuCode === spuCode)?.onSale).toBe(true)
      expect(partner?.product.onSale).toBe(true)
      expect(partner?.product.spuCode).not.toBe(spuCode)
      expect(partner?.stock).toBeGreaterThan(0)
      expect(offFen).toBeGreaterThan(0)
      expect(offFen).toBeLessThan((partner?.priceFen ?? 0) / 2)
    }
  )
})
