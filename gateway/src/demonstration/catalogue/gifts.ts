/** What is given with a product, or with goods of a shop. */
import type { DemonstrationGift } from '../../areas/product'

export const gifts: DemonstrationGift[] = [
  {
    activityCode: 'GIFT-FRYER',
    name: { zh: '买空气炸锅送电水壶', en: 'A kettle with your air fryer' },
    shopCode: 'QH-LIFE',
    spuCode: 'QKZ5525',
    overFen: 0,
    endsInDays: 30,
    items: [
      { skuCode: 'QHK1520-W11', quantity: 120 },
      { skuCode: 'QHK1006-B11', quantity: 80 },
      { skuCode: 'QHK1715-S11', quantity: 0 }
    ]
  },
  {
    activityCode: 'GIFT-LIFE',
    name: { zh: '满 699 元送恒温电水壶', en: 'A keep-warm kettle from ¥699' },
    shopCode: 'QH-LIFE',
    overFen: 69_900,
    endsInDays: 20,
    restrictedRegionCodes: ['650000', '540000'],
    items: [{ skuCode: 'QHK1701-S11', quantity: 200 }]
  },
  {
    activityCode: 'GIFT-PURIFIER',
    name: { zh: '买净水器送后置滤芯', en: 'A filter with your purifier' },
    shopCode: 'QH-LIFE',
    spuCode: 'QJS8012',
    overFen: 0,
    endsInDays: 15,
    items: [{ skuCode: 'QLX8003-W11', quantity: 0 }]
  }
]
