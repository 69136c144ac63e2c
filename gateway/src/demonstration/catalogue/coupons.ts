/** Coupons of every kind, codes that give one, and what the first shopper was given. */
import type { Product } from './types'
import type { Coupon, CouponCode } from '../../areas/coupon'

const coupon = (
  couponCode: string,
  names: [zh: string, en: string],
  [thresholdYuan, amountYuan]: [number, number],
  shopCode: string | null,
  endsInDays: number,
  [quantity, given]: [number, number],
  facts: Partial<Coupon> = {}
): Coupon => ({
  couponCode,
  name: { zh: names[0], en: names[1] },
  benefit: 'AMOUNT',
  amountFen: amountYuan * 100,
  thresholdFen: thresholdYuan * 100,
  shopCode,
  startsInDays: -3,
  endsInDays,
  quantity,
  given,
  ...facts
})

/** Not on offer: somebody gives it. */
const gift = { offered: false }

export const couponsFor = (products: readonly Product[]): Coupon[] => {
  const ofLeaf = (leaf: string) =>
    products.flatMap((product) => (product.categoryCode === leaf ? [product.spuCode] : []))
  return [
    coupon('CP-ALL-500', ['全场满减券', 'Storewide coupon'], [500, 60], null, 30, [5000, 3200]),
    coupon('CP-ALL-2000', ['大家电满减券', 'Large-appliance coupon'], [2000, 200], null, 30, [3000, 13_600], {
      receiveUntilHours: 60
    }),
    coupon('CP-FLAG-300', ['旗舰店饭煲券', 'Flagship rice cooker coupon'], [300, 30], 'QH-FLAGSHIP', 20, [2000, 900]),
    coupon('CP-KIT-1000', ['厨电专营券', 'Qihe Kitchen coupon'], [1000, 100], 'QH-KITCHEN', 20, [2000, 700]),
    coupon('CP-HOME-3000', ['冰洗专营券', 'Fridge and laundry coupon'], [3000, 300], 'QH-HOME', 20, [1000, 4000]),
    coupon('CP-LIFE-99', ['生活小电券', 'Qihe Living coupon'], [99, 10], 'QH-LIFE', 15, [8000, 4500]),
    coupon('CP-FLAG-WEEK', ['旗舰店满减券', 'Flagship coupon'], [600, 60], 'QH-FLAGSHIP', 25, [3200, 1800], {
      validDays: 7
    }),
    coupon('CP-HOME-WASH', ['洗衣机折扣券', 'Laundry discount'], [1000, 150], 'QH-HOME', 12, [43, 1957], {
      benefit: 'PERCENT',
      offBp: 1500,
      categoryCodes: ['C050101', 'C050201'],
      withoutFlash: true
    }),
    coupon('CP-ALL-FREIGHT', ['小家电运费券', 'Small-appliance delivery'], [19, 20], null, 28, [6000, 2400], {
      benefit: 'FREIGHT',
      categoryCodes: ['C020301', 'C020302', 'C020101', 'C020102', 'C020103'],
      validDays: 10
    }),
    coupon('CP-KIT-HOOD', ['侧吸烟机专享券', 'Side hood coupon'], [1500, 150], 'QH-KITCHEN', 14, [300, 0], {
      spuCodes: ofLeaf('C010102'),
      receiveFromHours: 5
    }),
    coupon('CP-KIT-OVEN', ['烤箱炸锅券', 'Oven and air fryer coupon'], [800, 80], 'QH-KITCHEN', 22, [710, 290], {
      categoryCodes: ['C030101', 'C030103']
    }),
    coupon('CP-KIT-GONE', ['厨电早鸟券', 'Early-bird kitchen coupon'], [999, 90], 'QH-KITCHEN', 9, [0, 500]),
    coupon('CP-LIFE-TENTH', ['生活小电九折券', '10% off Qihe Living'], [199, 50], 'QH-LIFE', 18, [1200, 300], {
      benefit: 'PERCENT',
      offBp: 1000,
      withoutFlash: true
    }),
    coupon('CP-CLIMATE-1999', ['空调换新券', 'Climate coupon'], [1999, 120], 'QH-CLIMATE', 16, [900, 2100]),
    coupon('CP-GIFT-20', ['见面礼券', 'Welcome coupon'], [199, 20], null, 60, [0, 0], { ...gift, validDays: 15 }),
    coupon('CP-FOLLOW-KIT', ['关注礼券', 'Follower coupon'], [199, 30], 'QH-KITCHEN', 90, [0, 0], {
      ...gift,
      validDays: 15
    }),
    coupon('CP-FOLLOW-FLAG', ['关注礼券', 'Follower coupon'], [99, 10], 'QH-FLAGSHIP', 90, [0, 0], {
      ...gift,
      validDays: 15
    }),
    coupon('CP-COOL-30', ['空调清凉券', 'Cool-room coupon'], [1500, 30], 'QH-CLIMATE', 2, [0, 0], {
      ...gift,
      categoryCodes: ['C060101']
    }),
    coupon('CP-AUTUMN-50', ['秋日满减券', 'Autumn coupon'], [500, 50], null, -6, [0, 0], {
      ...gift,
      startsInDays: -40
    })
  ]
}

export const couponCodes: CouponCode[] = [
  { code: 'WELCOME20', couponCode: 'CP-GIFT-20', left: 2000, endsInDays: 45 },
  { code: 'FIRST20', couponCode: 'CP-GIFT-20', left: 0, endsInDays: 45 },
  { code: 'SUMMER20', couponCode: 'CP-GIFT-20', left: 100, endsInDays: -2 },
  { code: 'FORYOU20', couponCode: 'CP-GIFT-20', left: 1, endsInDays: 45, personal: true }
]

export const givenCoupons: string[] = ['CP-COOL-30', 'CP-AUTUMN-50']
