/** What the flash sale's sessions of the demonstration sell: they tile the day, so that one always runs. */
import type { Catalogue } from './types'

type Sessions = NonNullable<Catalogue['flashSessions']>
type Goods = Sessions['hours'][number]['goods'][number]

/** `percent` of the hundred pieces are gone as it begins. */
const goodsOf = (skuCode: string, priceYuan: number, percent: number): Goods => ({
  skuCode,
  priceFen: priceYuan * 100,
  allotment: 100,
  taken: percent
})

const hours: Sessions['hours'] = [
  {
    from: 0,
    to: 10,
    goods: [
      goodsOf('QHK1701-S11', 79, 72),
      goodsOf('QKX3512-K11', 299, 41),
      goodsOf('QFB1601-W11', 169, 88),
      goodsOf('QXC6012-C11', 599, 23)
    ]
  },
  {
    from: 10,
    to: 14,
    goods: [
      goodsOf('QFC4083-A11', 549, 62),
      goodsOf('QKZ4018-C11', 219, 35),
      goodsOf('QCF1608-W11', 249, 81),
      goodsOf('QYS3016-W11', 329, 14)
    ]
  },
  {
    from: 14,
    to: 20,
    goods: [
      goodsOf('QHK1520-W11', 99, 76),
      goodsOf('QPB1202-W11', 249, 48),
      goodsOf('QSD0902-W11', 759, 29),
      goodsOf('QKJ3001-W11', 239, 91)
    ]
  },
  {
    from: 20,
    to: 24,
    goods: [
      goodsOf('QKX3512-K11', 299, 52),
      goodsOf('QKZ4018-C11', 219, 67),
      goodsOf('QHK1520-W11', 99, 83),
      goodsOf('QSD0902-W11', 759, 18)
    ]
  }
]

export const flashSessions: Sessions = {
  days: 3,
  hours,
  others: [
    { allotment: 300, taken: 264 },
    { allotment: 120, taken: 56 },
    { allotment: 80, taken: 73 },
    { allotment: 60, taken: 60 }
  ]
}

export const skusInSessions: ReadonlySet<string> = new Set(
  hours.flatMap(({ goods }) => goods.map(({ skuCode }) => skuCode))
)
