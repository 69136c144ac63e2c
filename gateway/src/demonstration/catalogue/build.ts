/** Makes products and SKUs out of families; the same tables always give the same shop. */
import { finishSwatch, pictureUrl, rasterUrl, type Shape } from '../art'
import { barCodeOf } from './barCode'
import { descriptionHtml } from './description'
import { inHomeRows } from './homeRows'
import { parameterGroupsOf } from './parameters'
import { shapesOf } from './shapes'
import type { BundleChoice, Family, Item, Pair, SizeChoice } from './families/family'
import type { Attribute, Finish, Product, RecommendScene, Sku, Tag, Words } from './types'

const letters: Record<string, Finish> = { w: 'white', a: 'apricot', k: 'black', c: 'celadon', s: 'silver', b: 'blue' }
export const finishWords: Record<Finish, Words> = {
  white: { zh: '云母白', en: 'Mica white' },
  apricot: { zh: '奶茶杏', en: 'Apricot cream' },
  black: { zh: '曜石黑', en: 'Obsidian black' },
  celadon: { zh: '青瓷绿', en: 'Celadon green' },
  silver: { zh: '钛银', en: 'Titanium silver' },
  blue: { zh: '海盐蓝', en: 'Sea-salt blue' }
}

const islands = ['710000', '810000', '820000']
const words = ([zh, en]: Pair): Words => ({ zh, en })

/** A small stable number for a text, to vary stock without chance. */
export function spread(text: string): number {
  let sum = 7
  for (const sign of text) sum = (sum * 31 + sign.charCodeAt(0)) % 100_003
  return sum
}

function stockOf(skuCode: string): number {
  const number = spread(skuCode)
  if (number % 19 === 0) return 0
  if (number % 13 === 0) return 3
  if (number % 17 === 0) return 8
  return 60 + (number % 440)
}

/** The struck price: some way above, ending in 9 yuan; every eleventh product is sold at its list price. */
function listYuan(priceYuan: number, model: string): number {
  const number = spread(model)
  if (number % 11 === 0) return priceYuan
  const rise = Math.ceil((priceYuan * (114 + (number % 36))) / 1000) * 10 - 1
  return Math.max(rise, priceYuan)
}

const finishesOf = (item: Item): Finish[] =>
  [...item.finishes].map((letter) => {
    const finish = letters[letter]
    if (!finish) throw new Error(`Unknown finish ${letter} of ${item.model}`)
    return finish
  })

const sizesOf = (family: Family, item: Item): SizeChoice[] =>
  item.sizes.map((index) => {
    const choice = family.sizes[index]
    if (!choice) throw new Error(`Unknown size ${index} of ${item.model}`)
    return choice
  })

/** What isn't made: the last of several finishes in the largest of several sizes, and extras for a last finish. */
function isMade(finishAt: number, finishes: number, sizeAt: number, sizes: number, bundleAt: number): boolean {
  const lastFinish = finishes > 1 && finishAt === finishes - 1
  if (lastFinish && sizes > 1 && sizeAt === sizes - 1) return false
  return !(lastFinish && finishes > 2 && bundleAt > 0)
}

/** Litres of a pot and the width of a hood are not values of one attribute: a filter would list them together. */
const sizeCodeOf = ({ sizeName }: Family): string => sizeName[1].toUpperCase().replace(/[^A-Z]+/g, '_')

function skusOf(family: Family, item: Item, shape: Shape, inSessions: ReadonlySet<string>): Sku[] {
  const finishes = finishesOf(item)
  const sizes = sizesOf(family, item)
  const bundles: (BundleChoice | undefined)[] = family.bundles.length > 0 ? family.bundles : [undefined]
  const first = sizes[0]?.add ?? 0
  const skus: Sku[] = []
  finishes.forEach((finish, finishAt) =>
    sizes.forEach((choice, sizeAt) =>
      bundles.forEach((extra, bundleAt) => {
        if (!isMade(finishAt, finishes.length, sizeAt, sizes.length, bundleAt)) return
        const skuCode = `Q${item.model}-${item.finishes[finishAt]?.toUpperCase()}${sizeAt + 1}${bundleAt + 1}`
        const onTop = choice.add - first + (extra?.add ?? 0)
        const picture = pictureUrl(family.kind, finish, 'front', { shape })
        const sku: Sku = {
          skuCode,
          barCode: barCodeOf(skuCode),
          values: {
            COLOR: finish.toUpperCase(),
            [sizeCodeOf(family)]: choice.code,
            ...(extra ? { BUNDLE: extra.code } : {})
          },
          priceFen: (item.price + onTop) * 100,
          listPriceFen: (listYuan(item.price, item.model) + onTop) * 100,
          stock: stockOf(skuCode),
          picture,
          sharePicture: rasterUrl(picture),
          weightGrams: choice.grams
        }
        skus.push(inSessions.has(skuCode) ? { ...sku, stock: Math.max(sku.stock, 120) } : sku)
      })
    )
  )
  return skus.sort((a, right) => a.priceFen - right.priceFen)
}

function attributesOf(family: Family, item: Item): Attribute[] {
  const colour: Attribute = {
    attrCode: 'COLOR',
    name: { zh: '颜色', en: 'Colour' },
    values: finishesOf(item).map((finish) => ({
      valueCode: finish.toUpperCase(),
      name: finishWords[finish],
      swatch: finishSwatch(finish)
    }))
  }
  const sizes: Attribute = {
    attrCode: sizeCodeOf(family),
    name: words(family.sizeName),
    values: sizesOf(family, item).map(({ code, name }) => ({ valueCode: code, name: words(name) }))
  }
  const bundles: Attribute = {
    attrCode: 'BUNDLE',
    name: { zh: '套餐', en: 'Bundle' },
    values: family.bundles.map(({ code, name }) => ({ valueCode: code, name: words(name) }))
  }
  return bundles.values.length > 0 ? [colour, sizes, bundles] : [colour, sizes]
}

/** Appliances that carry an energy label, of any grade. */
const withLabel: ReadonlySet<Family['kind']> = new Set([
  'rice-cooker',
  'hood',
  'side-hood',
  'hob',
  'microwave',
  'fridge',
  'fridge-slim',
  'freezer',
  'washer',
  'dryer',
  'aircon',
  'aircon-tower',
  'water-heater',
  'gas-heater'
] satisfies Family['kind'][])

function energyGrade(family: Family, item: Item): Pair | undefined {
  if (item.flags.includes('grade1')) return ['一级', 'Grade 1']
  if (!withLabel.has(family.kind)) return undefined
  return spread(item.model) % 3 === 0 ? ['三级', 'Grade 3'] : ['二级', 'Grade 2']
}

function parametersOf(family: Family, item: Item): { name: Words; value: Words }[] {
  const sizes = sizesOf(family, item)
  const join = (language: 0 | 1) => sizes.map(({ name }) => name[language]).join(' / ')
  const measures = sizes.map(({ width, height, depth }) => `${width}×${height}×${depth}`)
  const kilograms = sizes.map(({ grams }) => `${Math.floor(grams / 1000)}.${Math.floor((grams % 1000) / 100)}kg`)
  const colours = finishesOf(item).map((finish) => finishWords[finish])
  const once = (list: string[]) => [...new Set(list)].join(' / ')
  const row = (name: Pair, value: Pair) => ({ name: words(name), value: words(value) })
  const rows = [
    row(['品牌', 'Brand'], ['栖禾', 'Qihe']),
    row(['型号', 'Model'], [item.model, item.model]),
    row(['类别', 'Type'], family.noun),
    row(['颜色', 'Colours'], [colours.map(({ zh }) => zh).join(' / '), colours.map(({ en }) => en).join(' / ')]),
    row(family.sizeName, [join(0), join(1)]),
    row(['外形尺寸（宽×高×深，mm）', 'Dimensions (W×H×D, mm)'], [once(measures), once(measures)]),
    row(['包装重量', 'Packed weight'], [once(kilograms), once(kilograms)])
  ]
  const grade = energyGrade(family, item)
  if (grade) rows.push(row(['能效等级', 'Energy grade'], grade))
  rows.push(...family.rows.map(([name, value]) => row(name, value)))
  const years = family.warrantyYears
  rows.push(row(['保修', 'Warranty'], [`整机 ${years} 年`, years === 1 ? '1 year' : `${years} years`]))
  return rows
}

function tagsOf(family: Family, item: Item): Tag[] {
  const tags: Tag[] = []
  if (item.days <= 45) tags.push({ text: { zh: '新品', en: 'New' }, kind: 'brand' })
  if (item.flags.includes('grade1')) tags.push({ text: { zh: '一级能效', en: 'Energy grade 1' }, kind: 'ok' })
  if (item.sold >= 8000) tags.push({ text: { zh: '热卖', en: 'Popular' }, kind: 'warm' })
  if (family.installs) tags.push({ text: { zh: '免费安装', en: 'Free installation' }, kind: 'ok' })
  else if (family.large) tags.push({ text: { zh: '送货入户', en: 'Delivered indoors' }, kind: 'brand' })
  return tags.slice(0, 3)
}

function servicesOf(family: Family): { title: Words; note: Words }[] {
  const service = (title: Pair, note: Pair) => ({ title: words(title), note: words(note) })
  const years = family.warrantyYears
  const list = [
    service(
      ['七天无理由', 'Seven-day returns'],
      ['签收后七天内，商品完好可以退货', 'Return it unused within seven days of delivery']
    ),
    service(
      [`${years} 年保修`, years === 1 ? '1-year warranty' : `${years}-year warranty`],
      ['整机保修，凭订单号报修', 'Covers the whole appliance. Just quote your order number']
    )
  ]
  if (family.installs)
    list.unshift(
      service(['免费安装', 'Free installation'], ['送达后 24 小时内预约', 'Arranged within 24 hours of delivery'])
    )
  if (family.large)
    list.push(
      service(
        ['送货入户', 'In-home delivery'],
        ['大件送到家里，运费按地址计算', 'Carried into your home; shipping depends on your address']
      )
    )
  return list
}

function scenesOf(item: Item, family: Family): RecommendScene[] {
  const scenes: RecommendScene[] = ['PRODUCT']
  if (!inHomeRows.has(`Q${item.model}`)) scenes.push('HOME')
  if (item.price < 700) scenes.push('CART', 'PAID')
  if (!family.large || item.days <= 45) scenes.push('MINE')
  return scenes
}

/** The products of a family with their SKUs; those in sessions of the flash sale are well in stock. */
export function productsOf(family: Family, inSessions: ReadonlySet<string>): Product[] {
  const shapes = shapesOf(family)
  return family.items.map((item, index) => productOf(family, item, shapes[index] ?? {}, inSessions))
}

function productOf(family: Family, item: Item, shape: Shape, inSessions: ReadonlySet<string>): Product {
  const finishes = finishesOf(item)
  const skus = skusOf(family, item, shape, inSessions)
  const largest = sizesOf(family, item).at(-1)
  const main = finishes[0] ?? 'white'
  const parameters = parametersOf(family, item)
  const limit = item.flags.includes('limit1') ? 1 : item.flags.includes('limit2') ? 2 : undefined
  const pictures = [
    pictureUrl(family.kind, main, 'front', { shape }),
    pictureUrl(family.kind, main, 'scene', { shape }),
    pictureUrl(family.kind, finishes[1] ?? main, 'angle', { shape }),
    pictureUrl(family.kind, main, 'detail', { shape }),
    pictureUrl(family.kind, main, 'size', { shape, dimensions: largest })
  ]
  return {
    spuCode: `Q${item.model}`,
    shopCode: family.shopCode,
    categoryCode: item.leaf ?? family.leaf,
    title: { zh: `栖禾 ${item.name[0]} ${item.model}`, en: `Qihe ${item.name[1]} ${item.model}` },
    subtitle: words(item.line),
    model: item.model,
    onSale: !item.flags.includes('off'),
    tags: tagsOf(family, item),
    soldCount: item.sold,
    listedDaysAgo: item.days,
    services: servicesOf(family),
    parameters,
    parameterGroups: parameterGroupsOf({
      family,
      item,
      sizes: sizesOf(family, item),
      sizeCode: sizeCodeOf(family),
      colours: finishes.map((finish) => ({ code: finish.toUpperCase(), name: finishWords[finish] })),
      parameters
    }),
    descriptionHtml: {
      zh: descriptionHtml({ family, item, finishes, shape }, 0),
      en: descriptionHtml({ family, item, finishes, shape }, 1)
    },
    pictures,
    viewerPictures: pictures.map(rasterUrl),
    attributes: attributesOf(family, item),
    skus,
    ...(limit ? { purchaseLimit: limit } : {}),
    freightClass: family.large ? 'LARGE' : 'PARCEL',
    restrictedRegionCodes: family.large || family.installs ? islands : [],
    restrictedReason: {
      zh: '该商品需要上门送装，暂不支持配送到所选地区',
      en: 'This item needs delivery and installation at home, which is not offered in the chosen region yet'
    },
    keywords: {
      zh: [...new Set([family.noun[0], ...family.keywords.zh])],
      en: [...new Set([family.noun[1], ...family.keywords.en])]
    },
    scenes: scenesOf(item, family)
  }
}
