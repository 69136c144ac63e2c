import type { AddressInput } from '../../../../contract'
import type { Words } from '../../core/words'

/** A shopper of the demonstration; the phone numbers are fictional. */
export interface DemonstrationShopper {
  userId: string
  phone: string
  name: Words
  points: number
  spentFen: number
  /** Person of the platform's sandbox who is bound to this shopper. */
  person?: string
  addresses: AddressInput[]
}

const hangzhou = { provinceCode: '330000', cityCode: '330100', districtCode: '330106' }
const shanghai = { provinceCode: '310000', cityCode: '310100', districtCode: '310115' }
const chengdu = { provinceCode: '510000', cityCode: '510100', districtCode: '510107' }
const urumqi = { provinceCode: '650000', cityCode: '650100', districtCode: '650102' }

/** Who can log in on the first start, as `npm start` prints them. */
export const DEMONSTRATION_SHOPPERS: readonly DemonstrationShopper[] = [
  {
    userId: 'u_lin',
    phone: '13800006021',
    name: { zh: '林知夏', en: 'Lin Zhixia' },
    points: 1280,
    spentFen: 326_800,
    person: 'lin',
    addresses: [
      {
        receiver: '林知夏',
        phone: '13800006021',
        ...hangzhou,
        detail: '栖禾路18号3幢2单元501室',
        tag: 'HOME',
        isDefault: true
      },
      {
        receiver: '林知夏',
        phone: '13800006021',
        ...shanghai,
        detail: '云汀大道100号9楼',
        tag: 'WORK',
        isDefault: false
      }
    ]
  },
  {
    userId: 'u_chen',
    phone: '13800006022',
    name: { zh: '陈屿', en: 'Chen Yu' },
    points: 60,
    spentFen: 6_000,
    addresses: [
      { receiver: '陈屿', phone: '13800006022', ...chengdu, detail: '青禾街6号1栋1201室', tag: 'HOME', isDefault: true }
    ]
  },
  {
    userId: 'u_amina',
    phone: '13800006023',
    name: { zh: '阿米娜', en: 'Amina' },
    points: 0,
    spentFen: 0,
    addresses: [
      { receiver: '阿米娜', phone: '13800006023', ...urumqi, detail: '丰年路22号', tag: 'PARENTS', isDefault: true }
    ]
  },
  {
    userId: 'u_zhou',
    phone: '13800006024',
    name: { zh: '周小满', en: 'Zhou Xiaoman' },
    points: 0,
    spentFen: 0,
    addresses: []
  }
]
