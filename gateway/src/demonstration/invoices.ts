/** Who sells in the demonstration's shops, and invented companies that ask for invoices. */
import type { DemonstrationInvoices } from '../areas/invoice'

const sellers: DemonstrationInvoices['sellers'] = {
  'QH-FLAGSHIP': { name: '栖禾电器（宁波）有限公司', first17: '91330212MA5G7H8J3' },
  'QH-KITCHEN': { name: '栖禾厨电（宁波）有限公司', first17: '91330212MA5G7K2P6' },
  'QH-HOME': { name: '栖禾冰洗（合肥）有限公司', first17: '91340100MA8N4C7R1' },
  'QH-CLIMATE': { name: '栖禾暖通（佛山）有限公司', first17: '91440605MA5D9T3X8' }
}

const places = [
  ['杭州', '330106'],
  ['宁波', '330203'],
  ['苏州', '320505'],
  ['成都', '510107'],
  ['武汉', '420106'],
  ['厦门', '350203']
] as const
const names = [
  '云岭',
  '临云岭',
  '青禾里',
  '松间月',
  '澄湖',
  '听石',
  '拾光舟',
  '南屿',
  '半亩田',
  '知微堂',
  '望舒台',
  '和煦里'
]
const trades = ['设计', '文化传媒', '茶业', '软件', '物业管理', '餐饮管理', '建筑装饰']

const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Nine signs that differ from company to company. */
const body = (number: number): string =>
  `MA${Array.from({ length: 7 }, (_, place) => signs.charAt((number * (place * 6 + 7) + place * 11 + 2) % signs.length)).join('')}`

/** Every name in each place, in one trade or two. */
const companies = places.flatMap(([place, region], placeAt) =>
  names.flatMap((name, nameAt) => {
    const number = placeAt * names.length + nameAt
    return [0, 3].slice(0, 1 + (number % 2)).map((step) => ({
      name: `${place}${name}${trades[(number + step) % trades.length] ?? ''}有限公司`,
      first17: `91${region}${body(number * 2 + step)}`
    }))
  })
)

export const invoices: DemonstrationInvoices = { sellers, companies }
